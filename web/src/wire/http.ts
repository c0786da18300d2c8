// All one-off requests to the server, typed by its schema; live play is in client.ts.
// openapi-fetch stays at 0.15: from 0.17 on it mistakes our readonly lists for plain objects.
import createClient, { type Middleware } from "openapi-fetch";
import type { paths } from "./schema";
import type { Analysis, GoOn, NewTable, Refused, ReplaySeat, Text, Underway } from "./types";

/** The server refused, and why. */
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

const troubles: Middleware = {
  onError: ({ request }) => new Unreachable(request.url),
  async onResponse({ request, response }) {
    if (response.ok) return;
    const refused = (await response.json().catch(() => null)) as Refused | null;
    if (refused?.refusal?.key) throw new Refusal(refused.refusal, response.status);
    throw new Unreachable(`${request.url}: ${response.status}`);
  },
};
const client = createClient<paths>({ credentials: "same-origin" });
client.use(troubles);

/** The answer itself: anything else has already been thrown. */
async function answer<T>(asked: Promise<{ data?: T }>): Promise<T> {
  return (await asked).data!;
}

const at = (id: string) => ({ params: { path: { id } } });

export const games = () => answer(client.GET("/api/games"));
export const publicTables = () => answer(client.GET("/api/tables"));
export const myTables = () => answer(client.GET("/api/mine"));
export const makeTable = (body: NewTable) => answer(client.POST("/api/tables", { body }));
export const goOn = (id: string, body: GoOn) =>
  answer(client.POST("/api/tables/{id}/on", { ...at(id), body }));
export const table = (id: string) => answer(client.GET("/api/tables/{id}", at(id)));
export const proof = (id: string) => answer(client.GET("/api/tables/{id}/proof", at(id)));

/** The analysis of a finished game; until it is done, `underway` is told its progress. */
export async function analysis(id: string, underway: (far: Underway) => void): Promise<Analysis> {
  for (;;) {
    const found = await answer(client.GET("/api/tables/{id}/analysis", at(id)));
    if ("version" in found) return found;
    underway(found);
  }
}

/** What the coach would do for a seat that is asked; only where hints are allowed. */
export const advice = (id: string, seat: number) =>
  answer(client.GET("/api/tables/{id}/advice", { params: { path: { id }, query: { seat } } }));

/** All puzzles of a game. */
export const puzzles = (name: string) =>
  answer(client.GET("/api/puzzles/{name}", { params: { path: { name } } }));

type Device = paths["/api/push"]["post"]["requestBody"]["content"]["application/json"];
export const pushKey = () => answer(client.GET("/api/push"));
export const callMe = (body: Device) => answer(client.POST("/api/push", { body }));
export const callMeNoMore = (body: { endpoint: string }) =>
  answer(client.POST("/api/push/forget", { body }));

export const lan = () => answer(client.GET("/api/lan"));

/** Requests of the person who runs the server. A page of another origin cannot send this header. */
const asAdmin = (token: string) => ({
  "X-Karfunkel-Admin": "1",
  ...(token ? { Authorization: `Bearer ${token}` } : {}),
});
export const admin = (token: string) =>
  answer(client.GET("/api/admin", { headers: asAdmin(token) }));
export const block = (token: string, address: string, blocked: boolean) =>
  answer(client.POST("/api/admin/block", { body: { address, blocked }, headers: asAdmin(token) }));
export const closeTable = (token: string, id: string, closed: boolean) =>
  answer(
    client.POST("/api/admin/tables/{id}", {
      ...at(id),
      body: { closed },
      headers: asAdmin(token),
    }),
  );
export const announceRestart = (token: string, minutes: number | null) =>
  answer(client.POST("/api/admin/restart", { body: { minutes }, headers: asAdmin(token) }));

/** A text file of a game from another package. */
export async function gameText(game: string, path: string): Promise<string> {
  const found = await fetch(`/games/${game}/text/${path}`);
  if (!found.ok) throw new Unreachable(found.url);
  return found.text();
}

export const recordAddress = (id: string) => `/api/tables/${id}/record`;
export const qrAddress = (text: string) => `/api/qr?text=${encodeURIComponent(text)}`;

export function replay(id: string, seat: ReplaySeat, from: number, to: number) {
  const params = { path: { id }, query: { seat, from, to } };
  return answer(client.GET("/api/tables/{id}/replay", { params }));
}

/** What the solution of a game says about a position, after some steps as in a record. */
export function solved(name: string, position: string, step: string[]) {
  const params = { path: { name }, query: { position, step } };
  return answer(client.GET("/api/games/{name}/solved", { params }));
}

export async function keepRecord(body: string): Promise<string> {
  const headers = { "Content-Type": "text/plain" };
  const bodySerializer = (text: string) => text;
  return (await answer(client.POST("/api/replays", { body, headers, bodySerializer }))).table;
}
