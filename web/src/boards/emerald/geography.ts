// Where everything lies: one winding way, laid out anew for each size of the picture.
//
// All figures are pixels of the picture. Upright, the way comes down from the castle, crosses the
// meadow from left to right and winds through the cave to the chamber at the bottom; broad, it
// leads from the castle at the left to the chamber at the right.
import type { Spot } from "../parts/rough";

export type { Spot };

export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  /** The widths of a stone, a knight, a card and the dragon. */
  readonly stone: number;
  readonly knight: number;
  readonly card: number;
  readonly dragon: number;
  /** The middle of every place, by its name; also of the chamber, the nest and the gate. */
  readonly spots: Readonly<Record<string, Spot>>;
  /** The middle of the two piles beside each field of the cave. */
  readonly piles: readonly Spot[];
  /** Where the land ends and the cave begins; the chamber; the castle. */
  readonly cave: Box;
  readonly chamber: Box;
  readonly castle: Box;
  /** From the gate to the chamber. */
  readonly way: readonly Spot[];
  /** Through the cave alone, and how far along it each field lies. */
  readonly tunnel: readonly Spot[];
  readonly along: readonly number[];
  /** Where the die comes to rest. */
  readonly die: Spot;
  readonly torches: readonly Spot[];
}

export const MEADOW = 6;
export const CAVE = 9;
const SMOOTH = 10;
const ROW = 3;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** The middle of the stones of a row that winds a little, from one end to the other. */
function row(count: number, from: Spot, to: Spot, sway: number, first = 0): Spot[] {
  return Array.from({ length: count }, (_, n) => {
    const part = count === 1 ? 0.5 : n / (count - 1);
    return {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part + ((n + first) % 2 ? sway : -sway),
    };
  });
}

/** A smooth line through all of these (Catmull and Rom). */
export function smooth(spots: readonly Spot[]): Spot[] {
  const line: Spot[] = [];
  for (let n = 0; n < spots.length - 1; n++) {
    const [a, b, c, d] = [
      spots[n - 1] ?? spots[n]!,
      spots[n]!,
      spots[n + 1]!,
      spots[n + 2] ?? spots[n + 1]!,
    ];
    for (let k = 0; k < SMOOTH; k++) {
      const t = k / SMOOTH;
      const mix = (p: number, q: number, r: number, s: number) =>
        0.5 *
        (2 * q +
          (r - p) * t +
          (2 * p - 5 * q + 4 * r - s) * t * t +
          (3 * q - p - 3 * r + s) * t ** 3);
      line.push({ x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) });
    }
  }
  line.push(spots.at(-1)!);
  return line;
}

