import { readFileSync } from "node:fs";
import {
  type AnyGame,
  formatDealCode,
  games,
  type Outcome,
  outcomeOf,
  playWord,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { gameOf } from "../../../testing/game-of.js";
import { analysing } from "./analysis/analysing.js";
import type { LuckReport } from "./analysis/analysis.js";
import {
  type FieldRow,
  fieldPlayerOf,
  levelPlayedLike,
  middleScoreOf,
  placeAmong,
  playingRow,
  winsOf,
} from "./field.js";
import type { FieldLevel } from "./players/field-levels.js";
import { observe } from "./players/player.js";
import { analystsOf, fieldLevelsOf } from "./registry.js";
import { runToEnd } from "./search/resumable-search.js";

function started(game: AnyGame, deal: number): Session {
  const session = startSession(game, formatDealCode(game.dealCode, deal));
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

/** A game as a level plays it, recorded move by move through the engine. */
function recorded(game: AnyGame, level: FieldLevel, deal: number): Session {
  const player = fieldPlayerOf(game, level);
  const random = seededRandom(deal);
  let session = started(game, deal);
  while (outcomeOf(session).status === "playing") {
    const observed = observe(game, session.now.state);
    const { move, resigns } = runToEnd(player.advise(observed, random, player.nodesAMove));
    if (resigns || session.now.number > 500) return { ...session, resigned: true };
    const played = playWord(session, game.formatMove(move));
    if (!played.ok) throw new Error(played.error.message);
    session = played.value;
  }
  return session;
}

describe.each(games.map((game) => [game.id, game] as const))("the levels of %s", (_, game) => {
  const levels = fieldLevelsOf(game);

  it("win more from one to the next; the last never errs", () => {
    const rates = levels.map(({ rate }) => rate);
    expect(rates).toEqual([...new Set(rates)].sort((a, b) => a - b));
    expect(levels.at(-1)).toMatchObject({ name: "strongest", player: "strongest", slips: 0 });
    expect(levels.map(({ name }) => name)).toEqual(expect.arrayContaining(["greedy", "steady", "good"]));
  });

  it("are those of docs/field.md", () => {
    const page = readFileSync(new URL("../../../docs/field.md", import.meta.url), "utf8");
    const section = page.split("### ").find((part) => part.startsWith(`${game.title}, `)) ?? "";
    const rows = section.split("\n").filter((line) => /^\| [a-z]+ \| [a-z]+ \| \d/.test(line));
    const written = levels.map(
      ({ name, player, slips, rate }) => `| ${name} | ${player} | ${slips} | ${(100 * rate).toFixed(1)} % |`,
    );
    expect(rows.map((row) => `${row.split("|").slice(0, 5).join("|")}|`)).toEqual(written);
  });

  it("play a deal the same way each time", () => {
    const session = started(game, 7);
    const [weakest] = levels as [FieldLevel];
    const row = runToEnd(playingRow(session, weakest));
    expect(row.results).toHaveLength(20);
    expect(runToEnd(playingRow(session, weakest))).toEqual(row);
    expect(runToEnd(playingRow(started(game, 8), weakest)).results).not.toEqual(row.results);
  });
});

const TOMB = gameOf("tomb-of-four-kings");

function result(status: "won" | "lost", value: number): Outcome {
  return { status, score: { value, max: 100, text: String(value) } };
}

describe("a place", () => {
  it("counts a win above every score", () => {
    const row: FieldRow = {
      level: "good",
      results: [result("won", 20), result("lost", 30), result("lost", 10)],
    };
    expect(placeAmong([row, row], result("lost", 30))).toEqual({ worse: 2, equal: 2, better: 2 });
    expect(placeAmong([row], result("won", 10))).toEqual({ worse: 2, equal: 0, better: 1 });
    expect(winsOf(row)).toBe(1);
    expect(middleScoreOf(row).value).toBe(20);
  });

  it.each(["tomb-of-four-kings", "four-kingdoms"])(
    "of recorded games of %s is that of a sorted list",
    (id) => {
      const game = gameOf(id);
      const levels = fieldLevelsOf(game).filter(({ player }) => player === "greedy");
      let checks = 0;
      for (let deal = 1; deal <= countOf(100); deal++) {
        const session = recorded(game, levels[deal % levels.length] as FieldLevel, 5_000_000 + deal);
        const mine = textOf(outcomeOf(session));
        const rows = levels.map((level) => runToEnd(playingRow(session, level)));
        const list = [...rows.flatMap(({ results }) => results.map(textOf)), mine].sort();
        const [first, last] = [list.indexOf(mine), list.lastIndexOf(mine)];
        expect(placeAmong(rows, outcomeOf(session))).toEqual({
          worse: first,
          equal: last - first,
          better: list.length - 1 - last,
        });
        checks++;
      }
      tellChecks(checks, "places");
    },
  );
});

/** Texts that sort as results do. */
function textOf({ status, score }: Outcome): string {
  return `${status === "won" ? "2 won" : "1 lost"} ${String(score.value + 1000).padStart(6, "0")}`;
}

describe("the level that a game was played like", () => {
  const account: LuckReport = { mean: 0.16, result: 1, deal: 0, luck: 0.88, choice: 0, misjudged: 0 };

  it("is found by the result without luck, in the standard game alone", () => {
    const session = started(TOMB, 1);
    expect(levelPlayedLike(session, account)?.name).toBe("good");
    expect(levelPlayedLike(session, { ...account, luck: 0.1 })?.name).toBe("strongest");
    expect(levelPlayedLike(session, { ...account, luck: 0 })).toBeUndefined();
    expect(levelPlayedLike(session, { ...account, result: 0 })?.name).toBe("beginner");
    expect(levelPlayedLike({ ...session, variant: ["memory"] }, account)).toBeUndefined();
  });
});

function accountOf(session: Session): LuckReport {
  for (const { account } of analysing(session, analystsOf(session.game))) if (account) return account;
  throw new Error("an analysis without an account");
}

it("the luck that is told has mean zero over deals", () => {
  const lucks: number[] = [];
  for (let deal = 1; deal <= countOf(2000, 20); deal++)
    lucks.push(accountOf(recorded(TOMB, fieldLevelsOf(TOMB)[0] as FieldLevel, 6_000_000 + deal)).luck);
  const mean = lucks.reduce((sum, luck) => sum + luck, 0) / lucks.length;
  const squares = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0);
  const error = Math.sqrt(squares) / lucks.length;
  expect(Math.abs(mean)).toBeLessThan(2 * error);
  tellChecks(lucks.length, "games whose luck is told");
});
