import {
  type AnyGame,
  err,
  formatVariant,
  ok,
  type Problem,
  type Result,
  type Session,
} from "@tetrarch/engine";
import {
  answerDealRequest,
  type DealAsked,
  type DealOrigin,
  type DealRequestAnswer,
  isInPlay,
  openDeal,
  originOf,
} from "@tetrarch/play";
import type { AskedDeal } from "./asked-deal.js";
import { freshRandom } from "./chance.js";
import { clock } from "./clock.js";

/** A game at its start, and how its deal was come by. */
export interface Dealt {
  readonly session: Session;
  /** Undefined where nobody noted it. */
  readonly origin: DealOrigin | undefined;
}

/** Who is dealt to: what lies there, and how it was come by. */
export interface DealtTo extends Dealt {
  /** Whether the game may be played here now. */
  readonly isOurs: boolean;
  begin(dealt: Dealt): void;
  refuse(text: string): void;
}

/** A deal that is asked for while another game is in play. */
export interface DealRequest {
  readonly name: string;
  start(): void;
}

/** A new deal at random. */
export function randomDeal(game: AnyGame, variant: string): Session {
  const session = dealt(game, { type: "random" }, variant);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

function dealt(game: AnyGame, asked: DealAsked, variant: string): Result<Session, Problem> {
  return openDeal(game, asked, { random: freshRandom, clock }, variant);
}

/** A deal that was asked for from elsewhere, and how it was come by. */
function dealtAs({ deal, origin }: AskedDeal, session: Session): Dealt {
  return { session, origin: origin ?? originOf(session, { type: "typed", text: deal }, clock.today()) };
}

/** How a deal that is asked for is called: one with spaces is a list of its cards, which nobody is to read beforehand. */
function nameOf(deal: string): string {
  return deal.includes(" ") ? "that deal" : deal;
}

/** Deals anew: at random, by code, the deal of the day, one that a link asks for. */
export class Dealer {
  /** With the usual cards. */
  readonly #usual: AnyGame;
  readonly #to: DealtTo;
  /** A deal asked for while another game is in play: the player has to say. */
  requested = $state.raw<DealRequest>();
  /** A deal that was asked for before the game could be played here. */
  #requestedLater: AskedDeal | undefined;

  /** @param usual the solitaire as it is registered */
  constructor(usual: AnyGame, to: DealtTo) {
    this.#usual = usual;
    this.#to = to;
  }

  /** Another deal, at random. */
  startNew(variant = this.#variant, game = this.#game): void {
    this.#to.begin({ session: randomDeal(game, variant), origin: "random" });
  }

  /** The same deal from its start, come by as before. A game in play is not given up for it without a question. */
  startAgain(): void {
    const { session, origin } = this.#to;
    const again = dealt(session.game, { type: "typed", text: session.deal }, this.#variant);
    if (!again.ok) throw new Error(again.error.message);
    const start = () => this.#to.begin({ session: again.value, origin });
    if (isInPlay(session)) this.requested = { name: "this deal again", start };
    else start();
  }

  /**
   * The deal of a code or a card list. Errors are those of `openDeal`.
   * @param origin how it was come by, where the deal alone does not tell
   */
  startDeal(
    text: string,
    variant = this.#variant,
    game = this.#game,
    origin?: DealOrigin,
  ): Result<true, Problem> {
    return this.#start({ type: "typed", text }, variant, game, origin);
  }

  /** The deal that everybody has today. */
  startDaily(variant = this.#variant, game = this.#game): Result<true, Problem> {
    return this.#start({ type: "daily" }, variant, game);
  }

  #start(asked: DealAsked, variant: string, game: AnyGame, origin?: DealOrigin): Result<true, Problem> {
    const session = dealt(game, asked, variant);
    if (!session.ok) return err(session.error);
    this.#to.begin({
      session: session.value,
      origin: origin ?? originOf(session.value, asked, clock.today()),
    });
    return ok(true);
  }

  /** A deal that a link or a room asks for. A game in play is not given up for it without a question. */
  request(asked: AskedDeal): void {
    const { isOurs, session } = this.#to;
    this.#requestedLater = isOurs ? undefined : asked;
    if (!isOurs) return;
    const answer = this.#answerTo(asked, session);
    if (answer.type === "refused") this.#to.refuse(answer.problem.message);
    if (answer.type !== "deal") return;
    const start = () => this.#to.begin(dealtAs(asked, answer.session));
    if (answer.mustAsk) this.requested = { name: asked.name ?? nameOf(asked.deal), start };
    else start();
  }

  /**
   * The deal that was asked for, where it may take the place of this one without a question; undefined for none.
   * What is wrong with a request is told when it is taken up.
   */
  requestedInPlaceOf(session: Session): Dealt | undefined {
    const asked = this.#requestedLater;
    if (!asked) return undefined;
    const answer = this.#answerTo(asked, session);
    if (answer.type !== "deal" || answer.mustAsk) return undefined;
    this.#requestedLater = undefined;
    return dealtAs(asked, answer.session);
  }

  /** The game can be played here now: what was asked for meanwhile is. */
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

  #answerTo({ deal, variant, isAfresh, game }: AskedDeal, onTable: Session): DealRequestAnswer {
    return answerDealRequest(onTable, deal, variant, isAfresh, game ?? this.#usual);
  }

  get #variant(): string {
    return formatVariant(this.#to.session.variant);
  }

  /** As it lies on the table: perhaps with a card set of the player's own. */
  get #game(): AnyGame {
    return this.#to.session.game;
  }
}
