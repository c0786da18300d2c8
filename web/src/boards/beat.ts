// What happens at a table is played beat by beat, and everything on the page keeps to it.
//
// An update of the server brings events and the view they end in. The game's own `stage` (in
// boards/NAME/beats.ts) turns them into beats: a list of { kind, events, view }, where `view` is
// what lies on the table once the beat has happened. The page's stage (table/stage.svelte.ts)
// plays one beat after the other:
//
//   1. The beat begins: the board gets it as `beat`, `view` is its `after`, `events` are its events
//      and `tick` is one more. From here the board moves what it draws from `before` to `after`.
//   2. After `shown` milliseconds its outcome must be visible. Only now the log, the caption, the
//      title and the live region tell it. They never know more than the picture.
//   3. After `length` milliseconds the next beat begins. After the last one `beat` is null, `view`
//      is the server's own, and `legal` holds what this seat is asked.
//
// - Nobody is asked while a beat is played: `legal`, `onTurn` and `ready` are empty.
// - Skipping, a hidden tab and the speed “at once” leave beats out: `beat` is null and `view`
//   jumps to the end. What was left out is in `since`. So draw from `view` alone, let `beat` only
//   animate, and end an animation as soon as `beat` changes.
// - Without motion (`motion` is false) beats come at the same pace, drawn still: show `after` and
//   mark what changed, without moving it.
// - `length` and `shown` already contain the speed of the settings. Never wait for timers of your
//   own that are longer.
import type { Text } from "../wire/types";

/** What is seen; a length belongs to each (see LENGTHS). */
export type Kind =
  /** A round or a turn begins. */
  | "begin"
  /** Secret choices are revealed. */
  | "reveal"
  /** A card is turned up. */
  | "draw"
  /** Dice are rolled. */
  | "roll"
  /** A figure walks. */
  | "move"
  /** Somebody gets something. */
  | "take"
  /** Something is put down on the table. */
  | "place"
  /** Something bad strikes: a trap, the dragon, a thief. */
  | "strike"
  /** A round or a turn ends, and what is cleared away. */
  | "clear"
  /** Points are counted. */
  | "count"
  /** The game is over: the last scene is held. */
  | "end"
  /** Anything else. */
  | "step"
  /** Only words: nothing moves. */
  | "note";

/** Milliseconds at normal speed: until the outcome is visible, and until the next beat. */
export const LENGTHS: Readonly<Record<Kind, readonly [shown: number, length: number]>> = {
  begin: [150, 800],
  reveal: [450, 1300],
  draw: [550, 1300],
  roll: [850, 1500],
  move: [600, 850],
  take: [450, 850],
  place: [350, 850],
  strike: [550, 1900],
  clear: [250, 800],
  count: [300, 700],
  end: [300, 2400],
  step: [250, 700],
  note: [0, 450],
};

/** One beat as a game plans it. */
export interface Planned<View> {
  readonly kind: Kind;
  /** What happens in the picture. */
  readonly events: readonly Text[];
  /** What is told with it: its events, unless their words come with another beat. */
  readonly words?: readonly Text[];
  /** What lies on the table once it has happened. */
  readonly view: View;
  /** How much longer (or shorter) than others of its kind. */
  readonly times?: number;
}

/** How a game plans the beats of an update. Every event is told once, in its order. */
export type Staging<View> = (
  events: readonly Text[],
  before: View,
  after: View,
) => readonly Planned<View>[];

/** One beat as the board gets it. */
export interface Beat<View> {
  readonly kind: Kind;
  readonly events: readonly Text[];
  readonly before: View;
  readonly after: View;
  /** Milliseconds until the outcome must be visible, and until the next beat. */
  readonly shown: number;
  readonly length: number;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Args = Record<string, any>;

/** A part of how an event is played: its kind, and what it changes on the table. */
export interface Part<View> {
  readonly kind: Kind;
  readonly change?: (view: View, args: Args, after: View, event: Text) => View;
  /** The words come with another part of the event. */
  readonly silent?: boolean;
  /** Joins the beat before it if that is of the same kind. */
  readonly join?: boolean;
  readonly times?: number;
}

/** A staging from the parts of each event, by its name without “GAME-event-”. */
export function acts<View>(
  game: string,
  known: Readonly<Record<string, Part<View> | readonly Part<View>[]>>,
): Staging<View> {
  return (events, before, after) => {
    const beats: { kind: Kind; events: Text[]; words: Text[]; view: View; times?: number }[] = [];
    let view = before;
    for (const event of events) {
      const found = known[event.key.replace(`${game}-event-`, "")] ?? { kind: "step" as const };
      for (const part of [found].flat() as Part<View>[]) {
        view = part.change?.(view, event.args, after, event) ?? view;
        const words = part.silent ? [] : [event];
        const last = beats.at(-1);
        if (part.join && last?.kind === part.kind) {
          last.events.push(event);
          last.words.push(...words);
          last.view = view;
        } else beats.push({ kind: part.kind, events: [event], words, view, times: part.times });
      }
    }
    return beats;
  };
}
