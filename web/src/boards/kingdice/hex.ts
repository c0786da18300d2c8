// Where hexagons lie on the drawing; they stand on a corner. Geometry only, no rules.
import type { Views } from "../../wire/types";

export type View = Views["kingdice"];
export type Field = View["fields"][number];

export const SIDE = 62;
export const WIDTH = Math.sqrt(3) * SIDE;
const MARGIN = 14;

export const CORNERS = (
  [
    [0, -2],
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
  ] as const
).map(([x, y]) => [(x * WIDTH) / 2, (y * SIDE) / 2] as const);

export const HEXAGON = CORNERS.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** Steps to the six neighbours, and the corner at which the edge towards each begins. */
const AROUND = [
  [1, 0, 1],
  [0, 1, 2],
  [-1, 1, 3],
  [-1, 0, 4],
  [0, -1, 5],
  [1, -1, 0],
] as const;

export const centre = (field: Field) =>
  [(field.column + field.row / 2) * WIDTH, field.row * 1.5 * SIDE] as const;

/** The transform that moves a drawing around 0 0 to a field. */
export const placed = (field: Field) => {
  const [x, y] = centre(field);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};

/** The part of the drawing that contains all fields. */
export function frame(fields: readonly Field[]) {
  const xs = fields.map((field) => centre(field)[0]);
  const ys = fields.map((field) => centre(field)[1]);
  const left = Math.min(...xs) - WIDTH / 2 - MARGIN;
  const top = Math.min(...ys) - SIDE - MARGIN;
  return {
    left,
    top,
    width: Math.max(...xs) + WIDTH / 2 + MARGIN - left,
    height: Math.max(...ys) + SIDE + MARGIN - top,
  };
}

/** The edges of a set of fields, where `beside` accepts the field on the other side. */
export function border(
  fields: readonly Field[],
  inside: (field: Field) => boolean,
  beside: (field: Field | undefined) => boolean,
): string {
  const at = new Map(fields.map((field) => [`${field.column} ${field.row}`, field]));
  let path = "";
  for (const field of fields.filter(inside)) {
    const [x, y] = centre(field);
    for (const [right, down, corner] of AROUND) {
      if (!beside(at.get(`${field.column + right} ${field.row + down}`))) continue;
      const [ax, ay] = CORNERS[corner]!;
      const [bx, by] = CORNERS[(corner + 1) % 6]!;
      path += `M${(x + ax).toFixed(1)} ${(y + ay).toFixed(1)}L${(x + bx).toFixed(1)} ${(y + by).toFixed(1)}`;
    }
  }
  return path;
}
