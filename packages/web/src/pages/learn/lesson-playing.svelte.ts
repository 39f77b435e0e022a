import { type AnyGame, legalWords, unwrap } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import {
  beginLevel,
  highlightsOf,
  isNoNearer,
  type LessonRun,
  type Level,
  losesMoves,
  nextInLesson,
  playConsequence,
  playInLesson,
  takeBackWrong,
} from "@tetrarch/play/lessons";
import { Exercise } from "../../game-frame/exercise.svelte.js";
import type { AnyTable, Ends } from "../../table/model.js";
import { type CardRun, movesFrom, optionsOf } from "../../table/options.js";
import { waitForCards } from "../../table/shown-table.js";
import * as words from "../../words/en/learn.js";

/** How long a move that is shown lies on the table once its cards have landed, in milliseconds. */
const SHOWN = 1200;
/** The same between a wrong move and each that shows its consequence. */
const STEP = 600;

/** A level being played. Nothing of it is saved, counted or known of any deal. */
export class LessonPlaying extends Exercise {
  #run = $state.raw<LessonRun>() as LessonRun;
  /** The lesson's own next move, as long as it is shown on the table. */
  #preview = $state.raw<LessonRun>();
  /** The move that was shown, and is pointed out until the next. */
  shown = $state<string>();
  /** Whether the last move was allowed, but led no nearer to the goal. */
  isIdle = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the press that goes on has ended a preview: it does no more. */
  #ignoresNextPlay = false;

