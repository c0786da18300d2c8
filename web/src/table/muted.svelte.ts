// Whom this person does not want to hear. Kept on this device, and told to nobody.
import { SvelteSet } from "svelte/reactivity";
import { recall, remember } from "../settings.svelte";

const KEPT = "karfunkel-muted";
const MOST = 300;

function kept(): string[] {
  const found = recall<unknown>(KEPT);
  return Array.isArray(found) ? found.filter((one): one is string => typeof one === "string") : [];
}

/** Pseudonyms that the server gives people, the same at a table and its rematches. */
export const muted = new SvelteSet<string>(kept());

export function mute(person: string, quiet: boolean): void {
  if (quiet) muted.add(person);
  else muted.delete(person);
  remember(KEPT, [...muted].slice(-MOST));
}
