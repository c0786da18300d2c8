// Numbers of an analysis as people read them.
import { t } from "../speech.svelte";
import type { Analysis } from "../wire/types";

export type Step = Analysis["steps"][number];
export type Decision = Step["decisions"][number];

/** What the views of an analysis that walk along the game are given. */
export interface Walk {
  found: Analysis;
  names: readonly string[];
  /** The step that is shown, and how to go to another. */
  step: number;
  go: (step: number) => void;
}

/** A chance in whole percent. */
export const percent = (value: number, win: number) => Math.round((100 * value) / win);

/** Win points with a sign and one decimal. */
export function points(value: number, win: number): string {
  const rounded = Math.round((1000 * value) / win) / 10;
  const shown = t("analysis-points", { value: Math.abs(rounded) });
  return rounded < 0 ? `−${shown}` : rounded > 0 ? `+${shown}` : shown;
}

/** The chances before the first step and after each. */
export const curve = (found: Analysis) => [
  ...found.steps.slice(0, 1).map((step) => step.before),
  ...found.steps.map((step) => step.after),
];

/** Steps in groups: a round, or a turn, begins with an event that says so. */
export function groups(steps: readonly Step[]): Step[][] {
  const found: Step[][] = [];
  for (const step of steps) {
    const begins = step.events.some((event) => event.key.endsWith("-begins"));
    if (begins || !found.length) found.push([]);
    found.at(-1)!.push(step);
  }
  return found;
}

export const SIGNS: Record<string, string> = {
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  only: "!",
  brilliant: "!!",
};
