// One table as this page knows it: who sits there, what each seat of mine sees, what happened.
import { SvelteMap } from "svelte/reactivity";
import type { Beat } from "../boards/beat";
import { parts } from "../games.svelte";
import { noteOf } from "../memory";
import { t, told } from "../speech.svelte";
import { settings } from "../settings.svelte";
import { TableClient, type Connection } from "../wire/client";
import * as http from "../wire/http";
import type { Answer, Doing, Happening, Message, Position, TableInfo, Text } from "../wire/types";

import { tableNow } from "./early";
import { muted } from "./muted.svelte";
import { withYou } from "./names";
import { plan, Stage, type Cue } from "./stage.svelte";

export const WATCHER = -1;
const REACTION_STAYS = 4_000;
const WORDS_STAY = 7_000;
/** As many lines as the server keeps, and those that came since. */
const MOST_LINES = 100;

type News = Extract<Message, { kind: "news" }>;
type Reaction = Extract<Message, { kind: "reaction" }>;
type Chat = Extract<Message, { kind: "chat" }>;
export type ChatLine = Chat["lines"][number];

/** What somebody shows or says, for a moment. */
export interface Bubble {
  readonly key: number;
  /** Who: a seat, or somebody who watches. */
  readonly seat: number | null;
  readonly person: string;
  readonly name: string;
  readonly reaction?: Reaction["reaction"];
  readonly line?: ChatLine;
}

/** What one seat sees: as much as its stage has released. */
export interface Sight {
  readonly position: Position;
  readonly log: readonly Happening[];
  /** The beat that is played, and its events; null while nothing moves. */
  readonly beat: Beat<Record<string, unknown>> | null;
  readonly events: readonly Text[];
  readonly tick: number;
  /** Everything that was told since the page was opened. */
  readonly told: readonly Text[];
  /** Where in it the last update begins, and what happened since this seat was last asked. */
  readonly scene: number;
  readonly since: number;
}

const NOTHING: Omit<Sight, "position"> = {
  log: [],
  beat: null,
  events: [],
  tick: 0,
  told: [],
  scene: 0,
  since: 0,
};

/** Nobody is asked while a beat is played. */
const BUSY = {
  question: null,
  legal: [],
  on_turn: [],
  ready: [],
  chance: true,
  over: false,
  can_undo: false,
} satisfies Partial<Position>;

/** Append an update to a log, without duplicates and without steps that were taken back. */
function continued(log: readonly Happening[], news: News) {
  const first = news.fresh ? (news.happened[0]?.step ?? Infinity) : Infinity;
  const kept = log.filter(({ step }) => step < first && step <= news.position.step);
  const known = kept.at(-1)?.step ?? 0;
  const added = news.happened.filter(({ step }) => step > known);
  return { log: [...kept, ...added], added };
}

/** The log with one more event of a step. */
function noted(log: readonly Happening[], step: number, event: Text): readonly Happening[] {
  const last = log.at(-1);
  if (last?.step !== step) return [...log, { step, events: [event] }];
  return [...log.slice(0, -1), { step, events: [...last.events, event] }];
}

export class Session {
  table = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>("connecting");
  sights = new SvelteMap<number, Sight>();
  bubbles = $state.raw<readonly Bubble[]>([]);
  #lines = $state.raw<readonly ChatLine[]>([]);
  /** What was said here, without those who are muted. */
  lines = $derived.by(() => this.#lines.filter(({ person }) => !muted.has(person)));
  /** How many lines came since the page was opened, and how many of them were seen. */
  said = $state(0);
  seen = $state(0);
  /** Seats of mine that a bot has played for while I was away. */
  back = $state.raw<readonly number[]>([]);
  /** When the server will restart, in milliseconds since 1970. */
  restart = $state<number | null>(null);
  /** Why something was refused, in one sentence. */
  notice = $state("");
  failure = $state<"" | "missing" | "unreachable">("");
  busy = $state(false);
  #unnamed = false;
  names = $derived.by(() => {
    const seats = this.table?.seats ?? [];
    return withYou(
      seats.map(({ name }) => name),
      seats,
      this.#unnamed,
    );
  });
  /** Whether there is anybody to talk to: bots do not listen, and those who watch only react. */
  company = $derived.by(
    () => (this.table?.seats.filter(({ kind }) => kind === "person").length ?? 0) > 1,
  );
  mine = $derived(this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []);

  #client: TableClient | null = null;
  #received = new Map<number, number>();
  #stages = new Map<number, Stage>();
  /** What each seat will see once everything has been played. */
  #latest = new Map<number, { log: readonly Happening[]; view: Record<string, unknown> }>();
  /** Seats that were asked something since their last beat. */
  #asked = new Set<number>();
  #count = 0;
  /** Whether the table knows the name of somebody who only watches. */
  #introduced = false;
  #closed = false;

  constructor(readonly id: string) {
    this.#unnamed = noteOf(id).unnamed ?? false;
  }

  async open(): Promise<void> {
    try {
      const shown = await tableNow(this.id);
      if (this.#closed) return;
      this.table = shown.table;
      for (const position of shown.positions) this.#draw(position);
    } catch (error) {
      this.failure = error instanceof http.Refusal ? "missing" : "unreachable";
      return;
    }
    this.#client = new TableClient(this.id, () => this.#since(), {
      message: (message) => this.#hear(message),
      connection: (state) => {
        this.connection = state;
        // Whoever connects again is told again, unless the server has restarted.
        if (state !== "connected") this.restart = null;
        this.#introduced = false;
      },
    });
  }

