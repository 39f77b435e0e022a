import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { countOf, isLong, tellChecks } from "../../../testing/counts.js";
import { builtCommand } from "./built-command.js";

/** Searches run in a thread of the engine: what that means for who talks to it. */

let program: string;
beforeAll(() => {
  program = builtCommand();
}, 120_000);

const children: ChildProcessWithoutNullStreams[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill();
});

interface Line {
  readonly id?: unknown;
  readonly error?: { readonly code: string };
  readonly [field: string]: unknown;
}

/** A running engine on a game of Four Kingdoms. */
async function startEngine() {
  const child = spawn(process.execPath, [program, "engine"]);
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const send = (...requests: readonly object[]) =>
    child.stdin.write(requests.map((request) => `${JSON.stringify(request)}\n`).join(""));
  const next = async (): Promise<Line> => JSON.parse((await lines.next()).value as string) as Line;
  send({ op: "new", game: "four-kingdoms", deal: "FK-70956-2" });
  await next();
  return { child, send, next };
}

/** Takes minutes. */
const ENDLESS = { op: "perft", depth: 30 };

describe("cancel", () => {
  test("is answered before the search that runs, which is cancelled; the game goes on", async () => {
    const { send, next } = await startEngine();
    send({ ...ENDLESS, id: "long" }, { op: "position", id: "after" }, { op: "cancel", id: "now" });
    expect(await next()).toEqual({ id: "now", cancelled: true });
    expect(await next()).toMatchObject({ id: "long", error: { code: "cancelled" } });
    expect(await next()).toMatchObject({ id: "after", ply: 0 });
    send({ op: "cancel" }, { op: "solve", nodes: 100 });
    expect(await next()).toEqual({ cancelled: false });
    expect(await next()).toMatchObject({ verdict: "unknown", stop: "nodes" });
  });

  test("with an id ends that request, running or queued, and no other", async () => {
    const { send, next } = await startEngine();
    send({ ...ENDLESS, id: 1 }, { op: "position", id: 2 }, { op: "undo", id: [3] });
    send({ op: "cancel", request: 2 }, { op: "cancel", request: 2 }, { op: "cancel", request: "1" });
    for (const cancelled of [true, false, false]) expect(await next()).toEqual({ cancelled });
    send({ op: "cancel", request: 1 });
    expect(await next()).toEqual({ cancelled: true });
    expect(await next()).toMatchObject({ id: 1, error: { code: "cancelled" } });
    expect(await next()).toMatchObject({ id: 2, error: { code: "cancelled" } });
    expect(await next()).toMatchObject({ id: [3], error: { code: "nothing-to-undo" } });
  });

  // How fast it is on a machine with other work says nothing: `npm test` sees to the order alone.
  test.runIf(isLong)("is answered within 100 ms in 99 of 100 cases, whatever is searched for", async () => {
    const CANCELS = 600;
    const { send, next } = await startEngine();
    const searches = [
      ENDLESS,
      { op: "solve", nodes: 1e9 },
      { op: "new", game: "four-kingdoms", winnable: true, difficulty: "hard" },
    ];
    const times: number[] = [];
    for (let run = 0; run < CANCELS; run++) {
      send({ ...searches[run % searches.length], id: "long" });
      // Not at once: so that it is in the midst of it, now and then.
      await new Promise((resolve) => setTimeout(resolve, (run * 37) % 150));
      const sent = performance.now();
      send({ op: "cancel", id: "now" });
      const first = await next();
      if (first.id === "now") times.push(performance.now() - sent);
      await next();
    }
    expect(times.length).toBeGreaterThan(CANCELS / 2);
    const late = times.filter((time) => time > 100).length;
    expect(late, `${late} of ${times.length}`).toBeLessThanOrEqual(Math.ceil(times.length / 100));
    tellChecks(times.length, "searches cancelled");
  });
});

test("progress is told when asked for, before the answer", async () => {
  const { send, next } = await startEngine();
  send({ ...ENDLESS, id: 1, progress: true });
  const progress = [await next(), await next()];
  for (const line of progress)
    expect(line).toEqual({ id: 1, progress: { nodes: expect.any(Number), states: 0 } });
  const [first, second] = progress.map((line) => (line.progress as { nodes: number }).nodes);
  expect(second).toBeGreaterThan(first as number);
  send({ op: "cancel" });
  let line = await next();
  while (line.progress) line = await next();
  expect(line).toEqual({ cancelled: true });
});

