import type { Layer, Reverberation, SoundShape } from "./render.js";
import { BELL, band, note, type Soundscape, tone } from "./sounds.js";

/** What goes on by itself. */
export interface Ambience {
  readonly soundscape: Soundscape;
  /** How much of what it counts there is: burning torches, united kingdoms, gods. */
  readonly count: number;
}

/** What a place sounds like while nothing happens. */
interface SoundscapeShape {
  readonly reverberation: Reverberation;
  /** What is always heard. */
  readonly always: readonly SoundShape[];
  /** What is heard besides, as much of it as the game says: torches, united kingdoms, gods. */
  readonly counted: readonly SoundShape[];
}

/** What comes and goes: a breath of air, a tone. */
function swell(wave: Layer["wave"], pitch: Layer["pitch"], at: number, length: number, gain = 1): Layer {
  return { wave, pitch, at, length, attack: length / 2, isSwell: true, gain };
}

/** How often wood crackles in a second. */
const CRACKLES = 7;

/** A torch: a low flame, and sparks that come like rain, at times and pitches of each torch's own. */
function torch(number: number, loop: number, side: number): SoundShape {
  // Squares, unlike plain multiples, are scattered as chance does it: in bursts, and with gaps.
  const scatter = (index: number, kind: number) => ((index + 1) ** 2 * (number + kind) * 0.618_034) % 1;
  const sparks = Array.from({ length: loop * CRACKLES }, (_, index) => {
    const strength = scatter(index, 5) ** 2;
    const pitch = 1400 + 2600 * scatter(index, 11);
    return band(pitch, 0.006 + 0.02 * strength, 0.3 + strength, scatter(index, 0) * loop);
  });
  const flame = [0, loop / 3, (2 * loop) / 3].map((at) => swell("low", 260, at, loop / 2, 0.9));
  return { level: -40, loop, side, layers: [...sparks, ...flame] };
}

/** A bell far away, struck twice in a round. */
function farBell(pitch: number, loop: number, side: number): SoundShape {
  return { level: -46, loop, side, layers: [...note(BELL, pitch, 0, 2.8), ...note(BELL, pitch, 2.2, 2.8)] };
}

/** A tone without beginning or end, that breathes: two swells, each whole while the other is not there. */
function drone(level: number, pitch: number, side = 0): SoundShape {
  return { level, loop: 8, side, layers: [swell("sine", pitch, 0, 8), swell("sine", pitch, 4, 8, 0.5)] };
}

const drop = (at: number, pitch: number) => tone([pitch, pitch / 2], 0.06, 1, at, 0.004);

const breath = (at: number) => [
  swell("band", [420, 640], at, 1.8, 0.6),
  swell("low", [620, 320], at + 2.2, 2.4),
];

const drum = (at: number, gain: number): readonly Layer[] => [
  tone([78, 52], 0.35, gain, at, 0.006),
  { wave: "low", pitch: [420, 150], at, length: 0.08, gain: gain * 0.6 },
];

export const SOUNDSCAPES: Readonly<Record<Soundscape, SoundscapeShape>> = {
  tomb: {
    reverberation: { seconds: 2.2, damping: 0.55, gain: 0.35 },
    always: [],
    counted: [torch(1, 7, -0.5), torch(2, 8, 0.5), torch(3, 9, -0.2), torch(4, 10, 0.2)],
  },
  cell: {
    reverberation: { seconds: 1.3, damping: 0.35, gain: 0.3 },
    always: [
      { level: -35, loop: 11, side: 0.5, layers: [...breath(0), ...breath(5.6)] },
      { level: -53, loop: 13, side: -0.6, layers: [drop(1, 1500), drop(6.1, 1320), drop(6.5, 1750)] },
    ],
    counted: [],
  },
  land: {
    reverberation: { seconds: 0.9, damping: 0.8, gain: 0.25 },
    always: [
      {
        level: -35,
        loop: 17,
        layers: [
          swell("band", [260, 520], 0, 8),
          swell("band", [520, 300], 4, 7, 0.7),
          swell("band", [300, 640], 9, 8),
          swell("band", [420, 280], 12.5, 4.5, 0.7),
        ],
      },
    ],
    counted: [farBell(392, 12, -0.6), farBell(494, 14, -0.2), farBell(587, 16, 0.2), farBell(784, 18, 0.6)],
  },
  dream: {
    reverberation: { seconds: 3.2, damping: 0.6, gain: 0.5 },
    always: [drone(-39, 110, -0.3), drone(-39, 165, 0.3)],
    // Partials of the lower tone.
    counted: [330, 440, 550, 660, 770, 880].map((pitch, index) => drone(-44 - index, pitch)),
  },
  crypt: {
    reverberation: { seconds: 2.8, damping: 0.5, gain: 0.45 },
    always: [
      {
        level: -35,
        loop: 12,
        layers: [
          swell("low", 190, 0, 7),
          swell("low", [220, 150], 4, 6, 0.8),
          swell("low", 170, 7, 5),
          swell("band", [380, 520], 2, 8, 0.4),
        ],
      },
      { level: -46, loop: 9, layers: [...drum(0.5, 1), ...drum(1.4, 0.6)] },
    ],
    counted: [],
  },
};

export function voicesOf({ soundscape, count }: Ambience): readonly SoundShape[] {
  const { always, counted } = SOUNDSCAPES[soundscape];
  return [...always, ...counted.slice(0, count)];
}
