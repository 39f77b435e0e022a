import { settings } from "../settings.svelte.js";
import type { Player, SoundPlacement } from "./player.js";
import type { Sound } from "./sounds.js";
import type { Ambience } from "./soundscapes.js";

let loading: Promise<Player | undefined> | undefined;

/** Loads the synthesiser. Where it cannot be loaded, or the browser has no such sound, the game is silent. */
function load(): Promise<Player | undefined> {
  loading ??= import("./player.js").then(({ Player }) => new Player()).catch(() => undefined);
  return loading;
}

/** The volume from 0 to 1; 0 where sound is off. */
function volumeNow(): number {
  const { sound, volume } = settings.choices;
  return sound ? volume / 100 : 0;
}

/** Plays a sound where sound is on, as it is heard in the place of the last ambience. */
export async function play(sound: Sound, placement: SoundPlacement = {}): Promise<void> {
  const volume = volumeNow();
  if (volume > 0) await (await load())?.play(sound, placement, volume);
}

/**
 * Begins an ambience, which goes on until the next call. Without an ambience, or with sound off, all sound ends at once.
 * It reads the settings: an effect that calls it runs again when they change.
 */
export function setAmbience(ambience: Ambience | undefined): void {
  const volume = volumeNow();
  if (ambience && volume > 0) void load().then((player) => player?.setAmbience(ambience, volume));
  else void loading?.then((player) => player?.stop());
}
