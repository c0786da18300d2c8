// What a game provides for the page: the default export of boards/NAME/index.ts.
import type { Component } from "svelte";
import type { Catalog } from "../text/catalog";
import type { Text } from "../wire/types";
import type { Staging } from "./beat";
import type { BoardProps } from "./board";
import type { When } from "./hints";
import type { Stone } from "./parts/Gem.svelte";

export type { BoardProps };

// A view is typed inside its board; from outside all boards look the same.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyView = any;

export interface ScoreProps {
  view: AnyView;
  names: readonly string[];
  catalog: Catalog;
}

/** A position of a real game, for the picture on the rules page. */
export interface Sample {
  view: Record<string, unknown>;
  on_turn: number[];
}

/** A free-text option of a table, which people fill in with a component of the game. */
export interface OptionProps {
  /** What the game says about the option. */
  about: AnyView;
  players: number;
  choose: (value: string) => void;
}

/** A small die, or a gem. */
export type Mark =
  { readonly die: "red" | "blue" | "green"; readonly number: number } | { readonly gem: Stone };

export type Sound =
  | "step"
  | "good"
  | "bad"
  | "over"
  | "card"
  | "gems"
  | "walk"
  | "dice"
  | "rumble"
  | "roar"
  | "torch";

export interface GameParts {
  /** Loaded when they are needed. */
  readonly board: () => Promise<{ default: Component<BoardProps<AnyView>> }>;
  readonly cover: () => Promise<{ default: Component }>;
  readonly score?: () => Promise<{ default: Component<ScoreProps> }>;
  readonly sample?: () => Promise<{ default: Sample }>;
  /** Where the game is solved: a situation can be set up and looked at, beside the rules. */
  readonly solver?: () => Promise<{ default: Component }>;
  /** By the names of options. */
  readonly options?: Readonly<Record<string, () => Promise<{ default: Component<OptionProps> }>>>;
  /** How its events are played (see beat.ts); without it, each update is one beat. */
  readonly stage?: Staging<AnyView>;
  /** Events that begin a part of the log, such as a turn, by their names. */
  readonly heads?: readonly string[];
  /** Small pictures for a line of the log. */
  readonly marks?: (event: string, args: Text["args"]) => readonly Mark[];
  /** Whether an event is something that happens to this seat by others or by chance. */
  readonly aims?: (event: string, args: Text["args"], seat: number) => boolean;
  /** The points of every player, as far as a view shows them. */
  readonly scores?: (view: AnyView) => readonly (number | null)[];
  /** In the order in which they matter; each has a sentence GAME-hint-ID. */
  readonly hints: readonly (readonly [id: string, when: When])[];
  /** By the names of events, without "GAME-event-"; others sound like a step. */
  readonly sounds: Readonly<Record<string, Sound>>;
}
