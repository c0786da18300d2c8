// The ready-made phrases of the chat; everybody reads them in their own language.
import { speech } from "../speech.svelte";
import type { Doing } from "../wire/types";

type Phrase = NonNullable<Extract<Doing, { do: "say" }>["phrase"]>;

/** Every phrase has a sentence, and a test of the server compares the two. */
export function phrases(): Phrase[] {
  return speech.catalog.after("page-phrase-") as Phrase[];
}
