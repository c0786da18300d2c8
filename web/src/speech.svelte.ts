// The sentences of the chosen language, for all components: t("page-home").
import { Catalog, type Language } from "./text/catalog";
import type { Text } from "./wire/types";
import { change, settings } from "./settings.svelte";

const needed = new Set(["page", "play"]);

export const speech = $state<{ catalog: Catalog }>({ catalog: new Catalog(settings.language) });

/** Load files of sentences, now and whenever the language changes. */
export async function need(...files: string[]): Promise<void> {
  let catalog: Catalog;
  do {
    catalog = speech.catalog;
    await catalog.load(...files);
  } while (catalog !== speech.catalog); // the language was changed meanwhile
  for (const file of files) needed.add(file); // only now, so that a failed load breaks nothing else
}

export async function speak(language: Language): Promise<void> {
  const catalog = await new Catalog(language).load(...needed);
  speech.catalog = catalog;
  document.documentElement.lang = language;
  change({ language });
}

export function t(key: string, args?: Record<string, unknown>, names?: readonly string[]): string {
  return speech.catalog.say(key, args, names);
}

/** The sentence of a message from the server, whose file may not have been loaded yet. */
export async function told(text: Text, names: readonly string[] = []): Promise<string> {
  try {
    await need(text.key.split("-", 1)[0]!);
    return speech.catalog.text(text, names);
  } catch {
    return t("page-refused");
  }
}

/** A sentence for an event or a choice; without one, its key is shown rather than nothing. */
export function said(text: Text, names: readonly string[] = []): string {
  try {
    return speech.catalog.text(text, names);
  } catch {
    return text.key;
  }
}
