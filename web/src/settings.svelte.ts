// What this browser remembers of its person: language, light or dark, sound, nickname.
import { LANGUAGES, type Language } from "./text/catalog";

export type Theme = "system" | "light" | "dark";

const KEPT = "karfunkel-settings";

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  name: string;
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => tag in LANGUAGES) ?? "en";
}

/** Storage may be forbidden or full; the page works without it. */
export function recall<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing is lost but the memory.
  }
}

const kept = recall<Partial<Settings>>(KEPT) ?? {};

export const settings = $state<Settings>({
  language: kept.language && kept.language in LANGUAGES ? kept.language : preferredLanguage(),
  theme: kept.theme ?? "system",
  sound: kept.sound ?? false,
  name: kept.name ?? "",
});

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  remember(KEPT, settings);
  showTheme();
}

export function showTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

export const motion = $state({ on: !still.matches });
still.addEventListener("change", () => (motion.on = !still.matches));
