// Sounds, made on the spot from tones and noise; silent until somebody asks for them.
import type { Sound } from "../boards/game";
import { parts } from "../games.svelte";
import { settings } from "../settings.svelte";

/** A tone that may glide, or a burst of noise through a filter that may glide. */
interface Voice {
  readonly kind: OscillatorType | "noise";
  readonly from: number;
  readonly to?: number;
  /** Seconds. */
  readonly at?: number;
  readonly length: number;
  readonly loud?: number;
}

const tone = (from: number, at: number, length: number): Voice => ({
  kind: "triangle",
  from,
  at,
  length,
});
/** Something hard that falls: a short click. */
const click = (at: number, from: number, loud = 0.5): Voice => ({
  kind: "noise",
  from,
  at,
  length: 0.05,
  loud,
});

const SOUNDS: Readonly<Record<Sound | "turn", readonly Voice[]>> = {
  turn: [tone(659, 0, 0.16), tone(880, 0.12, 0.3)],
  step: [tone(330, 0, 0.09)],
  good: [tone(784, 0, 0.1), tone(1047, 0.07, 0.22)],
  bad: [tone(196, 0, 0.25), tone(147, 0.18, 0.45)],
  over: [tone(523, 0, 0.2), tone(659, 0.15, 0.2), tone(784, 0.3, 0.2), tone(1047, 0.45, 0.6)],
  /** A card is turned: paper on wood. */
  card: [{ kind: "noise", from: 2600, to: 900, length: 0.12, loud: 0.35 }, click(0.1, 500, 0.4)],
  /** Gems fall into a hand. */
  gems: [2093, 2637, 3136, 2349, 2794].map((from, n) => ({
    kind: "sine" as const,
    from,
    at: n * 0.06,
    length: 0.16,
    loud: 0.35,
  })),
  /** Steps on stone. */
  walk: [click(0, 320, 0.6), click(0.19, 270, 0.6), click(0.38, 320, 0.6)],
  /** Dice in a cup, then on the table. */
  dice: [0, 0.05, 0.09, 0.16, 0.22, 0.31, 0.44, 0.5, 0.62].map((at, n) =>
    click(at, 1500 + ((n * 733) % 900), 0.55 - n * 0.03),
  ),
  /** Rocks come down. */
  rumble: [
    { kind: "noise", from: 220, to: 60, length: 1.3, loud: 1.6 },
    { kind: "sine", from: 62, to: 34, length: 1.2, loud: 0.9 },
    click(0.15, 260, 1),
    click(0.42, 190, 1),
  ],
  /** The dragon. */
  roar: [
    { kind: "sawtooth", from: 105, to: 48, length: 1, loud: 0.5 },
    { kind: "sawtooth", from: 131, to: 55, length: 0.9, loud: 0.35 },
    { kind: "noise", from: 900, to: 250, length: 1, loud: 0.7 },
  ],
  /** A torch flares up. */
  torch: [{ kind: "noise", from: 700, to: 1800, length: 0.55, loud: 0.5 }],
};

/** Of several events, the most important one is heard. */
const GRAVEST: readonly Sound[] = [
  "over",
  "rumble",
  "roar",
  "bad",
  "gems",
  "good",
  "dice",
  "card",
  "torch",
  "walk",
];
const LOUDEST = 0.25;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return hiss;
}

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound || !settings.volume) return;
  // Browsers allow no sound before the first tap on a page.
  if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  for (const { kind, from, to = from, at = 0, length, loud = 0.55 } of SOUNDS[sound]) {
    const begin = audio.currentTime + at;
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loud * LOUDEST * settings.volume, begin + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0005, begin + length);
    volume.connect(audio.destination);
    if (kind === "noise") {
      const source = new AudioBufferSourceNode(audio, { buffer: noise(audio) });
      const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: from });
      filter.frequency.exponentialRampToValueAtTime(to, begin + length);
      source.connect(filter).connect(volume);
      source.start(begin, Math.random(), length);
    } else {
      const source = new OscillatorNode(audio, { type: kind, frequency: from });
      source.frequency.exponentialRampToValueAtTime(to, begin + length);
      source.connect(volume);
      source.start(begin);
      source.stop(begin + length);
    }
  }
}

/** The sound of what happened in a game, by the keys of its events. */
export function soundOf(game: string, keys: readonly string[]): Sound {
  const sounds = parts(game)?.sounds ?? {};
  const heard = keys.map((key) => sounds[key.replace(`${game}-event-`, "")]);
  return GRAVEST.find((sound) => heard.includes(sound)) ?? "step";
}
