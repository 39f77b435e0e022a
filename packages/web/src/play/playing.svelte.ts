import {
  type AnyGame,
  dailyDealNumber,
  dishonest,
  err,
  formatDealCode,
  formatVariant,
  legalWords,
  messagesOf,
  ok,
  outcomeOf,
  type Problem,
  playWord,
  type Result,
  randomDealNumber,
  readDeal,
  redo,
  resign,
  type Session,
  startSession,
  undo,
} from "@tetrarch/engine";
import { moveByCards } from "../table/describe.js";
import type { AnyTable } from "../table/model.js";
import { hintInWords } from "../thinking/hint-words.js";
import type { Hint } from "../thinking/messages.js";
import { Thinker } from "../thinking/thinker.js";
import { Adviser } from "./adviser.svelte.js";
import { freshRandom } from "./chance.js";
import { finishingWords } from "./finish.js";
import { GameSaver } from "./game-saver.svelte.js";
import { isRevealed } from "./revealed.js";
import type { SavedGames } from "./saved-games.js";
import { lockGame, type TabLock } from "./tab-lock.js";
import { endingOf, lastTold, taleOf } from "./tale.js";
import { today } from "./today.js";

/** Where the game on the table stands with the other tabs. */
export type Hold = "opening" | "ours" | "elsewhere";

/** A deal that is wished for. */
export interface Wish {
  readonly name: string;
  start(): void;
}

/** A word to the player besides what moves led to. Its number makes the same words news again. */
export interface Notice {
  readonly text: string;
  readonly isRefusal: boolean;
  readonly number: number;
}

const NO_LONGER_HONEST = " It is no longer an honest game.";
const BETWEEN_LAST_MOVES = 110;

/** A game being played: its session, its saving, and what is told of it. */
export class Playing {
  readonly game: AnyGame;
  readonly #table: AnyTable;
  readonly #saver: GameSaver;
  readonly thinker = new Thinker();
  #lock: TabLock | undefined;
  readonly adviser = new Adviser(this.thinker);
  #closed = false;
  #finishing: ReturnType<typeof setTimeout> | undefined;

  session = $state.raw<Session>() as Session;
  hold = $state<Hold>("opening");
  /** What the last act led to, a line an event: for eyes and ears. */
  told = $state.raw<readonly string[]>([]);
  /** What is to be said besides. */
  notice = $state.raw<Notice>({ text: "", isRefusal: false, number: 0 });
  /** Changes with every new deal, not with moves; `fresh` when it was just dealt. */
  deals = $state.raw<{ readonly number: number; readonly fresh: boolean }>({ number: 0, fresh: false });
  /** A deal asked for while another game is in play: the player has to say. */
  wished = $state.raw<Wish>();
  /** A deal that a link asked for while the game was another tab's. */
  #wishedLater = "";

  readonly view = $derived.by(() => this.game.view(this.session.now.state));
  readonly legal = $derived.by(() => legalWords(this.session));
  /** All that has happened since the deal, a line an event. */
  readonly tale = $derived.by(() => taleOf(this.session));
  readonly outcome = $derived.by(() => outcomeOf(this.session));

  constructor(game: AnyGame, table: AnyTable, saves: SavedGames) {
    this.game = game;
    this.#table = table;
    this.#saver = new GameSaver(game, saves, (text) => this.refuse(text));
    this.session = this.#random("standard");
  }

