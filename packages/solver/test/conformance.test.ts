import { type AnyGame, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { afterAll, describe, expect, it } from "vitest";
import { countOf, isLong } from "../../../testing/counts.js";
import { playingOut } from "../src/players/play-out.js";
import { type AnyPlayer, observe } from "../src/players/player.js";
import { agentsOf, moveEvaluatorOf, trainedModelOf } from "../src/registry.js";
import { DEFAULT_LIMITS } from "../src/search/budget.js";
import { runInTurns, runToEnd } from "../src/search/resumable-search.js";
import { solve, solving } from "../src/solver.js";
import { positionsOnTheWay } from "./positions.js";

/** What every solver and every player must do, whatever its game. */

/** What must have been checked at least once. */
const CHECKED = [
  ...["positions over", "positions won", "positions lost", "positions on winning lines", "thoughts given up"],
  ...["short of means: won", "short of means: lost", "short of means: unknown"],
  ...["ended games evaluated", "evaluations of hidden cards dealt anew"],
  ...["random", "greedy", "sampler", "planner", "rehearser", "evaluator"].map(
    (player) => `hidden cards dealt anew for ${player}`,
  ),
];
/** Enough for easy deals, little enough for a test. */
const SOME = { ...DEFAULT_LIMITS, nodes: 20_000 };
/** Enough for nearly all deals. */
const ENOUGH = { ...DEFAULT_LIMITS, nodes: 200_000 };
/** For each position of a winning line: a few hard ones would take longer than all others. */
const ON_THE_LINE = isLong ? ENOUGH : SOME;
const DEALS = [1, 2, 3, 4];
/** Deals of the random games whose positions are solved one after the other. */
const WALKED = countOf(200);
/** Winning lines of each game that are followed, plies between the positions solved there, and deals tried for them. */
const LINES = isLong ? { most: 100, stride: 1, deals: 1000 } : { most: 2, stride: 9, deals: 20 };
/** A sampling player's budget in these tests. */
const FEW = 300;
const tally = new Map<string, number>();

function count(what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}

afterAll(() => {
  for (const what of [...CHECKED, ...games.flatMap(({ id }) => `winning lines of ${id}`)]) {
    expect(tally.get(what) ?? 0, what).toBeGreaterThan(0);
  }
  console.log(`solver conformance: ${[...tally].map(([what, times]) => `${what} ${times}`).join(", ")}`);
});

function agents(game: AnyGame) {
  const known = agentsOf(game);
  if (!known) throw new Error(`${game.id} has no solver`);
  return known;
}

/** Freezes a state all the way down, so that writing to it throws. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** The standard game, and every option alone. */
const variants = games.flatMap((game) =>
  [[], ...game.options.map((option) => [option])].map((variant) => ({
    name: [game.id, ...variant].join(" "),
    game,
    variant,
  })),
);

/** To the solver, which knows every card, a game by memory is the standard one. */
const solved = variants.filter(({ game, variant }) =>
  variant.every((option) => option !== game.memoryOption),
);

describe.each(solved)("the solver of $name", ({ game, variant }) => {
  const { solver } = agents(game);

  it("answers from any position of a random game, and never contradicts the end of it", () => {
    for (let deal = 1; deal <= WALKED; deal++) {
      for (const state of positionsOnTheWay(game, deal, 23, variant)) {
        const solution = solve(game, solver, frozen(state), SOME);
        const { status, score } = game.outcome(state);
        if (status !== "playing") {
          expect(solution.verdict).toBe(status === "won" ? "won" : "lost");
          expect(solution).toMatchObject({ moves: [], stop: undefined });
          if (solution.best) expect(solution.best).toEqual({ status, score, exact: true });
          count("positions over");
        }
        expect(solution.verdict === "unknown").toBe(
          solution.stop !== undefined && solution.verdict !== "won",
        );
        expect(solution.nodes).toBeLessThanOrEqual(SOME.nodes);
        count(`positions ${solution.verdict}`);
      }
    }
  });

  it("never calls a position on a winning line lost", () => {
    let lines = 0;
    for (let deal = 1; lines < LINES.most && deal <= LINES.deals; deal++) {
      let state: unknown = game.setup(numberedDeal(game.pack, deal), variant);
      const { verdict, moves } = solve(game, solver, state, ENOUGH);
      if (verdict !== "won") continue;
      lines++;
      count(`winning lines of ${game.id}`);
      for (const [ply, word] of moves.entries()) {
        if (ply % LINES.stride === 0) {
          expect(solve(game, solver, state, ON_THE_LINE).verdict).not.toBe("lost");
          count("positions on winning lines");
        }
        state = game.play(state, game.parseMove(word)).state;
      }
      expect(game.outcome(state).status).toBe("won");
    }
  });

  it("says the same again, in one go or in slices", async () => {
    for (const deal of DEALS.slice(0, 3)) {
      const state = game.setup(numberedDeal(game.pack, deal), variant);
      const first = solve(game, solver, state, SOME);
      const again = await runInTurns(solving(game, solver, state, SOME), async ({ nodes }) => {
        expect(nodes).toBeLessThanOrEqual(SOME.nodes);
        return true;
      });
      expect(again).toEqual(first);
      count("solutions repeated");
    }
  });

  it("can be given up, and is none the worse for it", async () => {
    for (const deal of DEALS) {
      const state = game.setup(numberedDeal(game.pack, deal), variant);
      const whole = solve(game, solver, state, SOME);
      const given = await runInTurns(solving(game, solver, state, SOME), async () => false);
      if (given !== undefined) expect(given).toEqual(whole);
      else count("thoughts given up");
      expect(solve(game, solver, state, SOME)).toEqual(whole);
    }
  });

  it("is unknown or right, never wrong, when nodes or memory are short", () => {
    for (const deal of DEALS) {
      const state = game.setup(numberedDeal(game.pack, deal), variant);
      const full = solve(game, solver, state, SOME);
      for (const limits of [
        { ...SOME, nodes: 0 },
        { ...SOME, nodes: 10 },
        { ...SOME, nodes: 1000 },
        { ...SOME, memory: 0 },
        { ...SOME, memory: 2 ** 17 },
        { ...SOME, memory: 2 ** 20 },
      ]) {
        const short = solve(game, solver, state, limits);
        expect(short.nodes).toBeLessThanOrEqual(limits.nodes);
        if (short.verdict !== "unknown" && full.verdict !== "unknown")
          expect(short.verdict).toBe(full.verdict);
        if (short.verdict === "unknown") expect(short.stop).toMatch(/^(nodes|memory)$/);
        if (short.best?.exact && full.best?.exact) expect(short.best).toEqual(full.best);
        count(`short of means: ${short.verdict}`);
      }
    }
  });
});

describe.each(variants)("the players of $name", ({ game, variant }) => {
  const { players } = agents(game);

  it("are random, greedy and sampler, weakest first, and one who is stronger: where positions were evaluated an evaluator", () => {
    const [random, greedy, sampler, strongest] = players.map(({ name }) => name);
    expect([random, greedy, sampler]).toEqual(["random", "greedy", "sampler"]);
    expect(players.length).toBe(strongest === undefined ? 3 : 4);
    expect(strongest === "evaluator").toBe(trainedModelOf(game.id) !== undefined);
  });

  it.each(players.map((player) => [player.name, player] as const))(
    "C-11: %s chooses the same when what is hidden is dealt anew",
    (_name, player) => {
      for (const deal of DEALS) {
        for (const state of positionsOnTheWay(game, deal, player.nodesAMove > 0 ? 31 : 7, variant)) {
          if (game.legalMoves(state).length === 0) continue;
          const chosen = advised(game, state, player, deal);
          for (let again = 1; again <= 3; again++) {
            const other = game.sample(game.view(state), seededRandom(again));
            expect(advised(game, other, player, deal)).toEqual(chosen);
            count(`hidden cards dealt anew for ${player.name}`);
          }
        }
      }
    },
  );

  it.each(players.map((player) => [player.name, player] as const))(
    "%s advises legal moves, weighed best first",
    (_name, player) => {
      for (const state of positionsOnTheWay(game, 7, 11, variant)) {
        const legal = game.legalMoves(state).map((move) => game.formatMove(move));
        if (legal.length === 0) continue;
        const { move, moves, nodes } = runToEnd(
          player.advise(observe(game, frozen(state)), seededRandom(1), FEW),
        );
        expect(legal).toContain(game.formatMove(move));
        const words = moves.map((evaluated) => game.formatMove(evaluated.move));
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) expect(legal).toContain(word);
        if (words.length > 0) expect(words[0]).toBe(game.formatMove(move));
        for (const { value, error, visits } of moves) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          expect(error).toBeGreaterThanOrEqual(0);
          // An evaluator weighs without trials.
          if (player.name === "evaluator") expect(visits).toBe(0);
          else expect(visits).toBeGreaterThan(0);
        }
        expect(nodes).toBeGreaterThanOrEqual(0);
        count(`advices of ${player.name}`);
      }
    },
  );

  it.each(players.map((player) => [player.name, player] as const))(
    "%s plays a game to its end",
    (_name, player) => {
      const start = game.setup(numberedDeal(game.pack, 1), variant);
      const { outcome } = runToEnd(playingOut(game, start, player, seededRandom(1), FEW));
      expect(outcome.status).not.toBe("playing");
      count(`games of ${player.name}`);
    },
  );
});

