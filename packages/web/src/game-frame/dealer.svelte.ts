import {
  type AnyGame,
  dealOfNumber,
  err,
  formatVariant,
  games,
  isStarted,
  ok,
  type Problem,
  type Random,
  type Result,
  type Session,
  STANDARD,
  unwrap,
} from "@tetrarch/engine";
import {
  answerDealRequest,
  type DealChoice,
  type DealOrigin,
  type DealRequestAnswer,
  isInPlay,
  openDeal,
  originOf,
} from "@tetrarch/play";
import { easyDealsOf } from "@tetrarch/solver";
import type { BrowserStorage } from "../data/browser-storage.js";
import { clock } from "../data/clock.js";
import { isObject } from "../data/database.js";
import type { RequestedDeal } from "../data/requested-deal.js";
import { freshRandom } from "../ui/random.js";
import { within } from "../ui/timeouts.js";
import * as words from "../words/en/game-frame.js";
import type { DealKnowledge } from "./deal-knowledge.js";
import type { SaveQueue } from "./save-queue.svelte.js";

/** A game at its start, and where its deal came from. */
export interface GameStart {
  readonly session: Session;
  /** Undefined where that is unknown. */
  readonly origin: DealOrigin | undefined;
}

/** The game on the table. */
interface DealTable {
  readonly session: Session;
  /** Whether the game may be played here now. */
  readonly isOurs: boolean;
  readonly saves: Pick<SaveQueue, "origin" | "giveUp" | "write">;
  readonly knowledge: Pick<DealKnowledge, "addTo">;
  readonly storage: Pick<BrowserStorage, "database" | "copies">;
  readonly autoplay: { stop(): void };
  say(text: string): void;
  refuse(text: string): void;
  showNew(start: GameStart): void;
}

/** A deal that was requested while another game is in play. */
interface DealRequest {
  readonly name: string;
  start(): void;
}

/** A new deal at random. */
export function randomDeal(game: AnyGame, variant: string): Session {
  return unwrap(deal(game, { type: "random" }, variant));
}

function deal(game: AnyGame, wanted: DealChoice, variant: string): Result<Session, Problem> {
  return openDeal(game, wanted, { random: freshRandom, clock }, variant);
}

/** A requested deal, and where it came from. */
function startOf(request: RequestedDeal, session: Session): GameStart {
  const origin = request.origin ?? originOf(session, { type: "typed", text: request.deal }, clock.today());
  return { session, origin };
}

/**
 * Whether a game has ended when another deal takes its place: one in play has, and a contest's also when all of its moves were
 * taken back (TK-30: a game that was begun is not replaced). Never rejects.
 */
export async function endsByLeaving(
  session: Session,
  { database, copies }: Pick<BrowserStorage, "database" | "copies">,
): Promise<boolean> {
  if (isInPlay(session)) return true;
  const isTakenBack = isStarted(session) && session.now.number === 0 && !session.resigned;
  // No code names the deals of a contest.
  if (!isTakenBack || !isCardList(session.deal)) return false;
  try {
    const { Contests } = await import("../data/contests.js");
    return await new Contests(database, copies).waitsFor(session.game.id, session.deal);
  } catch {
    // Where nothing can be read there is no contest either.
    return false;
  }
}

/** Whether a deal is a list of its cards, which is not to be shown beforehand; codes have no spaces. */
function isCardList(deal: string): boolean {
  return deal.includes(" ");
}

/**
 * The deal for a player who has not won a game without help yet: one of those that are proved winnable and easy, not played so far.
 * Undefined after a win, where the game lists no such deals, and where the history is not read in time. Never rejects.
 */
export async function dealBeforeFirstWin(
  game: AnyGame,
  { database }: { readonly database: Pick<BrowserStorage["database"], "read"> },
  random: Random,
): Promise<string | undefined> {
  const numbers = games.includes(game) ? easyDealsOf(game.id) : [];
  if (numbers.length === 0) return undefined;
  try {
    const reading = database.read(["finished"], (transaction) =>
      transaction.values("finished", `${game.id}\n`, `${game.id}\n\uffff`),
    );
    const finished = await within(reading);
    if (!finished) return undefined;
    const ends = finished.filter(isObject);
    if (ends.some(({ end, degree }) => end === "won" && degree !== "assisted")) return undefined;
    const played = new Set(ends.map(({ deal }) => deal));
    const deals = numbers.map((number) => dealOfNumber(game, number)).filter((deal) => !played.has(deal));
    return deals[random(Math.max(1, deals.length))];
  } catch {
    return undefined;
  }
}

