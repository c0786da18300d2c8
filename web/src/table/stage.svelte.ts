// The stage: one queue that releases everything that happens, beat by beat. Board, log, caption,
// title, sound and live region only ever know what it has released.
import { flushSync } from "svelte";
import { LENGTHS, type Beat, type Planned, type Staging } from "../boards/beat";
import { settings, type Speed } from "../settings.svelte";
import type { Text } from "../wire/types";

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 };
/** With so many beats waiting, beats get shorter, down to a third. */
const COMFORTABLE = 8;
/** With so many, nobody would watch them all: they are left out. */
const MOST_WAITING = 120;

type AnyView = Record<string, unknown>;

/** One beat on its way to the screen. */
export interface Cue {
  readonly planned: Planned<AnyView>;
  readonly before: AnyView;
  /** The picture begins to show it. */
  readonly show: (beat: Beat<AnyView>) => void;
  /** The words for it. */
  readonly tell: (words: readonly Text[]) => void;
}

/** An update: its beats, and what is there in the end. */
export interface Act {
  readonly cues: readonly Cue[];
  /** What is there in the end; `skipped` if some of its beats were left out. */
  readonly end: (skipped: boolean) => void;
}

/** The beats of an update, by the game's own staging or as one. Every event is told exactly once. */
export function plan(
  stage: Staging<AnyView> | undefined,
  events: readonly Text[],
  before: AnyView,
  after: AnyView,
): readonly Planned<AnyView>[] {
  if (!events.length) return [];
  const whole = [{ kind: "step" as const, events, view: after }];
  if (!stage) return whole;
  const beats = stage(events, before, after);
  const told = beats.flatMap(({ events, words }) => words ?? events);
  const complete = told.length === events.length && told.every((text, n) => text === events[n]);
  if (!complete) console.error("the beats of a game do not tell its events");
  return complete ? beats : whole;
}

export class Stage {
  /** Whether something is being played. */
  playing = $state(false);
  #acts: Act[] = [];
  #at = 0;
  #told = false;
  #timer = 0;

  constructor() {
    document.addEventListener("visibilitychange", this.#hide);
  }

  close(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#hide);
  }

  add(act: Act): void {
    this.#acts.push(act);
    if (!FACTORS[settings.speed] || document.hidden || this.#waiting() > MOST_WAITING) this.skip();
    else if (!this.playing) this.#next();
  }

  /** Skip to the end of everything that waits: nothing is left untold. */
  skip(): void {
    clearTimeout(this.#timer);
    while (this.#acts.length) {
      const { cues, end } = this.#acts[0]!;
      let left = false;
      while (this.#at < cues.length) {
        this.#tell();
        this.#at++;
        this.#told = false;
        left = true;
      }
      this.#finish(end, left);
    }
    this.playing = false;
  }

  #waiting(): number {
    return this.#acts.reduce((sum, { cues }) => sum + cues.length, -this.#at);
  }

  #next(): void {
    while (this.#acts.length) {
      const { cues, end } = this.#acts[0]!;
      if (this.#at < cues.length) return this.#play(cues[this.#at]!);
      this.#finish(end, false);
    }
    this.playing = false;
  }

  #play(cue: Cue): void {
    this.playing = true;
    const { kind, events, view, times = 1 } = cue.planned;
    const hurry = Math.max(1 / 3, Math.min(1, COMFORTABLE / this.#waiting()));
    const [shown, length] = LENGTHS[kind].map((ms) =>
      Math.round(ms * times * hurry * FACTORS[settings.speed]),
    ) as [number, number];
    this.#told = false;
    cue.show({ kind, events, before: cue.before, after: view, shown, length });
    // The picture's own timers begin before ours, however long it takes to draw.
    flushSync();
    this.#timer = window.setTimeout(() => {
      this.#tell();
      this.#timer = window.setTimeout(() => {
        this.#at++;
        this.#next();
      }, length - shown);
    }, shown);
  }

  #tell(): void {
    if (this.#told) return;
    this.#told = true;
    const { planned, tell } = this.#acts[0]!.cues[this.#at]!;
    tell(planned.words ?? planned.events);
  }

  #finish(end: (skipped: boolean) => void, skipped: boolean): void {
    this.#acts.shift();
    this.#at = 0;
    this.#told = false;
    end(skipped);
  }

  #hide = (): void => {
    if (document.hidden) this.skip();
  };
}
