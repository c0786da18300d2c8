/* Notes every write, truncation and sync of files in a folder, with the time: LD_PRELOAD=watch.so.

   What a disk would hold after a power cut is computed from the notes (power.py). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

struct note {
  double at;
  int64_t offset;
  int32_t size, path;
  char kind[8];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int notes = -2;

static void put(const char *kind, int fd, const char *path, const void *data, size_t size,
                int64_t offset) {
  char place[64], found[512];
  const char *folder = getenv("SIEGE_FOLDER"), *file = getenv("SIEGE_NOTES");
  if (!folder || !file) return;
  if (!path) {
    int at = 0;
    char digits[16];
    unsigned left = fd;
    do digits[at++] = '0' + left % 10; while (left /= 10);
    strcpy(place, "/proc/self/fd/");
    size_t end = strlen(place);
    while (at) place[end++] = digits[--at];
    place[end] = 0;
    ssize_t length = readlink(place, found, sizeof found - 1);
    if (length < 0) return;
    found[length] = 0;
    path = found;
  }
  if (strncmp(path, folder, strlen(folder))) return;
  struct timespec now;
  pthread_mutex_lock(&lock);
  clock_gettime(CLOCK_MONOTONIC, &now);
  if (notes == -2) notes = syscall(SYS_openat, AT_FDCWD, file, O_CREAT | O_WRONLY | O_APPEND, 0600);
  struct note note = {now.tv_sec + now.tv_nsec / 1e9, offset, size, strlen(path), {0}};
  strncpy(note.kind, kind, 7);
  struct iovec parts[] = {{&note, sizeof note}, {(void *)path, strlen(path)}, {(void *)data, size}};
  syscall(SYS_writev, notes, parts, data ? 3 : 2);
  pthread_mutex_unlock(&lock);
}

#define REAL(name, type, ...)                                   \
  static type (*real)(__VA_ARGS__);                             \
  if (!real) real = (type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
  REAL("pwrite", ssize_t, int, const void *, size_t, off_t);
  ssize_t done = real(fd, data, size, offset);
  if (done > 0) put("write", fd, 0, data, done, offset);
  return done;
}
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t offset) {
  REAL("pwrite64", ssize_t, int, const void *, size_t, off64_t);
  ssize_t done = real(fd, data, size, offset);
  if (done > 0) put("write", fd, 0, data, done, offset);
  return done;
}
int ftruncate(int fd, off_t size) {
  REAL("ftruncate", int, int, off_t);
  int failed = real(fd, size);
  if (!failed) put("cut", fd, 0, 0, 0, size);
  return failed;
}
int ftruncate64(int fd, off64_t size) {
  REAL("ftruncate64", int, int, off64_t);
  int failed = real(fd, size);
  if (!failed) put("cut", fd, 0, 0, 0, size);
  return failed;
}
int fsync(int fd) {
  REAL("fsync", int, int);
  put("begin", fd, 0, 0, 0, 0);
  int failed = real(fd);
  if (!failed) put("sync", fd, 0, 0, 0, 0);
  return failed;
}
int fdatasync(int fd) {
  REAL("fdatasync", int, int);
  put("begin", fd, 0, 0, 0, 0);
  int failed = real(fd);
  if (!failed) put("sync", fd, 0, 0, 0, 0);
  return failed;
}
int unlink(const char *path) {
  REAL("unlink", int, const char *);
  int failed = real(path);
  if (!failed) put("remove", 0, path, 0, 0, 0);
  return failed;
}
