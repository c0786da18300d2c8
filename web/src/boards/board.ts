// Everything a board gets and may know: a view, the beat that is played, and the actions it may
// offer. Boards draw; they know no rules. How beats work is written at the top of beat.ts.
import type { Component } from "svelte";
import type { Catalog } from "../text/catalog";
import type { Action, Text } from "../wire/types";
import type { Beat } from "./beat";

export interface BoardProps<View> {
  /** What this seat may see; during a beat, what lies on the table once it has happened. */
  view: View;
  /** The beat that is played now; null while nothing moves. */
  beat: Beat<View> | null;
  /** The seat whose screen this is; null for spectators. */
  seat: number | null;
  /** What this seat can choose now; empty if it is not asked, and during a beat. */
  legal: readonly Action[];
  /** The seats that are asked, and those of them that have chosen already. */
  onTurn: readonly number[];
  ready: readonly number[];
  /** The events of this beat; empty if the position is drawn afresh. */
  events: readonly Text[];
  /** Increases with every beat. */
  tick: number;
  /** What has happened since this seat was last asked, as far as it has been shown. */
  since: readonly Text[];
  names: readonly string[];
  catalog: Catalog;
  /** False: the person asked for reduced motion. */
  motion: boolean;
  /** A lesson asks one thing after the other: a tap answers one question only. */
  stepwise?: boolean;
  /** Choose one of the legal actions. */
  choose: (action: number) => void;
}

export type Board<View> = Component<BoardProps<View>>;