  close(): void {
    this.#closed = true;
    for (const stage of this.#stages.values()) stage.close();
    this.#client?.close();
  }

  reconnect(): void {
    this.#client?.reconnect();
  }

  /** Send a command and show why if it is refused; the server then sends the current position. */
  async send(what: Doing): Promise<Answer | null> {
    if (!this.#client) return null;
    const seat = "seat" in what && typeof what.seat === "number" ? what.seat : WATCHER;
    const moment = this.sights.get(seat)?.position.moment ?? this.table?.moment ?? 0;
    const answer = await this.#client.send(what, moment);
    this.notice = answer.refusal ? await told(answer.refusal, this.names) : "";
    return answer;
  }

  async choose(seat: number, action: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.send({ do: "choose", seat, action });
    this.busy = false;
  }

  #since(): number {
    return this.#received.size ? Math.min(...this.#received.values()) : 0;
  }

  #hear(message: Message): void {
    if (message.kind === "table") this.#sit(message.table);
    else if (message.kind === "news") this.#receive(message);
    else if (message.kind === "reaction") this.#react(message);
    else if (message.kind === "chat") this.#listen(message);
    else if (message.kind === "back") this.back = message.seats;
    else if (message.kind === "restart")
      this.restart = message.seconds === null ? null : Date.now() + message.seconds * 1000;
    else if (message.kind === "bye") void told(message.reason).then((said) => (this.notice = said));
  }

  /** Skip to the question, without the beats before it. */
  skip(): void {
    for (const stage of this.#stages.values()) stage.skip();
  }

  #stage(seat: number): Stage {
    const found = this.#stages.get(seat) ?? new Stage();
    this.#stages.set(seat, found);
    return found;
  }

  #receive(news: News): void {
    const seat = news.position.seat ?? WATCHER;
    this.#received.set(seat, news.position.moment);
    const before = this.#latest.get(seat);
    const { log, added } = continued(before?.log ?? [], news);
    this.#latest.set(seat, { log, view: news.position.view });
    // What happened before we came, or was taken back, is not played.
    const events = news.fresh || !before ? [] : added.flatMap((happening) => happening.events);
    const steps = new Map(added.flatMap(({ step, events }) => events.map((one) => [one, step])));
    const planned = plan(
      parts(this.table?.game ?? "")?.stage,
      events,
      before?.view ?? news.position.view,
      news.position.view,
    );
    const cues = planned.map((beat, n): Cue => ({
      planned: beat,
      before: planned[n - 1]?.view ?? before!.view,
      show: (beat) => {
        const { tick, told, since, scene } = this.#sight(seat);
        const position = { ...news.position, ...BUSY, view: beat.after };
        this.#change(seat, {
          position,
          beat,
          events: beat.events,
          tick: tick + 1,
          scene: n ? scene : told.length,
          since: this.#asked.delete(seat) ? told.length : since,
        });
      },
      tell: (words) => {
        const sight = this.#sight(seat);
        this.#change(seat, {
          log: words.reduce((log, word) => noted(log, steps.get(word)!, word), sight.log),
          told: [...sight.told, ...words],
        });
      },
    }));
    this.#stage(seat).add({
      cues,
      end: (skipped) => {
        const { tick, told, since, scene } = this.#sight(seat);
        const begin = told.length - events.length;
        this.#change(seat, {
          position: news.position,
          log,
          beat: null,
          events: [],
          tick: skipped || !events.length ? tick + 1 : tick,
          scene: events.length ? begin : scene,
          since: events.length && this.#asked.delete(seat) ? begin : since,
        });
        if (news.position.legal.length) this.#asked.add(seat);
      },
    });
  }

  #sight(seat: number): Omit<Sight, "position"> {
    return this.sights.get(seat) ?? NOTHING;
  }

  #change(seat: number, changes: Partial<Sight>): void {
    this.sights.set(seat, { ...this.#sight(seat), ...changes } as Sight);
  }

  #draw(position: Position): void {
    this.#change(position.seat ?? WATCHER, { position });
  }

  #sit(table: TableInfo): void {
    this.table = table;
    const watches = !this.mine.length && !table.removed && settings.name;
    if (!watches || this.#introduced) return;
    this.#introduced = true;
    void this.#client?.send({ do: "watch", name: settings.name }, 0);
  }

  #react({ seat, reaction, spectator }: Reaction): void {
    const person = spectator?.person ?? this.table?.seats[seat ?? -1]?.person ?? "";
    const name = spectator ? spectator.name || t("page-spectator") : (this.names[seat ?? -1] ?? "");
    this.#show({ seat, person, name, reaction }, REACTION_STAYS);
  }

  #listen({ fresh, lines }: Chat): void {
    this.#lines = (fresh ? lines : [...this.#lines, ...lines]).slice(-MOST_LINES);
    // What was said before we came can be read, but is not announced as new.
    if (fresh) return;
    for (const line of lines) {
      if (muted.has(line.person)) continue;
      this.said++;
      const { seat, person } = line;
      this.#show({ seat, person, name: this.names[seat] ?? line.name, line }, WORDS_STAY);
    }
  }

  /** Above the figure, in the place of what this person showed before. */
  #show(shown: Omit<Bubble, "key">, stays: number): void {
    if (muted.has(shown.person)) return;
    const key = ++this.#count;
    const same = ({ seat, person }: Bubble) => seat === shown.seat && person === shown.person;
    this.bubbles = [...this.bubbles.filter((other) => !same(other)), { ...shown, key }];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter((bubble) => bubble.key !== key);
    }, stays);
  }
}
