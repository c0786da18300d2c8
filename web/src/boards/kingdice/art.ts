// Small drawings for King of the Dice, all our own; the map of `karfunkel map --svg` shares their
// lines. A shape is how it is painted and its path: i ink line, t thin line, f filled with ink,
// p filled with the drawing's own colour, w filled with paper.
export type Shape = readonly [paint: "i" | "t" | "f" | "p" | "w", path: string];

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export interface Terrain {
  /** The colour of the field, and that of the icon; colour only helps. */
  tint: string;
  accent: string;
  /** A pattern of 16 by 16 in ink, different for every terrain. */
  ground: string;
  /** In a box from -20 to 20; a terrain of somebody's own box has none. */
  icon: readonly Shape[];
}

const leaves = [-3, 5, 13]
  .map((y) => `M0 ${y}q9-1 10-9-9 0-10 9zM0 ${y}q-9-1-10-9 9 0 10 9z`)
  .join("");
const grapes = [
  [-8, -5],
  [0, -5],
  [8, -5],
  [-4, 2],
  [4, 2],
  [0, 9],
]
  .map(([x, y]) => disc(x!, y!, 4.2))
  .join("");

const TERRAINS: Readonly<Record<string, Terrain>> = {
  meadow: {
    tint: "#d9ecb4",
    accent: "#f7d5e2",
    ground: "M3 6l1-4M4 6V1M5 6l1-4M11 14l1-4M12 14V9M13 14l1-4",
    icon: [
      ["i", "M-11 17V2M0 17V-6M11 17V4M-11 11q-5-1-6-5M0 9q6-1 7-6M11 12q5 0 6-4"],
      ["p", disc(-11, -3, 5.5) + disc(0, -12, 6) + disc(11, -1, 5)],
      ["f", disc(-11, -3, 1.8) + disc(0, -12, 2) + disc(11, -1, 1.6)],
    ],
  },
  forest: {
    tint: "#b7d3ad",
    accent: "#79ab72",
    ground: "M4 6l3-5 3 5zM-4 14l3-5 3 5zM12 14l3-5 3 5z",
    icon: [
      ["i", "M-8 12v6M10 15v4"],
      ["p", "M10-8l6 9h-3l5 8h-3l4 6h-18l4-6h-3l5-8h-3z"],
      ["p", "M-8-18l8 12h-4l6 9h-4l6 9h-24l6-9h-4l6-9h-4z"],
    ],
  },
  lake: {
    tint: "#b9dcec",
    accent: "#f4b183",
    ground: "M0 4q4-4 8 0t8 0M0 12q4-4 8 0t8 0",
    icon: [
      ["i", "M-19 8q5-5 9.5 0t9.5 0 9.5 0 9.5 0M-14 15q5-5 9.5 0t9.5 0 9 0"],
      ["p", "M-15-7q11-13 23-2l8-6v15l-8-5q-12 9-23-2z"],
      ["f", disc(-8, -8, 1.6)],
    ],
  },
  mountain: {
    tint: "#d3d3d8",
    accent: "#a9abb8",
    ground: "M0 7l4-5 4 5 4-5 4 5M0 15l4-5 4 5 4-5 4 5",
    icon: [
      ["p", "M-20 16L-5-15l9 17 5-8 11 22z"],
      ["w", "M-11-3L-5-15 3 1l-2 3-2-5-3 5-3-5z"],
    ],
  },
  desert: {
    tint: "#f3e2b0",
    accent: "#9fbf72",
    ground: disc(4, 4, 1.3) + disc(12, 12, 1.3) + disc(12, 4, 0.6) + disc(4, 12, 0.6),
    icon: [
      ["i", "M-19 17q9-5 19-1t19 1"],
      [
        "p",
        "M-6 15v-13h-3q-6 0-6-6v-5h4v5q0 2 2 2h3v-11q0-4 4-4t4 4v7h3q2 0 2-2v-5h4v5q0 6-6 6h-3v17z",
      ],
      ["w", disc(14, -12, 4.5)],
    ],
  },
  swamp: {
    tint: "#c3cfae",
    accent: "#8a6a45",
    ground: "M1 4h6M9 8h6M1 12h6",
    icon: [
      ["i", "M-10 16V-4M0 16V-11M10 16V-1M-18 16h36M-14 11q4 1 4 5M14 10q-4 1-4 6"],
      [
        "p",
        "M-12.5-12q2.5-4 5 0v8q-2.5 4-5 0zM-2.5-18q2.5-4 5 0v8q-2.5 4-5 0zM7.5-8q2.5-4 5 0v8q-2.5 4-5 0z",
      ],
    ],
  },
  vineyard: {
    tint: "#dcc6e2",
    accent: "#8f63ab",
    ground: "M4 0v16M12 0v16",
    icon: [
      ["i", "M0-9q0-6 5-9"],
      ["w", "M1-10q7-9 15-3-4 8-15 3z"],
      ["p", grapes + disc(0, 16, 3.2)],
    ],
  },
  glacier: {
    tint: "#e0f0f5",
    accent: "#8fc3d8",
    ground: "M4 1v6M1 4h6M12 9v6M9 12h6",
    icon: [
      [
        "i",
        "M0-19v38M-16.5-9.5l33 19M-16.5 9.5l33-19M-5-15l5 5 5-5M-5 15l5-5 5 5M-16-3l7-2-2-7M16 3l-7 2 2 7M-16 3l7 2-2 7M16-3l-7-2 2-7",
      ],
      ["p", "M0-6l5 3v6L0 6l-5-3v-6z"],
    ],
  },
  volcano: {
    tint: "#eab9a6",
    accent: "#9c6a58",
    ground: "M0 16L16 0M-4 4l8-8M12 20l8-8",
    icon: [
      ["p", "M-20 17L-6-6h12l14 23z"],
      ["f", "M-6-6h12l3 6q-3 4-5 0t-4 3-4-1-4-3z"],
      ["i", "M-3-10q-4-4 0-8M4-10q5-4 1-9"],
    ],
  },
  orchard: {
    tint: "#f4cdb8",
    accent: "#d9655a",
    ground: disc(4, 4, 2.5) + disc(12, 12, 2.5),
    icon: [
      ["p", "M0-7q-4-5-11-2-7 5-4 15 4 11 10 11 3 0 5-2 2 2 5 2 6 0 10-11 3-10-4-15-7-3-11 2z"],
      ["i", "M0-7q0-6 3-10"],
      ["w", "M3-12q5-8 12-5-3 7-12 5z"],
    ],
  },
  heath: {
    tint: "#e5c5d4",
    accent: "#f6ecdd",
    ground: "M0 0l16 16M0 16L16 0",
    icon: [
      ["i", "M-8 9v9M-2 9v9M5 9v9M10 8v9"],
      ["p", "M-13 8q-6-3-3-8 0-6 6-6 4-6 10-2 7-3 9 3 6 2 4 8 0 6-7 6z"],
      ["f", "M12-10q6-3 7 2t-2 7q-5 2-7-2t2-7z"],
    ],
  },
  canyon: {
    tint: "#e3bd95",
    accent: "#c38550",
    ground: "M0 4h16M0 12h16M4 4v8M12 12v8M12-4v8",
    icon: [
      ["p", "M-20 17V-12h13l-2 8 4 5-3 7 4 9z"],
      ["p", "M20 17V-8H8l1 7-4 5 3 6-3 7z"],
      ["i", "M-20-4h9M-20 5h10M20 1h-10M20 10h-12"],
    ],
  },
  beach: {
    tint: "#f7edcb",
    accent: "#86b56b",
    ground: "M0 8q4-8 8 0 4-8 8 0M-4 16q4-8 8 0 4-8 8 0 4-8 8 0",
    icon: [
      ["w", "M-17 17q17-9 34 0z"],
      ["i", "M-1 12q5-10 1-21"],
      [
        "p",
        "M0-9q-10-6-17 3 9-3 17-3zM0-9q9-7 17 2-9-3-17-2zM0-9q-7-10-3-10 6 0 3 10zM0-9q-8 3-8 12 6-4 8-12zM0-9q9 2 10 11-7-3-10-11z",
      ],
    ],
  },
  cornfield: {
    tint: "#f2d985",
    accent: "#e0ab2f",
    ground: "M2 2l6 6 6-6M2 10l6 6 6-6",
    icon: [
      ["i", "M0 19V-14"],
      ["p", "M0-19q4 4 0 9-4-5 0-9z" + leaves],
    ],
  },
  ruins: {
    tint: "#d9cfc0",
    accent: "#b7ab9a",
    ground: "M4 1l3 3-3 3-3-3zM12 9l3 3-3 3-3-3z",
    icon: [
      ["i", "M-19 18h38"],
      ["p", "M-16 18v-27l3-3 3 3 3-3v30z"],
      ["p", "M3 18V4l3-3 3 4 4-3v16z"],
      ["i", "M-16-3h9M-16 10h9M3 11h10"],
      ["p", "M-7-12l14-3-1 4-12 3z"],
    ],
  },
};

