import { seededRandom } from "@tetrarch/engine";
import { BudgetSpent, runInTurns } from "@tetrarch/solver";
import { describe, expect, test } from "vitest";
import { answer, answering, type ReadLine, readLine } from "../src/answer.js";
import { type Connection, openConnection } from "../src/connection.js";
import type { Answer } from "./conversation.js";
import { expectToFit } from "./published.js";

/** 100,000 nodes do not solve it. */
const HARD = "FK-70956-2";

/** Without a deal it is the first that chance gives, which is always the same here. */
function started(game: string, deal?: string): Connection {
  const opened = openConnection({ random: seededRandom(1), version: "1" });
  return answer(opened, JSON.stringify({ op: "new", game, deal })).connection;
}

/** The connection after a request, and what is legal then. */
function position(before: Connection, line: string) {
  const { connection, line: text } = answer(before, line);
  return { connection, legal: (JSON.parse(text) as Answer).legal ?? [] };
}

function read(text: string): ReadLine {
  return readLine({ type: "text", text });
}

test.each([
  ["four-kingdoms", HARD, '{"op":"solve","nodes":50000}'],
  ["kings-keys", "KK-11982-5", '{"op":"advise","player":"sampler","nodes":30000}'],
  ["napoleons-tomb", undefined, '{"op":"perft","depth":5}'],
])("%s, %s, %s: others have their turn in between, and the answer is the same", async (game, deal, line) => {
  const connection = started(game, deal);
  const progress: number[] = [];
  const inTurns = await runInTurns(answering(connection, read(line)), async ({ nodes }) => {
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
  expect(await runInTurns(answering(connection, read('{"op":"solve"}')), async () => false)).toBeUndefined();
  expect(answer(connection, '{"op":"transcript"}').line).toBe(before);
});

describe("when its time is up, a request ends with what there is, or an error", () => {
  /** The answer to a line whose time is up when it tells of progress for the first time; its game is as it was where it fails. */
  function cutShort(connection: Connection, line: string) {
    const running = answering(connection, read(line));
    expect(running.next().done).toBe(false);
    const step = running.throw(new BudgetSpent("time"));
    if (!step.done) throw new Error("it goes on");
    return JSON.parse(step.value.line) as Answer;
  }

  /** A deal that is not solved in a moment. */
  function longSolved(game: string): Connection {
    for (let number = 1; ; number++) {
      const { connection } = position(started(game), JSON.stringify({ op: "new", game, number }));
      if (!answering(connection, read('{"op":"solve"}')).next().done) return connection;
    }
  }

  const hard = () => started("four-kingdoms", HARD);

  test("solve: nothing is proved", () => {
    expect(cutShort(hard(), '{"op":"solve"}')).toEqual({
      verdict: "unknown",
      moves: [],
      nodes: expect.any(Number),
      states: expect.any(Number),
      stop: "time",
    });
    const points = cutShort(longSolved("kings-keys"), '{"op":"solve"}');
    expect(points).toMatchObject({ verdict: "unknown", best: { exact: false }, stop: "time" });
    const sorting = cutShort(longSolved("napoleons-tomb"), '{"op":"solve"}');
    expect(sorting).toMatchObject({ verdict: "unknown", moves: [], stop: "time" });
  });

  test.each(["four-kingdoms", "kings-keys", "tomb-of-four-kings", "four-gods"])("%s: advise", (game) => {
    const line = '{"op":"advise","player":"sampler","nodes":10000000}';
    let { connection, legal } = position(started(game), '{"op":"position"}');
    // Where there is but one thing to do, no thought is taken.
    const isWeighed = () => {
      const running = answering(connection, read(line));
      return !running.next().done && !running.next().done;
    };
    while (legal.length > 0 && !isWeighed())
      ({ connection, legal } = position(connection, JSON.stringify({ op: "play", move: legal.at(-1) })));
    const advice = cutShort(connection, line);
    expect(advice).toMatchObject({ stop: "time", moves: expect.anything() });
    expect(legal).toContain(advice.move);
  });

  test("analyse: the plies looked at so far", () => {
    const { connection } = answer(hard(), '{"op":"play","moves":["deal","deal","deal"]}');
    const running = answering(connection, read('{"op":"analyse"}'));
    let step = running.next();
    while (!step.done && step.value.nodes < 2) step = running.next();
    const cut = running.throw(new BudgetSpent("time"));
    if (!cut.done) throw new Error("it goes on");
    expect(JSON.parse(cut.value.line)).toMatchObject({ final: false, stop: "time" });
    expectToFit('{"op":"analyse"}', cut.value.line);
    expect(cutShort(connection, '{"op":"analyse"}').error?.code ?? "told").toMatch(/^(time-limit|told)$/);
  });

  test.each([
    '{"op":"perft","depth":20}',
    '{"op":"difficulty"}',
    '{"op":"new","game":"four-kingdoms","winnable":true,"difficulty":"hard"}',
  ])("%s has nothing to tell", (line) => {
    expect(cutShort(hard(), line).error?.code).toBe("time-limit");
  });
});

test.each(['{"op":"position"}', '{"op":"hello"}', "{", ""])("%j takes no turns", (line) => {
  const { done, value } = answering(started("four-gods", "FG-7-5"), read(line)).next();
  expect(done).toBe(true);
  expect(value).toHaveProperty("line");
});
