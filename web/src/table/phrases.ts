// The ready-made phrases of the chat; everybody reads them in their own language.
import type { Doing } from "../wire/types";

export type Phrase = NonNullable<Extract<Doing, { do: "say" }>["phrase"]>;

export const PHRASES: readonly Phrase[] = [
  "luck",
  "fun",
  "moment",
  "back",
  "thinking",
  "turn",
  "close",
  "lucky",
  "unlucky",
  "risky",
  "sorry",
  "yes",
  "no",
  "game",
  "again",
  "leaving",
];
