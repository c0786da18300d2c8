import type { GameParts } from "../game";
import { asked, over, seen } from "../hints";
import { faces, stage } from "./beats";

const parts: GameParts = {
  board: () => import("./Board.svelte"),
  cover: () => import("./Cover.svelte"),
  score: () => import("./Score.svelte"),
  sample: () => import("./sample.json"),
  options: { arrangement: () => import("./Arrange.svelte") },
  stage,
  heads: ["turn-begins"],
  marks: (event, args) => {
    const dice = { thrown: args.dice, "joker-added": args.joker, "card-stolen": args.joker };
    return faces(dice[event as keyof typeof dice] ?? "").map(({ colour, number }) => ({
      die: colour,
      number,
    }));
  },
  aims: (event, args, seat) =>
    (args.player_victim === seat && ["card-stolen", "gem-stolen", "conquered"].includes(event)) ||
    (event === "flame-placed" && Array.isArray(args.players) && args.players.includes(seat)),
  scores: (view) => view.players.map(({ score }: { score: number }) => score),
  hints: [
    ["roll", asked("kingdice-question-reroll")],
    ["hire", asked("kingdice-question-check")],
    ["tile", asked("kingdice-question-tile")],
    ["settle", asked("kingdice-question-settle")],
    ["steal", asked("kingdice-question-steal-card", "kingdice-question-steal-gem")],
    ["tame", asked("kingdice-question-tame")],
    ["conquer", asked("kingdice-question-conquer")],
    ["alarm", seen("kingdice-event-alarm")],
    ["over", over],
  ],
  sounds: {
    thrown: "dice",
    alarm: "roar",
    "card-on-offer": "card",
    "tile-drawn": "card",
    "card-stolen": "bad",
    "gem-stolen": "bad",
    "flame-placed": "bad",
    hired: "good",
    settled: "good",
    "gem-found": "gems",
    "gem-won": "gems",
    tamed: "good",
    conquered: "good",
    "game-over": "over",
  },
};

export default parts;
