import {
  type AnyGame,
  dishonest,
  identityOf,
  isByMemory,
  isStarted,
  messagesOf,
  onKnownDeal,
  type Session,
} from "@tetrarch/engine";
import {
  type Act,
  type DealNote,
  type DealOrigin,
  degreeChangeInWords,
  type Hint,
  helpLine,
  hintQuestion,
  isInPlay,
  LocalSeat,
  lastLines,
  linesOf,
  makesNoProgress,
  needsNotes,
  openLines,
  type SeatView,
  type Turn,
  UNDO_COST,
  undoEndsHonesty,
  withNotes,
} from "@tetrarch/play";
import type { BrowserStorage } from "../data/browser-storage.js";
import { type Ownership, type OwnershipGrant, TabOwnership } from "../data/tab-ownership.svelte.js";
import { type GameUi, uiWithCards } from "../games/game-ui.js";
import { gameQuestion } from "../solver-client/messages.js";
import { type PendingAnswer, SolverClient } from "../solver-client/solver-client.js";
import { moveByCards } from "../table/model.js";
import { freshRandom } from "../ui/random.js";
import * as words from "../words/en/game-frame.js";
import { hintInWords } from "../words/en/hints.js";
import { Autoplay } from "./autoplay.svelte.js";
import { DealKnowledge } from "./deal-knowledge.js";
import { Dealer, type Dealt, endsByLeaving, randomDeal } from "./dealer.svelte.js";
import { Notices } from "./notices.svelte.js";
import { SaveQueue } from "./save-queue.svelte.js";

const UNDO_PRICE = words.undoWarning(UNDO_COST);

/**
 * A game in play: the player's seat, the moves, hints and deals, and the text about them. Saving is the save queue's, moves
 * that follow by themselves are the autoplay's. In the order in which things happen: open, play, hint, deal, close.
 */
export class GameController extends Notices {
  readonly storage: BrowserStorage;
  readonly solver = new SolverClient();
  readonly dealer: Dealer;
  readonly autoplay: Autoplay;
  readonly #place: GameUi;
  readonly #saves: SaveQueue;
  readonly #knowledge: DealKnowledge;
  readonly #hold: TabOwnership;

  // ---- State ----

  #seat = $state.raw<LocalSeat>() as LocalSeat;
  /** Whether a saved or new game lies on the table: until then there is nothing to show. */
  isReady = $state(false);
  /** Whether something was done here after another tab had taken the game over: it is not saved. */
  isTooLate = $state(false);
  /** What the last act led to, a line an event: for eyes and ears. */
  lines = $state.raw<readonly string[]>([]);
  /** By memory, whether what was turned up then lies face down again, and its lines are hidden (TK-32). */
  isTurnedDown = $state(false);
  /** Changes with every new deal, not with moves; `fresh` when it was just dealt. */
  deals = $state.raw<{ readonly number: number; readonly fresh: boolean }>({ number: 0, fresh: false });
  /** The hint for the position on the table. */
  hint = $state.raw<Hint>();
  /** Whether a hint is being looked for. */
  isThinking = $state(false);
  #hintRequest: PendingAnswer | undefined;
  /** A deal that will lie here as soon as it is known what the player knows of it. */
  #dealing: Dealt | undefined;
  /** In which deal, by its number here, the player was warned of a price of the honest game. */
  readonly #warnings = new Map<string, number>();
  /** Notices to show as soon as the game can be played here. */
  #news: readonly string[] = [];

  // ---- What follows from it ----

