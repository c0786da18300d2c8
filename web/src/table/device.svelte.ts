// Several people at one device: who may look at it now.
import { untrack } from "svelte";
import { motion } from "../settings.svelte";
import type { Position } from "../wire/types";
import { WATCHER, type Session } from "./session.svelte";

/** How long the last player may still look at what happened, before the cover comes. */
const LOOK = 2_500;

/** What a seat sees, apart from whose seat it is. */
function sight(position: Position | undefined): string {
  return JSON.stringify({ ...position?.view, you: null, seat: null });
}

export class Device {
  /** The seat whose person holds the device; null while nobody does. */
  holder = $state<number | null>(null);
  #due = $state<number | null>(null);

  constructor(readonly session: Session) {
    $effect(() => this.#hand());
  }

  #positions = $derived.by(() =>
    this.session.mine.flatMap((seat) => this.session.sights.get(seat)?.position ?? []),
  );
  #asked = $derived(
    this.#positions.filter(({ legal }) => legal.length).flatMap(({ seat }) => seat ?? []),
  );
  shared = $derived.by(() => this.session.mine.length > 1);
  /** The seat of mine that is to choose next: the one at the device first, then in turn. */
  next = $derived.by(() => {
    if (!this.#asked.length) return null;
    const from = this.holder ?? 0;
    return this.#asked.find((seat) => seat >= from) ?? this.#asked[0]!;
  });
  /** Whether one of my seats sees or chooses what another may not know. */
  secret = $derived.by(() => {
    const first = this.#positions[0];
    if (!this.shared || !first || first.over) return false;
    const choosing = first.on_turn.filter((seat) => this.session.mine.includes(seat));
    if (choosing.length > 1) return true;
    return this.#positions.some((position) => sight(position) !== sight(first));
  });
  /** The seat that gets the device next. */
  passing = $derived(
    this.secret && this.next !== null && this.next !== this.holder ? this.next : null,
  );
  covered = $derived(
    this.secret && (this.holder === null || (this.passing !== null && this.#due === this.passing)),
  );
  /** The seat whose view may be drawn. */
  seat = $derived.by(() => {
    const { mine } = this.session;
    if (!mine.length) return WATCHER;
    return this.shared ? (this.holder ?? mine[0]!) : mine[0]!;
  });

  /** The next person has taken the device. */
  take(): void {
    this.holder = this.next ?? this.holder;
    this.#due = null;
  }

  /** Do not wait for the cover. */
  hurry(): void {
    this.#due = this.passing;
  }

  #hand(): (() => void) | void {
    const { passing, next, secret, shared } = this;
    if (!shared) return;
    if (!secret) {
      if (next !== null) this.holder = next;
      this.#due = null;
      return;
    }
    if (passing === null) {
      this.#due = null;
      return;
    }
    const events = untrack(() => this.session.sights.get(this.seat)?.events.length ?? 0);
    const timer = setTimeout(() => (this.#due = passing), events && motion.on ? LOOK : 200);
    return () => clearTimeout(timer);
  }
}
