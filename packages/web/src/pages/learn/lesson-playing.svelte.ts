import { type AnyGame, legalWords } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import {
  beginLevel,
  type LessonRun,
  type Level,
  nextInLesson,
  playInLesson,
  takeBackWrong,
} from "@tetrarch/play/lessons";
import { Exercise } from "../../game-frame/exercise.svelte.js";
import type { AnyTable, Ends } from "../../table/model.js";
import { movesFrom, optionsOf } from "../../table/selection.svelte.js";

/** A level being played. Nothing of it is saved, counted or known of any deal. */
export class LessonPlaying extends Exercise {
  #run = $state.raw<LessonRun>() as LessonRun;
  /** The move that is shown to the player. */
  shown = $state<string>();

  readonly session = $derived(this.#run.session);
  readonly standing = $derived(this.#run.standing);
  readonly isWaiting = $derived(this.standing.type === "playing");
  /** The words of all moves that can be made now: none while a wrong one lies there, and none at the goal. */
  readonly legal = $derived(this.isWaiting ? legalWords(this.session) : []);
  readonly #isAtStart = $derived(this.session.now === this.#run.start.now);
  readonly isBegun = $derived(!this.#isAtStart || this.#run.failures > 0);
  /** What the player's last move has led to, a line an event. */
  readonly lines = $derived(this.#isAtStart ? [] : lastLines(this.session));

  constructor(game: AnyGame, level: Level) {
    super();
    const begun = beginLevel(game, level);
    if (!begun.ok) throw new Error(begun.error.message);
    this.#run = begun.value;
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

  /** In how many places the cards can be laid that the lesson would move next; 0 where the lesson waits for no move. */
  placesOfNext(table: AnyTable): number {
    const ends = this.#endsOfNext(table);
    if (!ends) return 0;
    const { from, depth } = ends;
    return movesFrom(optionsOf(table, this.view, this.legal), { pile: from, depth }).length;
  }

  /** Whether the lesson's next move takes cards, which may be dragged: where it takes none, a press on the pile is the move. */
  nextTakesCards(table: AnyTable): boolean {
    return (this.#endsOfNext(table)?.depth ?? 0) > 0;
  }

  #endsOfNext(table: AnyTable): Ends | undefined {
    const word = this.isWaiting ? nextInLesson(this.#run) : undefined;
    return word === undefined ? undefined : table.ends(this.view, word);
  }

  /** Brings the position before a wrong move back. */
  tryAgain(): void {
    const back = takeBackWrong(this.#run);
    if (back.ok) this.#run = back.value;
    this.say("");
  }

  /** Points out the move that the lesson would make. */
  show(): void {
    this.shown = nextInLesson(this.#run);
  }
}
