// Sentences from the same Fluent files as the terminal's, by the same rules as text/messages.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { gameText } from "../wire/http";
import type { Text } from "../wire/types";
import { isolated } from "./isolated";

export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
  cs: "Čeština",
  sk: "Slovenčina",
};
export type Language = keyof typeof LANGUAGES;

const found = import.meta.glob<string>(
  [
    "../../../src/karfunkel/text/*/*.ftl",
    "../../../src/karfunkel/games/*/text/*/*.ftl",
    "!**/{arena,help,sim}.ftl", // messages of the command line only
  ],
  { query: "?raw", import: "default" },
);
/** Every file by its language and name, such as "en/page.ftl". */
const sources = Object.fromEntries(
  Object.entries(found).map(([path, source]) => [path.split("/").slice(-2).join("/"), source]),
);

/** All sentences of one language that have been loaded so far. */
export class Catalog {
  #bundle: FluentBundle;
  #loaded = new Set<string>();
  #keys: string[] = [];

  constructor(readonly language: Language) {
    const word = ([value]: FluentVariable[], named: Record<string, FluentVariable>) =>
      String(value)
        .split(", ")
        .flatMap((one) => (one ? [this.say(`${String(named.of)}-${one}`)] : []))
        .join(", ");
    this.#bundle = new FluentBundle(language, { functions: { WORD: word }, useIsolating: false });
  }

  /** Load files, such as "page" or the name of a game. */
  async load(...files: string[]): Promise<this> {
    const missing = files.filter((file) => !this.#loaded.has(file));
    const texts = await Promise.all(
      missing.map((file) => {
        const source = sources[`${this.language}/${file}.ftl`];
        return source ? source() : gameText(file, `${this.language}/${file}.ftl`);
      }),
    );
    texts.forEach((text, n) => {
      this.#loaded.add(missing[n]!);
      const resource = new FluentResource(text);
      this.#bundle.addResource(resource);
      this.#keys.push(...resource.body.map(({ id }) => id));
    });
    return this;
  }

  /** Whether there is a sentence for a key. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** What follows this beginning in all keys that have it, in the order of their file. */
  after(beginning: string): string[] {
    return this.#keys
      .filter((key) => key.startsWith(beginning))
      .map((key) => key.slice(beginning.length));
  }

  /** The sentence for a key; seats in arguments called player… become names. */
  say(key: string, args: Record<string, unknown> = {}, names: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${key} has no sentence in ${this.language}`);
    const spoken: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args))
      spoken[name] = this.#spoken(name, value, names);
    if (Array.isArray(args.players)) spoken.count ??= args.players.length;
    const errors: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, spoken, errors);
    if (errors.length) throw new Error(`${key} in ${this.language}: ${errors[0]!.message}`);
    // Remove the spaces that omitted parts leave behind.
    return sentence.replace(/[ \n]+/g, " ").trim();
  }

  /** The sentence for a message as it comes over the wire. */
  text(text: Text, names: readonly string[] = []): string {
    return this.say(text.key, text.args, names);
  }

  /** A list of names in readable form: A, B and C. */
  list(names: readonly string[]): string {
    if (names.length < 2) return names.join("");
    return this.say("play-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) });
  }

  #spoken(name: string, value: unknown, names: readonly string[]): FluentVariable {
    if (typeof value === "boolean") return this.say(value ? "play-yes" : "play-no");
    if (typeof value === "number")
      return name.startsWith("player") ? this.#name(value, names) : value;
    if (Array.isArray(value)) {
      if (name.startsWith("players"))
        return this.list(value.map((seat) => this.#name(Number(seat), names)));
      const apart = value.some((item) => item && typeof item === "object") ? " / " : ", ";
      return value.map((item) => this.#spoken(name, item, names)).join(apart);
    }
    if (value && typeof value === "object" && "key" in value)
      return this.text(value as Text, names);
    if (typeof value === "string") return isolated(value);
    return value === null || value === undefined ? "" : (value as FluentVariable);
  }

  #name(seat: number, names: readonly string[]): string {
    const name = names[seat];
    return name === undefined
      ? this.say("play-player", { number: String(seat + 1) })
      : isolated(name);
  }
}
