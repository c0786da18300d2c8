// One table as this page knows it: who sits there, what each seat of mine sees, what happened.
import { SvelteMap } from "svelte/reactivity";
import { told } from "../speech.svelte";
import { motion } from "../settings.svelte";
import { TableClient, type Connection } from "../wire/client";
import * as http from "../wire/http";
import type { Doing, Happening, Message, Position, TableInfo, Text } from "../wire/types";

export const WATCHER = -1;
/** Steps come no faster than this, so that one can see each of them. */
const PACE = 450;
const MOST_WAITING = 8;
const REACTION_STAYS = 4_000;

type News = Extract<Message, { kind: "news" }>;
type Reaction = Extract<Message, { kind: "reaction" }>;

/** What one seat sees. */
export interface Sight {
  readonly position: Position;
  readonly log: readonly Happening[];
  /** What the last news brought, for animations. */
  readonly events: readonly Text[];
  readonly tick: number;
}

/** A log with news at its end; what was taken back or is told again is not in it twice. */
function continued(log: readonly Happening[], news: News) {
  const first = news.fresh ? (news.happened[0]?.step ?? Infinity) : Infinity;
  const kept = log.filter(({ step }) => step < first && step <= news.position.step);
  const known = kept.at(-1)?.step ?? 0;
  const added = news.happened.filter(({ step }) => step > known);
  return { log: [...kept, ...added], added };
}

export class Session {
  table = $state.raw<TableInfo | null>(null);
  connection = $state<Connection>("connecting");
  sights = new SvelteMap<number, Sight>();
  reactions = $state<(Reaction & { key: number })[]>([]);
  /** Why something was refused, in one sentence. */
  notice = $state("");
  failure = $state<"" | "missing" | "unreachable">("");
  busy = $state(false);
  names = $derived(this.table?.seats.map((seat) => seat.name) ?? []);
  mine = $derived(this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []);

  #client: TableClient | null = null;
  #received = new Map<number, number>();
  #queue: News[] = [];
  #timer = 0;
  #count = 0;
  #closed = false;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const shown = await http.table(this.id);
      if (this.#closed) return;
      this.table = shown.table;
      for (const position of shown.positions) this.#draw(position);
    } catch (error) {
      this.failure = error instanceof http.Refusal ? "missing" : "unreachable";
      return;
    }
    this.#client = new TableClient(this.id, () => this.#since(), {
      message: (message) => this.#hear(message),
      connection: (state) => (this.connection = state),
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#client?.close();
  }

  reconnect(): void {
    this.#client?.reconnect();
  }

  /** Send a command and tell why if it is refused; the server then shows how things stand. */
  async send(what: Doing): Promise<http.Answer | null> {
    if (!this.#client) return null;
    const seat = "seat" in what && typeof what.seat === "number" ? what.seat : WATCHER;
    const step = this.sights.get(seat)?.position.step ?? this.table?.step ?? 0;
    const answer = await this.#client.send(what, step);
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
    if (message.kind === "table") this.table = message.table;
    else if (message.kind === "news") this.#receive(message);
    else if (message.kind === "reaction") this.#react(message);
    else if (message.kind === "bye") void told(message.reason).then((said) => (this.notice = said));
  }

  #receive(news: News): void {
    this.#received.set(news.position.seat ?? WATCHER, news.position.step);
    this.#queue.push(news);
    const hurry = !motion.on || document.hidden || this.#queue.length > MOST_WAITING;
    if (hurry) clearTimeout(this.#timer);
    if (hurry || !this.#timer) this.#next(hurry);
  }

  #next(all = false): void {
    this.#timer = 0;
    let step: number | null = null;
    while (this.#queue.length) {
      const news = this.#queue[0]!;
      // All seats of mine see a step at the same time.
      if (!all && step !== null && news.position.step !== step) break;
      this.#queue.shift();
      if (this.#take(news)) step = news.position.step;
    }
    if (step !== null && motion.on) this.#timer = window.setTimeout(() => this.#next(), PACE);
  }

  /** Show news; true if something is to be seen. */
  #take(news: News): boolean {
    const seat = news.position.seat ?? WATCHER;
    const before = this.sights.get(seat);
    const { log, added } = continued(before?.log ?? [], news);
    const gap = news.fresh || !before?.tick;
    const events = gap ? [] : added.flatMap((happening) => happening.events);
    this.sights.set(seat, { position: news.position, log, events, tick: (before?.tick ?? 0) + 1 });
    return events.length > 0;
  }

  #draw(position: Position): void {
    const seat = position.seat ?? WATCHER;
    const before = this.sights.get(seat);
    this.sights.set(seat, {
      position,
      log: before?.log ?? [],
      events: [],
      tick: before ? before.tick + 1 : 0,
    });
  }

  #react(message: Reaction): void {
    const key = ++this.#count;
    this.reactions.push({ ...message, key });
    setTimeout(() => {
      this.reactions = this.reactions.filter((reaction) => reaction.key !== key);
    }, REACTION_STAYS);
  }
}
