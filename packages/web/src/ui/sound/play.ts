import { settings } from "../settings.svelte.js";
import type { Player } from "./player.js";

/** What can be heard once; all of it synthesised. */
export type Sound =
  | "slide"
  | "place"
  | "flip"
  | "shuffle"
  | "home"
  | "bell"
  | "blow"
  | "torch"
  | "die"
  | "no"
  | "win";

/** How a place sounds: torches, a cell's drip, wind over the land, a dream's chord, the air under a dome. */
export type Soundscape = "tomb" | "cell" | "land" | "dream" | "crypt";

/** What goes on by itself. */
export interface Ambience {
  readonly soundscape: Soundscape;
  /** How much of what it counts there is: burning torches, united kingdoms, gods. */
  readonly count: number;
}

/** Where and when a sound is heard. */
export interface Hearing {
  /** From -1, left, to 1, right; 0 without it. */
  readonly side?: number;
  /** In milliseconds from now. */
  readonly after?: number;
}

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