describe.each(variants.filter(({ game }) => trainedModelOf(game.id)))(
  "the evaluation of $name",
  ({ game, variant }) => {
    const evaluator = moveEvaluatorOf(game);
    const worthOf = (state: unknown) => runToEnd(evaluator.evaluatingView(game.view(state), 0));

    it("C-11: is the same to the bit when what is hidden is dealt anew, and of an ended game its result", () => {
      for (const deal of DEALS) {
        for (const state of positionsOnTheWay(game, deal, 5, variant)) {
          const worth = worthOf(frozen(state));
          expect(worth.win).toBeGreaterThanOrEqual(0);
          expect(worth.win).toBeLessThanOrEqual(1);
          const { status, score } = game.outcome(state);
          if (status !== "playing") {
            expect(worth.win).toBe(status === "won" ? 1 : 0);
            expect(worth.points).toBeCloseTo(score.value, 10);
            count("ended games evaluated");
          }
          for (let again = 1; again <= 3; again++) {
            const other = game.sample(game.view(state), seededRandom(again));
            expect(worthOf(other)).toEqual(worth);
            count("evaluations of hidden cards dealt anew");
          }
        }
      }
    });
  },
);

function advised(game: AnyGame, state: unknown, player: AnyPlayer, seed: number): string {
  const { move } = runToEnd(player.advise(observe(game, state), seededRandom(seed), FEW));
  return game.formatMove(move);
}
