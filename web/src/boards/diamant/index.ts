import type { GameParts } from "../game";
import { asked, both, number, over, seen } from "../hints";
import { stage } from "./beats";

const parts: GameParts = {
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  score: () => import("./Score.svelte"),
  sample: () => import("./sample.json"),
  solver: () => import("./Solver.svelte"),
  stage,
  heads: ["round-begins"],
  marks: (event) => (event === "treasure" ? [{ gem: "ruby" }] : []),
  aims: (event, { players }, seat) =>
    event === "sprung" && Array.isArray(players) && players.includes(seat),
  scores: (view) => view.players.map(({ chest }: { chest: number | null }) => chest),
  hints: [
    ["choice", asked("diamant-question")],
    ["treasure", both(asked("diamant-question"), seen("diamant-event-treasure"))],
    ["trap", seen("diamant-event-trap")],
    ["relic", seen("diamant-event-relic")],
    ["leaving", seen("diamant-event-leaving")],
    ["sprung", seen("diamant-event-sprung")],
    ["round", number("round", 2)],
    ["over", over],
  ],
  sounds: {
    "round-begins": "torch",
    sprung: "rumble",
    trap: "card",
    treasure: "gems",
    relic: "card",
    leaving: "walk",
    "relics-taken": "good",
    "game-over": "over",
  },
};

export default parts;
