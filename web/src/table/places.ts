// The place of every player: winners first, then by points; equal points share a place.
export interface Result {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export function placesOf({ scores, winners }: Result): number[] {
  const better = (a: number, b: number) =>
    Number(winners.includes(a)) - Number(winners.includes(b)) || scores[a]! - scores[b]!;
  return scores.map((_, seat) => 1 + scores.filter((_, other) => better(other, seat) > 0).length);
}
