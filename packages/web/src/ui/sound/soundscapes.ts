import type { Soundscape } from "./play.js";
import type { Layer, Reverberation, SoundShape } from "./render.js";
import { note } from "./sounds.js";

/** What a place sounds like while nothing happens. */
interface SoundscapeShape {
  readonly reverberation: Reverberation;
  /** What is always heard. */
  readonly always: readonly SoundShape[];
  /** What is heard besides, as much of it as the game says: torches, united kingdoms, gods. */
  readonly counted: readonly SoundShape[];
}

/** A breath of air: noise that comes and goes. */
const air = (wave: "band" | "low", pitch: Layer["pitch"], at: number, length: number, gain = 1): Layer => ({
  wave,
  pitch,
  at,
  length,
  attack: length / 2,
  isSwell: true,
  gain,
});

const drop = (at: number, pitch: number): Layer => ({
  wave: "sine",
  pitch: [pitch, pitch / 2],
  at,
  length: 0.09,
  attack: 0.004,
  gain: 1,
});

/** How often wood crackles in a second. */
const CRACKLES = 7;

/** A torch: a low flame, and sparks that come like rain, at times and pitches of each torch's own. */
function torch(torchNumber: number, loop: number, side: number): SoundShape {
  // The golden section spreads values evenly, and never in a rhythm.
  const scatter = (index: number) => ((index + 1) * (torchNumber + 1) * 0.618_034) % 1;
  const sparks = Array.from({ length: loop * CRACKLES }, (_, index): Layer => {
    const [when, strength] = [scatter(index), scatter(index * index + 3)];
    const pitch = 1400 + 2600 * scatter(7 * index);
    return {
      wave: "band",
      pitch,
      at: when * (loop - 0.1),
      length: 0.006 + 0.03 * strength,
      gain: 0.3 + strength,
    };
  });
  const flame = [0, loop / 3, (2 * loop) / 3].map((at) => air("low", 260, at, loop / 2, 0.5));
  return { level: -40, loop, side, layers: [...sparks, ...flame] };
}

/** A bell far away, struck twice in a round. */
function farBell(pitch: number, loop: number, side: number): SoundShape {
  const strike = (at: number) =>
    note(
      [
        [1, 0.6],
        [2.4, 0.25],
        [3.1, 0.1],
      ],
      pitch,
      at,
      4,
      0.02,
    );
  return { level: -46, loop, side, layers: [...strike(0), ...strike(2.2)] };
}

/** A tone without beginning or end: two swells, each whole while the other is not there. */
function drone(level: number, pitch: number, side = 0): SoundShape {
  const swell = (at: number): Layer => ({
    wave: "sine",
    pitch,
    at,
    length: 8,
    attack: 4,
    isSwell: true,
    gain: 1,
  });
  return { level, loop: 8, side, layers: [swell(0), swell(4)] };
}

const drum = (at: number, gain: number): readonly Layer[] => [
  { wave: "sine", pitch: [78, 52], at, length: 0.5, attack: 0.006, gain },
  { wave: "low", pitch: [420, 150], at, length: 0.12, gain: gain * 0.6 },
];

export const SOUNDSCAPES: Readonly<Record<Soundscape, SoundscapeShape>> = {
  tomb: {
    reverberation: { seconds: 2.2, damping: 0.55, gain: 0.35 },
    always: [],
    counted: [torch(0, 7, -0.5), torch(1, 8, 0.5), torch(2, 9, -0.2), torch(3, 10, 0.2)],
  },
  cell: {
    reverberation: { seconds: 1.3, damping: 0.35, gain: 0.3 },
    always: [
      // The guard's breath.
      {
        level: -35,
        loop: 11,
        side: 0.5,
        layers: [0, 5.6].flatMap((at) => [
          air("band", [420, 640], at, 1.8, 0.6),
          air("low", [620, 320], at + 2.2, 2.4),
        ]),
      },
      { level: -47, loop: 13, side: -0.6, layers: [drop(1, 1500), drop(6.1, 1320), drop(6.5, 1750)] },
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
          air("band", [260, 520], 0, 8),
          air("band", [520, 300], 4, 7, 0.7),
          air("band", [300, 640], 9, 8),
          air("band", [420, 280], 12.5, 4.5, 0.7),
        ],
      },
    ],
    counted: [farBell(392, 12, -0.6), farBell(494, 14, -0.2), farBell(587, 16, 0.2), farBell(784, 18, 0.6)],
  },
  dream: {
    reverberation: { seconds: 3.2, damping: 0.6, gain: 0.5 },
    always: [drone(-39, 110, -0.3), drone(-39, 165, 0.3)],
    // Each god adds the next partial of the lower tone.
    counted: [
      drone(-44, 330),
      drone(-45, 440),
      drone(-46, 550),
      drone(-47, 660),
      drone(-48, 770),
      drone(-49, 880),
    ],
  },
  crypt: {
    reverberation: { seconds: 2.8, damping: 0.5, gain: 0.45 },
    always: [
      {
        level: -35,
        loop: 12,
        layers: [
          air("low", 190, 0, 7),
          air("low", [220, 150], 4, 6, 0.8),
          air("low", 170, 7, 5),
          air("band", [380, 520], 2, 8, 0.4),
        ],
      },
      { level: -41, loop: 9, layers: [...drum(0.5, 1), ...drum(1.4, 0.6)] },
    ],
    counted: [],
  },
};

/** What is heard of a soundscape while so much of it counts. */
export function voicesOf(soundscape: Soundscape, count: number): readonly SoundShape[] {
  const { always, counted } = SOUNDSCAPES[soundscape];
  return [...always, ...counted.slice(0, count)];
}
