// Small drawings for King of the Dice, all our own. Those of the map, gems and flames are also in
// the picture of `karfunkel map --svg`, so they are part of the Python package. A shape is how it
// is painted and its path: i ink line, t thin line, f filled with ink, p filled with the drawing's
// own colour, w filled with paper.
import art from "../../../../src/karfunkel/games/kingdice/screens/art.json";

export type Shape = readonly [paint: "i" | "t" | "f" | "p" | "w", path: string];

export interface Terrain {
  name: string;
  /** The colour of the field, and that of the icon; colour is only an aid. */
  tint: string;
  accent: string;
  /** A pattern of 16 by 16 in ink, different for every terrain. */
  ground: string;
  /** In a box from -20 to 20; a terrain of a custom box has none. */
  icon: readonly Shape[];
}

const KNOWN = art.terrains as unknown as readonly Terrain[];

/** How a terrain looks; one of a custom box borrows the ground of its number. */
export function terrainArt(terrain: string, number: number): Terrain {
  const known = KNOWN.find(({ name }) => name === terrain);
  return known ?? { ...KNOWN[number % KNOWN.length]!, icon: [] };
}

/** Gems, in a box from -14 to 14: light, middle and dark facets, and the outline. */
export const GEMS = art.gems as unknown as Readonly<
  Record<"white" | "gold", { outline: string; facets: readonly (readonly [string, string])[] }>
>;

/** A flame in a box from -16 to 16. */
export const FLAME = art.flame;

/** A castle tile's keep in a box from -30 to 30, base at 22. */
export const CASTLE = {
  body: "M-27 22V-12h5v5h5v-5h5v9h5v-5h5v5h4v-5h5v5h5v-9h5v5h5v-5h5V22z",
  shade: "M8 22V-3h4v5h0v-14h5v5h5v-5h5V22z",
  gate: "M-6 22V13q0-7 6-7t6 7v9z",
  slits: "M-20-1v7M20-1v7",
};

/** How the border of each seat's largest area is drawn. */
export const DASHES = ["none", "22 10", "7 7", "30 8 7 8"] as const;

/** A crown in a box from -12 to 12. */
export const CROWN = "M-11 8V-5l6 5 5-10 5 10 6-5V8z";

export const CHECK = "M-6 0l4 5 8-10";

