import { MEADOWS, s, scene } from "./draw.js";

/** The picture on the card of the game. */
export function cover(target) {
  const size = { width: 110, height: 216, viewBox: "0 0 160 140" };
  const scenes = MEADOWS.map((meadow, n) =>
    s(
      "svg",
      { ...size, x: n * 108, preserveAspectRatio: "xMidYMid slice" },
      scene(meadow, [5, 9, 3][n]),
    ),
  );
  const drawn = s(
    "svg",
    { viewBox: "0 0 324 216", preserveAspectRatio: "xMidYMid slice", "aria-hidden": "true" },
    ...scenes,
    s("circle", { cx: 284, cy: 34, r: 15, fill: "#f4ecc9" }),
  );
  target.append(drawn);
  return { destroy: () => drawn.remove() };
}
