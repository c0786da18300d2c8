/** The hint to show: one that somebody is reading stays until it has been read. */
export function hintToShow(
  shown: string,
  fitting: readonly string[],
  read: readonly string[],
  over: boolean,
): string | undefined {
  const stays = shown && !read.includes(shown) && (!over || fitting.includes(shown));
  return stays ? shown : fitting[0];
}
