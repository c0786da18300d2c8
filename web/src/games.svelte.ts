// The games, and what each provides for the page.
import type { Component } from "svelte";
import { adopted } from "./boards/foreign";
import type { GameParts } from "./boards/game";
import type { GameInfo } from "./wire/types";
import * as http from "./wire/http";

// Drawings are loaded when they are needed; the rest is small.
const ours = import.meta.glob<GameParts>("./boards/*/index.ts", { eager: true, import: "default" });

// Games of other packages have a module that the server sends.
const others = $state<Record<string, GameParts | null>>({});

/** What a game provides, as far as it has been loaded. */
export function parts(game: string): GameParts | null {
  return ours[`./boards/${game}/index.ts`] ?? others[game] ?? null;
}

/** What a game provides; null if it has nothing for the page, or if loading fails. */
export async function bring(game: string): Promise<GameParts | null> {
  const known = parts(game);
  if (known || game in others) return known;
  const module = (await find(game))?.module;
  let found: GameParts | null = null;
  try {
    if (module) found = adopted((await import(/* @vite-ignore */ module)).default);
  } catch (error) {
    console.error(error);
  }
  return (others[game] = found);
}

async function drawn<Props extends object>(
  load: (() => Promise<{ default: Component<Props> }>) | undefined,
): Promise<Component<Props> | null> {
  return load ? (await load()).default : null;
}

export const board = async (game: string) => drawn((await bring(game))?.board);
export const cover = async (game: string) => drawn((await bring(game))?.cover);
export const score = async (game: string) => drawn((await bring(game))?.score);
export const solver = async (game: string) => drawn((await bring(game))?.solver);
export const option = async (game: string, name: string) =>
  drawn((await bring(game))?.options?.[name]);
export const sample = async (game: string) => (await bring(game))?.sample?.();

let asked: Promise<readonly GameInfo[]> | null = null;

/** The games of this server, the quickest first; fetched once. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= http.games().then(
    (found) => [...found].sort((a, b) => a.minutes - b.minutes),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function find(name: string): Promise<GameInfo | null> {
  return (await games()).find((found) => found.name === name) ?? null;
}

/** Player counts of the printed rules, and the others. */
export function isOfficial(info: GameInfo, players: number): boolean {
  return info.official_players.includes(players);
}

/** The default level: the second weakest, if there is one. */
export function usualLevel(info: GameInfo): string {
  return info.levels[1] ?? info.levels[0] ?? "";
}
