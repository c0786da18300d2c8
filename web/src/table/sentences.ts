// The one sentence above the board: whose turn it is, and what is asked.
import { said, speech, t } from "../speech.svelte";
import type { Position, TableInfo } from "../wire/types";

export function asks(position: Position): boolean {
  return position.legal.length > 0;
}

export function question(position: Position, table: TableInfo, names: readonly string[]): string {
  if (position.over) {
    const winners = table.result?.winners ?? [];
    return winners.length ? t("play-over-winner", { players: winners }, names) : t("page-over");
  }
  if (asks(position) && position.question) {
    // A board may ask in other words than a terminal: by what is tapped.
    const { key, args } = position.question;
    const own = key.replace("-question", "-page-question");
    return said(speech.catalog.has(own) ? { key: own, args } : position.question, names);
  }
  const waiting = position.on_turn.filter((seat) => !position.ready.includes(seat));
  if (position.chance || !waiting.length) return t("page-chance");
  const chosen = position.seat !== null && position.ready.includes(position.seat);
  return t(chosen ? "page-chosen-waiting" : "page-waiting", { players: waiting }, names);
}
