// The tunnel in perspective: the way out is far away, and everybody stands in front. A card that
// was turned up comes to lie in front; with every further one it recedes toward the way out.
import type { Spot } from "../parts/rough";

export interface Tunnel {
  readonly width: number;
  readonly height: number;
  /** Where everything vanishes. */
  readonly far: Spot;
  /** The way out, with the camp behind it: half its width, and its top and its bottom. */
  readonly mouth: { readonly half: number; readonly top: number; readonly bottom: number };
  /** The widths of the card in front, an explorer and a tent. */
  readonly card: number;
  readonly explorer: number;
  readonly tent: number;
}

/** A spot on the ground, and how large things are there. */
export interface Ground extends Spot {
  readonly scale: number;
}

/** The size of the way out, relative to the front. */
export const FAR = 0.2;
/** From one ring of rock to the next. */
export const RING = 0.8;
const FRONT = 0.8;
const STAND = 1.37;
const RECEDE = 0.3;

export function dig(width: number, height: number): Tunnel {
  const wide = width > height * 1.5;
  const far = { x: width / 2, y: height * 0.37 };
  const half = width * (wide ? 0.17 : 0.25);
  return {
    width,
    height,
    far,
    mouth: { half, top: height * 0.06, bottom: height * 0.445 },
    card: Math.min(width * 0.22, height * 0.25),
    explorer: Math.min(height * 0.16, width * 0.13),
    tent: Math.min(height * 0.14, half * 0.42),
  };
}

/** The ground at a distance: 1 in front, 0 where everything vanishes. */
function ground({ far, height }: Tunnel, scale: number, aside: number): Ground {
  return { x: far.x + aside * scale, y: far.y + (height * FRONT - far.y) * scale, scale };
}

/** A card of the row: the newest in the middle, older ones on both sides, ever farther away. */
export function cardSpot(tunnel: Tunnel, n: number, cards: number): Ground {
  const age = cards - 1 - n;
  const scale = Math.max(FAR * 0.9, 1 / (1 + RECEDE * age));
  return ground(tunnel, scale, age ? (n % 2 ? 1 : -1) * tunnel.width * 0.455 : 0);
}

/** Where somebody in the cave stands: number `n` of `people`. */
export function insideSpot(tunnel: Tunnel, n: number, people: number): Ground {
  const step = Math.min(tunnel.explorer * 1.3, (tunnel.width * 0.92) / people);
  const { y } = ground(tunnel, STAND, 0);
  return { x: tunnel.far.x + (n - (people - 1) / 2) * step, y, scale: 1 };
}

/** Where somebody in the camp stands. */
export function campSpot(tunnel: Tunnel, n: number, people: number): Ground {
  const { mouth, tent, far } = tunnel;
  const step = Math.min(tent * 1.1, ((mouth.half - tent * 0.4) * 2) / people);
  return { x: far.x + (n - (people - 1) / 2) * step, y: mouth.bottom - tent * 0.12, scale: 0.34 };
}
