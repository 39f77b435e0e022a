import {
  type AnyGame,
  helped,
  isByMemory,
  isStarted,
  messagesOf,
  type Ply,
  prologueOf,
  type Session,
  STANDARD,
} from "@tetrarch/engine";
import {
  type Act,
  degreeChangeInWords,
  endingOf,
  helpLine,
  LocalSeat,
  lastLines,
  makesNoProgress,
  openLines,
  type SeatView,
  type Turn,
  UNDO_COST,
  undoEndsHonesty,
} from "@tetrarch/play";
import type { BrowserStorage } from "../data/browser-storage.js";
import { type OwnershipGrant, TabOwnership } from "../data/tab-ownership.svelte.js";
import { type GameUi, uiWithCards } from "../games/game-ui.js";
import { SolverClient } from "../solver-client/solver-client.js";
import * as words from "../words/en/game-frame.js";
import { Autoplay } from "./autoplay.svelte.js";
import { DealKnowledge } from "./deal-knowledge.js";
import { Dealer, endsByLeaving, type GameStart, randomDeal } from "./dealer.svelte.js";
import { Hints } from "./hints.svelte.js";
import { HoldToTurn } from "./hold-to-turn.js";
import { SaveQueue } from "./save-queue.svelte.js";
import { TableSession } from "./table-session.svelte.js";

/** Between the moves of a plan, which may be two hundred, in milliseconds. */
const BETWEEN_PLANNED = 30;

/**
 * A game in play: the player's seat, the acts, the degree, and the text about them: open, play, lower the
 * degree, close.
 */
export class GameController extends TableSession {
  readonly storage: BrowserStorage;
  readonly solver = new SolverClient();
  readonly hints = new Hints(this);
  readonly turning = new HoldToTurn(this);
  readonly dealer: Dealer;
  readonly autoplay: Autoplay;
  readonly saves: SaveQueue;
  readonly knowledge: DealKnowledge;
  readonly ownership: TabOwnership;
  readonly #ui: GameUi;

  #seat = $state.raw<LocalSeat>() as LocalSeat;
  /** Whether a saved or new game lies on the table: until then there is nothing to show. */
  isReady = $state(false);
  lines = $state.raw<readonly string[]>([]);
  /** By memory, whether what was turned up then lies face down again, and its lines are hidden (TK-32). */
  isTurnedDown = $state(false);
  /** Changes with every new deal, not with moves; `fresh` when it was just dealt. */
  deals = $state.raw<{ readonly number: number; readonly fresh: boolean }>({ number: 0, fresh: false });
  /** Of which price of the honest game the player was warned last, and in which position. */
  #warning: { readonly price: string; readonly at: Ply } | undefined;
  /** Notices to show as soon as the game can be played here. */
  #news: readonly string[] = [];

