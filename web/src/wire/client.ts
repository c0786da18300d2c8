// Live play at one table: a socket that reconnects by itself, and commands that are not lost.
import type { Answer, Command, Doing, Message, Position } from "./types";

export type Connection = "connected" | "connecting" | "offline";

export interface Listener {
  message: (message: Message) => void;
  connection: (state: Connection) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const ANSWER_WITHIN = 6_000;
/** A phone that slept this long may hold a socket that only looks alive. */
const SLEPT = 10_000;

interface Waiting {
  command: Command;
  done: (answer: Answer) => void;
  timer: number;
}

/** Random and unguessable; randomUUID exists only on https and on this machine itself. */
export function freshId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class TableClient {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** The last view of each seat over this socket: the server tells only what has changed in it. */
  #views = new Map<number | null, Position["view"]>();
  #failures = 0;
  #retry = 0;
  #closed = false;
  #hiddenAt = 0;
  #state: Connection = "connecting";

  constructor(
    readonly table: string,
    /** The last moment up to which everything shown here is known. */
    readonly since: () => number,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#online);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#visible);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#online);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#visible);
    clearTimeout(this.#retry);
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#socket?.close();
  }

  /** Send a command; it is sent again after every reconnection until it has been answered. */
  send(what: Doing, moment: number): Promise<Answer> {
    const command = { id: freshId(), moment, what };
    return new Promise((done) => {
      this.#waiting.set(command.id, { command, done, timer: 0 });
      this.#transmit(command.id);
    });
  }

  /** Reconnect now instead of waiting for the next attempt. */
  reconnect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retry);
    this.#drop();
    this.#connect();
  }

  #connect(): void {
    if (this.#closed) return;
    if (!navigator.onLine) return this.#show("offline");
    this.#show("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.table}/live?changes=true&since=${this.since()}`,
    );
    this.#socket = socket;
    this.#views.clear();
    socket.onopen = () => {
      this.#failures = 0;
      this.#show("connected");
      for (const id of this.#waiting.keys()) this.#transmit(id);
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Message);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      this.#later();
    };
  }

  #hear(message: Message): void {
    message = this.#whole(message);
    if (message.kind === "answer") {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      clearTimeout(waiting?.timer);
      waiting?.done(message);
    } else if (message.kind === "bye" && !message.again) {
      this.listener.message(message);
      this.close();
      this.#show("offline");
      return;
    }
    this.listener.message(message);
  }

  /** The message with the whole view, if only its changes were told. */
  #whole(message: Message): Message {
    if (message.kind !== "news" && message.kind !== "changes") return message;
    const { seat, view: told } = message.position;
    const view = message.kind === "news" ? told : { ...this.#views.get(seat), ...told };
    this.#views.set(seat, view);
    if (message.kind === "news") return message;
    return { ...message, kind: "news", fresh: false, position: { ...message.position, view } };
  }

  #transmit(id: string): void {
    const waiting = this.#waiting.get(id);
    if (!waiting || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(waiting.command));
    clearTimeout(waiting.timer);
    // No answer means that the socket is dead, whatever its state says.
    waiting.timer = window.setTimeout(() => this.reconnect(), ANSWER_WITHIN);
  }

  #later(): void {
    if (this.#closed) return;
    this.#show(navigator.onLine ? "connecting" : "offline");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#retry = window.setTimeout(() => this.#connect(), wait * (0.5 + Math.random()));
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onmessage = null;
    socket.close();
  }

  #show(state: Connection): void {
    if (state === this.#state) return;
    this.#state = state;
    this.listener.connection(state);
  }

  #online = (): void => {
    this.#failures = 0;
    this.reconnect();
  };

  #offline = (): void => {
    clearTimeout(this.#retry);
    this.#drop();
    this.#show("offline");
  };

  #visible = (): void => {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      return;
    }
    const slept = Date.now() - this.#hiddenAt > SLEPT;
    if (slept || this.#socket?.readyState !== WebSocket.OPEN) {
      this.#failures = 0;
      this.reconnect();
    }
  };
}
