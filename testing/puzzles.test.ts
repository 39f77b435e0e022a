import { describe, expect, it } from "vitest";
import { seededRandom } from "../packages/engine/src/core/random.js";
import { legalWords, playWord, type Session } from "../packages/engine/src/core/session.js";
import { games } from "../packages/engine/src/registry.js";
import type { Puzzle } from "../packages/play/src/puzzles/puzzle.js";
import { loadPuzzles } from "../packages/play/src/puzzles/puzzle-book.js";
import { beginPuzzle } from "../packages/play/src/puzzles/puzzle-run.js";
import { gradeOf } from "../packages/solver/src/analysis/grades.js";
import { analysePly } from "../packages/solver/src/analysis/ply-analysis.js";
import { playingOut } from "../packages/solver/src/players/play-out.js";
import { agentsOf, moveEvaluatorOf, referencePlayerOf } from "../packages/solver/src/registry.js";
import { runToEnd } from "../packages/solver/src/search/resumable-search.js";
import { solve } from "../packages/solver/src/solver.js";
import { naiveSearch, winOnly } from "../packages/solver/src/win-puzzle.js";
import { isLong, tellChecks } from "./counts.js";
import { value } from "./value.js";

/** What is looked at of the sets in `npm test`: every so manieth, and of these only what takes a plain search less than this. */
const EVERY = isLong ? 1 : 9;
const MOST_STATES = isLong ? 60_000 : 1_500;
const LIMITS = { nodes: 1_000_000, memory: 2 ** 28 };

function played(session: Session, words: readonly string[]): Session {
  return words.reduce((now, word) => {
    return value(playWord(now, word));
  }, session);
}

function startOf(puzzle: Puzzle): Session {
  const game = games.find(({ id }) => id === puzzle.game);
  const run = game && beginPuzzle(game, puzzle);
  if (!run?.ok) throw new Error(`${puzzle.deal} does not begin`);
  return run.value.start;
}

/** Two moves only join the same positions: they come to the same, lie a move apart to and fro, or can change places. */
function joins(start: Session, one: string, other: string): boolean {
  const [first, second] = [played(start, [one]), played(start, [other])];
  const isOneMoveFrom = (from: Session, to: Session) =>
    legalWords(from).some((word) => textOf(played(from, [word])) === textOf(to));
  if (textOf(first) === textOf(second)) return true;
  if (isOneMoveFrom(first, second) && isOneMoveFrom(second, first)) return true;
  const canSwap = legalWords(first).includes(other) && legalWords(second).includes(one);
  return canSwap && textOf(played(first, [other])) === textOf(played(second, [one]));
}

function textOf({ now }: Session): string {
  return JSON.stringify(now.state);
}

describe.each(games)("the puzzles of $title", (game) => {
  it("are enough, each of a deal of its own, and none is a forced move", async () => {
    const puzzles = (await loadPuzzles(game.id))?.puzzles ?? [];
    expect(puzzles.length).toBeGreaterThanOrEqual(60);
    expect(new Set(puzzles.map(({ deal }) => deal)).size).toBe(puzzles.length);
    for (const puzzle of puzzles) {
      const start = startOf(puzzle);
      const words = legalWords(start);
      const answers = puzzle.ways.map(([word]) => word ?? "");
      expect(words).toEqual(expect.arrayContaining([...answers, ...puzzle.idle]));
      expect(2 * answers.length, puzzle.deal).toBeLessThanOrEqual(words.length - puzzle.idle.length);
      // Each accepted move leads to the win, and no two of them are more than one.
      for (const way of puzzle.ways) {
        const end = played(start, way);
        expect(game.outcome(end.now.state).status, puzzle.deal).toBe("won");
      }
      const joined = new Set(answers.slice(0, 1));
      for (const known of joined)
        for (const other of answers) if (joins(start, known, other)) joined.add(other);
      expect(joined.size, puzzle.deal).toBe(answers.length);
      // What only moves to and fro leads back.
      for (const word of puzzle.idle) {
        const aside = played(start, [word]);
        expect(
          legalWords(aside).some((back) => textOf(played(aside, [back])) === textOf(start)),
          `${puzzle.deal} ${word}`,
        ).toBe(true);
      }
    }
    tellChecks(puzzles.length, "puzzles");
  });

  it("all other moves are proved lost, by a search that looks at everything and by the exact one", async () => {
    const puzzles = (await loadPuzzles(game.id))?.puzzles ?? [];
    const solver = agentsOf(game)?.solver;
    let checks = 0;
    for (const [index, puzzle] of puzzles.entries()) {
      if (index % EVERY !== 0) continue;
      const start = startOf(puzzle);
      const right = new Set([...puzzle.ways.map(([word]) => word), ...puzzle.idle]);
      const wrong = legalWords(start).filter((word) => !right.has(word));
      const lost = wrong.map((word) => played(start, [word]).now.state);
      const found = naiveSearch(game, lost, winOnly, 1, MOST_STATES);
      if (isLong) expect(found, puzzle.deal).toBeDefined();
      if (!found) continue;
      expect(found.best, puzzle.deal).toBe(0);
      for (const state of lost) {
        if (!solver || game.outcome(state).status !== "playing") continue;
        expect(solve(game, solver, state, LIMITS).verdict, puzzle.deal).toBe("lost");
      }
      checks++;
    }
    tellChecks(checks, "puzzles proved once more");
  });
});

