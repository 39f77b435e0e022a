import type { GameEvent } from "@tetrarch/engine";
import { untrack } from "svelte";
import type { Moment, Sound, Story } from "../games/place.js";
import type { Playing } from "../play/playing.svelte.js";
import { play } from "../sound/play.js";
import { settings } from "./settings.svelte.js";

/** What moves look and sound like besides the cards. Made while a page is set up. */
export class StoryEffects {
  readonly #story: Story;
  readonly #playing: Playing;
  /** The moment that is told just now. */
  moment = $state.raw<Moment>();

  constructor(story: Story, playing: Playing) {
    this.#story = story;
    this.#playing = playing;
    let last = playing.session.now;
    $effect(() => {
      const { now } = playing.session;
      const isNext = now.before === last;
      last = now;
      if (isNext) untrack(() => this.#perform(now.events));
    });
    $effect(() => {
      if (playing.notice.isRefusal) untrack(() => hear("no"));
    });
    $effect(() => {
      if (playing.deals.fresh) untrack(() => hear("shuffle"));
    });
  }

  #perform(events: readonly GameEvent[]): void {
    const { moment, sounds } = this.#story;
    if (settings.pace !== "off") this.moment = events.map((event) => moment(event)).find((one) => one);
    const heard = events.map(({ type }) => sounds[type]).find((one) => one);
    hear(this.#playing.outcome.status === "won" ? "win" : (heard ?? "card"));
  }
}

function hear(sound: Sound): void {
  if (settings.choices.sound) void play(sound);
}
