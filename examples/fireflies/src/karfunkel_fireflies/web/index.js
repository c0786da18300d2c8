// Fireflies on the page: plain JavaScript without a build step. The page calls each of these
// functions with an element and what to show; see docs/adding-a-game.md.
import { board } from "./board.js";
import { cover } from "./cover.js";
import sample from "./sample.js";
import { score } from "./score.js";

const asked = ({ position }) => position.legal.length > 0;

export default {
  board,
  cover,
  score,
  sample,
  hints: [
    ["favourite", ({ seen }) => seen.has("fireflies-event-dealt")],
    ["choice", asked],
    ["lantern", (moment) => asked(moment) && moment.position.view.night > 1],
    ["over", ({ position }) => position.over],
  ],
  sounds: { caught: "good", shone: "good", "game-over": "over" },
};
