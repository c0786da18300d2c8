// What every board gets, and all it may know: a view, and the actions it may offer.
// Boards draw; they know no rules.
import type { Component } from "svelte";
import type { Catalog } from "../text/catalog";
import type { Action, Text } from "../wire/types";

export interface BoardProps<View> {
  /** What this seat may see. */
  view: View;
  /** The seat whose screen this is; null for those who watch. */
  seat: number | null;
  /** What this seat can choose now; empty if it is not asked. */
  legal: readonly Action[];
  /** The seats that are asked, and those of them that have chosen already. */
  onTurn: readonly number[];
  ready: readonly number[];
  /** What just happened, in order, for animations; empty if the position is drawn afresh. */
  events: readonly Text[];
  /** Counts up with every new list of events. */
  tick: number;
  names: readonly string[];
  catalog: Catalog;
  /** False: the person asked for reduced motion. */
  motion: boolean;
  /** Choose one of the legal actions. */
  choose: (action: number) => void;
}

export type Board<View> = Component<BoardProps<View>>;
