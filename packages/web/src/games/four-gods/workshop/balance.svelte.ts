import type { CardSet } from "@tetrarch/engine/four-gods";
import type { Balance, BalancePlayer } from "@tetrarch/solver";
import type { PendingAnswer, SolverClient } from "../../../solver-client/solver-client.js";

/** How many deals each plays in all, and how many between two results. With all cards open only what nobody has won is tried. */
const DEALS: Readonly<Record<BalancePlayer, { readonly most: number; readonly atATime: number }>> = {
  greedy: { most: 1000, atATime: 25 },
  strongest: { most: 100, atATime: 1 },
  open: { most: 10, atATime: 1 },
};
/** So many deals the beginner plays for each of the strongest player. */
const BEGINNER_FIRST = 25;
const NONE: Balance = { played: 0, won: 0, unknown: 0 };

/** How often programs win the first numbered deals with a card set, updated while they play. */
export class Balancing {
  readonly #solver: SolverClient;
  readonly #players: readonly BalancePlayer[];
  #pendingAnswer: PendingAnswer | undefined;
  #number = 0;
  balances = $state.raw<Readonly<Record<BalancePlayer, Balance>>>({
    greedy: NONE,
    strongest: NONE,
    open: NONE,
  });
  isPlaying = $state(false);
  /** Why it cannot be measured; empty when it can. */
  trouble = $state("");

  constructor(solver: SolverClient, players: readonly BalancePlayer[]) {
    this.#solver = solver;
    this.#players = players;
  }

  /** Whether there is no more to play. */
  get isDone(): boolean {
    return this.#next() === undefined;
  }

  /** Starts again with a set that can be played; deals on their way are cancelled. */
  begin(game: string, cards: CardSet): Promise<void> {
    this.balances = { greedy: NONE, strongest: NONE, open: NONE };
    return this.goOn(game, cards);
  }

  /** Goes on where it was stopped. */
  async goOn(game: string, cards: CardSet): Promise<void> {
    this.stop();
    const number = this.#number;
    this.isPlaying = true;
    this.trouble = "";
    try {
      for (let player = this.#next(); player; player = this.#next()) {
        const before = this.balances[player];
        const { most, atATime } = DEALS[player];
        const deals = Math.min(atATime, most - before.played);
        const question = { type: "balance", game, cards, player, first: before.played + 1, deals } as const;
        this.#pendingAnswer = this.#solver.ask(question);
        const answer = await this.#pendingAnswer.answer;
        if (number !== this.#number || answer.type !== "balance") return;
        const { played, won, unknown } = answer.balance;
        const after = {
          played: before.played + played,
          won: before.won + won,
          unknown: before.unknown + unknown,
        };
        this.balances = { ...this.balances, [player]: after };
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

  /** Who plays next: the beginner is quick, and is seen first. */
  #next(): BalancePlayer | undefined {
    const { greedy, strongest, open } = this.balances;
    const isWon = greedy.won + strongest.won + open.won > 0;
    const isLeft = (player: BalancePlayer) =>
      this.#players.includes(player) && this.balances[player].played < DEALS[player].most;
    if (isLeft("open") && !isWon && strongest.played >= DEALS.open.most) return "open";
    if (isLeft("strongest") && greedy.played > strongest.played * BEGINNER_FIRST) return "strongest";
    if (isLeft("greedy")) return "greedy";
    return isLeft("strongest") ? "strongest" : undefined;
  }
}
