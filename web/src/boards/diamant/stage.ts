// From what happened to what is played out before the next choice: a reveal, a strike, a find.
import type { Text, Views } from "../../wire/types";

export type View = Views["diamant"];
export type CardView = View["row"][number];
export type Trap = View["traps"][number]["trap"];

export interface Reveal {
  going: readonly number[];
  leaving: readonly number[];
}
export interface Strike {
  trap: Trap;
  players: readonly number[];
  lost: number;
  /** The sentence, as it came over the wire. */
  text: Text;
}
export interface Find {
  share: number;
  rest: number;
}
export interface Happened {
  reveal: Reveal | null;
  strike: Strike | null;
  /** The card that was turned up last, and is a treasure. */
  find: Find | null;
}

const seats = (value: unknown): readonly number[] => (value as number[] | undefined) ?? [];

/** The last of each kind: what came before it has been overtaken. */
export function read(events: readonly Text[]): Happened {
  const found: Happened = { reveal: null, strike: null, find: null };
  for (const { key, args } of events) {
    const kind = key.replace("diamant-event-", "");
    if (kind === "going-on") found.reveal = { going: seats(args.players), leaving: [] };
    else if (kind === "leaving")
      found.reveal = { going: found.reveal?.going ?? [], leaving: seats(args.players) };
    else if (kind === "sprung") {
      found.strike = {
        trap: args.trap as Trap,
        players: seats(args.players),
        lost: Number(args.lost),
        text: { key, args },
      };
    } else if (kind === "treasure") {
      found.find = { share: Number(args.share), rest: Number(args.rest) };
    } else if (kind === "trap" || kind === "relic") found.find = null;
  }
  return found;
}

/** The table at the moment of the strike: the old row with the second trap at its end. */
export function struck(before: View, strike: Strike): View {
  return {
    ...before,
    row: [...before.row, { kind: "trap", trap: strike.trap }],
    players: before.players.map((player, seat) => ({
      ...player,
      in_cave: strike.players.includes(seat),
    })),
  };
}
