// What this browser stores for each table: its own seed, and the first commitment it saw.
import { recall, remember } from "./settings.svelte";

export interface Note {
  /** Our own contribution to chance. */
  seed?: string;
  /** The commitment as it was when we first saw the table. */
  commitment?: string;
  /** This person has given no name. */
  unnamed?: boolean;
  /** A first game with hints, and the hints that were read. */
  learning?: string[];
}

const KEPT = "karfunkel-tables";
const MOST = 60;

function notes(): [string, Note][] {
  return recall<[string, Note][]>(KEPT) ?? [];
}

export function noteOf(table: string): Note {
  return notes().find(([id]) => id === table)?.[1] ?? {};
}

export function note(table: string, added: Note): void {
  const others = notes().filter(([id]) => id !== table);
  remember(KEPT, [...others, [table, { ...noteOf(table), ...added }]].slice(-MOST));
}

/** A game that was played to its end on this device. */
export interface Finished {
  readonly id: string;
  readonly game: string;
  /** When, in milliseconds. */
  readonly at: number;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  /** The seat of this person. */
  readonly seat: number;
}

const ENDED = "karfunkel-finished";
const MOST_ENDED = 300;

/** The newest first. */
export function finishedGames(): readonly Finished[] {
  return recall<Finished[]>(ENDED) ?? [];
}

export function keepFinished(game: Finished): void {
  const others = finishedGames();
  if (others.some(({ id }) => id === game.id)) return;
  remember(ENDED, [game, ...others].slice(0, MOST_ENDED));
}

export function forgetFinished(id: string): readonly Finished[] {
  const left = finishedGames().filter((game) => game.id !== id);
  remember(ENDED, left);
  return left;
}
