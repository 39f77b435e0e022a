import { formatTranscript, games, type Session, seededRandom, startSession } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { gameOf } from "../../../testing/game-of.js";
import { twinPositions } from "../../../testing/twins.js";
import { value } from "../../../testing/value.js";
import { answer } from "../src/answer.js";
import { openConnection, openRefereed } from "../src/connection.js";
import { connectionAfter, isLong, type LongRequest } from "../src/long-requests.js";
import { OPS, REFEREED_OPS } from "../src/requests.js";
import type { Answer } from "./conversation.js";
import { expectToFit } from "./published.js";

const random = seededRandom(1);

function refereed(moveLimit?: number) {
  const session = value(startSession(gameOf("four-kingdoms"), "FK-11982-6"));
  return openRefereed({ random, version: "1", session: session, moveLimit });
}

/** Sound requests of all kinds. */
const FIELDS: Readonly<Record<string, object>> = {
  new: { game: "four-kingdoms" },
  play: { move: "deal" },
  perft: { depth: 1 },
  load: { transcript: "" },
  advise: { player: "greedy" },
  cards: { game: "four-gods" },
};

describe("a referee's connection", () => {
  test.each(OPS)("%s is answered, without the deal, or refused", (op) => {
    const line = JSON.stringify({ op, ...FIELDS[op] });
    const { line: text } = answer(refereed(), line);
    expectToFit(line, text);
    expect(text).not.toContain("11982");
    const { error } = JSON.parse(text) as Answer;
    const isAnswered = REFEREED_OPS.some((each) => each === op);
    expect(error?.code).toBe(isAnswered ? undefined : "bad-request");
    if (!isAnswered) expect(error?.message).toContain("a referee answers hello, position,");
  });

  test("says in hello what it answers, and keeps the move limit", () => {
    expect(JSON.parse(answer(refereed(), '{"op":"hello"}').line)).toMatchObject({ ops: REFEREED_OPS });
    const { line } = answer(refereed(2), '{"op":"play","moves":["deal","deal"]}');
    expect(JSON.parse(line)).toMatchObject({ ply: 2, status: "lost", limit: true });
  });
});

describe.each<LongRequest>([
  { op: "solve", nodes: 100_000 },
  { op: "advise", player: "sampler", nodes: 100 },
  { op: "analyse", nodes: 100 },
  { op: "difficulty" },
  { op: "perft", depth: 1 },
  { op: "new", game: "four-gods", winnable: true },
])("$op", (request) => {
  const session = value(startSession(gameOf("four-gods"), "FG-7-5"));
  const open = { ...openConnection({ random, version: "1" }), session };

  test("is long, and met in another thread it leads where it leads in this one", () => {
    expect(isLong(open, request)).toBe(true);
    const { connection, line } = answer(open, JSON.stringify(request));
    const after = connectionAfter(open, request, JSON.parse(line));
    expect(formatTranscript(after.session as Session)).toBe(formatTranscript(connection.session as Session));
    expect(after.sets).toEqual(connection.sets);
  });

  test("takes no thread under a referee, who refuses it and leaves the game as it is", () => {
    const connection = openRefereed({ random, version: "1", session, moveLimit: 9 });
    expect(isLong(connection, request)).toBe(false);
    expect(answer(connection, JSON.stringify(request)).connection).toBe(connection);
  });
});

test.each(games.map(({ id }) => id))(
  "%s: positions that differ only in what is hidden are answered alike",
  (id) => {
    const POSITIONS = countOf(1_000);
    for (const [session, twin] of twinPositions(gameOf(id), POSITIONS, 3)) {
      const [ours, theirs] = [session, twin].map((each) =>
        ["position", "observe", "moves", "narrate"].map(
          (op) =>
            answer(
              openRefereed({ random, version: "1", session: each, moveLimit: undefined }),
              JSON.stringify({ op }),
            ).line,
        ),
      );
      expect(theirs).toEqual(ours);
    }
    tellChecks(POSITIONS, "twin positions");
  },
);
