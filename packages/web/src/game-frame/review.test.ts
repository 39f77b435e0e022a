import {
  findGameAmong,
  legalWords,
  playWord,
  resign,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { randomDealCode } from "@tetrarch/play";
import { expect, test, vi } from "vitest";
import { value } from "../../../../testing/value.js";
import type { SolverClient } from "../solver-client/solver-client.js";
import { Review } from "./review.svelte.js";

/** A game that was resigned after some moves. */
function resigned(moves: number): Session {
  const game = value(findGameAmong([])("four-kingdoms", undefined));
  let session = startSession(game, randomDealCode(game, seededRandom(1)));
  for (let move = 0; move < moves && session.ok; move++)
    session = playWord(session.value, legalWords(session.value)[0] ?? "");
  return value(session.ok ? resign(session.value) : session);
}

test("the search for the move that lost a game ends with words where the solver fails, too", async () => {
  const answers = [
    Promise.resolve({ type: "solution", solution: { verdict: "won", moves: [], nodes: 1 } }),
    Promise.reject(new Error("gone")),
  ];
  const ask = () => ({ answer: answers.shift(), cancel: () => undefined });
  const review = new Review({ ask } as unknown as SolverClient, resigned(2));
  review.ask();
  await vi.waitUntil(() => answers.length === 0 && review.turningPoint?.type !== "looking");
  expect(review.turningPoint).toEqual({ type: "unknown" });
});

test("the search for the move that lost a game gives up after a few short searches that settle nothing", async () => {
  const limits: number[] = [];
  const ask = (question: { readonly limits: { readonly nodes: number } }) => {
    const { nodes } = question.limits;
    limits.push(nodes);
    const verdict = limits.length === 1 ? "won" : "unknown";
    return {
      answer: Promise.resolve({ type: "solution", solution: { verdict, moves: [], nodes } }),
      cancel: () => undefined,
    };
  };
  const review = new Review({ ask } as unknown as SolverClient, resigned(12));
  review.ask();
  await vi.waitUntil(() => review.turningPoint !== undefined && review.turningPoint.type !== "looking");
  expect(review.turningPoint).toEqual({ type: "unknown" });
  const [, ...searches] = limits;
  expect(searches.reduce((sum, nodes) => sum + nodes, 0)).toBeLessThanOrEqual(1_000_000);
});