  /** Takes the game up where it was left, or begins one. */
  async open(steal = false): Promise<void> {
    const lock = await lockGame({
      game: this.game.id,
      steal,
      onlost: () => {
        this.hold = "elsewhere";
        this.stopFinishing();
        this.adviser.forget();
      },
    });
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
    this.#lay(saved ?? this.session, saved === undefined);
    this.hold = "ours";
    if (this.#wishedLater !== "") this.wish(this.#wishedLater);
  }

  close(): void {
    this.#closed = true;
    this.stopFinishing();
    this.thinker.close();
    this.#lock?.release();
  }

  /** Why this game is not on disk; empty when it is. */
  get unsaved(): string {
    return this.#saver.trouble;
  }

  /** Plays a move. */
  play(word: string): void {
    this.#inTurn(() => {
      if (this.#change(playWord(this.session, word))) this.#finishByItself();
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
    if (this.hold !== "ours" || this.#closed) return;
    this.stopFinishing();
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
    if (this.hold !== "ours" || this.legal.length === 0) return;
    this.stopFinishing();
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

  /** Another deal, at random. */
  startNew(variant = formatVariant(this.session.variant)): void {
    this.#begin(this.#random(variant));
  }

  /** The same deal from its start. A game in play is not given up for it without a question. */
  startAgain(): void {
    const { deal, variant } = this.session;
    const start = () => void this.startDeal(deal, formatVariant(variant));
    if (this.isInPlay) this.wished = { name: "this deal again", start };
    else start();
  }

  /** The deal of a code. Errors are those of `startSession`. */
  startDeal(deal: string, variant = formatVariant(this.session.variant)): Result<true, Problem> {
    const session = startSession(this.game, deal.trim(), variant);
    if (!session.ok) return err(session.error);
    this.#begin(session.value);
    return ok(true);
  }

  /** A deal that a link asks for. A game in play is not given up for it without a question. */
  wish(deal: string): void {
    this.#wishedLater = this.hold === "ours" ? "" : deal;
    if (this.hold !== "ours") return;
    const asked = readDeal(this.game, deal);
    if (!asked.ok) this.refuse(asked.error.message);
    else if (asked.value.text === this.session.deal) return;
    else if (this.isInPlay) this.wished = { name: deal, start: () => void this.startDeal(deal) };
    else this.startDeal(deal);
  }

  grantWish(): void {
    const { wished } = this;
    this.refuseWish();
    wished?.start();
  }

  refuseWish(): void {
    this.wished = undefined;
  }

  /** The deal that everybody has today. */
  startDaily(variant = formatVariant(this.session.variant)): Result<true, Problem> {
    const number = dailyDealNumber(today());
    return number.ok
      ? this.startDeal(formatDealCode(this.game.dealCode, number.value), variant)
      : err(number.error);
  }

  say(text: string): void {
    this.notice = { text, isRefusal: false, number: this.notice.number + 1 };
  }

  /** Says why something cannot be done. */
  refuse(text: string): void {
    this.notice = { text, isRefusal: true, number: this.notice.number + 1 };
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

  #random(variant: string): Session {
    const code = formatDealCode(this.game.dealCode, randomDealNumber(freshRandom));
    const session = startSession(this.game, code, variant);
    if (!session.ok) throw new Error(session.error.message);
    return session.value;
  }

  #begin(dealt: Session): void {
    if (this.hold !== "ours") return;
    const session = isRevealed(dealt.deal) ? dishonest(dealt) : dealt;
    this.stopFinishing();
    this.say("");
    this.#lay(session, true);
    this.#saver.write(session);
  }

  #lay(session: Session, isNew: boolean): void {
    this.adviser.forget();
    this.session = session;
    this.deals = { number: this.deals.number + 1, fresh: isNew };
    this.told = isNew ? [messagesOf(this.game.id).story] : ["Here you left the game.", ...lastTold(session)];
    if (!isNew) this.#finishByItself();
  }

  #change(changed: Result<Session, Problem>): boolean {
    if (!changed.ok) {
      this.refuse(changed.error.message);
      return false;
    }
    this.adviser.forget();
    this.session = changed.value;
    const over = outcomeOf(changed.value).status !== "playing";
    this.told = over ? [...lastTold(changed.value), endingOf(changed.value)] : lastTold(changed.value);
    this.say("");
    this.#saver.write(changed.value);
    return true;
  }

  /** Looked at a moment later, so that no move waits for it. */
  #finishByItself(): void {
    this.#finishing = setTimeout(() => {
      const [word] = finishingWords(this.#table, this.session);
      if (word !== undefined && this.#change(playWord(this.session, word))) this.#finishByItself();
    }, BETWEEN_LAST_MOVES);
  }

  /** Any press stops a game that finishes by itself; it goes on with the next move. */
  stopFinishing(): void {
    clearTimeout(this.#finishing);
  }
}