  readonly #seen = $derived(this.#preview ?? this.#run);
  readonly session = $derived(this.#seen.session);
  /** How the level stands; a move that is only shown changes nothing of it. */
  readonly standing = $derived(this.#run.standing);
  readonly isShowing = $derived(this.#preview !== undefined);
  /** Whether moves are still to be played that show what a wrong one leads to. */
  readonly isUnfolding = $derived(this.standing.type === "wrong" && this.standing.shows.length > 0);
  readonly #isOpen = $derived(this.standing.type === "playing" && !this.isShowing);
  /** The next move on a way to the goal. */
  readonly next = $derived(this.#isOpen ? nextInLesson(this.#run) : undefined);
  /** Whether no way leads to the goal any more, as far as is known: then the level is begun again. */
  readonly isLost = $derived(this.#isOpen && this.next === undefined);
  readonly isWaiting = $derived(this.#isOpen && !this.isLost);
  /** The words of all moves that can be made now: none while a move is shown, a wrong one lies there, at the goal, or where no way leads to it. */
  readonly legal = $derived(this.isWaiting ? legalWords(this.session) : []);
  readonly #isAtStart = $derived(this.session.now === this.#run.start.now);
  readonly holds: readonly string[];
  readonly #isLast: boolean;
  readonly isBegun = $derived(!this.#isAtStart || this.#run.failures > 0);
  /** What the player's last move has led to, a line an event. */
  readonly lines = $derived(this.#isAtStart ? [] : lastLines(this.session));

  /** @param isLast whether no level comes after it */
  constructor(game: AnyGame, level: Level, isLast = false) {
    super();
    this.#isLast = isLast;
    this.holds = level.holds ?? [];
    this.#run = unwrap(beginLevel(game, level));
  }

  override get refusalText(): string | undefined {
    if (this.standing.type === "wrong" && !this.isUnfolding) return words.pressFirst(words.tryAgain);
    if (this.isLost) return words.pressFirst(words.beginAgain);
    if (this.standing.type !== "reached") return super.refusalText;
    return words.pressOn(this.#isLast ? words.finish : words.next);
  }

  play(word: string): void {
    const isIgnored = this.#ignoresNextPlay;
    // A screen reader's click comes without a press or key of its own.
    this.#ignoresNextPlay = false;
    if (isIgnored) return;
    const before = this.#run;
    const played = playInLesson(before, word);
    if (!played.ok) {
      this.refuse(played.error.message);
      return;
    }
    this.shown = undefined;
    this.#run = played.value;
    this.isIdle = isNoNearer(before, played.value);
    this.say("");
    if (this.isUnfolding) this.#after(STEP, () => this.#unfold());
  }

  /** In how many places the cards can be laid that the lesson would move next; 0 where the lesson waits for no move. */
  placesOfNext(table: AnyTable): number {
    const ends = this.#endsOfNext(table);
    if (!ends) return 0;
    return this.goal(table) === undefined ? this.#optionsOf(table, ends).length : 1;
  }

  /** Whether the lesson's next move takes cards, which may be dragged: where it takes none, a press on the pile is the move. */
  nextTakesCards(table: AnyTable): boolean {
    return (this.#endsOfNext(table)?.depth ?? 0) > 0;
  }

  /**
   * The next move where one tap makes it. It does not where the level asks for its card or its place, or another place for
   * the same cards is wrong: then the place is the question.
   */
  goal(table: AnyTable): string | undefined {
    const { next } = this;
    const ends = this.#endsOfNext(table);
    if (next === undefined || !ends || this.#run.level.asks?.from === ends.from) return undefined;
    const isQuestion = this.#optionsOf(table, ends).some(({ word }) => {
      const played = playInLesson(this.#run, word);
      return played.ok && played.value.standing.type === "wrong";
    });
    return isQuestion ? undefined : next;
  }

  /**
   * What is highlighted: the next thing to tap. The cards to be taken and, once they are lifted, their place; where the
   * place is asked, all places they can go to. Of a move that is a button at once its button is, see {@link answer}.
   */
  lit(table: AnyTable, lifted?: CardRun): readonly CardRun[] {
    if (!this.isWaiting) return [];
    const { from, to } = highlightsOf(this.#run);
    if (!from || (this.goal(table) === undefined && this.#isButton(table))) return [];
    const isLifted = lifted?.pile === from.from && lifted.depth === from.depth;
    if (!isLifted) return [{ pile: from.from, depth: from.depth }];
    if (table.choices) return [];
    const places = to === undefined ? this.#optionsOf(table, from).map((option) => option.to) : [to];
    return places.map((pile) => ({ pile, depth: 0 }));
  }

  /** The next move where it is made by a button; undefined where the level asks for it. */
  answer(table: AnyTable): string | undefined {
    const ends = this.#endsOfNext(table);
    return table.choices && ends && this.#run.level.asks?.from !== ends.from ? this.next : undefined;
  }

  /** Whether the next move has a button before any card is lifted. */
  #isButton(table: AnyTable): boolean {
    return table.choices?.(this.view, this.legal, false).some(({ word }) => word === this.next) ?? false;
  }

  #endsOfNext(table: AnyTable): Ends | undefined {
    return this.next === undefined ? undefined : table.ends(this.view, this.next);
  }

  #optionsOf(table: AnyTable, { from, depth }: Pick<Ends, "from" | "depth">) {
    return movesFrom(optionsOf(table, this.view, this.legal), { pile: from, depth });
  }

  /** Whether the next level begins without some of the moves that were made. */
  losesMoves(next: Level | undefined): boolean {
    return losesMoves(this.#run, next);
  }

  /** Brings the position before a wrong move back. */
  tryAgain(): void {
    const back = takeBackWrong(this.#run);
    if (back.ok) this.#run = back.value;
    this.say("");
  }

  /** Brings the position back in which the level began. */
  beginAgain(): void {
    const { start } = this.#run;
    this.#run = { ...this.#run, session: start, failures: this.#run.failures + 1 };
    this.isIdle = false;
    this.say("");
  }

  /** Plays the lesson's next move on the table, takes it back after a while, and leaves it pointed out. */
  show(): void {
    const { next } = this;
    const played = next === undefined ? undefined : playInLesson(this.#run, next);
    if (!played?.ok) return;
    this.shown = undefined;
    this.#preview = played.value;
    this.say("");
    this.#after(SHOWN, () => this.#endPreview());
  }

  /** Ends what is shown, as any press or key does; the press that does so makes no move. */
  interrupt(): void {
    this.#ignoresNextPlay = this.isShowing;
    this.endShowing();
  }

  /** Ends what is shown; the next press makes its move. */
  endShowing(): void {
    if (this.isShowing) this.#endPreview();
    while (this.isUnfolding) this.#playConsequence();
  }

  /** Forgets what is still to be shown. */
  leave(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #endPreview(): void {
    this.leave();
    this.#preview = undefined;
    this.shown = this.next;
    this.say("");
  }

  #unfold(): void {
    this.#playConsequence();
    if (this.isUnfolding) this.#after(STEP, () => this.#unfold());
  }

  #playConsequence(): void {
    this.leave();
    const played = playConsequence(this.#run);
    if (played.ok) this.#run = played.value;
    this.say("");
  }

  /** Calls back when the cards have landed and have lain there for some milliseconds. */
  #after(milliseconds: number, callback: () => void): void {
    this.leave();
    const timer = setTimeout(async () => {
      await waitForCards();
      if (this.#timer === timer) this.#timer = setTimeout(callback, milliseconds);
    });
    this.#timer = timer;
  }
}
