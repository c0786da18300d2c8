// What is explained in a first game, and when: as soon as it can be seen on the table.
import type { Position } from "../wire/types";

export interface Moment {
  readonly position: Position;
  /** Every kind of event that has happened so far. */
  readonly seen: ReadonlySet<string>;
}

type When = (moment: Moment) => boolean;

const asked =
  (...questions: string[]): When =>
  ({ position }) =>
    position.legal.length > 0 && questions.includes(position.question?.key ?? "");
const seen =
  (...events: string[]): When =>
  (moment) =>
    events.some((event) => moment.seen.has(event));
const both =
  (...parts: When[]): When =>
  (moment) =>
    parts.every((part) => part(moment));
const number = (name: string, least: number): When => {
  return ({ position }) => Number(position.view[name] ?? 0) >= least;
};
const over: When = ({ position }) => position.over;

/** By game: the hints in the order in which they matter; each has a sentence page-hint-GAME-ID. */
export const HINTS: Record<string, readonly (readonly [id: string, when: When])[]> = {
  diamant: [
    ["choice", asked("diamant-question")],
    ["treasure", both(asked("diamant-question"), seen("diamant-event-treasure"))],
    ["trap", seen("diamant-event-trap")],
    ["relic", seen("diamant-event-relic")],
    ["leaving", seen("diamant-event-leaving")],
    ["sprung", seen("diamant-event-sprung")],
    ["round", number("round", 2)],
    ["over", over],
  ],
  emerald: [
    ["move", asked("emerald-question-first")],
    ["second", asked("emerald-question-second")],
    ["take", asked("emerald-question-take")],
    ["dragon", seen("emerald-event-dragon-moved")],
    ["victim", asked("emerald-question-victim")],
    ["bribe", asked("emerald-question-answer")],
    ["strip", seen("emerald-event-strip-shifted")],
    ["treasure", seen("emerald-event-treasure-taken")],
    ["over", over],
  ],
  kingdice: [
    ["roll", asked("kingdice-question-reroll")],
    ["hire", asked("kingdice-question-check")],
    ["tile", asked("kingdice-question-tile")],
    ["settle", asked("kingdice-question-settle")],
    ["steal", asked("kingdice-question-steal-card", "kingdice-question-steal-gem")],
    ["tame", asked("kingdice-question-tame")],
    ["conquer", asked("kingdice-question-conquer")],
    ["alarm", seen("kingdice-event-alarm")],
    ["over", over],
  ],
};
