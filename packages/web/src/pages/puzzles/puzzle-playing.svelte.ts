import { type AnyGame, legalWords, unwrap } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import {
  answerPuzzle,
  beginPuzzle,
  isUnanswered,
  type Puzzle,
  type PuzzleRun,
  showAnswer,
  tryPuzzleAgain,
} from "@tetrarch/play/puzzles";
import { Exercise } from "../../game-frame/exercise.svelte.js";

/** A puzzle being solved. */
export class PuzzlePlaying extends Exercise {
  #run = $state.raw<PuzzleRun>() as PuzzleRun;
  /** Called with the result of the first try. */
  readonly #ontry: (isRight: boolean) => void;

  readonly session = $derived(this.#run.session);
  readonly standing = $derived(this.#run.standing);
  readonly isWaiting = $derived(isUnanswered(this.#run));
  /** The words of all moves that can be made now: none while the puzzle waits for no move. */
  readonly legal = $derived(this.isWaiting ? legalWords(this.session) : []);
  /** What the player's move has led to, a line an event. */
  readonly lines = $derived(this.session === this.#run.start ? [] : lastLines(this.session));

  constructor(game: AnyGame, puzzle: Puzzle, ontry: (isRight: boolean) => void) {
    super();
    this.#run = unwrap(beginPuzzle(game, puzzle));
    this.#ontry = ontry;
  }

  /** The position of the question. */
  get start() {
    return this.#run.start;
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

  #goOn(run: PuzzleRun): void {
    const isFirst = this.#run.firstTry === undefined && run.firstTry !== undefined;
    this.#run = run;
    this.say("");
    if (isFirst) this.#ontry(run.firstTry === true);
  }
}