test("seconds end a search; without progress it tells nothing on the way", async () => {
  const { send, next } = await startEngine();
  send({ ...ENDLESS, seconds: 0.7 }, { op: "solve", nodes: 1e9, seconds: 0 });
  expect(await next()).toMatchObject({ error: { code: "time-limit" } });
  expect(await next()).toMatchObject({ verdict: "unknown", stop: "time" });
});

test("what a search changes, it changes: the deal found is played, what was solved is not honest", async () => {
  const { send, next } = await startEngine();
  send(
    { op: "new", game: "four-gods", winnable: true, difficulty: "easy", moveLimit: 1 },
    { op: "transcript" },
  );
  const { deal, legal } = await next();
  expect(await next()).toMatchObject({ transcript: expect.stringContaining('[Honest "yes"]') });
  send({ op: "solve" }, { op: "transcript" }, { op: "difficulty" });
  expect(await next()).toMatchObject({ verdict: "won" });
  expect(await next()).toMatchObject({ transcript: expect.stringContaining('[Honest "no"]') });
  expect(await next()).toMatchObject({ difficulty: "easy" });
  send({ op: "play", move: (legal as readonly string[])[0] });
  expect(await next()).toMatchObject({ deal, ply: 1, limit: true });
});

test("a search goes on from the moves played since, and from another game", async () => {
  const { send, next } = await startEngine();
  const counts: unknown[] = [];
  for (const moves of [[], ["deal"], ["deal", "deal"]]) {
    send({ op: "play", moves }, { op: "perft", depth: 1 });
    const { legal } = await next();
    counts.push([(await next()).nodes, (legal as readonly string[]).length]);
  }
  send({ op: "undo" }, { op: "perft", depth: 1 }, { op: "resign" }, { op: "perft", depth: 1 });
  counts.push([((await next()).legal as readonly string[]).length, (await next()).nodes]);
  for (const [counted, legal] of counts as readonly (readonly unknown[])[]) expect(counted).toBe(legal);
  await next();
  expect(await next()).toEqual({ nodes: 0 });
});

test("quit behind a search is answered after it, and ends the engine though its input stays open", async () => {
  const { child, send, next } = await startEngine();
  send({ op: "perft", depth: 2, id: 1 }, { op: "quit", id: 2 });
  expect((await next()).id).toBe(1);
  expect(await next()).toEqual({ id: 2 });
  if (child.exitCode === null) expect(await once(child, "exit")).toEqual([0, null]);
});

test("the end of the input is the end of the engine when all is answered", async () => {
  const { child, send, next } = await startEngine();
  send({ op: "perft", depth: 2, id: 1 }, { op: "solve", nodes: 10, id: 2 });
  child.stdin.end();
  expect([(await next()).id, (await next()).id]).toEqual([1, 2]);
  if (child.exitCode === null) expect(await once(child, "exit")).toEqual([0, null]);
});

test.runIf(process.platform === "linux")("pipelined requests take no memory", async () => {
  const REQUESTS = countOf(100_000);
  const { child, next } = await startEngine();
  const kilobytes = () =>
    Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]);
  const sending = (async () => {
    for (let id = 0; id < REQUESTS; id++) {
      const request =
        id % 3 === 0
          ? { op: "new", game: "napoleons-tomb", number: id + 1, id }
          : { op: id % 3 === 1 ? "position" : "moves", id };
      if (!child.stdin.write(`${JSON.stringify(request)}\n`)) await once(child.stdin, "drain");
    }
  })();
  let middle = 0;
  for (let id = 0; id < REQUESTS; id++) {
    expect((await next()).id).toBe(id);
    if (id === REQUESTS >> 1) middle = kilobytes();
  }
  await sending;
  expect(kilobytes() - middle).toBeLessThan(30_000);
  expect(kilobytes()).toBeLessThan(300_000);
  tellChecks(REQUESTS, "pipelined requests");
});
