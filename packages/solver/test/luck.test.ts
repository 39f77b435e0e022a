import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { isLong, tellChecks } from "../../../testing/counts.js";
import { gameOf } from "../../../testing/game-of.js";
import type { AnyMoveEvaluator } from "../src/evaluation/evaluation.js";
import { runToEnd } from "../src/index.js";
import { moveEvaluatorOf } from "../src/registry.js";

/** Games where something comes up in every pass, and of how many deals `npm test` sees the luck. */
const GAMES = [
  { id: "tomb-of-four-kings", deals: 20 },
  { id: "kings-keys", deals: 4 },
  { id: "four-kingdoms", deals: 12 },
  { id: "four-gods", deals: 20 },
];
const MOST_MOVES = 60;
/** Tenths of Q by kinds of chance are some forty means: four standard errors, that none lies outside by chance alone. */
const FAR = 4;
/** Fewer say too little of how far a mean is off. */
const FEW = 30;

/** A deliberately bad evaluation: nearly everything is as good as won. */
const BAD = {
  means: {},
  sigma: 0,
  curves: {
    choosing: [
      [0.05, 0.8],
      [0.5, 0.85],
    ],
    drawn: [[0.05, 0.8]],
    awaiting: [[0.3, 0.1]],
  },
} as const;

/** What luck came to, of one kind of chance in one tenth of Q. */
class Luck {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(luck: number): void {
    this.count++;
    this.#sum += luck;
    this.#squares += luck * luck;
  }

  /** How many standard errors the mean is from 0. */
  get off(): number {
    const mean = this.#sum / this.count;
    const error = Math.sqrt(Math.max(0, this.#squares / this.count - mean * mean) / this.count);
    return Math.abs(mean) < 1e-12 ? 0 : Math.abs(mean) / error;
  }
}

/** The luck of every move of a random game, by kind and tenth of Q. */
function follow(game: AnyGame, evaluator: AnyMoveEvaluator, deal: number, lucks: Map<string, Luck>): void {
  const random = seededRandom(-deal);
  let state: unknown = game.setup(numberedDeal(game.pack, 7_000_000 + deal), []);
  for (let ply = 0; ply < MOST_MOVES; ply++) {
    const legal = game.legalMoves(state);
    if (legal.length === 0) break;
    const move = legal[random(legal.length)];
    const view = game.view(state);
    const [evaluated] = runToEnd(evaluator.evaluatingMoves(view, [move], 0, 0));
    const { state: next, events } = game.play(state, move);
    const { status } = game.outcome(next);
    const worth =
      status === "playing"
        ? runToEnd(evaluator.evaluatingView(game.view(next), 0)).win
        : Number(status === "won");
    const q = evaluated?.win ?? 0;
    const kind = evaluator.chanceIn(view, events);
    for (const group of kind === undefined ? [] : ["all", kind, `${kind} ${Math.floor(10 * q)}`]) {
      const luck = lucks.get(group) ?? new Luck();
      luck.add(worth - q);
      lucks.set(group, luck);
    }
    state = next;
  }
}

describe.each(GAMES)("luck in $id", ({ id, deals }) => {
  it.each([
    ["shipped", undefined],
    ["bad", BAD],
  ] as const)("has mean zero over random deals, with the %s evaluation", (name, measures) => {
    const game = gameOf(id);
    const evaluator = moveEvaluatorOf(game, measures);
    if (!evaluator) throw new Error(`nobody judges ${id}`);
    const lucks = new Map<string, Luck>();
    const DEALS = isLong ? 10_000 : deals;
    for (let deal = 1; deal <= DEALS; deal++) follow(game, evaluator, deal, lucks);
    let groups = 0;
    for (const [group, luck] of lucks) {
      if (luck.count < FEW) continue;
      expect(luck.off, `${group}: standard errors from 0`).toBeLessThan(FAR);
      groups++;
    }
    tellChecks(groups, `kinds and tenths of luck (${id}, ${name})`);
  });
});
