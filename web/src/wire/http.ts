// Everything that is asked of the server once; live play is in client.ts.
import type {
  Command,
  GameInfo,
  Lan,
  Made,
  Message,
  NewTable,
  Proof,
  Refused,
  Replay,
  TableLine,
  TableState,
  Text,
} from "./types";

export type Answer = Extract<Message, { kind: "answer" }>;

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly text: Text,
    readonly status: number,
  ) {
    super(text.key);
  }
}

/** The server could not be reached at all, or answered with nonsense. */
export class Unreachable extends Error {}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Unreachable(path);
  }
  if (answer.ok) return answer;
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  if (refused?.refusal?.key) throw new Refusal(refused.refusal, answer.status);
  throw new Unreachable(`${path}: ${answer.status}`);
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
  return (await (await ask(path, init)).json()) as T;
}

export const games = () => get<readonly GameInfo[]>("/api/games");
export const publicTables = () => get<readonly TableLine[]>("/api/tables");
export const myTables = () => get<readonly TableLine[]>("/api/mine");
export const makeTable = (table: NewTable) => post<Made>("/api/tables", table);
export const table = (id: string) => get<TableState>(`/api/tables/${id}`);
export const command = (id: string, asked: Command) =>
  post<Answer>(`/api/tables/${id}/commands`, asked);
export const proof = (id: string) => get<Proof>(`/api/tables/${id}/proof`);
export const lan = () => get<Lan>("/api/lan");

export const recordAddress = (id: string) => `/api/tables/${id}/record`;
export const qrAddress = (text: string) => `/api/qr?text=${encodeURIComponent(text)}`;

export function replay(id: string, seat: string, from: number, to: number): Promise<Replay> {
  return get<Replay>(`/api/tables/${id}/replay?seat=${seat}&from=${from}&to=${to}`);
}

export async function keepRecord(text: string): Promise<string> {
  const init = { method: "POST", headers: { "Content-Type": "text/plain" }, body: text };
  const kept = (await (await ask("/api/replays", init)).json()) as Made;
  return kept.table;
}
