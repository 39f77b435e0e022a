import {
  type AnyGame,
  formatDeal,
  numberedDeal,
  outcomeOf,
  playWord,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { builtInCardSet, createFourGods } from "@tetrarch/engine/four-gods";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { builtInWithLayout, randomLayoutSet } from "../../../../../testing/random-layouts.js";
import { value } from "../../../../../testing/value.js";
import { analysing } from "../../analysis/analysing.js";
import type { LuckReport } from "../../analysis/analysis.js";
import { isFault } from "../../analysis/grades.js";
import { playingOut } from "../../players/play-out.js";
import type { AnyPlayer } from "../../players/player.js";
import {
  agentsOf,
  analystsOf,
  evaluatorVersionOf,
  moveEvaluatorOf,
  referencePlayerOf,
} from "../../registry.js";
import { DEFAULT_LIMITS } from "../../search/budget.js";
import { runToEnd } from "../../search/resumable-search.js";
import { solve } from "../../solver.js";

function expectLegal(game: AnyGame, start: unknown, words: readonly string[]): void {
  let state = start;
  for (const word of words) {
    const move = game.legalMoves(state).find((legal) => game.formatMove(legal) === word);
    expect(move, word).toBeDefined();
    state = game.play(state, move).state;
  }
}

const nameOf = ({ name }: { readonly name: string }) => name;

const fourGods = createFourGods(builtInCardSet) as AnyGame;

describe("solver and players in other layouts", () => {
  it("FG-22: the learnt player plays where it was trained, elsewhere the sampler is the strongest", () => {
    const trained = createFourGods(builtInWithLayout({ rescues: 1 })) as AnyGame;
    expect(agentsOf(trained).players.map(nameOf)).toEqual(["random", "greedy", "sampler", "evaluator"]);
    // The net's chances were measured with the built-in cards alone.
    expect([referencePlayerOf(trained).name, moveEvaluatorOf(trained).player]).toEqual(["greedy", "greedy"]);
    expect(referencePlayerOf(fourGods).name).toBe("evaluator");
    for (const layout of [{ party: 3 }, { rescues: 2 }, { crossings: [{ row: 2, paths: [1, 2] }] }]) {
      const other = createFourGods(builtInWithLayout(layout)) as AnyGame;
      const { players, untrained } = agentsOf(other);
      expect(players.map(nameOf)).toEqual(["random", "greedy", "sampler"]);
      expect(untrained?.evaluator).toContain("trained on the standard layout");
      expect([referencePlayerOf(other).name, moveEvaluatorOf(other).player]).toEqual(["greedy", "greedy"]);
    }
  });

  it("FG-22: a game with own cards is analysed by trial games, and no move is marked within twice its error", () => {
    const sets = Array.from({ length: countOf(100, 2) }, (_, index) =>
      randomLayoutSet(seededRandom(index + 1), 3),
    );
    let plies = 0;
    for (const [index, set] of sets.entries()) {
      const game = createFourGods(set) as AnyGame;
      const deal = numberedDeal(game.pack, index + 1);
      const player = agentsOf(game).players[index % 2] as AnyPlayer;
      const start = game.setup(deal, []);
      const { words } = runToEnd(playingOut(game, start, player, seededRandom(index), 0));
      const session = words.reduce(
        (played, word) => value(playWord(played, word)),
        value(startSession(game, formatDeal(deal))),
      );
      const analysis = runToEnd(analysing(session, analystsOf(game)));
      expect(analysis.by).toMatchObject({ player: "greedy", sigma: 0, trials: 1000 });
      expect(analysis.by.version).toBe(evaluatorVersionOf(game.id));
      expect(analysis.final).toBe(true);
      const { result, mean, deal: dealt, luck, choice, misjudged } = analysis.account as LuckReport;
      expect(result).toBe(outcomeOf(session).status === "won" ? 1 : 0);
      expect(mean + dealt + luck + choice + misjudged).toBeCloseTo(result, 9);
      for (const ply of analysis.plies) {
        plies++;
        const { grade, loss = 0, lossError = 0, chance, luck: lucky = 0, moves } = ply;
        if (isFault(grade)) expect(loss).toBeGreaterThan(2 * lossError);
        if (loss > 0) expect(lossError).toBeGreaterThan(0);
        // Luck is what was turned up or rolled, and nothing else.
        if (chance === undefined) expect(lucky).toBeCloseTo(0, 9);
        // FG-4: nothing is known of either card.
        if (moves.every(({ word }) => /^p\d[LR]$/.test(word))) expect(moves[0]?.win).toBe(moves[1]?.win);
      }
    }
    tellChecks(plies, "moves of games with own cards weighed by trial games");
  });

  it("FG-22: trial games on packed positions win as often as games by the rules", () => {
    const game = createFourGods(builtInWithLayout({ party: 3, rescues: 1 })) as AnyGame;
    const evaluator = moveEvaluatorOf(game);
    const greedy = agentsOf(game).players[1] as AnyPlayer;
    const GAMES = countOf(20_000, 100);
    const start = game.setup(numberedDeal(game.pack, 1), []);
    // At the start, and where a card is due.
    for (const state of [start, game.play(start, game.legalMoves(start)[0]).state]) {
      const view = game.view(state);
      const { win } = runToEnd(evaluator.evaluatingView(view, 0));
      const random = seededRandom(5);
      let won = 0;
      for (let number = 0; number < GAMES; number++) {
        const { outcome } = runToEnd(playingOut(game, game.sample(view, random), greedy, random, 0));
        if (outcome.status === "won") won++;
      }
      const error = Math.sqrt(win * (1 - win) * (1 / GAMES + 1 / 1000));
      expect(Math.abs(won / GAMES - win)).toBeLessThan(4 * error);
    }
    tellChecks(GAMES, "games by the rules beside trial games");
  });

  it("FG-22: solver, players and evaluation take every layout to its end", () => {
    const LAYOUTS = countOf(400, 4);
    const verdicts = { won: 0, lost: 0, unknown: 0 };
    let games = 0;
    for (let number = 1; number <= LAYOUTS; number++) {
      const game = createFourGods(
        randomLayoutSet(seededRandom(number), number % 2 === 0 ? 5 : undefined),
      ) as AnyGame;
      const start = game.setup(numberedDeal(game.pack, number), []);
      const { solver, players } = agentsOf(game);
      const evaluator = moveEvaluatorOf(game);
      // A win is replayed through the engine before it is told.
      verdicts[solve(game, solver, start, { ...DEFAULT_LIMITS, nodes: 20_000 }).verdict]++;
      for (const player of players) {
        const { outcome, words } = runToEnd(playingOut(game, start, player, seededRandom(number), 200));
        expect(["won", "lost"]).toContain(outcome.status);
        // The engine plays what it is given: a player must keep to the rules, as to who comes first (FG-3).
        expectLegal(game, start, words);
        games++;
      }
      const win = runToEnd(evaluator.evaluatingView(game.view(start), 0)).win;
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
      const legal = game.legalMoves(start);
      const evaluated = runToEnd(evaluator.evaluatingMoves(game.view(start), legal, -1, 0));
      expect(evaluated).toHaveLength(legal.length);
    }
    expect(verdicts.won).toBeGreaterThan(LAYOUTS / 3);
    tellChecks(games, "games of fair players in random layouts");
  });
});
