// A table whose address was opened: the server is asked about it, and its board is loaded, while the
// sentences of the page are still on their way.
import { board } from "../games.svelte";
import * as http from "../wire/http";

type Shown = ReturnType<typeof http.table>;
let asked: { id: string; answer: Shown } | null = null;

/** Ask about the table of this address, if it is one. */
export function askEarly(path: string): void {
  const id = /^\/t\/([^/]+)$/.exec(path)?.[1];
  if (!id) return;
  asked = { id, answer: http.table(id) };
  // Errors are reported when the table is needed.
  asked.answer.then(({ table }) => board(table.game)).catch(() => undefined);
}

/** What the table shows: the early answer the first time, a new one from then on. */
export function tableNow(id: string): Shown {
  const early = asked?.id === id ? asked.answer : null;
  asked = null;
  return early ?? http.table(id);
}
