// What people are called on their own screen.
import { t } from "../speech.svelte";
import type { SeatInfo } from "../wire/types";

/** Somebody who has given no name is “you” here, and a guest to the others. */
export function withYou(
  names: readonly string[],
  seats: readonly SeatInfo[],
  unnamed: boolean,
): readonly string[] {
  const mine = seats.filter((seat) => seat.mine);
  if (!unnamed || mine.length !== 1) return names;
  return names.map((name, seat) => (seat === mine[0]!.seat ? t("page-you") : name));
}
