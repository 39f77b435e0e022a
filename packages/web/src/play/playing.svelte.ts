import {
  type AnyGame,
  dailyDealNumber,
  err,
  formatDealCode,
  formatSave,
  formatVariant,
  games,
  legalWords,
  messagesOf,
  narrate,
  ok,
  outcomeOf,
  type Problem,
  parseSave,
  playWord,
  problem,
  type Result,
  randomDealNumber,
  readDeal,
  redo,
  resign,
  type Session,
  startSession,
  undo,
} from "@tetrarch/engine";
import type { AnyTable } from "../table/model.js";
import { freshRandom } from "./chance.js";
import { finishingWords } from "./finish.js";
import { type GameRecord, reasonOf, type SavedGames, textIn } from "./saved-games.js";
import { lockGame, type TabLock } from "./tab-lock.js";
import { today } from "./today.js";

/** Where the game on the table stands with the other tabs. */
export type Hold = "opening" | "ours" | "elsewhere";

const BETWEEN_LAST_MOVES = 110;
const MOST_PATIENCE = 400;

/** A game being played: its session, its saving, and what is told of it. */
export class Playing {
  readonly game: AnyGame;
  readonly #table: AnyTable;
  readonly #saves: SavedGames;
  #lock: TabLock | undefined;
  #saving: Promise<void> = Promise.resolve();
  #writing = false;
  #unsavedTold = false;
  #closed = false;
  #finishing: ReturnType<typeof setTimeout> | undefined;

  session = $state.raw<Session>() as Session;
  hold = $state<Hold>("opening");
  /** What the last act led to, a line an event: for eyes and ears. */
  told = $state.raw<readonly string[]>([]);
  /** What is to be said besides: a refusal, a trouble. Its number makes the same words news again. */
  notice = $state.raw<{ readonly text: string; readonly number: number }>({ text: "", number: 0 });
  /** Changes with every new deal, not with moves. */
  dealt = $state(0);
  /** A deal asked for while another game is in play: the player has to say. Empty when none is. */
  wished = $state("");
  /** Why this game is not on disk; empty when it is. */
  unsaved = $state("");

  readonly view = $derived.by(() => this.game.view(this.session.now.state));
  readonly legal = $derived.by(() => legalWords(this.session));
  /** All that has happened since the deal, a line an event. */
  readonly tale = $derived.by(() => taleOf(this.session));
  readonly outcome = $derived.by(() => outcomeOf(this.session));

  constructor(game: AnyGame, table: AnyTable, saves: SavedGames) {
    this.game = game;
    this.#table = table;
    this.#saves = saves;
    this.session = this.#random("standard");
  }

