// The games, and what is drawn for each: found by folder, loaded when needed.
import type { Component } from "svelte";
import type { BoardProps } from "./boards/board";
import type { Catalog } from "./text/catalog";
import type { GameInfo } from "./wire/types";
import * as http from "./wire/http";

// A view is typed in its board; around it every board is the same.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyView = any;

export interface ScoreProps {
  view: AnyView;
  names: readonly string[];
  catalog: Catalog;
}

type Loader<Props extends Record<string, AnyView>> = () => Promise<{ default: Component<Props> }>;

const boards = import.meta.glob("./boards/*/Board.svelte") as Record<
  string,
  Loader<BoardProps<AnyView> & Record<string, AnyView>>
>;
const covers = import.meta.glob("./boards/*/Cover.svelte") as Record<
  string,
  Loader<Record<string, never>>
>;
const scores = import.meta.glob("./boards/*/Score.svelte") as Record<
  string,
  Loader<ScoreProps & Record<string, AnyView>>
>;

async function loaded<Props extends Record<string, AnyView>>(
  found: Loader<Props> | undefined,
): Promise<Component<Props> | null> {
  return found ? (await found()).default : null;
}

export const board = (game: string) => loaded(boards[`./boards/${game}/Board.svelte`]);
export const cover = (game: string) => loaded(covers[`./boards/${game}/Cover.svelte`]);
export const score = (game: string) => loaded(scores[`./boards/${game}/Score.svelte`]);

/** In the order in which they are shown: the quickest to learn first. */
const ORDER = ["diamant", "emerald", "kingdice"];

let asked: Promise<readonly GameInfo[]> | null = null;

/** The games of this server; asked for once. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= http.games().then(
    (found) =>
      [...found].sort(
        (a, b) => ((ORDER.indexOf(a.name) + 9) % 9) - ((ORDER.indexOf(b.name) + 9) % 9),
      ),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

export async function game(name: string): Promise<GameInfo | null> {
  return (await games()).find((found) => found.name === name) ?? null;
}

/** Player counts of the printed rules, and the others. */
export function isOfficial(info: GameInfo, players: number): boolean {
  return info.official_players.includes(players);
}

/** The level that is chosen at first: the second weakest, if there is one. */
export function usualLevel(info: GameInfo): string {
  return info.levels[1] ?? info.levels[0] ?? "";
}
