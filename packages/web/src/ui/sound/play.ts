/** What can be heard; all of it synthesised. */
export type Sound = "card" | "flip" | "shuffle" | "home" | "blow" | "torch" | "no" | "win";

/** Louder than this the loudest of them would be cut off. */
const LOUDEST = 0.5;

/** In zzfx's order: volume, randomness, frequency, attack, sustain, release, shape, curve, slide … */
const RECIPES: Readonly<Record<Sound, readonly (number | undefined)[]>> = {
  card: [0.5, 0.1, 190, 0, 0.01, 0.03, 4, 2.2, -6],
  flip: [0.5, 0.1, 320, 0, 0.01, 0.04, 4, 2, 8],
  shuffle: [0.4, 0.2, 240, 0.02, 0.12, 0.1, 4, 2.4, 0, 0, 0, 0, 0.03, 2],
  home: [0.6, 0, 392, 0.01, 0.08, 0.22, 1, 1.6, 0, 0, 196, 0.07],
  blow: [0.8, 0.1, 90, 0, 0.03, 0.16, 4, 1.8, -4],
  torch: [0.5, 0.2, 60, 0.06, 0.1, 0.4, 4, 0.6, -1],
  no: [0.4, 0, 110, 0.01, 0.03, 0.06, 1, 1, -2],
  win: [0.8, 0, 262, 0.03, 0.4, 0.6, 1, 1.4, 0, 0, 131, 0.12, 0.1],
};

/**
 * Plays a sound. The synthesizer is loaded with the first one.
 * @param volume from 0 to 100
 */
export async function play(sound: Sound, volume: number): Promise<void> {
  if (volume === 0) return;
  const { ZZFX, zzfx } = await import("zzfx");
  ZZFX.volume = (volume / 100) * LOUDEST;
  zzfx(...RECIPES[sound]);
}
