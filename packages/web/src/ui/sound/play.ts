import { settings } from "../settings.svelte.js";
import type { Hearing, Player } from "./player.js";
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

/** Plays a sound, where the player wants to hear any; in the place whose ambience goes on. */
export async function play(sound: Sound, hearing: Hearing = {}): Promise<void> {
  const volume = volumeNow();
  if (volume > 0) await (await load())?.play(sound, hearing, volume);
}

/**
 * Has an ambience go on until the next call; undefined for none: then all sound ends at once. An effect that calls it follows
 * the settings.
 */
export function setAmbience(ambience: Ambience | undefined): void {
  const volume = volumeNow();
  if (ambience && volume > 0) void load().then((player) => player?.goOn(ambience, volume));
  else void loading?.then((player) => player?.stop());
}
