// Names for parts of the view, and what the events of a beat say.
import type { Text, Views } from "../../wire/types";

export type View = Views["diamant"];
export type CardView = View["row"][number];
export type Trap = View["traps"][number]["trap"];

export interface Reveal {
  going: readonly number[];
  leaving: readonly number[];
}
export interface Happened {
  reveal: Reveal | null;
  /** The trap that has struck. */
  strike: Trap | null;
  /** What everybody in the cave gets of a treasure, and what is left over. */
  find: { share: number; rest: number } | null;
  /** Who carries relics out. */
  relics: number | null;
}

const seats = (value: unknown): readonly number[] => (value as number[] | undefined) ?? [];

export function read(events: readonly Text[]): Happened {
  const found: Happened = { reveal: null, strike: null, find: null, relics: null };
  for (const { key, args } of events) {
    switch (key.replace("diamant-event-", "")) {
      case "going-on":
        found.reveal = { going: seats(args.players), leaving: [] };
        break;
      case "leaving":
        found.reveal = { going: found.reveal?.going ?? [], leaving: seats(args.players) };
        break;
      case "sprung":
        found.strike = args.trap as Trap;
        break;
      case "treasure":
        found.find = { share: Number(args.share), rest: Number(args.rest) };
        break;
      case "relics-taken":
        found.relics = Number(args.player);
    }
  }
  return found;
}
