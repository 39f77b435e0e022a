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
  asksForNotes,
  type DealNote,
  type DealOrigin,
  degreeChangeInWords,
  type Hint,
  helpLine,
  isInPlay,
  LocalSeat,
  lastLines,
  onlyGoesRound,
  openLines,
  type Seen,
  type Turn,
  taleOf,
  UNDO_COST,
  undoEndsHonesty,
  withNotes,
} from "@tetrarch/play";
import { type GamePlace, placeWith } from "../games/place.js";
import { moveByCards } from "../table/describe.js";
import { hintInWords } from "../thinking/hint-words.js";
import { Thinker } from "../thinking/thinker.js";
import type { BrowserStorage } from "./browser-storage.js";
import { DealLearning } from "./deal-learning.js";
import { Dealer, type Dealt, randomDeal } from "./dealer.svelte.js";
import { endsByLeaving } from "./ends-by-leaving.js";
import { Finishing, type Pictures } from "./finishing.svelte.js";
import { GameHold, type Given, type Hold } from "./game-hold.svelte.js";
import { GameSaver } from "./game-saver.svelte.js";
import { HintFinder } from "./hint-finder.svelte.js";
import { Notices } from "./notices.svelte.js";

const GOING_ROUND = "Only moves to and fro are left: nothing more can come of them.";
const NO_LONGER_HONEST = " It is no longer an honest game.";
const TO_TAKE_BACK_COSTS = `${UNDO_COST} Press once more if you want it.`;
const A_HINT_COSTS = "With a hint the game is no longer an honest one. Ask once more if you want it.";

/** A game being played: the player's seat at it, its saving, and what is told of it. */
export class Playing extends Notices {
  readonly storage: BrowserStorage;
  readonly #place: GamePlace;
  readonly #saver: GameSaver;
  readonly #learning: DealLearning;
  /** A deal that is to lie here as soon as it is told whether the player knows it. */
  #dealing: Dealt | undefined;
  readonly thinker = new Thinker();
  readonly #hold: GameHold;
  readonly hints = new HintFinder(this.thinker);
  readonly dealer: Dealer;
  readonly finishing: Finishing;
  /** What the player was told to cost the honest game, and in which deal, by its number here. */
  readonly #toldCosts = new Map<string, number>();
  /** What is to be told when the game can be played here. */
  #news: readonly string[] = [];

  #seat = $state.raw<LocalSeat>() as LocalSeat;
  /** Whether the session is a game that is kept or was begun here: until then there is nothing to be seen. */
  isLaid = $state(false);
  /** Whether something was done here after another tab had taken the game over: it is not kept. */
  isTooLate = $state(false);
  /** What the last act led to, a line an event: for eyes and ears. */
  told = $state.raw<readonly string[]>([]);
  /** By memory, whether it is known no more what was turned up then and lies face down (TK-32). */
  isTurnedDown = $state(false);
  /** Changes with every new deal, not with moves; `fresh` when it was just dealt. */
  deals = $state.raw<{ readonly number: number; readonly fresh: boolean }>({ number: 0, fresh: false });

  readonly view = $derived(this.seen.view);
  /** The words of all legal moves, sorted. */
  readonly legal = $derived.by(() => [...this.seen.legal].sort());
  /** Whether nothing can come of the game any more, though it goes on. */
  readonly isGoingRound = $derived.by(() => onlyGoesRound(this.session));
  /** All that has happened since the deal, a line an event. */
  readonly log = $derived.by(() => taleOf(this.session));
  readonly outcome = $derived(this.seen.outcome);

