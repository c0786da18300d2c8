// How the events of Diamant are played: choices are revealed, people walk home, the card turns, its
// gems are shared, the trap strikes.
import { acts, type Part } from "../beat";
import type { View } from "./table";

type Player = View["players"][number];

const each = (view: View, seats: readonly number[], change: (player: Player) => Player): View => ({
  ...view,
  players: view.players.map((player, seat) => (seats.includes(seat) ? change(player) : player)),
});
const everybody = (view: View) => view.players.map((_, seat) => seat);
const inside = (view: View) => everybody(view).filter((seat) => view.players[seat]!.in_cave);
const paid = (player: Player, gems: number): Player => ({
  ...player,
  chest: player.chest === null ? null : player.chest + gems,
});
const emptied = (view: View): View => ({
  ...view,
  row: [],
  lying: 0,
  relics_lying: 0,
  traps: view.traps.map((trap) => ({ ...trap, lying: false })),
});

/** The row with one more card; what the deck holds now is known if it is the last card. */
function turned(view: View, card: View["row"][number], after: View): View {
  const row = [...view.row, card];
  if (row.length !== after.row.length) return { ...view, row };
  const { deck, deck_kinds, danger, traps } = after;
  return { ...view, row, deck, deck_kinds, danger, traps };
}

const reveal: Part<View> = { kind: "reveal", join: true };

export const stage = acts<View>("diamant", {
  "round-begins": {
    kind: "begin",
    change: (view, { round }) =>
      each({ ...emptied(view), round, phase: "choose" }, everybody(view), (player) => ({
        ...player,
        in_cave: true,
        hand: 0,
      })),
  },
  "going-on": reveal,
  leaving: [
    reveal,
    {
      kind: "move",
      silent: true,
      change: (view, { players, gems, rest }) =>
        each({ ...view, lying: rest }, players, (player) => ({
          ...paid(player, gems),
          in_cave: false,
          hand: 0,
        })),
    },
  ],
  "relics-taken": {
    kind: "take",
    change: (view, { player: seat, relics, worth }) =>
      each({ ...view, relics_lying: 0 }, [seat], (player) => ({
        ...paid(player, worth),
        relics: player.relics + relics,
      })),
  },
  treasure: [
    {
      kind: "draw",
      change: (view, { value }, after) => turned(view, { kind: "treasure", value }, after),
    },
    {
      kind: "take",
      silent: true,
      change: (view, { share, rest }) =>
        each({ ...view, lying: view.lying + rest }, inside(view), (player) => ({
          ...player,
          hand: player.hand + share,
        })),
    },
  ],
  trap: {
    kind: "draw",
    change: (view, { trap }, after) => turned(view, { kind: "trap", trap }, after),
  },
  relic: {
    kind: "draw",
    change: (view, { lying }, after) => ({
      ...turned(view, { kind: "relic" }, after),
      relics_lying: lying,
    }),
  },
  sprung: {
    kind: "strike",
    change: (view, { players }) => each(view, players, (player) => ({ ...player, hand: 0 })),
  },
  "round-over": {
    kind: "clear",
    change: (view) =>
      each(emptied(view), everybody(view), (player) => ({ ...player, in_cave: false, hand: 0 })),
  },
  "game-over": { kind: "end" },
});
