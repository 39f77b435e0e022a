import type { Layer, SoundShape } from "./render.js";

/** A tone. Times are in seconds, pitches in hertz. */
export function tone(pitch: Layer["pitch"], length: number, gain: number, at = 0, attack?: number): Layer {
  return { wave: "sine", pitch, length, gain, at, ...(attack && { attack }) };
}

/** A short noise around a pitch. */
export function band(pitch: Layer["pitch"], length: number, gain: number, at = 0, attack?: number): Layer {
  return { ...tone(pitch, length, gain, at, attack), wave: "band" };
}

/** A card over cloth: a band of noise that sinks. */
const slide = (length: number, gain: number, at = 0) => band([2500, 1200], length, gain, at, length / 2);

/** A card laid down: the end of a slide, and the table under it. */
const place = (at: number, gain: number) => [
  slide(0.025, gain, at),
  tone([140, 90], 0.07, 0.5 * gain, at, 0.004),
];

/** Knuckles on wood; the upper tone is for loudspeakers that have no bass. */
const knock = (at: number) => [
  tone(320, 0.09, 0.8, at, 0.003),
  tone(805, 0.05, 0.25, at),
  band(1300, 0.02, 0.3, at),
];

/** A die strikes the table with a corner. */
const clack = (at: number, gain: number) => [
  band([3200, 2400], 0.02, gain, at),
  tone([950, 800], 0.03, 0.4 * gain, at),
];

/** What a note is made of: multiples of its pitch, and how strong each is. */
interface Timbre {
  readonly multiples: readonly number[];
  readonly gains: readonly number[];
}

export const BELL: Timbre = { multiples: [1, 2, 2.76, 5.4], gains: [0.6, 0.3, 0.2, 0.07] };
const FLUTE: Timbre = { multiples: [1, 2, 3], gains: [0.8, 0.15, 0.05] };
const BRASS: Timbre = { multiples: [1, 2, 3, 4], gains: [0.5, 0.35, 0.2, 0.1] };

/** A note that rings for so long. The higher a partial, the sooner it is gone. */
export function note(
  { multiples, gains }: Timbre,
  pitch: number,
  at: number,
  length: number,
): readonly Layer[] {
  return multiples.map((multiple, index) =>
    tone(pitch * multiple, length / Math.sqrt(multiple), gains[index] ?? 0, at, 0.006),
  );
}

/** How a game that is won ends. */
export interface Cadence {
  readonly timbre: Timbre;
  /** The pitch of the first note. */
  readonly tonic: number;
  /** When each note begins. */
  readonly onsets: readonly number[];
  /** How high each note is over the tonic, in semitones; the last is the octave. */
  readonly steps: readonly number[];
  /** How long each rings. The last rings twice as long. */
  readonly ring: number;
}

export const CADENCES = {
  // Minor, out into the open.
  tomb: {
    timbre: BRASS,
    tonic: 220,
    onsets: [0, 0.28, 0.56, 0.84, 1.12, 1.4],
    steps: [0, 3, 7, 8, 10, 12],
    ring: 0.5,
  },
  // A music box.
  cell: {
    timbre: BELL,
    tonic: 440,
    onsets: [0, 0.14, 0.28, 0.42, 0.7],
    steps: [0, 4, 7, 11, 12],
    ring: 0.45,
  },
  // A fanfare.
  land: {
    timbre: BRASS,
    tonic: 262,
    onsets: [0, 0.2, 0.3, 0.4, 0.7, 1, 1.2, 1.4],
    steps: [0, 0, 0, 4, 7, 5, 7, 12],
    ring: 0.36,
  },
  // Waking: the raised fourth hangs before it rises.
  dream: {
    timbre: FLUTE,
    tonic: 294,
    onsets: [0, 0.4, 0.8, 1.2, 1.6, 2],
    steps: [0, 7, 6, 9, 11, 12],
    ring: 0.9,
  },
  // A slow march.
  crypt: {
    timbre: BRASS,
    tonic: 233,
    onsets: [0, 0.45, 0.6, 0.75, 1.2, 1.65],
    steps: [0, 5, 5, 4, 7, 12],
    ring: 0.6,
  },
} satisfies Readonly<Record<string, Cadence>>;

/** How a place sounds: torches, a cell's drip, wind over the land, a dream's chord, the air under a dome. */
export type Soundscape = keyof typeof CADENCES;

export function cadenceShape({ timbre, tonic, onsets, steps, ring }: Cadence): SoundShape {
  const last = onsets.length - 1;
  const layers = onsets.flatMap((at, index) =>
    note(timbre, tonic * 2 ** ((steps[index] ?? 0) / 12), at, index === last ? 2 * ring : ring),
  );
  return { level: -10, layers };
}

export const SOUNDS = {
  slide: { level: -18, varies: true, layers: [slide(0.07, 1)] },
  place: { level: -13, varies: true, layers: place(0, 1) },
  flip: { level: -16, varies: true, layers: [band([1300, 2600], 0.05, 0.8, 0, 0.02), ...place(0.04, 0.5)] },
  shuffle: {
    level: -14,
    varies: true,
    layers: Array.from({ length: 12 }, (_, card) => slide(0.05, 0.6 + (card % 3) * 0.15, card * 0.035)),
  },
  home: {
    level: -13,
    layers: [...place(0, 1), ...note(FLUTE, 587, 0.02, 0.3), ...note(FLUTE, 880, 0.1, 0.45)],
  },
  bell: { level: -11, layers: note(BELL, 523, 0, 1.1) },
  // A slab comes down on stone, and bells answer.
  seal: {
    level: -10,
    layers: [
      { wave: "low", pitch: [300, 900], length: 0.3, attack: 0.28, gain: 0.25, at: 0.2 },
      tone([110, 60], 0.25, 0.7, 0.5, 0.004),
      { wave: "low", pitch: [1600, 300], length: 0.14, gain: 1.1, at: 0.5 },
      ...note(BELL, 392, 0.56, 1),
      ...note(BELL, 587, 0.68, 1.1),
    ],
  },
  blow: {
    level: -9,
    varies: true,
    layers: [
      tone([90, 45], 0.22, 0.8, 0, 0.004),
      { wave: "low", pitch: [1800, 400], length: 0.13, gain: 1.8 },
    ],
  },
  torch: {
    level: -14,
    varies: true,
    layers: [{ wave: "low", pitch: [3000, 200], length: 0.78, attack: 0.03, gain: 1 }],
  },
  // It rattles ever slower, and settles on a face.
  die: {
    level: -13,
    varies: true,
    layers: [
      ...[0, 0.05, 0.11, 0.18, 0.27, 0.38].flatMap((at, index) => clack(at, 0.9 - index * 0.11)),
      ...clack(0.52, 0.3),
      tone([220, 170], 0.08, 0.5, 0.52),
    ],
  },
  no: { level: -14, layers: [...knock(0), ...knock(0.13)] },
} satisfies Readonly<Record<string, SoundShape>>;

/** What can be heard once: a sound, or the cadence of the place. */
export type Sound = keyof typeof SOUNDS | "win";
