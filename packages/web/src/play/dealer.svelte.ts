import {
  type AnyGame,
  dailyDealNumber,
  dealIdentity,
  err,
  formatDealCode,
  formatVariant,
  identityOf,
  ok,
  outcomeOf,
  type Problem,
  type Result,
  randomDealNumber,
  readDeal,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { freshRandom } from "./chance.js";
import { today } from "./today.js";

/** Who is dealt to. */
export interface DealtTo {
  readonly session: Session;
  /** Whether the game may be played here now. */
  readonly isOurs: boolean;
  /** Whether there is something to lose by another deal. */
  readonly isInPlay: boolean;
  begin(session: Session): void;
  refuse(text: string): void;
}

/** A deal that is wished for. */
export interface Wish {
  readonly name: string;
  start(): void;
}

/** A new deal at random. */
export function randomDeal(game: AnyGame, variant: string): Session {
  const code = formatDealCode(game.dealCode, randomDealNumber(freshRandom));
  const session = startSession(game, code, variant);
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

/** Deals anew: at random, by code, the deal of the day, one that a link asks for. */
export class Dealer {
  readonly #game: AnyGame;
  readonly #to: DealtTo;
  /** A deal asked for while another game is in play: the player has to say. */
  wished = $state.raw<Wish>();
  /** A deal that a link asked for before the game could be played here. */
  #wishedLater = "";

  constructor(game: AnyGame, to: DealtTo) {
    this.#game = game;
    this.#to = to;
  }

  /** Another deal, at random. */
  startNew(variant = this.#variant): void {
    this.#to.begin(randomDeal(this.#game, variant));
  }

  /** The same deal from its start. A game in play is not given up for it without a question. */
  startAgain(): void {
    const { deal } = this.#to.session;
    const variant = this.#variant;
    const start = () => void this.startDeal(deal, variant);
    if (this.#to.isInPlay) this.wished = { name: "this deal again", start };
    else start();
  }

  /** The deal of a code. Errors are those of `startSession`. */
  startDeal(deal: string, variant = this.#variant): Result<true, Problem> {
    const session = startSession(this.#game, deal.trim(), variant);
    if (!session.ok) return err(session.error);
    this.#to.begin(session.value);
    return ok(true);
  }

  /** The deal that everybody has today. */
  startDaily(variant = this.#variant): Result<true, Problem> {
    const number = dailyDealNumber(today());
    return number.ok
      ? this.startDeal(formatDealCode(this.#game.dealCode, number.value), variant)
      : err(number.error);
  }

  /** A deal that a link asks for. A game in play is not given up for it without a question. */
  wish(deal: string): void {
    const { isOurs, session, isInPlay } = this.#to;
    this.#wishedLater = isOurs ? "" : deal;
    if (!isOurs) return;
    const asked = readDeal(this.#game, deal);
    if (!asked.ok) this.#to.refuse(asked.error.message);
    else if (dealIdentity(this.#game, asked.value.deal) === identityOf(session)) return;
    else if (isInPlay) this.wished = { name: deal, start: () => void this.startDeal(deal) };
    else this.startDeal(deal);
  }

  /**
   * The deal that a link has asked for, where it may take the place of this one without a question; undefined for none.
   * What is wrong with a wish is told when it is taken up.
   */
  wishedInPlaceOf(session: Session): Session | undefined {
    const isInPlay = session.now.number > 0 && outcomeOf(session).status === "playing";
    if (this.#wishedLater === "" || isInPlay) return undefined;
    const asked = startSession(this.#game, this.#wishedLater.trim(), formatVariant(session.variant));
    if (!asked.ok || identityOf(asked.value) === identityOf(session)) return undefined;
    this.#wishedLater = "";
    return asked.value;
  }

  /** The game can be played here now: what was asked for meanwhile is. */
  takeUpWish(): void {
    if (this.#wishedLater !== "") this.wish(this.#wishedLater);
  }

  grantWish(): void {
    const { wished } = this;
    this.refuseWish();
    wished?.start();
  }

  refuseWish(): void {
    this.wished = undefined;
  }

  get #variant(): string {
    return formatVariant(this.#to.session.variant);
  }
}