export const drawn = (line: readonly Spot[]) =>
  line.map(({ x, y }, n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** How far along the line each of its points lies. */
export function lengths(line: readonly Spot[]): number[] {
  let sum = 0;
  return line.map(({ x, y }, n) => {
    const before = line[n - 1];
    return before ? (sum += Math.hypot(x - before.x, y - before.y)) : 0;
  });
}

function upright(width: number, height: number): Land {
  const stone = between(46, width * 0.165, 92);
  const card = between(21, width * 0.068, 38);
  const castle = { x: 0, y: 0, width, height: height * 0.225 };
  const meadow = { x: 0, y: castle.height, width, height: height * 0.15 };
  const chamberHeight = height * 0.135;
  const top = castle.height + meadow.height;
  const cave = { x: 0, y: top, width, height: height - top };
  const chamber = { x: 0, y: height - chamberHeight, width, height: chamberHeight };
  const spots: Record<string, Spot> = {};
  [0.1, 0.295, 0.705, 0.9].forEach((x, n) => {
    spots[`tower-${n + 1}`] = { x: x * width, y: castle.height * 0.8 };
  });
  spots["main-building"] = { x: width / 2, y: castle.height * 0.82 };
  spots.gate = { x: width * 0.2, y: castle.height * 0.9 };
  const side = stone * 0.62;
  const meadowY = meadow.y + meadow.height * 0.58;
  row(
    MEADOW,
    { x: side, y: meadowY },
    { x: width - side, y: meadowY },
    meadow.height * 0.1,
  ).forEach((spot, n) => (spots[`meadow-${n + 1}`] = spot));
  const rows = (cave.height - chamberHeight) / ROW;
  const left = stone * 0.66;
  const right = width - card * 2.25 - stone * 0.6;
  const fields: Spot[] = [];
  for (let n = 0; n < ROW; n++) {
    const y = cave.y + rows * (n + 0.68);
    const ends = [
      { x: left, y },
      { x: right, y },
    ] as const;
    fields.push(...row(ROW, ends[n % 2 ? 0 : 1], ends[n % 2 ? 1 : 0], rows * 0.04, n));
  }
  spots.chamber = { x: width * 0.3, y: chamber.y + chamberHeight * 0.58 };
  spots.nest = { x: width * 0.86, y: chamber.y + chamberHeight * 0.58 };
  const torches = [0.34, 0.67].flatMap((x) =>
    [0, 1].map((n) => ({ x: width * x - card * 0.2, y: cave.y + rows * (n + 0.2) })),
  );
  return finish({
    width,
    height,
    wide: false,
    stone,
    card,
    castle,
    cave,
    chamber,
    spots,
    fields,
    torches,
    knight: between(17, stone * 0.36, 30),
    dragon: between(70, stone * 1.6, 150),
    mouth: { x: width - side * 0.9, y: cave.y + rows * 0.16 },
    die: { x: width * 0.525, y: chamber.y + chamberHeight * 0.45 },
  });
}

function broad(width: number, height: number): Land {
  const stone = between(40, Math.min(height * 0.175, width * 0.084), 150);
  const card = between(19, stone * 0.43, 62);
  const castle = { x: 0, y: 0, width: width * 0.17, height };
  const cave = { x: width * 0.335, y: 0, width: width * 0.665, height };
  const chamber = { x: width * 0.88, y: 0, width: width * 0.12, height };
  const spots: Record<string, Spot> = {};
  for (const [n, x, y] of [
    [1, 0.27, 0.35],
    [2, 0.74, 0.35],
    [3, 0.27, 0.9],
    [4, 0.74, 0.9],
  ] as const)
    spots[`tower-${n}`] = { x: castle.width * x, y: height * y };
  spots["main-building"] = { x: castle.width * 0.51, y: height * 0.61 };
  spots.gate = { x: castle.width * 0.51, y: height * 0.9 };
  const meadow = [
    [0.213, 0.9],
    [0.283, 0.8],
    [0.208, 0.66],
    [0.282, 0.53],
    [0.21, 0.4],
    [0.283, 0.275],
  ];
  meadow.forEach(([x, y], n) => (spots[`meadow-${n + 1}`] = { x: width * x!, y: height * y! }));
  const fields: Spot[] = [];
  const left = cave.x + width * 0.062;
  const right = chamber.x - card * 2.25 - stone * 0.42;
  for (let n = 0; n < ROW; n++) {
    const y = height * (0.255 + 0.305 * n);
    const ends = [
      { x: left, y },
      { x: right, y },
    ] as const;
    fields.push(...row(ROW, ends[n % 2 ? 1 : 0], ends[n % 2 ? 0 : 1], height * 0.022, n));
  }
  spots.chamber = { x: chamber.x + chamber.width * 0.52, y: height * 0.74 };
  spots.nest = { x: chamber.x + chamber.width * 0.48, y: height * 0.24 };
  return finish({
    width,
    height,
    wide: true,
    stone,
    card,
    castle,
    cave,
    chamber,
    spots,
    fields,
    torches: [
      { x: (fields[0]!.x + fields[1]!.x) / 2 + card * 0.7, y: height * 0.09 },
      { x: (fields[3]!.x + fields[4]!.x) / 2 + card * 0.7, y: height * 0.42 },
      { x: (fields[6]!.x + fields[7]!.x) / 2 + card * 0.7, y: height * 0.72 },
    ],
    knight: between(16, stone * 0.36, 44),
    dragon: between(66, stone * 1.85, 260),
    mouth: { x: cave.x + width * 0.012, y: fields[0]!.y },
    die: { x: chamber.x + chamber.width * 0.5, y: height * 0.5 },
  });
}

type Draft = Omit<Land, "way" | "tunnel" | "along" | "piles"> & {
  fields: readonly Spot[];
  mouth: Spot;
};

function finish({ fields, mouth, ...land }: Draft): Land {
  const spots: Record<string, Spot> = { ...land.spots, mouth };
  fields.forEach((spot, n) => (spots[`cave-${n + 1}`] = spot));
  const meadow = Array.from({ length: MEADOW }, (_, n) => spots[`meadow-${n + 1}`]!);
  const entrance = land.wide
    ? { x: land.chamber.x + land.chamber.width * 0.5, y: fields[CAVE - 1]!.y + land.stone * 0.1 }
    : { x: land.spots.chamber!.x, y: land.chamber.y + land.chamber.height * 0.6 };
  const tunnel = smooth([mouth, ...fields, entrance]);
  const far = lengths(tunnel);
  return {
    ...land,
    spots,
    piles: fields.map(({ x, y }) => ({
      x: x + land.stone * 0.5 + land.card * 1.1,
      y: y - land.card * 0.62,
    })),
    way: smooth([spots.gate!, ...meadow, mouth, ...fields, entrance]),
    tunnel,
    along: far.filter((_, n) => n % SMOOTH === 0),
  };
}

export function layOut(width: number, height: number): Land {
  return width > height * 1.2 ? broad(width, height) : upright(width, height);
}

/** Where a knight stands on its way from one place to another, stone by stone. */
export function stations(from: string, to: string): string[] {
  const order = [
    ...Array.from({ length: MEADOW }, (_, n) => `meadow-${n + 1}`),
    ...Array.from({ length: CAVE }, (_, n) => `cave-${n + 1}`),
    "chamber",
  ];
  return [from, ...order.slice(order.indexOf(from) + 1, order.indexOf(to) + 1)];
}

/** The fields the dragon treads on: straight, or to an end of the strip and back. */
export function tread(
  from: number,
  to: number,
  roll: number,
  facing: "exit" | "chamber",
): number[] {
  const path = [from];
  const forward = facing === "chamber" ? 1 : -1;
  // Some steps forward, then the rest back.
  const ahead = (roll + (to - from) * forward) / 2;
  for (let n = 0; n < roll; n++) path.push(path.at(-1)! + (n < ahead ? forward : -forward));
  return path.at(-1) === to ? path : [from, to];
}

/** Which way somebody on this field of the cave looks: 1 to the right, -1 to the left. */
export function looks(land: Land, field: number, facing: "exit" | "chamber"): 1 | -1 {
  const at = (n: number) => land.spots[`cave-${n}`] ?? land.spots[n < 1 ? "mouth" : "chamber"]!;
  const ahead = at(field + 1).x - at(field - 1).x;
  return ahead * (facing === "chamber" ? 1 : -1) >= 0 ? 1 : -1;
}