  readonly seen: SeatView = $derived.by(() => this.#seat.seen);
  override readonly view = $derived.by(() => this.seen.view);
  override readonly outcome = $derived.by(() => this.seen.outcome);
  readonly legal = $derived.by(() => [...this.seen.legal].sort());
  /** Whether the game can make no progress any more, though it goes on. */
  readonly isStuck = $derived.by(() => makesNoProgress(this.session));
  /** What draws the game, with the cards that it is played with. */
  readonly place = $derived.by(() => uiWithCards(this.#ui, this.game));

  /** @param game the solitaire as it is registered, with the usual cards */
  constructor(game: AnyGame, ui: GameUi, storage: BrowserStorage) {
    super();
    this.storage = storage;
    this.#ui = ui;
    this.#seat = new LocalSeat(randomDeal(game, "standard"));
    this.saves = new SaveQueue(game.id, storage.games, this);
    this.knowledge = new DealKnowledge(storage.known, this);
    this.dealer = new Dealer(game, this);
    this.autoplay = new Autoplay(ui.table, this);
    this.ownership = new TabOwnership(game.id, {
      takeUp: (grant) => this.#takeUp(grant),
      lookOn: (isLooking) => this.#lookOn(isLooking),
      letGo: () => this.saves.letGo(),
      returned: () => {
        if (this.notice.text === "") this.say(words.released);
      },
    });
  }

  /** The solitaire, with the cards that it is played with. */
  get game(): AnyGame {
    return this.session.game;
  }

  get session(): Session {
    return this.#seat.session;
  }

  /** Whether the game may be played here now. */
  get isOurs(): boolean {
    return this.ownership.isOurs;
  }

  // ---- Opening: the game as it was left, or another deal; or what another tab plays ----

  /** Takes the game up where it was left, or begins one; where another tab has it, only if it is to be taken over. */
  open(takeOver = false): Promise<void> {
    return this.ownership.open(takeOver);
  }

  async #takeUp(grant: OwnershipGrant): Promise<void> {
    const saved = await this.saves.take();
    // The game may have been left, or taken over, while it was read.
    if (!grant.isValid) return;
    const first = saved ? undefined : await this.dealer.newStart(STANDARD, this.game);
    if (!grant.isValid) return;
    const left = saved ?? first?.session ?? this.session;
    const requested = this.dealer.requestedInPlaceOf(left);
    const session = await this.knowledge.addTo(requested?.session ?? left);
    const ends = requested !== undefined && (await endsByLeaving(left, this.storage));
    if (!grant.isValid) return;
    if (ends) this.saves.giveUp(left);
    const change = requested ? undefined : degreeChangeInWords(left, session);
    const origin = requested ? requested.origin : saved ? this.saves.origin : (first?.origin ?? "random");
    if (isStarted(session)) this.#showLeft(session);
    else this.showNew({ session, origin });
    if (change !== undefined) this.report(change);
    if (isStarted(session)) this.knowledge.note(session, "begun");
    grant.accept();
    const isNew = !saved || requested !== undefined || change !== undefined;
    this.#takeUpRequest();
    // An unreadable record may be there still: it is not overwritten before the player has begun.
    if (isNew && this.session === session && this.saves.trouble === "") this.saves.write(session);
  }

  /** Takes up a deal that was requested meanwhile, and keeps the notices of the opening. */
  #takeUpRequest(): void {
    const { notice } = this;
    this.dealer.takeUpRequest();
    const news = [notice.isRefusal && this.notice !== notice ? notice.text : "", ...this.#news];
    this.#news = [];
    this.report(news.filter((text) => text !== "").join(" "));
  }

  /** Another tab plays: shows the game as it is on the disk. */
  async #lookOn(isLooking: () => boolean): Promise<void> {
    this.autoplay.stop();
    this.hints.forget();
    const session = await this.saves.look();
    if (session && isLooking()) this.#show(session);
  }

  /** Shows a notice as soon as the game is on the table, besides the one that is shown already. */
  report(text: string): void {
    const { notice } = this;
    if (text === "") return;
    if (this.ownership.state === "ours")
      this.refuse(notice.isRefusal && notice.text !== "" ? `${notice.text} ${text}` : text);
    else this.#news = [...this.#news, text];
  }

  /** Shows a deal that was just dealt. */
  showNew({ session, origin }: GameStart): void {
    this.saves.layDown(origin);
    this.#show(session, true);
    // Beside the story, so that no notice of what was lost is covered.
    this.lines = [prologueOf(session.game), ...(origin === "winnable" ? [words.canBeWon] : [])];
  }

  #showLeft(session: Session): void {
    this.#show(session);
    const last = this.isStuck ? words.goingRound : endingOf(session);
    this.lines = [words.left, ...openLines(session), ...(last === undefined ? [] : [last])];
    this.autoplay.begin();
  }