  /** @param game the solitaire as it is registered, with the usual cards */
  constructor(game: AnyGame, place: GamePlace, storage: BrowserStorage, pictures: Pictures) {
    super();
    this.storage = storage;
    this.#place = place;
    this.#saver = new GameSaver(game.id, storage.games, this);
    this.#learning = new DealLearning(storage.known, {
      saved: () => this.#saver.pending,
      // Whoever cannot save the game has said so.
      hears: () => this.unsaved === "" && this.isOurs,
      unlearned: (reason) => this.refuse(`That you know this deal cannot be kept: ${reason}.`),
      learnedElsewhere: (identity, note) => {
        if (this.isOurs && asksForNotes(this.session) && identityOf(this.session) === identity)
          this.#lower(withNotes(this.session, [note]));
      },
    });
    this.dealer = new Dealer(game, this);
    this.finishing = new Finishing(place.table, this, pictures);
    this.#seat = new LocalSeat(randomDeal(game, "standard"));
    this.#hold = new GameHold(game.id, {
      takeUp: (given) => this.#takeUp(given),
      lookOn: (isLooking) => this.#lookOn(isLooking),
      letGo: () => this.#saver.letGo(),
      returned: () => {
        if (this.notice.text === "") this.say("The other tab has let go of this game.");
      },
    });
  }

  /** The solitaire, with the cards that it is played with. */
  get game(): AnyGame {
    return this.session.game;
  }

  /** The place, with these cards in it. */
  readonly place = $derived.by(() => placeWith(this.#place, this.game));

  /** The whole game, hidden cards included. */
  get session(): Session {
    return this.#seat.session;
  }

  /** How the deal on the table was come by; undefined where nobody noted it. */
  get origin(): DealOrigin | undefined {
    return this.#saver.origin;
  }

  get seen(): Seen {
    return this.#seat.seen;
  }

  /** Takes the game up where it was left, or begins one; where another tab has it, only when it is to be taken over. */
  open(takeOver = false): Promise<void> {
    return this.#hold.open(takeOver);
  }

  /** Where the game stands with the other tabs. */
  get hold(): Hold {
    return this.#hold.state;
  }

  async #takeUp(given: Given): Promise<void> {
    const saved = await this.#saver.take();
    // Nor may it be played here when it was left, or taken over, while it was read.
    if (!given.isValid) return;
    const left = saved ?? this.session;
    const requested = this.dealer.requestedInPlaceOf(left);
    const session = await this.#asItIsKnown(requested?.session ?? left);
    const ends = requested !== undefined && (await endsByLeaving(left, this.storage));
    if (!given.isValid) return;
    if (ends) this.#saver.giveUp(left);
    const origin = requested ? requested.origin : saved ? this.origin : "random";
    const change = requested ? undefined : degreeChangeInWords(left, session);
    if (isStarted(session)) this.#layBack(session);
    else this.#layFresh({ session, origin });
    if (change !== undefined) this.tell(change);
    if (isStarted(session)) this.#learning.note(session, "begun");
    given.accept();
    this.isTooLate = false;
    const isNew = !saved || requested !== undefined || change !== undefined;
    this.#takeUpRequest();
    // What could not be read may be there still: it is not written over before the player has begun.
    if (isNew && this.session === session && this.unsaved === "") this.#saver.write(session);
  }

  /** A deal that was asked for may be laid now. What there was to be told of the opening is not lost by that. */
  #takeUpRequest(): void {
    const { notice } = this;
    this.dealer.takeUpRequest();
    const news = [notice.isRefusal && this.notice !== notice ? notice.text : "", ...this.#news];
    this.#news = [];
    this.tell(news.filter((text) => text !== "").join(" "));
  }

  /** Another tab plays: what lies on the table is the game as it is on the disk, to be looked at. */
  async #lookOn(isLooking: () => boolean): Promise<void> {
    this.finishing.stop();
    this.hints.forget();
    const session = await this.#saver.look();
    if (session && isLooking()) this.#show(session);
  }

  /** What was done here is not kept; once the game is played here again that is no news. */
  cameTooLate(): void {
    this.isTooLate ||= this.hold === "elsewhere";
  }

  /** Another tab has taken the game over. */
  lost(): void {
    this.#hold.lost();
  }

  close(): void {
    this.#hold.close();
    this.#learning.close();
    this.finishing.stop();
    this.thinker.close();
    this.#saver.close();
    this.#hold.release();
  }

  /** Tells what the player has to know of the game as soon as it is on the table, besides what is told there already. */
  tell(text: string): void {
    const { notice } = this;
    if (text === "") return;
    if (this.hold === "ours")
      this.refuse(notice.isRefusal && notice.text !== "" ? `${notice.text} ${text}` : text);
    else this.#news = [...this.#news, text];
  }

  /** Why this game is not on disk; empty when it is. */
  get unsaved(): string {
    return this.#saver.trouble;
  }

  /** The id in the history of the game that has ended here, as soon as it is on disk; undefined where it is not. */
  async finishedId(): Promise<string | undefined> {
    await this.#saver.pending;
    return this.unsaved === "" ? this.#saver.finishedId : undefined;
  }

  /** Plays a move. */
  play(word: string): void {
    this.#inTurn(() => {
      if (this.#act({ type: "play", word })) this.finishing.begin();
    });
  }

  undo(): void {
    if (!this.isOurs || !this.canUndo) return;
    if (undoEndsHonesty(this.session) && this.#tellsFirst(TO_TAKE_BACK_COSTS)) return;
    this.#inTurn(() => {
      const turn = this.#act({ type: "undo" });
      if (!turn) return;
      const said = turn.takenBack?.type === "resignation" ? "You play on." : "Taken back.";
      const help = turn.endsHonesty ? helpLine(this.session) : undefined;
      this.told = [
        `${said}${turn.endsHonesty ? NO_LONGER_HONEST : ""}`,
        ...(help === undefined ? [] : [help]),
      ];
    });
  }

  /** Whether a price of the honest game (C-10) is told now, for the first time in this deal, instead of being paid. */
  #tellsFirst(cost: string): boolean {
    if (!this.session.honest || this.#toldCosts.get(cost) === this.deals.number) return false;
    this.#toldCosts.set(cost, this.deals.number);
    this.say(cost);
    return true;
  }

  redo(): void {
    this.#inTurn(() => this.#act({ type: "redo" }));
  }

  /** Does what changes the game; while what was before it is still on its way to disk, as soon as it is there. */
  #inTurn(act: () => void): void {
    if (!this.isOurs || this.#dealing) return;
    this.finishing.stop();
    const pending = this.#saver.pending ?? this.#learning.pending;
    const { number } = this.deals;
    if (!pending) act();
    else void pending.then(() => number === this.deals.number && this.#inTurn(act));
  }

  /**
   * What the last move turned up has been seen and heard. By memory, nothing is told any more of what lies face down by now
   * (TK-32); told is then what is left of it.
   */
  turnDown(): void {
    if (this.isTurnedDown || !isByMemory(this.session)) return;
    const lines = lastLines(this.session);
    // Something else may be told by now, and a deal's story is no secret.
    if (lines.length === 0 || !lines.every((line, index) => line === this.told[index])) return;
    this.told = openLines(this.session);
    this.isTurnedDown = true;
  }

  resign(): void {
    this.#inTurn(() => this.#act({ type: "resign" }));
  }

  /**
   * Asks the fair player for a move; in an honest game tells first what that costs, once a deal. A second time before the
   * answer, takes the question back.
   */
  askHint(): void {
    if (this.hints.thinking) {
      this.hints.forget();
      this.say("No hint, then.");
      return;
    }
    if (!this.isOurs || this.legal.length === 0) return;
    this.finishing.stop();
    if (this.#tellsFirst(A_HINT_COSTS)) return;
    this.say("Thinking …");
    void this.hints.ask(this.session).then((advice) => {
      if (advice?.type === "hint") this.#giveHint(advice.hint);
      if (advice?.type === "none") this.refuse(`There is no hint to be had${advice.reason}.`);
    });
  }

  /** The hint ends the honest game (C-10): that is written down before the hint is given. */
  #giveHint(hint: Hint): void {
    const { game, view } = this;
    const session = dishonest(this.session);
    const help = this.session.honest ? helpLine(session) : undefined;
    this.#learning.noteAct(this.session, session);
    this.#seat = new LocalSeat(session);
    this.#saver.write(session);
    void Promise.all([this.#saver.pending, this.#learning.pending]).then(() => {
      if (this.session !== session) return;
      const { table } = this.place;
      const move = (word: string) => moveByCards(table, view, word) ?? messagesOf(game.id).move(word);
      const speech = { reasons: table.reasons, move, main: table.main(view, this.legal) };
      this.hints.hint = hint;
      this.say([hintInWords(hint, speech), ...(help === undefined ? [] : [help])].join(" "));
    });
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

  /** Lays another deal on the table, when it is told whether the player knows it. */
  begin(dealt: Dealt): void {
    if (!this.isOurs) return;
    this.say("");
    this.finishing.stop();
    this.#dealing = dealt;
    void Promise.all([this.#asItIsKnown(dealt.session), endsByLeaving(this.session, this.storage)]).then(
      ([session, ends]) => {
        if (this.#dealing !== dealt) return;
        this.#dealing = undefined;
        if (!this.isOurs) return;
        if (ends) this.#saver.giveUp(this.session);
        this.#layFresh({ ...dealt, session });
        this.#saver.write(session);
      },
    );
  }

  #asItIsKnown(session: Session): Promise<Session> {
    return this.#learning.asItIsKnown(session, (notes) => {
      if (!this.isOurs || identityOf(this.session) !== identityOf(session)) return;
      // A deal that was laid as a new one may have been begun since.
      this.#lower(isStarted(session) ? withNotes(this.session, notes) : onKnownDeal(this.session));
    });
  }

  /** The game is of another degree from now on (C-10), which is told. */
  #lower(session: Session): void {
    if (session === this.session) return;
    const change = degreeChangeInWords(this.session, session);
    this.#seat = new LocalSeat(session);
    this.#saver.write(session);
    if (change !== undefined) this.tell(change);
  }

  /** Something that is hidden is told or shown next: resolves when it is noted that the player knows it, or cannot be. */
  learn(note: DealNote): Promise<void> {
    return this.#learning.learn(this.session, note);
  }

  /** Makes a move that follows by itself; it is told with the player's own. */
  step(word: string): boolean {
    if (!this.isOurs) return false;
    const turn = this.#seat.act({ type: "play", word });
    if (turn.ok) this.#become(turn.value);
    return turn.ok;
  }

  #layFresh({ session, origin }: Dealt): void {
    this.#saver.layDown(origin);
    this.#show(session, true);
    this.told = [messagesOf(this.game.id).story];
  }

  /** A game lies there as it was left. */
  #layBack(session: Session): void {
    this.#show(session);
    this.told = [
      "Here you left the game.",
      ...openLines(session),
      ...(this.isGoingRound ? [GOING_ROUND] : []),
    ];
    this.finishing.begin();
  }

  /** Puts a game on the table, in place of whatever lies there. */
  #show(session: Session, isNew = false): void {
    this.hints.forget();
    this.finishing.forget();
    this.#seat = new LocalSeat(session);
    this.deals = { number: this.deals.number + 1, fresh: isNew };
    this.told = openLines(session);
    this.isTurnedDown = false;
    this.isLaid = true;
  }

  #act(asked: Act): Turn<LocalSeat> | undefined {
    const turn = this.#seat.act(asked);
    if (!turn.ok) {
      this.refuse(turn.error.message);
      return undefined;
    }
    this.finishing.forget();
    this.#become(turn.value);
    this.say("");
    return turn.value;
  }

  #become({ seat, ending }: Turn<LocalSeat>): void {
    const { session } = seat;
    const wentRound = this.isGoingRound;
    this.hints.forget();
    this.#learning.noteAct(this.session, session);
    this.#seat = seat;
    const lines = ending === undefined ? lastLines(session) : [...lastLines(session), ending];
    // Said once when it comes to that, not again with every move to and fro.
    this.told = this.isGoingRound && !wentRound ? [...lines, GOING_ROUND] : lines;
    this.isTurnedDown = false;
    this.#saver.write(session);
  }
}
