import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type AnyGame,
  findGameAmong,
  games,
  playWord,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { formatLink, parseLink, readGameRecord, recordOf, statisticsOf } from "@tetrarch/play";
import { answerPuzzle, beginPuzzle, loadPuzzles, puzzledGames, type WinPuzzle } from "@tetrarch/play/puzzles";
import { agentsOf, DEFAULT_LIMITS, observe, runToEnd, solve } from "@tetrarch/solver";
import { ANALYSIS_LIMITS, analysing, analystsOf } from "@tetrarch/solver/analysis";
import { describe, expect, test } from "vitest";
import { value } from "../value.js";
import { DEAL, TURN, WAY } from "./way-to-win.js";

/** What a plain game has without a line of its own: every part of the toolkit serves it. */

const game = games.find(({ id }) => id === "nine-steps") as AnyGame;
const find = findGameAmong([]);

function played(words: readonly string[], deal = DEAL): Session {
  return words.reduce((now, word) => value(playWord(now, word)), value(startSession(game, deal)));
}

describe("Nine Steps, by the defaults of the toolkit", () => {
  test("is solved: won where it is won, lost where a card is buried", () => {
    const { solver } = agentsOf(game);
    expect(solve(game, solver, played([]).now.state, DEFAULT_LIMITS).verdict).toBe("won");
    const buried = played([...Array<string>(9).fill(TURN), "w-c1"]);
    expect(solve(game, solver, buried.now.state, DEFAULT_LIMITS).verdict).toBe("lost");
  });

  test("has a hint from a player that sees only the view", () => {
    const [player] = agentsOf(game).players.slice(-1);
    const { state } = played([TURN, "w-s", TURN]).now;
    const adviceIn = (position: unknown) =>
      player && runToEnd(player.advise(observe(game, position), seededRandom(1), player.nodesAMove)).move;
    const advice = adviceIn(state);
    expect(game.legalMoves(state)).toContainEqual(advice);
    expect(adviceIn(game.sample(game.view(state), seededRandom(5)))).toEqual(advice);
  });

  test("is analysed by play-outs", () => {
    const analysts = analystsOf(game);
    const analysis = runToEnd(analysing(played(WAY), analysts, ANALYSIS_LIMITS));
    expect(analysis).toMatchObject({ final: true, dealt: "won" });
    expect(analysis.plies).toHaveLength(WAY.length);
  });

  test("has puzzles, each with one move that keeps the win, and shows what is to come", async () => {
    expect(puzzledGames).toContain("nine-steps");
    const book = await loadPuzzles("nine-steps");
    expect(book?.puzzles.length).toBeGreaterThan(2);
    for (const puzzle of book?.puzzles ?? []) {
      const run = value(beginPuzzle(game, puzzle));
      const { state } = run.session.now;
      const keeps = game.legalMoves(state).filter((move) => {
        const next = game.play(state, move).state;
        return solve(game, agentsOf(game).solver, next, DEFAULT_LIMITS).verdict === "won";
      });
      const [[answer = ""] = []] = (puzzle as WinPuzzle).ways;
      expect(keeps.map((move) => game.formatMove(move))).toEqual([answer]);
      expect(value(answerPuzzle(run, answer)).standing.type).toBe("found");
      const [stock] = book?.hiddenSequences(state) ?? [];
      expect(stock?.name).toBe("stock, next first");
      const [turned] = game.play(state, game.parseMove(TURN)).events;
      expect(turned).toMatchObject({ card: stock?.cards?.[0] });
    }
  });

  test("is kept in the history, and travels as a link", () => {
    const session = played(WAY);
    const record = recordOf(session, "a".repeat(32), { endedAt: 1 });
    if (!record) throw new Error("not over");
    expect(value(readGameRecord(JSON.parse(JSON.stringify(record)), find))).toMatchObject({
      record: { end: "won", words: WAY },
    });
    expect(statisticsOf([record])[0]).toMatchObject({ game: "nine-steps", first: { played: 1, won: 1 } });
    const link = value(parseLink(value(formatLink({ type: "game", session })), find));
    expect(link).toMatchObject({ type: "game", session: { now: { number: WAY.length } } });
  });
});

test("Nine Steps costs at most 350 lines: rules, words, terminal, page, puzzles and the lines in the registries", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const isTest = (path: string) => /\.test\.ts$|^(?:plugin|way-to-win)\.ts$/.test(path);
  const own = ["testing/sixth-game/", "packages/web/test/sixth-game/"].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.\w+$/.test(path) && !isTest(path))
      .map((path) => folder + path),
  );
  expect(own.length).toBeGreaterThan(5);
  const lines = own.map((path) => readFileSync(`${root}${path}`, "utf8").trimEnd().split("\n").length);
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(350);
});
