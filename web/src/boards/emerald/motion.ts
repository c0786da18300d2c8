// From a beat to what moves in the picture.
import type { Beat } from "../beat";
import { stations, tread, type Land, type Spot } from "./geography";
import type { Mover } from "./Movers.svelte";
import type { Colour, GemKind, View } from "./table";

export interface Moving {
  readonly movers: readonly Mover[];
  /** A knight that is still on its way to where the view has it already. */
  readonly absent: { place: string; colour: Colour } | null;
  /** The fields the dragon treads on, one after the other. */
  readonly path: readonly number[];
  /** The die that rolls. */
  readonly roll: number | null;
  readonly mood: "calm" | "walks" | "snaps";
  /** The places that the beat is about. */
  readonly marked: readonly string[];
}

export const CALM: Moving = {
  movers: [],
  absent: null,
  path: [],
  roll: null,
  mood: "calm",
  marked: [],
};

/** What one beat sets in motion. `hand` is where a player's things lie. */
export function moving(
  { kind, events, before, shown }: Beat<View>,
  land: Land,
  hand: (seat: number) => Spot,
  id: number,
): Moving {
  const found = { ...CALM, movers: [] as Mover[], marked: [] as string[] };
  const spot = (place: string) => land.spots[place]!;
  const fly = (what: Mover["what"], stops: readonly Spot[], leap = land.stone * 0.5) =>
    found.movers.push({ id: `${id}.${found.movers.length}`, what, stops, ms: shown, leap });
  for (const { key, args } of events) {
    const field = `cave-${String(args.field)}`;
    const lair = `cave-${before.dragon.field}`;
    const seat = Number(args.player);
    const colour = args.colour as Colour;
    switch (key.replace("emerald-event-", "")) {
      case "knight-moved": {
        const [from, to] = [String(args.from), String(args.to)];
        fly({ knight: colour }, stations(from, to).map(spot), land.stone * 0.3);
        found.absent = { place: to, colour };
        found.marked.push(from, to);
        break;
      }
      case "gold-taken":
      case "gem-taken": {
        const pile = land.piles[Number(args.field) - 1]!;
        const gem = args.gem as GemKind | undefined;
        fly(gem ? { gem } : { gold: Number(args.value) }, [pile, hand(seat)]);
        found.marked.push(field);
        break;
      }
      case "treasure-taken":
        fly("treasure", [spot("chamber"), hand(seat)]);
        break;
      case "dragon-moved":
        if (kind === "roll") found.roll = Number(args.roll);
        else {
          const [from, to] = [Number(args.from), Number(args.field)];
          found.path = tread(from, to, Number(args.roll), before.dragon.facing);
          found.mood = "walks";
          found.marked.push(field);
        }
        break;
      case "caught":
        found.mood = "snaps";
        found.marked.push(field);
        break;
      case "bribed":
        fly({ gold: null }, [hand(seat), spot(lair)]);
        found.marked.push(lair);
        break;
      case "eaten":
        // It leaves from where it stood, which is where the dragon stands now.
        fly({ knight: colour }, [spot(lair), spot("nest")], land.stone);
        found.mood = "snaps";
        found.marked.push(lair);
    }
  }
  return found;
}
