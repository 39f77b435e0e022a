import {
  type AnyGame,
  dishonest,
  legalWords,
  messagesOf,
  outcomeOf,
  type Problem,
  playWord,
  type Result,
  redo,
  resign,
  type Session,
  undo,
} from "@tetrarch/engine";
import { moveByCards } from "../table/describe.js";
import type { AnyTable } from "../table/model.js";
import { hintInWords } from "../thinking/hint-words.js";
import type { Hint } from "../thinking/messages.js";
import { Thinker } from "../thinking/thinker.js";
import { Adviser } from "./adviser.svelte.js";
import { isBegun } from "./begun.js";
import { Dealer, randomDeal } from "./dealer.svelte.js";
import { Finishing, type Pictures } from "./finishing.svelte.js";
import { GameSaver } from "./game-saver.svelte.js";
import { isRevealed } from "./revealed.js";
import type { SavedGames } from "./saved-games.js";
import { lockGame, type TabLock } from "./tab-lock.js";
import { endingOf, lastTold, taleOf } from "./tale.js";

/** Where the game on the table stands with the other tabs. */
export type Hold = "opening" | "ours" | "elsewhere";

/** A word to the player besides what moves led to. Its number makes the same words news again. */
export interface Notice {
  readonly text: string;
  readonly isRefusal: boolean;
  readonly number: number;
}

const NO_LONGER_HONEST = " It is no longer an honest game.";

/** A game being played: its session, its saving, and what is told of it. */
export class Playing {
  readonly game: AnyGame;
  readonly #table: AnyTable;
  readonly #saver: GameSaver;
  readonly thinker = new Thinker();
  #lock: TabLock | undefined;
  readonly adviser = new Adviser(this.thinker);
  readonly dealer: Dealer;
  readonly finishing: Finishing;
  #closed = false;

  session = $state.raw<Session>() as Session;
  hold = $state<Hold>("opening");
  /** What the last act led to, a line an event: for eyes and ears. */
  told = $state.raw<readonly string[]>([]);
  /** What is to be said besides. */
  notice = $state.raw<Notice>({ text: "", isRefusal: false, number: 0 });
  /** Changes with every new deal, not with moves; `fresh` when it was just dealt. */
  deals = $state.raw<{ readonly number: number; readonly fresh: boolean }>({ number: 0, fresh: false });

  readonly view = $derived.by(() => this.game.view(this.session.now.state));
  readonly legal = $derived.by(() => legalWords(this.session));
  /** All that has happened since the deal, a line an event. */
  readonly tale = $derived.by(() => taleOf(this.session));
  readonly outcome = $derived.by(() => outcomeOf(this.session));

  constructor(game: AnyGame, table: AnyTable, saves: SavedGames, pictures: Pictures) {
    this.game = game;
    this.#table = table;
    this.#saver = new GameSaver(game, saves, this);
    this.dealer = new Dealer(game, this);
    this.finishing = new Finishing(table, this, pictures);
    this.session = randomDeal(game, "standard");
  }

  /** Takes the game up where it was left, or begins one. */
  async open(steal = false): Promise<void> {
    const lock = await lockGame({ game: this.game.id, steal, onlost: () => this.#letGo() });
    // The player may have left meanwhile, and nobody would let go of it again.
    if (this.#closed) {
      lock?.release();
      return;
    }
    this.#lock = lock;
    if (!lock) {
      this.hold = "elsewhere";
      return;
    }
    const saved = await this.#saver.read();
    // Nor may it be played here when it was left, or taken over, while it was read.
    if (this.#closed || this.#lock !== lock) return;
    const session = saved ?? this.session;
    this.#lay(session, !isBegun(session));
    this.hold = "ours";
    this.dealer.takeUpWish();
    const isNew = !saved && this.session === session;
    // What could not be read may be there still: it is not written over before the player has begun.
    if (isNew && this.unsaved === "") this.#saver.write(session);
  }

  /** Another tab has taken the game over. */
  #letGo(): void {
    this.hold = "elsewhere";
    this.#lock = undefined;
    this.finishing.stop();
    this.adviser.forget();
    this.#saver.letGo();
  }

  close(): void {
    this.#closed = true;
    this.finishing.stop();
    this.thinker.close();
    this.#saver.close();
    this.#lock?.release();
  }

  /** Why this game is not on disk; empty when it is. */
  get unsaved(): string {
    return this.#saver.trouble;
  }

  /** Plays a move. */
  play(word: string): void {
    this.#inTurn(() => {
      if (this.#change(playWord(this.session, word))) this.finishing.begin();
    });
  }

  undo(): void {
    this.#inTurn(() => {
      const { resigned, honest } = this.session;
      if (!this.#change(undo(this.session))) return;
      this.told = [`${resigned ? "You play on." : "Taken back."}${honest ? NO_LONGER_HONEST : ""}`];
    });
  }

