import { findGameAmong, type Problem, type Result, startSession } from "@tetrarch/engine";
import { type Challenge, challengeDeals } from "../src/contests/challenge.js";
import { type Contest, type Entry, type Terms, withEntry } from "../src/contests/contest.js";
import { DEFAULT_TERMS, freshContest, type Participant } from "../src/contests/fresh-contest.js";
import type { GameEnd, GameRecord } from "../src/session/game-record.js";
import { recordOf } from "../src/session/game-record.js";
import { after, gameOf, value } from "./sessions.js";

export const SEED = "0123456789abcdeffedcba9876543210";
export const CONTEST_ID = "c".repeat(32);
export const TOMB = "tomb-of-four-kings";

export function challengeOf(length: number, game = TOMB): Challenge {
  return { game, variant: "standard", length, seed: SEED };
}

export function dealsOf(challenge: Challenge): readonly string[] {
  return value(challengeDeals(challenge, findGameAmong([])));
}

export function contestOf(
  length: number,
  invited: readonly (string | Participant)[],
  terms: Partial<Terms> = {},
  game = TOMB,
): Contest {
  return value(attempted(length, invited, terms, game));
}

export function attempted(
  length: number,
  invited: readonly (string | Participant)[],
  terms: Partial<Terms> = {},
  game = TOMB,
): Result<Contest, Problem> {
  const all = invited.map((one) => (typeof one === "string" ? ({ name: one, kind: "here" } as const) : one));
  const at = { id: CONTEST_ID, madeAt: 1 };
  return freshContest(challengeOf(length, game), all, { ...DEFAULT_TERMS, ...terms }, at);
}

let clock = 1000;
let ids = 0;

/** A game as it would be recorded, but for its end and score. */
export function recordedOf(
  deal: string,
  {
    end,
    points,
    degree = "first",
    game = TOMB,
  }: {
    readonly end: GameEnd;
    readonly points: number;
    readonly degree?: GameRecord["degree"];
    readonly game?: string;
  },
): GameRecord {
  const start = value(startSession(gameOf(game), deal));
  clock += 10;
  const id = String(++ids).padStart(32, "0");
  const record = recordOf(after(start, "resign"), id, { startedAt: clock, endedAt: clock + 5 });
  if (!record) throw new Error("in play");
  return { ...record, end, degree, score: { value: points, max: 100, text: `0/${points}` } };
}

/** What a game of the rules' examples brought: `3/84`, `dead`, `conceded`, with `known` or `assisted` after it. */
export function entered(contest: Contest, rows: readonly (readonly string[])[]): Contest {
  const deals = dealsOf(contest.challenge);
  let now = contest;
  for (const [game, row] of rows.entries()) {
    for (const [contestant, text] of row.entries())
      if (text !== "") now = withEntry(now, { contestant, game }, entryOf(deals[game] ?? "", text));
  }
  return now;
}

function entryOf(deal: string, text: string): Entry {
  const [score = "", degree = "first"] = text.split(" ");
  if (score === "conceded") return { type: "conceded" };
  const [kings, points] = score.split("/").map(Number);
  const isAlive = score !== "dead";
  const end = !isAlive ? "lost" : kings === 4 ? "won" : "escaped";
  const result = { end, points: points ?? 0, degree: degree as GameRecord["degree"] };
  return { type: "played", record: recordedOf(deal, isAlive ? result : { ...result, points: 0 }) };
}
