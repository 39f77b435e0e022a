import { type AnyGame, legalWords, outcomeOf } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import {
  beginLevel,
  type LessonRun,
  type Level,
  nextInLesson,
  playInLesson,
  takeBackWrong,
} from "@tetrarch/play/lessons";
import type { Notice } from "../play/playing.svelte.js";
import type { Pace } from "../table/pace.js";

/** A level being played. Nothing of it is saved, counted or known of any deal. */
export class LessonPlaying {
  #run = $state.raw<LessonRun>() as LessonRun;
  readonly #pace: () => Pace;
  /** Why something cannot be done. */
  notice = $state.raw<Notice>({ text: "", isRefusal: false, number: 0 });
  /** The move that the player has asked to be shown. */
  shown = $state<string>();
  readonly deals = { number: 0, fresh: false };

  readonly session = $derived(this.#run.session);
  readonly standing = $derived(this.#run.standing);
  readonly view = $derived(this.session.game.view(this.session.now.state));
  /** The words of all moves that can be made now: none while a wrong one lies there, and none at the goal. */
  readonly legal = $derived(this.standing.type === "playing" ? legalWords(this.session) : []);
  readonly outcome = $derived(outcomeOf(this.session));
  readonly #isAtStart = $derived(this.session.now === this.#run.start.now);
  readonly isBegun = $derived(!this.#isAtStart || this.#run.failures > 0);
  /** What the player's last move has led to, a line an event. */
  readonly told = $derived(this.#isAtStart ? [] : lastLines(this.session));

  constructor(game: AnyGame, level: Level, pace: () => Pace) {
    const begun = beginLevel(game, level);
    if (!begun.ok) throw new Error(begun.error.message);
    this.#run = begun.value;
    this.#pace = pace;
  }

  get finishing(): { readonly pace: Pace } {
    return { pace: this.#pace() };
  }

  play(word: string): void {
    const played = playInLesson(this.#run, word);
    if (!played.ok) {
      this.refuse(played.error.message);
      return;
    }
    this.shown = undefined;
    this.#run = played.value;
    this.say("");
  }

  /** Brings the position before a wrong move back. */
  tryAgain(): void {
    const back = takeBackWrong(this.#run);
    if (back.ok) this.#run = back.value;
  }

  /** Points out the move that the lesson would make. */
  show(): void {
    this.shown = nextInLesson(this.#run);
  }

  say(text: string): void {
    this.notice = { text, isRefusal: false, number: this.notice.number + 1 };
  }

  refuse(text: string): void {
    this.notice = { text, isRefusal: true, number: this.notice.number + 1 };
  }
}
