// Names for the types that are generated from the server's schema (npm run types).
import type { components, paths } from "./schema";

type Schemas = components["schemas"];
export type Text = Schemas["Text"];
export type Action = Schemas["Action"];
export type Happening = Schemas["Happening"];
export type Position = Schemas["Position"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableInfo = Schemas["TableInfo"];
export type TableLine = Schemas["TableLine"];
export type GameInfo = Schemas["GameInfo"];
export type Message = Schemas["Message"];
export type Answer = Extract<Message, { kind: "answer" }>;
export type Command = Schemas["Command"];
export type Doing = Command["what"];
export type NewTable = Schemas["NewTable"];
export type GoOn = Schemas["GoOn"];
export type Made = Schemas["Made"];
export type Replay = Schemas["Replay"];
export type Frame = Schemas["Frame"];
export type Analysis = Schemas["Analysis"];
export type Advice = Schemas["Advice"];
export type Puzzles = Schemas["ShownPuzzles"];
export type Underway = Schemas["Underway"];
export type Proof = Schemas["Proof"];
export type Solved = Schemas["Solved"];
export type Refused = Schemas["Refused"];
export type Views = Schemas["Views"];
export type TableState = Schemas["TableState"];
export type AdminState = Schemas["AdminState"];
export type Lan = Schemas["Lan"];
/** The point of view of a replay. */
export type ReplaySeat = NonNullable<
  NonNullable<paths["/api/tables/{id}/replay"]["get"]["parameters"]["query"]>["seat"]
>;
