import { type AnyGame, formatCardSetLabel } from "@tetrarch/engine";
import type { Solution } from "@tetrarch/solver";

/** A game has a few hundred positions, and a review asks for about ten of them. */
const MOST = 5_000;

/** A cache of exact solutions, kept between questions: of positions, and of all that follow on the way to their win. */
export class SettledPositions {
  readonly #solutions = new Map<string, Solution>();

  /** Keeps a final solution, and no other. The positions on the way to the win or the best result share it. */
  keep(game: AnyGame, state: unknown, solution: Solution): void {
    if (!isSettled(solution)) return;
    let at = state;
    let { moves } = solution;
    for (;;) {
      const [word, ...rest] = moves;
      this.#put(keyOf(game, at), { ...solution, moves });
      const move = word === undefined ? undefined : game.parseMove(word);
      if (move === undefined) return;
      at = game.play(at, move).state;
      moves = rest;
    }
  }

  find(game: AnyGame, state: unknown): Solution | undefined {
    return this.#solutions.get(keyOf(game, state));
  }

  /** Drops the oldest solution when the cache is full. */
  #put(key: string, solution: Solution): void {
    this.#solutions.delete(key);
    this.#solutions.set(key, solution);
    const [oldest] = this.#solutions.keys();
    if (this.#solutions.size > MOST && oldest !== undefined) this.#solutions.delete(oldest);
  }
}

function isSettled({ verdict, best, stop }: Solution): boolean {
  return stop === undefined || (verdict === "won" && best === undefined);
}

function keyOf(game: AnyGame, state: unknown): string {
  const cards = game.cardSet ? formatCardSetLabel(game.cardSet) : "";
  return [game.id, cards, game.formatState(state)].join("\n");
}