  redo(): void {
    this.#inTurn(() => this.#change(redo(this.session)));
  }

  /** Does what changes the game; while the save before it is still on its way to disk, as soon as it is there. */
  #inTurn(act: () => void): void {
    if (!this.isOurs) return;
    this.finishing.stop();
    const { pending } = this.#saver;
    const { number } = this.deals;
    if (!pending) act();
    else void pending.then(() => number === this.deals.number && this.#inTurn(act));
  }

  resign(): void {
    this.#inTurn(() => this.#change(resign(this.session)));
  }

  /** Asks the fair player for a move; a second time before the answer, takes the question back. */
  askHint(): void {
    if (this.adviser.thinking) {
      this.adviser.forget();
      this.say("No hint, then.");
      return;
    }
    if (!this.isOurs || this.legal.length === 0) return;
    this.finishing.stop();
    this.say("Thinking …");
    void this.adviser.ask(this.session, this.legal).then((advice) => {
      if (advice?.type === "hint") this.#giveHint(advice.hint);
      if (advice?.type === "none") this.refuse(`There is no hint to be had${advice.reason}.`);
    });
  }

  /** The hint ends the honest game (C-10): that is written down before the hint is given. */
  #giveHint(hint: Hint): void {
    const { game, view } = this;
    const { honest } = this.session;
    const session = dishonest(this.session);
    this.session = session;
    this.#saver.write(session);
    void this.#saver.pending?.then(() => {
      if (this.session !== session) return;
      const words = moveByCards(this.#table, view, hint.word) ?? messagesOf(game.id).move(hint.word);
      this.adviser.hint = hint;
      this.say(`${hintInWords(game.id, words, hint)}${honest ? NO_LONGER_HONEST : ""}`);
    });
  }

  say(text: string): void {
    this.notice = { text, isRefusal: false, number: this.notice.number + 1 };
  }

  /** Says why something cannot be done. */
  refuse(text: string): void {
    this.notice = { text, isRefusal: true, number: this.notice.number + 1 };
  }

  /** Whether the game may be played here now. */
  get isOurs(): boolean {
    return this.hold === "ours" && !this.#closed;
  }

  /** Whether there is something to lose by another deal. */
  get isInPlay(): boolean {
    return this.session.now.number > 0 && this.outcome.status === "playing";
  }

  get canUndo(): boolean {
    return this.session.resigned || this.session.now.before !== undefined;
  }

  get canRedo(): boolean {
    return this.session.undone !== undefined && !this.session.resigned;
  }

  /** Lays another deal on the table. */
  begin(dealt: Session): void {
    if (!this.isOurs) return;
    const session = isRevealed(dealt.deal) ? dishonest(dealt) : dealt;
    this.say("");
    this.#lay(session, true);
    this.#saver.write(session);
  }

  /** Makes a move that follows by itself; it is told with the player's own. */
  step(word: string): boolean {
    if (!this.isOurs) return false;
    const played = playWord(this.session, word);
    if (played.ok) this.#become(played.value);
    return played.ok;
  }

  #lay(session: Session, isNew: boolean): void {
    this.adviser.forget();
    this.finishing.forget();
    this.session = session;
    this.deals = { number: this.deals.number + 1, fresh: isNew };
    this.told = isNew ? [messagesOf(this.game.id).story] : ["Here you left the game.", ...lastTold(session)];
    if (!isNew) this.finishing.begin();
  }

  #change(changed: Result<Session, Problem>): boolean {
    if (!changed.ok) {
      this.refuse(changed.error.message);
      return false;
    }
    this.finishing.forget();
    this.#become(changed.value);
    this.say("");
    return true;
  }

  #become(session: Session): void {
    this.adviser.forget();
    this.session = session;
    const isOver = outcomeOf(session).status !== "playing";
    this.told = isOver ? [...lastTold(session), endingOf(session)] : lastTold(session);
    this.#saver.write(session);
  }
}
