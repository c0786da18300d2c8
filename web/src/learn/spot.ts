// Where the thing is that a lesson points at, and where there is room for the text about it.
import type { Action } from "../wire/types";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The gap between the spotlight and its text, and the margin around both. */
const GAP = 12;
const EDGE = 8;

const shown = ({ width, height }: DOMRect) => width > 0 && height > 0;

/** The box of an element, or of its parts if it is only a container. */
export function boxOf(element: Element): Box | null {
  const own = element.getBoundingClientRect();
  const found = shown(own)
    ? [own]
    : [...element.querySelectorAll(":not(.unseen)")]
        .map((part) => part.getBoundingClientRect())
        .filter(shown);
  if (!found.length) return null;
  return {
    left: Math.min(...found.map(({ left }) => left)),
    top: Math.min(...found.map(({ top }) => top)),
    right: Math.max(...found.map(({ right }) => right)),
    bottom: Math.max(...found.map(({ bottom }) => bottom)),
  };
}

/** The elements that a name stands for; the choice may be a button, or a figure to tap first. */
function named(board: Element, name: string, meant: Action | null): Element[] {
  if (name !== "choice") {
    const word = CSS.escape(name);
    return [...board.querySelectorAll(`[data-spot~="${word}"], [data-place="${word}"]`)];
  }
  if (!meant) return [];
  const of = (attribute: string) => {
    const values = [String(meant.action), meant.text].map((value) => CSS.escape(value));
    return [
      ...board.querySelectorAll(values.map((value) => `[${attribute}="${value}"]`).join(", ")),
    ];
  };
  return [...of("data-action"), ...of("data-look")];
}

/** The first element on the board that one of these names stands for and that can be seen. */
export function findSpot(board: Element, spot: string, meant: Action | null): Element | null {
  const found = spot.split(" ").flatMap((name) => (name ? named(board, name, meant) : []));
  return found.find((element) => boxOf(element)) ?? null;
}

/** Where a card of this size covers nothing of the box, or as little as possible. */
export function besides(box: Box | null, width: number, height: number): { x: number; y: number } {
  const [wide, high] = [document.documentElement.clientWidth, innerHeight];
  const clampX = (x: number) => Math.max(EDGE, Math.min(x, wide - width - EDGE));
  const clampY = (y: number) => Math.max(EDGE, Math.min(y, high - height - EDGE));
  if (!box) return { x: clampX((wide - width) / 2), y: clampY((high - height) / 2) };
  const middle = {
    x: clampX((box.left + box.right - width) / 2),
    y: clampY((box.top + box.bottom - height) / 2),
  };
  if (box.bottom + GAP + height <= high - EDGE) return { x: middle.x, y: box.bottom + GAP };
  if (box.top - GAP - height >= EDGE) return { x: middle.x, y: box.top - GAP - height };
  if (box.right + GAP + width <= wide - EDGE) return { x: box.right + GAP, y: middle.y };
  if (box.left - GAP - width >= EDGE) return { x: box.left - GAP - width, y: middle.y };
  const above = box.top > high - box.bottom;
  return { x: middle.x, y: above ? EDGE : high - height - EDGE };
}