  readonly view = $derived(this.seen.view);
  /** The words of all legal moves, sorted. */
  readonly legal = $derived.by(() => [...this.seen.legal].sort());
  /** Whether the game can make no progress any more, though it goes on. */
  readonly isGoingRound = $derived.by(() => makesNoProgress(this.session));
  /** All that has happened since the deal, a line an event. */
  readonly log = $derived.by(() => linesOf(this.session));
  readonly outcome = $derived(this.seen.outcome);
  /** The place, with the cards of this game in it. */
  readonly place = $derived.by(() => uiWithCards(this.#place, this.game));

  /** @param game the solitaire as it is registered, with the usual cards */
  constructor(game: AnyGame, place: GameUi, storage: BrowserStorage) {
    super();
    this.storage = storage;
    this.#place = place;
    this.#saves = new SaveQueue(game.id, storage.games, this);
    this.#knowledge = new DealKnowledge(storage.known, {
      saved: () => this.#saves.pending,
      // Where the game itself cannot be saved, that has been said.
      mayReport: () => this.unsaved === "" && this.isOurs,
      report: (reason) => this.refuse(words.knowledgeUnsaved(reason)),
      onlearned: (identity, note) => {
        if (this.isOurs && needsNotes(this.session) && identityOf(this.session) === identity)
          this.#lower(withNotes(this.session, [note]));
      },
    });
    this.dealer = new Dealer(game, this);
    this.autoplay = new Autoplay(place.table, this);
    this.#seat = new LocalSeat(randomDeal(game, "standard"));
    this.#hold = new TabOwnership(game.id, {
      takeUp: (given) => this.#takeUp(given),
      lookOn: (isLooking) => this.#lookOn(isLooking),
      letGo: () => this.#saves.letGo(),
      returned: () => {
        if (this.notice.text === "") this.say(words.released);
      },
    });
  }

  /** The solitaire, with the cards that it is played with. */
  get game(): AnyGame {
    return this.session.game;
  }

  /** The whole game, hidden cards included. */
  get session(): Session {
    return this.#seat.session;
  }

  get seen(): SeatView {
    return this.#seat.seen;
  }

  /** Where the deal on the table came from; undefined where that is unknown. */
  get origin(): DealOrigin | undefined {
    return this.#saves.origin;
  }

  /** Where the game stands with the other tabs. */
  get hold(): Ownership {
    return this.#hold.state;
  }

  /** Whether the game may be played here now. */
  get isOurs(): boolean {
    return this.#hold.isOurs;
  }

  /** Whether there is something to lose by another deal. */
  get isInPlay(): boolean {
    return isInPlay(this.session);
  }

  get canUndo(): boolean {
    return this.seen.canUndo;
  }

  get canRedo(): boolean {
    return this.seen.canRedo;
  }

  /** Why this game is not on disk; empty when it is. */
  get unsaved(): string {
    return this.#saves.trouble;
  }

  /** The id in the history of the game that has ended here, as soon as it is on disk; undefined where it is not. */
  async finishedId(): Promise<string | undefined> {
    await this.#saves.pending;
    return this.unsaved === "" ? this.#saves.finishedId : undefined;
  }

  // ---- Opening: the game as it was left, or another deal; or what another tab plays ----

  /** Takes the game up where it was left, or begins one; where another tab has it, only if it is to be taken over. */
  open(takeOver = false): Promise<void> {
    return this.#hold.open(takeOver);
  }

  async #takeUp(given: OwnershipGrant): Promise<void> {
    const saved = await this.#saves.take();
    // The game may have been left, or taken over, while it was read.
    if (!given.isValid) return;
    const left = saved ?? this.session;
    const requested = this.dealer.requestedInPlaceOf(left);
    const session = await this.#withKnowledge(requested?.session ?? left);
    const ends = requested !== undefined && (await endsByLeaving(left, this.storage));
    if (!given.isValid) return;
    if (ends) this.#saves.giveUp(left);
    const change = requested ? undefined : degreeChangeInWords(left, session);
    if (isStarted(session)) this.#showLeft(session);
    else this.#showNew({ session, origin: requested ? requested.origin : saved ? this.origin : "random" });
    if (change !== undefined) this.report(change);
    if (isStarted(session)) this.#knowledge.note(session, "begun");
    given.accept();
    this.isTooLate = false;
    const isNew = !saved || requested !== undefined || change !== undefined;
    this.#takeUpRequest();
    // An unreadable record may be there still: it is not overwritten before the player has begun.
    if (isNew && this.session === session && this.unsaved === "") this.#saves.write(session);
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
    this.#forgetHint();
    const session = await this.#saves.look();
    if (session && isLooking()) this.#show(session);
  }

  /** Notes that something done here is not saved, as another tab has the game. */
  noteTooLate(): void {
    this.isTooLate ||= this.hold === "other-tab";
  }

  /** Another tab has taken the game over. */
  lose(): void {
    this.#hold.lost();
  }

  /** Shows a notice as soon as the game is on the table, besides the one that is shown already. */
  report(text: string): void {
    const { notice } = this;
    if (text === "") return;
    if (this.hold === "ours")
      this.refuse(notice.isRefusal && notice.text !== "" ? `${notice.text} ${text}` : text);
    else this.#news = [...this.#news, text];
  }

  // ---- Playing ----

  /** Plays a move. */
  play(word: string): void {
    this.#inTurn(() => {
      if (this.#act({ type: "play", word })) this.autoplay.begin();
    });
  }

  undo(): void {
    if (!this.isOurs || !this.canUndo) return;
    if (undoEndsHonesty(this.session) && this.#warns(UNDO_PRICE)) return;
    this.#inTurn(() => {
      const turn = this.#act({ type: "undo" });
      if (!turn) return;
      const said = turn.takenBack?.type === "resignation" ? words.playOn : words.takenBack;
      const help = turn.endsHonesty ? helpLine(this.session) : undefined;
      this.lines = [
        `${said}${turn.endsHonesty ? words.nowHelped : ""}`,
        ...(help === undefined ? [] : [help]),
      ];
    });
  }

  redo(): void {
    this.#inTurn(() => this.#act({ type: "redo" }));
  }

  resign(): void {
    this.#inTurn(() => this.#act({ type: "resign" }));
  }

  /** Makes a move that follows by itself; its lines are shown with the player's own. */
  step(word: string): boolean {
    if (!this.isOurs) return false;
    const turn = this.#seat.act({ type: "play", word });
    if (turn.ok) this.#become(turn.value);
    return turn.ok;
  }

  /** Does what changes the game: at once, or as soon as the move before it is on disk. */
  #inTurn(act: () => void): void {
    if (!this.isOurs || this.#dealing) return;
    this.autoplay.stop();
    const pending = this.#saves.pending ?? this.#knowledge.pending;
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

  #become({ seat, ending }: Turn): void {
    const { session } = seat;
    const wentRound = this.isGoingRound;
    this.#forgetHint();
    this.#knowledge.noteAct(this.session, session);
    this.#seat = seat;
    const lines = ending === undefined ? lastLines(session) : [...lastLines(session), ending];
    // Said once when it comes to that, not again with every move to and fro.
    this.lines = this.isGoingRound && !wentRound ? [...lines, words.goingRound] : lines;
    this.isTurnedDown = false;
    this.#saves.write(session);
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

  // ---- Hints ----

  /**
   * Asks the fair player for a move; in an honest game warns first of the price, once a deal. A second time before the
   * answer cancels the request.
   */
  askHint(): void {
    if (this.isThinking) {
      this.#forgetHint();
      this.say(words.noHint);
      return;
    }
    if (!this.isOurs || this.legal.length === 0) return;
    this.autoplay.stop();
    if (this.#warns(words.hintWarning)) return;
    this.say(words.thinking);
    void this.#findHint();
  }

  async #findHint(): Promise<void> {
    const { session } = this;
    this.#forgetHint();
    this.isThinking = true;
    const request = this.solver.ask({
      type: "hint",
      ...hintQuestion(session, freshRandom),
      ...gameQuestion(session.game),
    });
    this.#hintRequest = request;
    const answer = await request.answer.catch((error: Error) => error);
    if (request !== this.#hintRequest) return;
    this.isThinking = false;
    if (answer instanceof Error) this.refuse(words.hintUnavailable(answer.message));
    else if (answer.type === "hint") this.#giveHint(answer.hint);
    else if (answer.type !== "cancelled") this.refuse(words.hintUnavailable(""));
  }

  /** Ends the honest game (C-10), which is saved before the hint is shown. */
  #giveHint(hint: Hint): void {
    const { game, view } = this;
    const session = dishonest(this.session);
    const help = this.session.honest ? helpLine(session) : undefined;
    this.#knowledge.noteAct(this.session, session);
    this.#seat = new LocalSeat(session);
    this.#saves.write(session);
    void Promise.all([this.#saves.pending, this.#knowledge.pending]).then(() => {
      if (this.session !== session) return;
      const { table } = this.place;
      const move = (word: string) => moveByCards(table, view, word) ?? messagesOf(game.id).move(word);
      const speech = { reasons: table.reasons, move, main: table.main(view, this.legal) };
      this.hint = hint;
      this.say([hintInWords(hint, speech), ...(help === undefined ? [] : [help])].join(" "));
    });
  }

  #forgetHint(): void {
    this.#hintRequest?.cancel();
    this.#hintRequest = undefined;
    this.isThinking = false;
    this.hint = undefined;
  }

  /** Warns of a price of the honest game (C-10), the first time in this deal. Returns whether it did. */
  #warns(price: string): boolean {
    if (!this.session.honest || this.#warnings.get(price) === this.deals.number) return false;
    this.#warnings.set(price, this.deals.number);
    this.say(price);
    return true;
  }

  // ---- Deals ----

  /** Lays another deal on the table, as soon as it is known what the player knows of it. */
  begin(dealt: Dealt): void {
    if (!this.isOurs) return;
    this.say("");
    this.autoplay.stop();
    this.#dealing = dealt;
    void Promise.all([this.#withKnowledge(dealt.session), endsByLeaving(this.session, this.storage)]).then(
      ([session, ends]) => {
        if (this.#dealing !== dealt) return;
        this.#dealing = undefined;
        if (!this.isOurs) return;
        if (ends) this.#saves.giveUp(this.session);
        this.#showNew({ ...dealt, session });
        this.#saves.write(session);
      },
    );
  }

  /** Resolves when it is noted that the player learns something hidden of this deal, or cannot be. */
  learn(note: DealNote): Promise<void> {
    return this.#knowledge.learn(this.session, note);
  }

  #withKnowledge(session: Session): Promise<Session> {
    return this.#knowledge.addTo(session, (notes) => {
      if (!this.isOurs || identityOf(this.session) !== identityOf(session)) return;
      // A deal that was laid as a new one may have been begun since.
      this.#lower(isStarted(session) ? withNotes(this.session, notes) : onKnownDeal(this.session));
    });
  }

  /** Lowers the degree of the game (C-10), and says so. */
  #lower(session: Session): void {
    if (session === this.session) return;
    const change = degreeChangeInWords(this.session, session);
    this.#seat = new LocalSeat(session);
    this.#saves.write(session);
    if (change !== undefined) this.report(change);
  }

  #showNew({ session, origin }: Dealt): void {
    this.#saves.layDown(origin);
    this.#show(session, true);
    this.lines = [messagesOf(this.game.id).story];
  }

  /** Shows a game as it was left. */
  #showLeft(session: Session): void {
    this.#show(session);
    this.lines = [words.left, ...openLines(session), ...(this.isGoingRound ? [words.goingRound] : [])];
    this.autoplay.begin();
  }

  /** Puts a game on the table, in place of the one there. */
  #show(session: Session, isNew = false): void {
    this.#forgetHint();
    this.autoplay.reset();
    this.#seat = new LocalSeat(session);
    this.deals = { number: this.deals.number + 1, fresh: isNew };
    this.lines = openLines(session);
    this.isTurnedDown = false;
    this.isReady = true;
  }

  // ---- Closing ----

  close(): void {
    this.#hold.close();
    this.#knowledge.close();
    this.autoplay.stop();
    this.solver.close();
    this.#saves.close();
    this.#hold.release();
  }
}