const KNOWN = Object.values(TERRAINS);

/** How a terrain looks; one of somebody's own box borrows the ground of its number. */
export function terrainArt(terrain: string, number: number): Terrain {
  return TERRAINS[terrain] ?? { ...KNOWN[number % KNOWN.length]!, icon: [] };
}

/** Gems, in a box from -14 to 14: light, middle and dark facets, and the outline. */
export const GEMS = {
  white: {
    outline: "M0-13L11-3 0 13-11-3z",
    facets: [
      ["#ffffff", "M0-13L4-3h-8z"],
      ["#dceaf4", "M0-13L-11-3h7zM-4-3h8L0 13z"],
      ["#a9c4d8", "M0-13L11-3H4zM-11-3h7L0 13z"],
      ["#8aa9c2", "M11-3H4L0 13z"],
    ],
  },
  gold: {
    outline: "M-5-12h10l7 7v10l-7 7h-10l-7-7v-10z",
    facets: [
      ["#ffe9a3", "M-5-12h10L3-6h-6zM-5-12l2 6-3 3-6-2z"],
      ["#fbd24b", "M-3-6h6l3 3v6l-3 3h-6l-3-3v-6z"],
      ["#e3a916", "M-12-5l6 2v6l-6 2zM5-12l7 7-6 2-3-3z"],
      ["#b97e07", "M12-5v10l-7 7h-10l-7-7 6-2 3 3h6l3-3v-6z"],
    ],
  },
} as const;

/** A flame in a box from -16 to 16. */
export const FLAME = {
  outer: "M-1-17q9 7 8 14 3-2 3-6 6 8 3 15-4 9-13 9t-13-8q-3-8 4-15 1 4 3 5 1-8 5-14z",
  inner: "M0-2q6 6 5 11-1 4-5 4t-5-4q-1-5 5-11z",
};

/** A castle tile's keep in a box from -30 to 30, base at 22. */
export const CASTLE = {
  body: "M-27 22V-12h5v5h5v-5h5v9h5v-5h5v5h4v-5h5v5h5v-9h5v5h5v-5h5V22z",
  shade: "M8 22V-3h4v5h0v-14h5v5h5v-5h5V22z",
  gate: "M-6 22V13q0-7 6-7t6 7v9z",
  slits: "M-20-1v7M20-1v7",
};

/** What a marker of each seat is cut like, in a box from -13 to 13. */
export const MARKERS = [
  disc(0, 0, 12),
  "M-11-11h22v22h-22z",
  "M0-15L15 0 0 15-15 0z",
  "M-7-13H7L14 0 7 13H-7L-14 0z",
] as const;

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

/** By what a citizen does; an empty pile knows its citizen only. */
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
