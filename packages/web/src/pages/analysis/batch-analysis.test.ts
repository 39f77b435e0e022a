import { findGameAmong, formatDealCode, games, resign, type Session, startSession } from "@tetrarch/engine";
import { type GameRecord, readGameRecord, recordOf } from "@tetrarch/play";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { value } from "../../../../../testing/value.js";
import type { Analyses } from "../../data/analyses.js";
import type { BrowserStorage } from "../../data/browser-storage.js";
import type { GameSummary } from "../../data/database.js";
import type { History } from "../../data/history.js";
import type { Order, Reply } from "../../solver-client/messages.js";
import { BatchAnalysis } from "./batch-analysis.svelte.js";

/** A worker that says nothing until it is told to. */
class SilentWorker {
  static readonly started: SilentWorker[] = [];
  /** The numbers of the questions that nobody has taken back. */
  open: readonly number[] = [];
  onmessage: ((event: { readonly data: Reply }) => void) | undefined;

  constructor() {
    SilentWorker.started.push(this);
  }

  postMessage(order: Order): void {
    this.open = this.open.filter((number) => number !== order.number);
    if (order.type === "ask") this.open = [...this.open, order.number];
  }

  terminate(): void {
    this.open = [];
  }

  /** Ends the analysis that was asked for first. */
  answer(): void {
    const [number = 0, ...others] = this.open;
    this.open = others;
    const by = { player: "nobody", version: 1, nodes: 0, sigma: 0.01 };
    const whole = { game: "kings-keys", variant: "standard", by, final: true } as const;
    this.onmessage?.({ data: { number, answer: { type: "analysed", part: { whole, plies: [] } } } });
  }
}

const { started } = SilentWorker;

/** The app's one worker, which stays from one test to the next. */
function worker(): SilentWorker | undefined {
  return started[0];
}

/** All questions that wait for an answer. */
function openQuestions(): number {
  return started.flatMap(({ open }) => open).length;
}

/** Waits for a fact, also on a busy machine. */
function until(isSo: () => boolean): Promise<unknown> {
  return vi.waitUntil(isSo, { timeout: 30_000, interval: 5 });
}

beforeEach(() => void vi.stubGlobal("Worker", SilentWorker));

afterEach(() => vi.unstubAllGlobals());

function finishedGames(count: number): readonly GameRecord[] {
  const game = games.find(({ id }) => id === "kings-keys");
  const session = game && startSession(game, formatDealCode(game.dealCode, 7));
  const given = session?.ok ? resign(session.value) : undefined;
  return Array.from({ length: count }, (_, index) => {
    const record = given?.ok && recordOf(given.value, String(index).repeat(32), { endedAt: 1 });
    if (!record) throw new Error("no game");
    return record;
  });
}

/** The game of a record. */
function sessionOf(record: GameRecord | undefined): Session {
  const read = value(readGameRecord(record, findGameAmong([])));
  return read.session;
}

/** A batch of some games. What is read of a game comes when it is let through. */
function batchOf(count: number) {
  const records = finishedGames(count);
  const listed = records.map(({ words, ...record }): GameSummary => ({ ...record, moves: words.length }));
  const waiting: (() => void)[] = [];
  const storage = {
    database: { read: async () => [[], []] },
  } as unknown as BrowserStorage;
  const history = {
    session: ({ id }: GameSummary) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(sessionOf(records.find((record) => record.id === id))));
      }),
  } as unknown as History;
  const kept = { find: async () => undefined, keep: async () => undefined } as unknown as Analyses;
  const letThrough = () => {
    for (const give of waiting.splice(0)) give();
  };
  return {
    batch: new BatchAnalysis(storage, history, kept),
    listed,
    letThrough,
    isWaiting: () => waiting.length > 0,
  };
}

const noReport = async () => undefined;

test("all games are analysed by one worker, which has nothing left to do when they are done", async () => {
  const { batch, listed, letThrough, isWaiting } = batchOf(3);
  const working = batch.work(listed, noReport);
  for (const _ of listed) {
    await until(isWaiting);
    letThrough();
    await until(() => openQuestions() === 1);
    worker()?.answer();
  }
  await working;
  expect([started.length, openQuestions()]).toEqual([1, 0]);
  expect([batch.done, batch.failed.size, batch.isBusy]).toEqual([3, 0, false]);
});

test("what was stopped while a game was read stays stopped when it is started again", async () => {
  const { batch, listed, letThrough, isWaiting } = batchOf(3);
  let hasEnded = false;
  void batch.work(listed, noReport).then(() => (hasEnded = true));
  await until(isWaiting);
  batch.stop();
  const second = batch.work(listed, noReport);
  letThrough();
  await until(() => (hasEnded && openQuestions() > 0) || openQuestions() > 1);
  expect(openQuestions()).toBe(1);
  expect([started.length, batch.total, batch.done]).toEqual([1, 3, 0]);
  batch.stop();
  await second;
  expect([started.length, openQuestions(), batch.isBusy]).toEqual([1, 0, false]);
  expect(batch.failed.size).toBe(0);
});

test("what was stopped while an end was told stays stopped when it is started again", async () => {
  const { batch, listed, letThrough, isWaiting } = batchOf(3);
  let goOn = () => {};
  let hasEnded = false;
  const first = batch.work(listed, () => new Promise((resolve) => (goOn = resolve)));
  void first.then(() => (hasEnded = true));
  await until(isWaiting);
  letThrough();
  await until(() => openQuestions() === 1);
  worker()?.answer();
  await until(() => batch.done === 1);
  batch.stop();
  const second = batch.work(listed, noReport);
  await until(isWaiting);
  goOn();
  letThrough();
  // One that comes to life again reads its next game.
  await until(() => (hasEnded || isWaiting()) && openQuestions() > 0);
  expect([hasEnded, isWaiting(), openQuestions(), batch.done]).toEqual([true, false, 1, 0]);
  batch.stop();
  await second;
});
