// Rough outlines, the same on every screen: nothing here is left to chance.
/** A point of a picture, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A row of numbers from 0 to 1 that looks random. */
export function grain(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state ^= state >>> 13;
    return (state >>> 0) / 4294967296;
  };
}

const point = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const shape = (spots: readonly Spot[]) => `M${spots.map(point).join("L")}Z`;

/** A stone of eight corners, seen from above at an angle. */
export function pebble(seed: number, rx: number, ry: number): Spot[] {
  const next = grain(seed);
  return Array.from({ length: 9 }, (_, n) => {
    const turn = (n / 9) * 2 * Math.PI + next() * 0.25;
    const far = 0.9 + next() * 0.16;
    return { x: Math.cos(turn) * rx * far, y: Math.sin(turn) * ry * far };
  });
}

/** A jagged line from one spot to another, with teeth to its right. */
export function ragged(seed: number, from: Spot, to: Spot, teeth: number, depth: number): Spot[] {
  const next = grain(seed);
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const line: Spot[] = [from];
  for (let n = 1; n < teeth * 2; n++) {
    const part = (n + (next() - 0.5) * 0.6) / (teeth * 2);
    const out = (n % 2 ? 0.55 + next() * 0.45 : next() * 0.3) * depth;
    line.push({
      x: from.x + dx * part - (dy / long) * out,
      y: from.y + dy * part + (dx / long) * out,
    });
  }
  line.push(to);
  return line;
}
