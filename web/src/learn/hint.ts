/** The hint to show: the one that somebody reads stays until it was read, whatever comes up. */
export function hintToShow(
  shown: string,
  fitting: readonly string[],
  read: readonly string[],
  over: boolean,
): string | undefined {
  const stays = shown && !read.includes(shown) && (!over || fitting.includes(shown));
  return stays ? shown : fitting[0];
}
