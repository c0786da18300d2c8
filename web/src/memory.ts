// What this browser keeps about single tables: its own seed, the commitment it was shown first.
import { recall, remember } from "./settings.svelte";

export interface Note {
  /** Our own contribution to chance. */
  seed?: string;
  /** The commitment as it was when we first saw the table. */
  commitment?: string;
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
