import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ThoughtfulLine } from "./thoughtful-line.js";

const WORDS = Array.from({ length: 20 }, (_, move) => `m${move}`);

/** Asks until nothing more is asked; `winnable` positions can be won, and of some nothing can be found out. */
function searchedLine(
  winnable: number,
  open: ReadonlySet<number> = new Set(),
  result: boolean | undefined = false,
) {
  const line = new ThoughtfulLine(WORDS, result);
  let questions = 0;
  for (let next = line.next; next !== undefined; next = line.next) {
    questions++;
    const verdict = open.has(next) ? "unknown" : next < winnable ? "won" : "lost";
    line.answered(next, verdict, verdict === "won" ? ["other"] : []);
  }
  return { line, questions };
}

describe("the deal with all cards known", () => {
  it("is found to be lost by the right move, with few questions", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: WORDS.length }), (winnable) => {
        const { line, questions } = searchedLine(winnable);
        expect(line.lostAt).toBe(winnable - 1);
        expect(questions).toBeLessThanOrEqual(7);
        expect(WORDS.map((_, at) => line.at(at))).toEqual(
          WORDS.map((_, at) => (at < winnable ? "won" : "lost")),
        );
      }),
    );
  });

  it("is never guessed: what is said is so, wherever the budget runs out", () => {
    const somePositions = fc.array(fc.integer({ min: 0, max: WORDS.length }), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: WORDS.length }), somePositions, (winnable, open) => {
        const { line } = searchedLine(winnable, new Set(open));
        for (let at = 0; at <= WORDS.length; at++) {
          if (line.at(at) !== "unproven") expect(line.at(at)).toBe(at < winnable ? "won" : "lost");
        }
        if (line.lostAt !== undefined) expect(line.lostAt).toBe(winnable - 1);
      }),
    );
  });

  it("asks nothing of a game that was won, and little of a deal that cannot be won", () => {
    expect(searchedLine(0, new Set(), true).questions).toBe(0);
    expect(searchedLine(0).questions).toBe(1);
    expect(searchedLine(0).line.lostAt).toBeUndefined();
  });

  it("goes on from a win that was found as long as the game went that way", () => {
    const line = new ThoughtfulLine(WORDS, undefined);
    line.answered(0, "won", [...WORDS.slice(0, 7), "other", "end"]);
    expect(line.at(7)).toBe("won");
    expect(line.at(8)).toBe("unproven");
    expect(line.line).toEqual(["other", "end"]);
  });
});