  /** Puts a game on the table, in place of the one there. */
  #show(session: Session, isNew = false): void {
    this.hints.forget();
    this.autoplay.reset();
    this.#seat = new LocalSeat(session);
    this.deals = { number: this.deals.number + 1, fresh: isNew };
    this.lines = openLines(session);
    this.isTurnedDown = false;
    this.isReady = true;
  }

  // ---- Playing ----

  play(word: string): void {
    this.#inTurn(() => {
      if (!this.#act({ type: "play", word, isHinted: word === this.hints.word })) return;
      if (this.hints.leavesPlan()) this.say(words.planLeft);
      const tip = this.turning.tipAfter(word);
      if (tip !== undefined) this.lines = [...this.lines, tip];
      this.autoplay.begin();
    });
  }

  /** Makes the moves of the hint's plan, until any press or its end. */
  playPlan(): void {
    this.#inTurn(() => {
      this.say("");
      this.autoplay.begin({
        upcomingMoves: () => {
          if (this.hints.ahead.length === 0 && this.outcome.status === "playing") this.say(words.planDone);
          return this.hints.ahead;
        },
        text: () => words.playsPlan(this.hints.ahead.length),
        rest: () => BETWEEN_PLANNED,
      });
    });
  }

  hold(word: string): void {
    void this.turning.begin(word);
  }

  release(): void {
    this.turning.release();
  }

  /** Settles when what was done last is on disk. */
  saved(): Promise<unknown> {
    return Promise.all([this.saves.pending, this.knowledge.pending]);
  }

  /** Makes the moves that are left to the table, after they were stopped. */
  finish(): void {
    this.#inTurn(() => this.autoplay.finish());
  }

  undo(): void {
    if (!this.isOurs || !this.seen.canUndo) return;
    if (undoEndsHonesty(this.session) && this.warns(words.undoWarning(UNDO_COST, this.helpCost))) return;
    this.#inTurn(() => {
      const turn = this.#act({ type: "undo" });
      if (!turn) return;
      const undone = turn.takenBack?.type === "resignation" ? words.playOn : words.takenBack;
      const help = turn.endsHonesty ? helpLine(this.session) : undefined;
      this.lines = [`${undone}${turn.endsHonesty ? words.nowHelped : ""}`, ...(help ? [help] : [])];
      this.autoplay.offer();
    });
  }

  redo(): void {
    this.#inTurn(() => {
      if (this.#act({ type: "redo" })) this.autoplay.offer();
    });
  }

  resign(): void {
    this.#inTurn(() => this.#act({ type: "resign" }));
  }

  /** Makes a move that follows by itself; its lines are shown with the player's own. */
  step(word: string): boolean {
    if (!this.isOurs) return false;
    const turn = this.#seat.act({ type: "play", word, isHinted: word === this.hints.word });
    if (turn.ok) this.#become(turn.value);
    return turn.ok;
  }

  /** Does what changes the game: at once, or as soon as the move before it is on disk. */
  #inTurn(act: () => void): void {
    if (!this.isOurs || this.dealer.isDealing) return;
    this.autoplay.stop();
    const pending = this.saves.pending ?? this.knowledge.pending;
    const { number } = this.deals;
    if (!pending) act();
    else void pending.then(() => number === this.deals.number && this.#inTurn(act));
  }

  #act(act: Act): Turn | undefined {
    const turn = this.#seat.act(act);
    if (!turn.ok) {
      this.refuse(turn.error.message);
      return undefined;
    }
    this.autoplay.reset();
    this.#become(turn.value);
    this.say("");
    return turn.value;
  }

  #become({ seat: { session }, ending }: Turn): void {
    const wasStuck = this.isStuck;
    this.hints.movedOn();
    this.knowledge.noteAct(this.session, session);
    this.#save(session);
    const lines = ending === undefined ? lastLines(session) : [...lastLines(session), ending];
    // Said once when it comes to that, not again with every move to and fro.
    this.lines = this.isStuck && !wasStuck ? [...lines, words.goingRound] : lines;
    this.isTurnedDown = false;
  }

  #save(session: Session): void {
    this.#seat = new LocalSeat(session);
    this.saves.write(session);
  }

  /** Hides the lines of cards that lie face down again, once they have been seen and heard (TK-32). */
  turnDown(): void {
    if (this.isTurnedDown || !isByMemory(this.session)) return;
    const lines = lastLines(this.session);
    // Other lines may be shown by now, and a deal's story is no secret.
    if (lines.length === 0 || !lines.every((line, index) => line === this.lines[index])) return;
    this.lines = openLines(this.session);
    this.isTurnedDown = true;
  }

  // ---- Honesty ----

  /** What help costs in this game besides the mark of it, if anything. */
  get helpCost(): string | undefined {
    return messagesOf(this.game.id).helpCost;
  }

  /** Warns of a price of the honest game (C-10), the first time in this position. Returns whether it did. */
  warns(price: string): boolean {
    const { honest, now: at } = this.session;
    if (!honest || (this.#warning?.price === price && this.#warning.at === at)) return false;
    this.#warning = { price, at };
    this.say(price);
    return true;
  }

  /** Counts a hint, which ends the honest game (C-10). Resolves, when that is saved, to whether it still lies on the table. */
  async countHint(): Promise<boolean> {
    const session = helped(this.session, "hint");
    this.knowledge.noteAct(this.session, session);
    this.#save(session);
    await this.saved();
    return this.session === session;
  }

  /** Lowers the degree of the game (C-10), and says so. */
  lower(session: Session): void {
    if (session === this.session) return;
    const change = degreeChangeInWords(this.session, session);
    this.#save(session);
    if (change !== undefined) this.report(change);
  }

  close(): void {
    this.ownership.close();
    this.knowledge.close();
    this.autoplay.stop();
    this.release();
    this.solver.close();
    this.saves.close();
    this.ownership.release();
  }
}
