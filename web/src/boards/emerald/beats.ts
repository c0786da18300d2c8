// How the events of Emerald are played: a knight walks, a card is taken and the next one turned up,
// the die rolls, the dragon walks, catches and eats.
import { acts, type Args } from "../beat";
import type { Colour, GemKind, View } from "./table";

type Player = View["players"][number];

/** A knight more or less in a place, on the way or out of play. */
function stand(view: View, place: string, colour: Colour, by: number): View {
  const count = <P extends { place: string; knights: View["way"][number]["knights"] }>(
    spot: P,
  ): P =>
    spot.place === place
      ? { ...spot, knights: { ...spot.knights, [colour]: (spot.knights[colour] ?? 0) + by } }
      : spot;
  return { ...view, way: view.way.map(count), gone: view.gone.map(count) };
}
const change = (view: View, seat: number, how: (player: Player) => Player): View => ({
  ...view,
  players: view.players.map((player, n) => (n === seat ? how(player) : player)),
});
/** The piles of a field as they are at the end; without a new card on top until it is turned up. */
function pile(view: View, { field }: Args, after: View, what: "gold" | "gems", up: boolean): View {
  return {
    ...view,
    piles: view.piles.map((piles, n) => {
      if (piles.field !== field) return piles;
      const now = after.piles[n]!;
      return { ...piles, [what]: up ? now[what] : { ...now[what], top: null } };
    }),
  };
}

export const stage = acts<View>("emerald", {
  "first-player": { kind: "note" },
  "laid-out": { kind: "place", join: true },
  "turn-begins": {
    kind: "begin",
    times: 0.7,
    change: (view, { player, turn }) => ({ ...view, active: player, turn }),
  },
  "knight-moved": {
    kind: "move",
    change: (view, { player, colour, from, to }) => {
      const moved = stand(stand({ ...view, moves: [] }, from, colour, -1), to, colour, 1);
      return to === "chamber"
        ? change(moved, player, (one) => ({ ...one, chamber: one.chamber + 1 }))
        : moved;
    },
  },
  stopped: { kind: "note" },
  "gold-taken": {
    kind: "take",
    change: (view, args, after) =>
      change(pile(view, args, after, "gold", false), args.player, (player) => ({
        ...player,
        gold_cards: player.gold_cards + 1,
        gold: player.gold && [...player.gold, args.value],
      })),
  },
  "gem-taken": {
    kind: "take",
    change: (view, args, after) =>
      change(pile(view, args, after, "gems", false), args.player, (player) => ({
        ...player,
        gems: { ...player.gems, [args.gem]: (player.gems[args.gem as GemKind] ?? 0) + 1 },
      })),
  },
  "gold-up": {
    kind: "draw",
    times: 0.6,
    change: (view, args, after) => pile(view, args, after, "gold", true),
  },
  "gem-up": {
    kind: "draw",
    times: 0.6,
    change: (view, args, after) => pile(view, args, after, "gems", true),
  },
  "four-gems": { kind: "take", change: (view, { player }) => ({ ...view, four_gems: player }) },
  "treasure-taken": {
    kind: "take",
    change: (view, { player, left }) =>
      change({ ...view, treasures_left: left }, player, (one) => ({
        ...one,
        treasures: one.treasures + 1,
      })),
  },
  "dragon-moved": [
    { kind: "roll", silent: true },
    {
      kind: "move",
      times: 1.4,
      change: (view, { field, facing }) => ({
        ...view,
        dragon: { ...view.dragon, field, facing, reach: [] },
      }),
    },
  ],
  "nobody-caught": { kind: "note" },
  caught: {
    kind: "strike",
    change: (view, { player, colour, field }) => ({ ...view, caught: { player, colour, field } }),
  },
  bribed: {
    kind: "take",
    change: (view, { player }) =>
      change({ ...view, caught: null }, player, (one) => ({
        ...one,
        gold_cards: one.gold_cards - 1,
      })),
  },
  "bribe-paid": { kind: "note", times: 0.5 },
  eaten: {
    kind: "strike",
    change: (view, { player, colour }) =>
      change(
        {
          ...stand(stand(view, `cave-${view.dragon.field}`, colour, -1), "nest", colour, 1),
          caught: null,
        },
        player,
        (one) => ({ ...one, knights: one.knights - 1, nest: one.nest + 1 }),
      ),
  },
  "strip-shifted": {
    kind: "place",
    change: (view, { first, last }) => ({ ...view, strip: { first, last } }),
  },
  majority: { kind: "count" },
  counted: { kind: "count" },
  "game-over": { kind: "end" },
});