/** Deals a game: at random, by code, the deal of the day, one that a link asks for. */
export class Dealer {
  /** With the usual cards. */
  readonly #usual: AnyGame;
  readonly #table: DealTable;
  /** A deal requested while another game is in play: the player has to choose. */
  requested = $state.raw<DealRequest>();
  /** The game that will lie on the table next, or its choice while that is made. */
  #dealing: GameStart | Promise<GameStart> | undefined;
  /** A deal requested before the game could be played here. */
  #requestedLater: RequestedDeal | undefined;

  /** @param usual the solitaire as it is registered */
  constructor(usual: AnyGame, table: DealTable) {
    this.#usual = usual;
    this.#table = table;
  }

  /** Whether a deal will lie on the table as soon as it is known what the player knows of it. */
  get isDealing(): boolean {
    return this.#dealing !== undefined;
  }

  /** Lays another deal on the table, as soon as it is known what the player knows of it. */
  async #lay(wanted: GameStart | Promise<GameStart>): Promise<void> {
    const table = this.#table;
    if (!table.isOurs) return;
    table.say("");
    table.autoplay.stop();
    this.#dealing = wanted;
    const start = await wanted;
    const [session, ends] = await Promise.all([
      table.knowledge.addTo(start.session),
      endsByLeaving(table.session, table.storage),
    ]);
    if (this.#dealing !== wanted) return;
    this.#dealing = undefined;
    if (!table.isOurs) return;
    if (ends) table.saves.giveUp(table.session);
    table.showNew({ ...start, session });
    table.saves.write(session);
  }

  /** Another deal, as in `newStart`. */
  startNew(variant = this.#variant, game = this.#game): Promise<void> {
    return this.#lay(this.newStart(variant, game));
  }

  /** A deal at random, or one that can be won for a player who has not won yet. */
  async newStart(variant: string, game: AnyGame): Promise<GameStart> {
    const text =
      variant === STANDARD ? await dealBeforeFirstWin(game, this.#table.storage, freshRandom) : undefined;
    const first = text === undefined ? undefined : deal(game, { type: "typed", text }, variant);
    if (first?.ok) return { session: first.value, origin: "winnable" };
    return { session: randomDeal(game, variant), origin: "random" };
  }

  /** The same deal from its start. A game in play is not given up for it without a question. */
  startAgain(): void {
    const { session, saves } = this.#table;
    const { origin } = saves;
    const again = unwrap(deal(session.game, { type: "typed", text: session.deal }, this.#variant));
    const start = () => this.#lay({ session: again, origin });
    if (isInPlay(session)) this.requested = { name: words.sameDeal, start };
    else start();
  }

  /**
   * Starts a game of the deal that is wanted. Errors are those of `openDeal`.
   * @param origin where it came from, where the deal alone does not say
   */
  start(
    wanted: DealChoice,
    variant = this.#variant,
    game = this.#game,
    origin?: DealOrigin,
  ): Result<true, Problem> {
    const session = deal(game, wanted, variant);
    if (!session.ok) return err(session.error);
    this.#lay({
      session: session.value,
      origin: origin ?? originOf(session.value, wanted, clock.today()),
    });
    return ok(true);
  }

  /** A deal that a link or a page requests. A game in play is not given up for it without a question. */
  request(request: RequestedDeal): void {
    const { isOurs, session } = this.#table;
    this.#requestedLater = isOurs ? undefined : request;
    if (!isOurs) return;
    const answer = this.#answerTo(request, session);
    if (answer.type === "refused") this.#table.refuse(answer.problem.message);
    if (answer.type !== "deal") return;
    const start = () => this.#lay(startOf(request, answer.session));
    if (answer.mustAsk)
      this.requested = {
        name: request.name ?? (isCardList(request.deal) ? words.thatDeal : request.deal),
        start,
      };
    else start();
  }

  /**
   * The requested deal, where it may take the place of this one without a question; undefined for none.
   * Errors of a request are reported when it is taken up.
   */
  requestedInPlaceOf(session: Session): GameStart | undefined {
    const request = this.#requestedLater;
    if (!request) return undefined;
    const answer = this.#answerTo(request, session);
    if (answer.type !== "deal" || answer.mustAsk) return undefined;
    this.#requestedLater = undefined;
    return startOf(request, answer.session);
  }

  /** Takes up a request made before the game could be played here. */
  takeUpRequest(): void {
    if (this.#requestedLater) this.request(this.#requestedLater);
  }

  grantRequest(): void {
    const { requested } = this;
    this.refuseRequest();
    requested?.start();
  }

  refuseRequest(): void {
    this.requested = undefined;
  }

  #answerTo({ deal, variant, isAfresh, game }: RequestedDeal, onTable: Session): DealRequestAnswer {
    return answerDealRequest(onTable, deal, variant, isAfresh, game ?? this.#usual);
  }

  get #variant(): string {
    return formatVariant(this.#table.session.variant);
  }

  /** As it lies on the table: perhaps with a card set of the player's own. */
  get #game(): AnyGame {
    return this.#table.session.game;
  }
}
