// Making tables from what people chose.
import { note } from "../memory";
import { settings } from "../settings.svelte";
import { t } from "../speech.svelte";
import { freshId } from "../wire/client";
import * as http from "../wire/http";
import type { NewTable } from "../wire/types";

export type NewSeat = NewTable["seats"][number];

const LEVELS = ["easy", "normal", "hard", "master", "random"];

export function levelName(level: string): string {
  return LEVELS.includes(level) ? t(`page-level-${level}`) : level;
}

/** The nickname of this person, or a word for somebody without one. */
export function myName(): string {
  return settings.name || t("page-me");
}

/** Our own seed, so that nobody else controls chance alone. */
export function freshSeed(): string {
  return freshId().replaceAll("-", "").slice(0, 16);
}

export const mine = (name: string): NewSeat => ({ kind: "mine", name, level: null });
export const open = (): NewSeat => ({ kind: "open", name: null, level: null });
export const bot = (level: string): NewSeat => ({ kind: "bot", name: null, level });

export interface Wishes {
  game: string;
  seats: readonly NewSeat[];
  options?: Record<string, number | boolean | string>;
  public?: boolean;
  away_after?: number | null;
  /** Everybody may ask the coach while playing. */
  hints?: boolean;
  chat?: boolean;
}

/** Make a table, and start at once if nobody is missing. */
export async function make(wishes: Wishes): Promise<string> {
  const seed = freshSeed();
  const made = await http.makeTable({
    game: wishes.game,
    options: { ...wishes.options, players: wishes.seats.length },
    seats: wishes.seats,
    public: wishes.public ?? false,
    away_after: wishes.away_after ?? null,
    seats_each: 1,
    hints: wishes.hints ?? false,
    lesson: false,
    chat: wishes.chat ?? true,
    seed,
    start: wishes.seats.every((seat) => seat.kind !== "open"),
  });
  note(made.table, { seed, unnamed: !settings.name });
  return made.table;
}

/** The first game that teaches: it brings its own bots and options, and its chance is scripted. */
export async function makeLesson(game: string): Promise<string> {
  const made = await http.makeTable({
    game,
    options: {},
    seats: [mine(myName())],
    public: false,
    away_after: null,
    seats_each: 1,
    hints: false,
    chat: true,
    lesson: true,
    seed: "",
    start: true,
  });
  note(made.table, { unnamed: !settings.name });
  return made.table;
}

/** A table for one person and bots. */
export function playAtOnce(game: string, players: number, level: string): Promise<string> {
  const bots = Array.from({ length: players - 1 }, () => bot(level));
  return make({ game, seats: [mine(myName()), ...bots] });
}
