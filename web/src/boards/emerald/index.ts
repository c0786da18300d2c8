import type { GameParts } from "../game";
import { asked, over, seen } from "../hints";
import { stage } from "./beats";
import type { GemKind } from "./table";

const parts: GameParts = {
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  score: () => import("./Score.svelte"),
  sample: () => import("./sample.json"),
  stage,
  heads: ["turn-begins"],
  marks: (event, { gem }) =>
    event === "gem-taken" || event === "gem-up" ? [{ gem: gem as GemKind }] : [],
  aims: (event, { player }, seat) => (event === "caught" || event === "eaten") && player === seat,
  scores: (view) => view.players.map(({ score }: { score: number | null }) => score),
  hints: [
    ["move", asked("emerald-question-first")],
    ["second", asked("emerald-question-second")],
    ["take", asked("emerald-question-take")],
    ["dragon", seen("emerald-event-dragon-moved")],
    ["victim", asked("emerald-question-victim")],
    ["bribe", asked("emerald-question-answer")],
    ["strip", seen("emerald-event-strip-shifted")],
    ["treasure", seen("emerald-event-treasure-taken")],
    ["over", over],
  ],
  sounds: {
    "knight-moved": "walk",
    "dragon-moved": "dice",
    caught: "roar",
    eaten: "bad",
    "gold-taken": "good",
    "gem-taken": "gems",
    "gold-up": "card",
    "gem-up": "card",
    "four-gems": "good",
    "treasure-taken": "good",
    "game-over": "over",
  },
};

export default parts;
