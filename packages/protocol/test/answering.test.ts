import { seededRandom } from "@tetrarch/engine";
import { runInTurns } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { answer, answering } from "../src/answer.js";
import { type Connection, openConnection } from "../src/connection.js";

/** 100,000 nodes do not solve it. */
const HARD = "FK-35-0";

function started(game: string, deal: string): Connection {
  const opened = openConnection({ random: seededRandom(1), version: "1" });
  return answer(opened, JSON.stringify({ op: "new", game, deal })).connection;
}

test.each([
  ["four-kingdoms", HARD, '{"op":"solve","nodes":50000}'],
  ["kings-keys", "KK-11982-5", '{"op":"advise","player":"sampler","nodes":50000}'],
  ["kings-keys", "KK-11982-5", '{"op":"perft","depth":6}'],
])("%s %s %s: others have their turn in between, and the answer is the same", async (game, deal, line) => {
  const connection = started(game, deal);
  const progress: number[] = [];
  const inTurns = await runInTurns(answering(connection, line), async ({ nodes }) => {
    progress.push(nodes);
    return true;
  });
  expect(progress.length).toBeGreaterThan(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(inTurns?.line).toBe(answer(connection, line).line);
});

test("work given up has no answer, and the connection is as it was", async () => {
  const connection = started("four-kingdoms", HARD);
  const before = answer(connection, '{"op":"transcript"}').line;
  expect(await runInTurns(answering(connection, '{"op":"solve"}'), async () => false)).toBeUndefined();
  expect(answer(connection, '{"op":"transcript"}').line).toBe(before);
});

test.each(['{"op":"position"}', '{"op":"hello"}', "{", ""])("%j takes no turns", (line) => {
  const { done, value } = answering(started("four-gods", "FG-7-5"), line).next();
  expect(done).toBe(true);
  expect(value).toHaveProperty("line");
});
