import type { Sound, Soundscape } from "./play.js";
import type { Layer, SoundShape } from "./render.js";

/** A card over cloth: a band of noise that sinks. */
const slide = (length: number, gain: number, at = 0): Layer => ({
  wave: "band",
  pitch: [2500, 1200],
  at,
  length,
  attack: length / 2,
  gain,
});

/** A card laid down: the end of a slide, and the table under it. */
const PLACE: readonly Layer[] = [
  slide(0.025, 1),
  { wave: "sine", pitch: [140, 90], length: 0.07, attack: 0.004, gain: 0.5 },
];

/** Knuckles on wood; the upper tone is for loudspeakers that have no bass. */
const knock = (at: number): readonly Layer[] => [
  { wave: "sine", pitch: 320, at, length: 0.09, attack: 0.003, gain: 0.8 },
  { wave: "sine", pitch: 805, at, length: 0.05, gain: 0.25 },
  { wave: "band", pitch: 1300, at, length: 0.02, gain: 0.3 },
];

/** A die strikes the table with a corner. */
const clack = (at: number, gain: number): readonly Layer[] => [
  { wave: "band", pitch: [3200, 2400], at, length: 0.02, gain },
  { wave: "sine", pitch: [950, 800], at, length: 0.03, gain: gain * 0.4 },
];

/** What a note is made of: multiples of its pitch, and how strong each is. */
type Timbre = readonly (readonly [multiple: number, gain: number])[];

const BELL: Timbre = [
  [1, 0.6],
  [2, 0.3],
  [2.76, 0.2],
  [5.4, 0.07],
];
const FLUTE: Timbre = [
  [1, 0.8],
  [2, 0.15],
  [3, 0.05],
];
const BRASS: Timbre = [
  [1, 0.5],
  [2, 0.35],
  [3, 0.2],
  [4, 0.1],
];

/** A note that rings for so many seconds. The higher a partial, the sooner it is gone. */
export function note(
  timbre: Timbre,
  pitch: number,
  at: number,
  length: number,
  attack = 0.006,
): readonly Layer[] {
  return timbre.map(([multiple, gain]) => ({
    wave: "sine",
    pitch: pitch * multiple,
    at,
    length: length / Math.sqrt(multiple),
    attack,
    gain,
  }));
}

/** How a game that is won ends. */
export interface Cadence {
  readonly timbre: Timbre;
  /** The first note, in hertz. The last is its octave. */
  readonly tonic: number;
  /** When each note begins, in seconds, and how many semitones it is over the tonic. */
  readonly notes: readonly (readonly [at: number, semitones: number])[];
  /** How long each rings, in seconds. The last rings twice as long. */
  readonly ring: number;
}

export const CADENCES: Readonly<Record<Soundscape, Cadence>> = {
  // Out of the dark: minor, that turns to major under the open sky.
  tomb: {
    timbre: BRASS,
    tonic: 220,
    ring: 0.5,
    notes: [
      [0, 0],
      [0.28, 3],
      [0.56, 7],
      [0.84, 8],
      [1.12, 10],
      [1.4, 12],
    ],
  },
  // A music box, quick and light.
  cell: {
    timbre: BELL,
    tonic: 440,
    ring: 0.45,
    notes: [
      [0, 0],
      [0.14, 4],
      [0.28, 7],
      [0.42, 11],
      [0.7, 12],
    ],
  },
  // A fanfare.
  land: {
    timbre: BRASS,
    tonic: 262,
    ring: 0.36,
    notes: [
      [0, 0],
      [0.2, 0],
      [0.3, 0],
      [0.4, 4],
      [0.7, 7],
      [1, 5],
      [1.2, 7],
      [1.4, 12],
    ],
  },
  // Waking: the raised fourth hangs before it rises.
  dream: {
    timbre: FLUTE,
    tonic: 294,
    ring: 0.9,
    notes: [
      [0, 0],
      [0.4, 7],
      [0.8, 6],
      [1.2, 9],
      [1.6, 11],
      [2, 12],
    ],
  },
  // A slow march.
  crypt: {
    timbre: BRASS,
    tonic: 233,
    ring: 0.6,
    notes: [
      [0, 0],
      [0.45, 5],
      [0.6, 5],
      [0.75, 4],
      [1.2, 7],
      [1.65, 12],
    ],
  },
};

export function cadenceShape({ timbre, tonic, notes, ring }: Cadence): SoundShape {
  return {
    level: -10,
    layers: notes.flatMap(([at, semitones], index) =>
      note(timbre, tonic * 2 ** (semitones / 12), at, index === notes.length - 1 ? 2 * ring : ring),
    ),
  };
}

export const SOUNDS: Readonly<Record<Exclude<Sound, "win">, SoundShape>> = {
  slide: { level: -18, varies: true, layers: [slide(0.07, 1)] },
  place: { level: -13, varies: true, layers: PLACE },
  flip: {
    level: -16,
    varies: true,
    layers: [
      { wave: "band", pitch: [1300, 2600], length: 0.05, attack: 0.02, gain: 0.8 },
      ...PLACE.map((layer) => ({ ...layer, at: 0.04, gain: layer.gain * 0.5 })),
    ],
  },
  shuffle: {
    level: -14,
    varies: true,
    layers: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((card) =>
      slide(0.05, 0.6 + (card % 3) * 0.15, card * 0.035),
    ),
  },
  home: { level: -13, layers: [...PLACE, ...note(FLUTE, 587, 0.02, 0.3), ...note(FLUTE, 880, 0.1, 0.45)] },
  bell: { level: -11, layers: note(BELL, 523, 0, 1.1) },
  blow: {
    level: -9,
    varies: true,
    layers: [
      { wave: "sine", pitch: [90, 45], length: 0.22, attack: 0.004, gain: 0.8 },
      { wave: "low", pitch: [1800, 400], length: 0.13, gain: 1.8 },
    ],
  },
  torch: {
    level: -14,
    varies: true,
    layers: [{ wave: "low", pitch: [3000, 200], length: 0.78, attack: 0.03, gain: 1 }],
  },
  die: {
    level: -13,
    varies: true,
    layers: [
      ...[0, 0.05, 0.11, 0.18, 0.27, 0.38].flatMap((at, index) => clack(at, 0.9 - index * 0.11)),
      // It settles on its face.
      ...clack(0.52, 0.3),
      { wave: "sine", pitch: [220, 170], at: 0.52, length: 0.08, gain: 0.5 },
    ],
  },
  no: { level: -14, layers: [...knock(0), ...knock(0.13)] },
};
