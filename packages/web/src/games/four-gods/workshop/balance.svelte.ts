import type { CardSet } from "@tetrarch/engine/four-gods";
import type { Balance } from "../../../solver-client/messages.js";
import type { PendingAnswer, SolverClient } from "../../../solver-client/solver-client.js";

/** How many deals are played in all. */
export const MOST_DEALS = 1000;
/** How many deals the worker plays between two results. */
const AT_A_TIME = 25;

/** How often the sensible player wins the first numbered deals with a card set, updated while it plays. */
export class Balancing {
  readonly #solver: SolverClient;
  #pendingAnswer: PendingAnswer | undefined;
  #number = 0;
  balance = $state.raw<Balance>({ played: 0, won: 0 });
  isPlaying = $state(false);
  /** Why it cannot be measured; empty when it can. */
  trouble = $state("");

  constructor(solver: SolverClient) {
    this.#solver = solver;
  }

  /** Starts again with a set that can be played; deals on their way are cancelled. */
  async begin(game: string, cards: CardSet): Promise<void> {
    this.stop();
    const number = this.#number;
    this.balance = { played: 0, won: 0 };
    this.isPlaying = true;
    this.trouble = "";
    try {
      while (this.balance.played < MOST_DEALS) {
        const { played, won } = this.balance;
        const question = { type: "balance", game, cards, first: played + 1, deals: AT_A_TIME } as const;
        this.#pendingAnswer = this.#solver.ask(question);
        const answer = await this.#pendingAnswer.answer;
        if (number !== this.#number || answer.type !== "balance") return;
        this.balance = { played: played + answer.balance.played, won: won + answer.balance.won };
      }
    } catch (error) {
      if (number === this.#number) this.trouble = error instanceof Error ? error.message : "";
    } finally {
      if (number === this.#number) this.isPlaying = false;
    }
  }

  stop(): void {
    this.#number++;
    this.#pendingAnswer?.cancel();
    this.isPlaying = false;
  }
}