/** Of Napoleon's Tomb none are known. */
const CHANCES: Readonly<Record<string, number>> = {
  "tomb-of-four-kings": 36,
  "kings-keys": 60,
  "four-kingdoms": 60,
  "four-gods": 20,
};
const CHANCED = games.filter(({ id }) => id in CHANCES);
/** All are judged once more; some of the Tomb, whose games are short, are played on in `npm test`. */
const PAIRS = isLong ? 100 : 60;

describe.each(CHANCED)("the best chances of $title", (game) => {
  it("are no moves but one, by the grades that moves of games get", async () => {
    const chances = (await loadPuzzles(game.id))?.chances ?? [];
    const evaluator = moveEvaluatorOf(game);
    expect(chances).toHaveLength(CHANCES[game.id] ?? 0);
    expect(new Set(chances.map(({ deal }) => deal)).size).toBe(chances.length);
    let checks = 0;
    for (const puzzle of chances) {
      const start = startOf(puzzle);
      const words = legalWords(start);
      expect([...puzzle.worth.keys()].sort()).toEqual([...words].sort());
      for (const word of [...puzzle.best, ...puzzle.idle]) expect(words).toContain(word);
      if (!evaluator) continue;
      // As where it was made: a move that prepares more than the next one is only then told at its worth.
      for (const made of puzzle.best) {
        const ply = { state: start.now.state, word: made, events: [] };
        const seen = { ply: 0, played: made, win: 0, moves: [] };
        const { moves } = runToEnd(analysePly({ game, evaluator, nodes: 1 }, seen, ply, 0));
        const [best] = moves;
        if (!best) throw new Error("nothing was weighed");
        const sigma = { win: evaluator.measures.sigma, points: 0 };
        for (const played of moves) {
          if (played.word !== made && puzzle.best.includes(played.word)) continue;
          const place = `${puzzle.deal} ${played.word}`;
          const { grade } = gradeOf({ best, played, legal: words.length, sigma });
          const isRight = played.word === made || puzzle.idle.includes(played.word);
          expect(isRight ? ["good"] : ["mistake", "blunder"], place).toContain(grade);
          expect(played.win, place).toBeCloseTo(puzzle.worth.get(played.word) ?? -1, 3);
          checks++;
        }
      }
    }
    tellChecks(checks, "moves judged once more");
  });
});

it("the best chance wins more games than the next best move, played on by the reference player from the same hidden cards", async () => {
  const played = isLong ? CHANCED : CHANCED.filter(({ id }) => id === "tomb-of-four-kings");
  let pairs = 0;
  for (const game of played) {
    const chances = (await loadPuzzles(game.id))?.chances ?? [];
    const player = referencePlayerOf(game);
    let [expected, won] = [0, 0];
    for (const puzzle of isLong ? chances : chances.slice(0, 3)) {
      const start = startOf(puzzle);
      const view = game.view(start.now.state);
      const others = [...puzzle.worth].filter(
        ([word]) => !puzzle.best.includes(word) && !puzzle.idle.includes(word),
      );
      const [next] = others.sort(([, one], [, other]) => other - one)[0] ?? [];
      const random = seededRandom(91);
      expected += puzzle.margin * PAIRS;
      for (let pair = 0; player && pair < PAIRS; pair++, pairs++) {
        const hidden = game.sample(view, random);
        const [best, other] = [puzzle.best[0], next].map((word = "") => {
          const { state } = game.play(hidden, game.parseMove(word));
          const { outcome } = runToEnd(
            playingOut(game, state, player, seededRandom(pair), player.nodesAMove),
          );
          return outcome.status === "won" ? 1 : 0;
        });
        won += (best ?? 0) - (other ?? 0);
      }
    }
    if (chances.length > 0) expect(won, game.id).toBeGreaterThan(expected / 2);
  }
  tellChecks(pairs, "pairs of games played on");
});
