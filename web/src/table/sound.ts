// A few short sounds, made on the spot; silent until somebody asks for them.
import { settings } from "../settings.svelte";

type Note = readonly [frequency: number, start: number, length: number];
const SOUNDS = {
  turn: [
    [659, 0, 0.16],
    [880, 0.12, 0.3],
  ],
  step: [[330, 0, 0.09]],
  good: [
    [784, 0, 0.1],
    [1047, 0.07, 0.22],
  ],
  bad: [
    [196, 0, 0.25],
    [147, 0.18, 0.45],
  ],
  over: [
    [523, 0, 0.2],
    [659, 0.15, 0.2],
    [784, 0.3, 0.2],
    [1047, 0.45, 0.6],
  ],
} as const satisfies Record<string, readonly Note[]>;
export type Sound = keyof typeof SOUNDS;

const BAD = /sprung|caught|eaten|alarm|stolen|flame-placed/;
const GOOD = /treasure|relic|gem|gold-taken|hired|settled|tamed|conquered|leaving/;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  for (const [frequency, start, length] of SOUNDS[sound]) {
    const tone = new OscillatorNode(context, { type: "triangle", frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(0.14, now + start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}

/** The sound of what happened, by the names of its events. */
export function soundOf(keys: readonly string[]): Sound {
  const all = keys.join(" ");
  if (all.includes("game-over")) return "over";
  if (BAD.test(all)) return "bad";
  return GOOD.test(all) ? "good" : "step";
}