  /** Takes the game up where it was left, or begins one. */
  async open(steal = false): Promise<void> {
    const lock = await lockGame({
      game: this.game.id,
      steal,
      onlost: () => {
        this.hold = "elsewhere";
        this.#stopFinishing();
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
    const saved = await this.#saved();
    this.#lay(saved ?? this.session, saved === undefined);
    this.hold = "ours";
  }

  close(): void {
    this.#closed = true;
    this.#stopFinishing();
    this.#lock?.release();
  }

  /** Plays a move; while the one before is still on its way to disk, as soon as it is there. */
  play(word: string): void {
    if (this.hold !== "ours") return;
    if (this.#writing) {
      void this.#saving.then(() => this.play(word));
      return;
    }
    this.#stopFinishing();
    if (this.#change(playWord(this.session, word))) this.#finishByItself();
  }

  undo(): void {
    this.#stopFinishing();
    const back = this.session.resigned ? [] : this.session.now.events;
    if (!this.#change(undo(this.session))) return;
    this.told = [back.length > 0 ? "Taken back." : "You play on."];
  }

  redo(): void {
    this.#stopFinishing();
    this.#change(redo(this.session));
  }

  resign(): void {
    this.#stopFinishing();
    this.#change(resign(this.session));
  }

  /** Another deal, at random. */
  startNew(variant = formatVariant(this.session.variant)): void {
    this.#begin(this.#random(variant));
  }

  /** The same deal from its start. */
  startAgain(): void {
    const { deal, variant } = this.session;
    const session = startSession(this.game, deal, formatVariant(variant));
    if (session.ok) this.#begin(session.value);
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
    const { session, hold } = this;
    if (hold !== "ours" || sameDeal(deal, session)) return;
    if (session.now.number > 0 && outcomeOf(session).status === "playing") this.wished = deal;
    else this.#grant(deal);
  }

  grantWish(): void {
    this.#grant(this.wished);
    this.refuseWish();
  }

  refuseWish(): void {
    this.wished = "";
  }

  #grant(deal: string): void {
    const dealt = this.startDeal(deal);
    if (!dealt.ok) this.say(dealt.error.message);
  }

  /** The deal that everybody has today. */
  startDaily(variant = formatVariant(this.session.variant)): Result<true, Problem> {
    const number = dailyDealNumber(today());
    return number.ok
      ? this.startDeal(formatDealCode(this.game.dealCode, number.value), variant)
      : err(number.error);
  }

  say(text: string): void {
    this.notice = { text, number: this.notice.number + 1 };
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

  #begin(session: Session): void {
    this.#stopFinishing();
    this.say("");
    this.#lay(session, true);
    this.#save();
  }

  #lay(session: Session, isNew: boolean): void {
    this.session = session;
    this.dealt++;
    this.told = isNew ? [messagesOf(this.game.id).story] : ["Here you left the game.", ...narrated(session)];
    if (!isNew) this.#finishByItself();
  }

  #change(changed: Result<Session, Problem>): boolean {
    if (!changed.ok) {
      this.say(changed.error.message);
      return false;
    }
    this.session = changed.value;
    const over = outcomeOf(changed.value).status !== "playing";
    this.told = over ? [...narrated(changed.value), this.ending()] : narrated(changed.value);
    this.say("");
    this.#save();
    return true;
  }

  /** How the story ends. */
  ending(): string {
    const outcome = outcomeOf(this.session);
    const { endings } = messagesOf(this.game.id);
    if (this.session.resigned) return endings.resigned(outcome, this.session.honest);
    return outcome.status === "playing" ? "" : endings[outcome.status](outcome, this.session.honest);
  }

  /** Writes are started at once and kept in order, and a move waits for the one before: at most one can be lost. */
  #save(): void {
    const record: GameRecord = {
      text: formatSave(this.session),
      savedAt: Date.now(),
      over: outcomeOf(this.session).status !== "playing",
    };
    const write = this.#saves.write(this.game.id, record).then(
      () => {
        this.unsaved = "";
      },
      (error: unknown) => this.#notSaved(reasonOf(error)),
    );
    const saving = Promise.race([Promise.all([this.#saving, write]), patience()]).then(() => {
      if (this.#saving === saving) this.#writing = false;
    });
    this.#writing = true;
    this.#saving = saving;
  }

  #notSaved(reason: string): void {
    this.unsaved = reason;
    if (this.#unsavedTold) return;
    this.#unsavedTold = true;
    this.say(`This game cannot be saved: ${reason}. You can play on.`);
  }

  async #saved(): Promise<Session | undefined> {
    let record: unknown;
    try {
      record = await this.#saves.read(this.game.id);
    } catch (error) {
      this.#notSaved(reasonOf(error));
      return undefined;
    }
    if (record === undefined) return undefined;
    const session = sessionIn(record, this.game);
    if (session.ok) return session.value;
    await this.#setAside(record, session.error.message);
    return undefined;
  }

  async #setAside(record: unknown, reason: string): Promise<void> {
    try {
      await this.#saves.setAside(this.game.id, record, reason);
      this.say(`The saved game cannot be read (${reason}). It is kept aside; here is a new deal.`);
    } catch (error) {
      this.#notSaved(reasonOf(error));
    }
  }

  #finishByItself(): void {
    const [word] = finishingWords(this.#table, this.session);
    if (word === undefined) return;
    this.#finishing = setTimeout(() => {
      if (this.#change(playWord(this.session, word))) this.#finishByItself();
    }, BETWEEN_LAST_MOVES);
  }

  #stopFinishing(): void {
    clearTimeout(this.#finishing);
  }
}

function sameDeal(deal: string, session: Session): boolean {
  const asked = readDeal(session.game, deal);
  return asked.ok && asked.value.text === session.deal;
}

/** Storage that answers nothing must not stop a game. */
function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MOST_PATIENCE);
  });
}

function narrated({ game, now }: Session): readonly string[] {
  return now.events.map((event) => narrate(game.id, event));
}

function taleOf({ game, now }: Session): readonly string[] {
  const lines: string[][] = [];
  for (let ply: Session["now"] | undefined = now; ply; ply = ply.before) {
    lines.push(ply.events.map((event) => narrate(game.id, event)));
  }
  return lines.reverse().flat();
}

/** The game in a record that anything may have happened to. */
function sessionIn(record: unknown, game: AnyGame): Result<Session, Problem> {
  const text = textIn(record);
  if (text === undefined) return problem("bad-transcript", "it holds no whole game");
  const session = parseSave(text, (id) => {
    const found = games.find((candidate) => candidate.id === id && id === game.id);
    return found ? ok(found) : problem("unknown-game", "it is another game's");
  });
  return session;
}
