import type { GameEvent } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import { untrack } from "svelte";
import type { GamePlace } from "../games/place.js";
import type { Playing } from "../play/playing.svelte.js";
import { play } from "../sound/play.js";
import type { Sound } from "../sound/sounds.js";
import type { ToldBeat } from "../staging/beat.js";
import { wordsIn } from "../staging/schedule.js";
import { Staging } from "../staging/staging.svelte.js";
import type { Pace } from "../table/pace.js";
import { endToneOf } from "./end-title.js";
import { settings } from "./settings.svelte.js";

/** What of a game is seen and heard besides its cards. */
interface Performed extends Pick<Playing, "session" | "notice" | "deals"> {
  readonly finishing: { readonly pace: Pace; readonly chosenPace?: Pace };
}

/** What moves look and sound like besides the cards. Made while a page is set up. */
export class StoryEffects {
  readonly #place: Pick<GamePlace, "story" | "celebratesWin">;
  readonly #playing: Performed;
  readonly staging = new Staging(({ sound }) => hear(sound ?? "flip"));

  constructor(place: Pick<GamePlace, "story" | "celebratesWin">, playing: Performed) {
    this.#place = place;
    this.#playing = playing;
    let last = playing.session.now;
    // Before the table draws the move: it waits with the cards that are staged.
    $effect.pre(() => {
      const { now } = playing.session;
      if (now === last) return;
      const isNext = now.before === last;
      last = now;
      if (isNext) untrack(() => this.#perform());
      else this.staging.clear();
    });
    $effect(() => {
      if (playing.notice.isRefusal) untrack(() => hear("no"));
    });
    $effect(() => {
      if (playing.deals.fresh) untrack(() => hear("shuffle"));
    });
    $effect(() => () => this.staging.clear());
  }

  #perform(): void {
    const { session, finishing } = this.#playing;
    const { events } = session.now;
    const lines = lastLines(session);
    const told = events.map((event, index) => this.#told(event, lines[index] ?? ""));
    const first = told.findIndex((beat) => beat !== undefined);
    const beats = told.filter((beat) => beat !== undefined);
    const pace = (beats.some(({ title }) => title) && finishing.chosenPace) || finishing.pace;
    this.staging.begin(beats, new Set(wordsIn(events.slice(0, Math.max(0, first)))), pace);
    const heard = events.map(({ type }) => this.#place.story.sounds[type]).find((one) => one);
    if (endToneOf(this.#place, session) === "won") hear("win");
    else if (!this.staging.beat) hear(heard ?? "card");
  }

  #told(event: GameEvent, line: string): ToldBeat | undefined {
    const { story } = this.#place;
    const beat = story.beat(event);
    const sound = story.sounds[event.type];
    return beat && { ...(sound && { sound }), ...beat, line };
  }
}

function hear(sound: Sound): void {
  const { choices } = settings;
  if (choices.sound) void play(sound, choices.volume);
}
