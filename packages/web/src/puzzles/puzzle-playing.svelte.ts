import { type AnyGame, legalWords, outcomeOf } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import {
  answerPuzzle,
  beginPuzzle,
  isAsked,
  type Puzzle,
  type PuzzleRun,
  showAnswer,
  tryPuzzleAgain,
} from "@tetrarch/play/puzzles";
import type { Notice } from "../play/playing.svelte.js";
import type { Pace } from "../table/pace.js";

/** A puzzle being solved. */
export class PuzzlePlaying {
  #run = $state.raw<PuzzleRun>() as PuzzleRun;
  readonly #pace: () => Pace;
  /** Told of the first try. */
  readonly #ontry: (isRight: boolean) => void;
  /** Why something cannot be done. */
  notice = $state.raw<Notice>({ text: "", isRefusal: false, number: 0 });
  readonly deals = { number: 0, fresh: false };

  readonly session = $derived(this.#run.session);
  readonly standing = $derived(this.#run.standing);
  readonly isAsked = $derived(isAsked(this.#run));
  readonly view = $derived(this.session.game.view(this.session.now.state));
  /** The words of all moves that can be made now: none while no move is asked for. */
  readonly legal = $derived(this.isAsked ? legalWords(this.session) : []);
  readonly outcome = $derived(outcomeOf(this.session));
  /** What the player's move has led to, a line an event. */
  readonly told = $derived(this.session === this.#run.start ? [] : lastLines(this.session));

  constructor(game: AnyGame, puzzle: Puzzle, pace: () => Pace, ontry: (isRight: boolean) => void) {
    const begun = beginPuzzle(game, puzzle);
    if (!begun.ok) throw new Error(begun.error.message);
    this.#run = begun.value;
    this.#pace = pace;
    this.#ontry = ontry;
  }

  /** The position that is asked about. */
  get start() {
    return this.#run.start;
  }

  get finishing(): { readonly pace: Pace } {
    return { pace: this.#pace() };
  }

  play(word: string): void {
    const played = answerPuzzle(this.#run, word);
    if (!played.ok) {
      this.refuse(played.error.message);
      return;
    }
    this.#goOn(played.value);
  }

  tryAgain(): void {
    this.#goOn(tryPuzzleAgain(this.#run));
  }

  giveUp(): void {
    this.#goOn(showAnswer(this.#run));
  }

  say(text: string): void {
    this.notice = { text, isRefusal: false, number: this.notice.number + 1 };
  }

  refuse(text: string): void {
    this.notice = { text, isRefusal: true, number: this.notice.number + 1 };
  }

  #goOn(run: PuzzleRun): void {
    const isFirst = this.#run.firstTry === undefined && run.firstTry !== undefined;
    this.#run = run;
    this.say("");
    if (isFirst) this.#ontry(run.firstTry === true);
  }
}
