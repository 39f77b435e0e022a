import { games, identityOf, identityOfText, type Session } from "@tetrarch/engine";
import type { KnownDeals } from "./known-deals.js";
import { reasonOf } from "./storage-reason.js";

/** How a deal came to be known (C-10): a game of it was begun, its fate told, or its hidden cards shown. */
export type How = "begun" | "told" | "shown";

/** Where version 0.2 noted the deals whose way was shown: their codes or card lists, a line each. */
const OLD_LIST = "tetrarch revealed";

/** What was learned while this page is open, for browsers that keep nothing. */
const here = new Set<string>();

/** Which deals the player knows. The store is asked whenever a deal is begun: another tab may have added to it. */
export class Knowing {
  readonly #deals: KnownDeals;
  #takingOver: Promise<void> | undefined;
  /** The last question that was asked. What is learned meanwhile waits for its answer, or it would answer it. */
  #asking: Promise<unknown> = Promise.resolve();

  constructor(deals: KnownDeals) {
    this.#deals = deals;
  }

  /** Whether the deal of a session is known, as far as can be told. */
  isKnown(session: Session): Promise<boolean> {
    const asking = this.#isKnown(session);
    this.#asking = asking;
    return asking;
  }

  async #isKnown(session: Session): Promise<boolean> {
    const identity = identityOf(session);
    if (here.has(identity)) return true;
    try {
      await this.#takeOver();
      return await this.#deals.has(identity);
    } catch {
      return false;
    }
  }

  /**
   * Notes that the deal of a session is known. Resolves when that is on disk, or with the reason why it is not, and is
   * remembered by this page only.
   */
  async learn(session: Session, how: How): Promise<string | undefined> {
    const identity = identityOf(session);
    here.add(identity);
    try {
      await this.#asking;
      await this.#takeOver();
      await this.#deals.learn(identity, how);
      return undefined;
    } catch (error) {
      return reasonOf(error);
    }
  }

  /** Brings the old list into the store, once; it is given up only when all of it is there. */
  #takeOver(): Promise<void> {
    this.#takingOver ??= this.#bringOver().catch((error: unknown) => {
      this.#takingOver = undefined;
      throw error;
    });
    return this.#takingOver;
  }

  async #bringOver(): Promise<void> {
    const identities = oldList().flatMap(identitiesOf);
    if (identities.length === 0) return;
    for (const identity of identities) here.add(identity);
    await Promise.all(identities.map((identity) => this.#deals.learn(identity, "shown")));
    localStorage.removeItem(OLD_LIST);
  }
}

function oldList(): readonly string[] {
  try {
    return (localStorage.getItem(OLD_LIST) ?? "").split("\n");
  } catch {
    return [];
  }
}

/** The deals that a code or a card list may mean: it does not say of which game it is, but seldom fits two. */
function identitiesOf(text: string): readonly string[] {
  return games.flatMap((game) => {
    const identity = identityOfText(game, text);
    return identity.ok ? [identity.value] : [];
  });
}
