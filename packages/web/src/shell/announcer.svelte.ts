import { messagesOf } from "@tetrarch/engine";
import { onMount } from "svelte";
import type { Playing } from "../play/playing.svelte.js";
import type { Variation } from "../play/variation.svelte.js";
import type { ToldBeat } from "../staging/beat.js";
import { firstSentence, lastLines } from "./caption.js";

/** A browser needs so long to make a new live region known, in milliseconds. */
const BEFORE_FIRST_WORDS = 150;

/** So many letters of what was told before stand in the caption of a game of choices. */
const ROOM = 90;

/** What is looked at: the game, or a variation in its place. */
interface Shown {
  readonly playing: Playing;
  readonly variation: Variation | undefined;
  /** Whether all moves are buttons on the table: then several events follow each press. */
  readonly hasChoices: boolean;
  /** What is shown large just now. */
  readonly staged: ToldBeat | undefined;
}

/** What stands under the table. */
interface Caption {
  readonly text: string;
  /** Whether it is said besides, and no line of the game's story. */
  readonly isNotice: boolean;
}

/** What a page tells in words: the caption, and what is spoken to those who listen. Made while a page is set up. */
export class Announcer {
  readonly #shown: () => Shown;
  /** The live region is there before its first words, or nobody would be told of them. */
  #isListening = $state(false);

  constructor(shown: () => Shown) {
    this.#shown = shown;
    onMount(() => {
      const timer = setTimeout(() => {
        this.#isListening = true;
      }, BEFORE_FIRST_WORDS);
      return () => clearTimeout(timer);
    });
  }

  /** What stands under the table. */
  get caption(): Caption {
    const { noticed } = this.#shown().playing;
    const story = this.#story;
    return story === undefined ? { text: noticed, isNotice: true } : { text: story, isNotice: false };
  }

  /** Undefined where what is said besides stands in its place. */
  get #story(): string | undefined {
    const { playing, variation, hasChoices, staged } = this.#shown();
    if (variation) return lastLines(variation.told, 0);
    const isFirstMove =
      playing.deals.fresh && playing.outcome.status === "playing" && playing.session.now.number === 0;
    // Nothing is told before it is seen; what is shown large has its line there, what is shown in passing has it here.
    if (staged?.isBrief) return staged.line;
    if (playing.noticed !== "") return undefined;
    if (staged) return "";
    if (isFirstMove) return firstSentence(messagesOf(playing.game.id).story);
    return lastLines(playing.told, hasChoices ? ROOM : 0);
  }

  /** Everything new, once, for those who listen. */
  get spoken(): string {
    if (!this.#isListening) return "";
    const { playing, variation } = this.#shown();
    if (variation) return variation.told.join(" ");
    // What is left of it was told with the rest.
    return playing.notice.text || (playing.isTurnedDown ? "" : playing.finishing.aloud.join(" "));
  }
}
