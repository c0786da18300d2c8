// Names for parts of the view, and what moves on the table when something happens.
import type { Text, Views } from "../../wire/types";

export type View = Views["emerald"];
export type Colour = View["players"][number]["colours"][number];
export type GemKind = NonNullable<View["piles"][number]["gems"]["top"]>;
export type Move = View["moves"][number];
export type Place = View["way"][number];
export type Piles = View["piles"][number];

export const GEMS: readonly GemKind[] = ["ruby", "emerald", "garnet", "turquoise"];
export const DIE = 6;

/** Something that goes from one part of the picture (a selector) to another. */
export interface Trip {
  what: { knight: Colour } | { gold: number } | { gem: GemKind } | { treasure: true };
  from: string;
  to: string;
}

const at = (place: string) => `[data-place="${place}"]`;
const hand = (player: unknown) => `[data-player="${String(player)}"]`;

/** What goes where, in the order of the events. */
export function trips(events: readonly Text[]): Trip[] {
  const found: Trip[] = [];
  for (const { key, args } of events) {
    const field = at(`cave-${String(args.field)}`);
    switch (key.replace("emerald-event-", "")) {
      case "knight-moved":
        found.push({
          what: { knight: args.colour as Colour },
          from: at(String(args.from)),
          to: at(String(args.to)),
        });
        break;
      case "gold-taken":
        found.push({ what: { gold: Number(args.value) }, from: field, to: hand(args.player) });
        break;
      case "gem-taken":
        found.push({ what: { gem: args.gem as GemKind }, from: field, to: hand(args.player) });
        break;
      case "treasure-taken":
        found.push({ what: { treasure: true }, from: at("chamber"), to: hand(args.player) });
        break;
      case "eaten":
        found.push({
          what: { knight: args.colour as Colour },
          from: "[data-dragon]",
          to: hand(args.player),
        });
    }
  }
  return found;
}

/** The last roll of the die among these events. */
export function lastRoll(events: readonly Text[]): number | null {
  const rolled = events.findLast((event) => event.key === "emerald-event-dragon-moved");
  return rolled ? Number(rolled.args.roll) : null;
}