/** Portraits of the citizens in a box from -24 to 24: colour and path, painted in this order. */
const CITIZENS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  dwarf: [
    ["#8c4a2f", "M-13-6Q-12-20 4-23q-1 6 9 17z"],
    ["#b5653f", "M-13-6Q-12-20 4-23q-6 8-3 17z"],
    ["#f0c69c", "M-12-6h24v10q0 10-12 10T-12 4z"],
    ["#e8e3d8", "M-15-1q4 5 9 4 3-3 6-3t6 3q5 1 9-4 3 23-15 25Q-18 22-15-1z"],
    ["#d98f6c", "M-4-2q0-4 4-4t4 4q0 5-4 5t-4-5z"],
    ["#33261d", "M-10-6l7 3M10-6l-7 3M-5 10q5-3 10 0"],
    ["#6e3a22", "M-15-6h30v-4h-30z"],
  ],
  "card-thief": [
    ["#3d3a5c", "M-18 22q-3-40 18-44 21 4 18 44z"],
    ["#f0c69c", "M-11-4q0-11 11-11t11 11q0 17-11 17T-11-4z"],
    ["#24223a", "M-12-7q12-4 24 0v6q-6 4-10 0h-4q-4 4-10 0z"],
    ["#ffffff", "M-8-4h5v2h-5zM3-4h5v2H3z"],
    ["#33261d", "M-5 7q6 3 10-2"],
    ["#fbf4e2", "M5 8l12-4 5 15-12 4z"],
    ["#b02a30", "M12 11l3 4-1 4-3-2z"],
  ],
  "gem-thief": [
    ["#2c5a58", "M-18 22q-3-40 18-44 21 4 18 44z"],
    ["#f0c69c", "M-11-4q0-11 11-11t11 11q0 17-11 17T-11-4z"],
    ["#173634", "M-12-7q12-4 24 0v6q-6 4-10 0h-4q-4 4-10 0z"],
    ["#ffffff", "M-8-4h5v2h-5zM3-4h5v2H3z"],
    ["#33261d", "M-5 7q6 3 10-2"],
    ["#dceaf4", "M14 3l8 7-8 13-8-13z"],
    ["#8aa9c2", "M14 3l3 7-3 13 8-13z"],
  ],
  tamer: [
    ["#4d7c3a", "M-20 22q0-12 10-14h20q10 2 10 14z"],
    ["#f0c69c", "M-10-6h20v8q0 10-10 10T-10 2z"],
    ["#6d4a2c", "M-11-2q-3-14 11-14t11 14l-4-5h-14z"],
    ["#7fae5f", "M-22-8q22-6 44 0l-9-3q-1-11-13-11t-13 11z"],
    ["#33261d", "M-5-1v3M5-1v3M-4 7q4 3 8 0"],
    ["#c8352b", "M14-2q5 4 5 8 2-1 2-3 4 5 1 10-2 5-7 5t-7-5q-1-4 3-8 1 3 2 2 0-5 1-9z"],
    ["#f8b62d", "M14 8q3 3 2 6-1 2-3 2t-2-3q0-3 3-5z"],
  ],
  brute: [
    ["#7c2f2b", "M-22 22q0-12 11-14h22q11 2 11 14z"],
    ["#e3b184", "M-12-6h24v10q0 9-12 9T-12 4z"],
    ["#8d96a3", "M-14-5q-1-15 14-15t14 15z"],
    ["#b9c0ca", "M-14-5q-1-15 14-15-4 5-4 15z"],
    ["#f3ead2", "M-13-12q-8 0-10-9 8 0 12 4zM13-12q8 0 10-9-8 0-12 4z"],
    ["#33261d", "M-10-3l7 3M10-3l-7 3M-6 8h12M-3 8v-2M3 8v-2"],
    ["#5f6772", "M-2-6h4v9h-4z"],
  ],
  landowner: [
    ["#5a3a8c", "M-21 22q0-12 10-14h22q10 2 10 14z"],
    ["#f0c69c", "M-10-8h20v9q0 11-10 11T-10 1z"],
    ["#6b4a2a", "M-11-1q0 13 11 15 11-2 11-15l-3 4q-8 4-16 0z"],
    ["#d9a520", "M-13-8v-14l6 6 7-8 7 8 6-6v14z"],
    ["#fbd24b", "M-13-8v-14l6 6 7-8v16z"],
    ["#33261d", "M-5-3v3M5-3v3M-3 7h6"],
    ["#b02a30", "M-2-12q0-3 2-3t2 3-2 3-2-3z"],
  ],
};

/** By effect; an empty pile only knows its citizen. */
export const portrait = (effect: string) =>
  CITIZENS[effect === "thief" ? "card-thief" : effect] ?? [];

/** A dragon that flies to the right, in a box from -100 to 100 and -60 to 60. */
export const DRAGON: readonly (readonly [string, string])[] = [
  ["#6e120d", "M-6 6Q-30-38-66-50q18 20 16 40 16-10 26 6z"],
  ["#7d1812", "M-6 20l-8 16 10-4 6 6 6-16zM24 16l-4 14 9-3 6 5 2-16z"],
  [
    "#a8241a",
    "M-100 14q2 14 12 16 22 2 36-14Q-34-2-8 0q24 2 42-8 10-6 20-4l6 10q-10 12-22 16-24 12-52 8-26-2-46 14-26 16-40-22z",
  ],
  ["#f0b27a", "M-30 18q30 6 62-6 12-4 20-12l4 2q-8 10-18 14-24 12-52 8-8-1-16-6z"],
  ["#c9402f", "M16 4Q10-40-24-60q10 24 2 46 14-10 24 6z"],
  ["#f6e7c4", "M56-23L42-40q2 12 6 20zM64-25l-6-16q8 8 14 17z"],
  ["#b52a20", "M44-10q4-16 20-15 16 0 30 13l-13 3q10 3 12 10L73 4q-14 3-23-4z"],
  ["#ffd54a", "M66-17q4-4 7 0-4 4-7 0z"],
];
