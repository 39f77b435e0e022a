import { games, seededRandom, startSession } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { gameOf } from "../../../testing/game-of.js";
import { twinPositions } from "../../../testing/twins.js";
import { answer } from "../src/answer.js";
import { openRefereed } from "../src/connection.js";
import { OPS, REFEREED_OPS } from "../src/requests.js";
import type { Answer } from "./conversation.js";
import { expectToFit } from "./published.js";

const random = seededRandom(1);

function refereed(moveLimit?: number) {
  const session = startSession(gameOf("four-kingdoms"), "FK-11982-6");
  if (!session.ok) throw new Error(session.error.message);
  return openRefereed({ random, version: "1", session: session.value, moveLimit });
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
