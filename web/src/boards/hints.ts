// When a hint of a first game is shown: as soon as what it explains can be seen on the table.
import type { Position } from "../wire/types";

export interface Moment {
  readonly position: Position;
  /** Every kind of event that has happened so far. */
  readonly seen: ReadonlySet<string>;
}

export type When = (moment: Moment) => boolean;

/** The player is asked one of these questions. */
export const asked =
  (...questions: string[]): When =>
  ({ position }) =>
    position.legal.length > 0 && questions.includes(position.question?.key ?? "");

/** One of these events has happened. */
export const seen =
  (...events: string[]): When =>
  (moment) =>
    events.some((event) => moment.seen.has(event));

export const both =
  (...parts: When[]): When =>
  (moment) =>
    parts.every((part) => part(moment));

/** A number in the view has reached a value. */
export const number =
  (name: string, least: number): When =>
  ({ position }) =>
    Number(position.view[name] ?? 0) >= least;

export const over: When = ({ position }) => position.over;
