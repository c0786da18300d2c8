// What this browser remembers about its user: language, theme, sound, speed, nickname.
import { LANGUAGES, type Language } from "./text/catalog";

export type Theme = "system" | "light" | "dark";
/** How fast a table is played; “none”: no beats at all. */
export const SPEEDS = ["slow", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

const KEPT = "karfunkel-settings";

interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Whether this device was asked about sound. */
  soundOffered: boolean;
  /** From 0 to 1. */
  volume: number;
  /** A notification when it is one's turn. */
  notify: boolean;
  speed: Speed;
  /** Reactions that were sent from here, the most recent first. */
  reactions: readonly string[];
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
    // Only the stored setting is lost.
  }
}

const kept = recall<Partial<Settings>>(KEPT) ?? {};

export const settings = $state<Settings>({
  language: kept.language && kept.language in LANGUAGES ? kept.language : preferredLanguage(),
  theme: kept.theme ?? "system",
  sound: kept.sound ?? false,
  soundOffered: kept.soundOffered ?? kept.sound ?? false,
  volume: typeof kept.volume === "number" ? kept.volume : 0.6,
  notify: kept.notify ?? false,
  speed: kept.speed && SPEEDS.includes(kept.speed) ? kept.speed : "normal",
  reactions: Array.isArray(kept.reactions) ? kept.reactions : [],
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
