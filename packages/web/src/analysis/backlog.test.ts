import { findGameAmong, formatDealCode, games, resign, startSession } from "@tetrarch/engine";
import { type GameRecord, recordOf } from "@tetrarch/play";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BrowserStorage } from "../play/browser-storage.js";
import type { ListedGame } from "../play/database.js";
import type { History } from "../play/history.js";
import type { Order, Reply } from "../thinking/messages.js";
import { Backlog } from "./backlog.svelte.js";
import type { KeptAnalyses } from "./kept-analyses.js";

/** A worker that says nothing until it is told to. */
class SilentWorker {
  static readonly started: SilentWorker[] = [];
  /** The numbers of the questions that nobody has taken back. */
  open: readonly number[] = [];
  isRunning = true;
  onmessage: ((event: { readonly data: Reply }) => void) | undefined;

  constructor() {
    SilentWorker.started.push(this);
  }

  postMessage(order: Order): void {
    this.open = this.open.filter((number) => number !== order.number);
    if (order.type === "ask") this.open = [...this.open, order.number];
  }

  terminate(): void {
    this.isRunning = false;
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

function running(): readonly SilentWorker[] {
  return started.filter(({ isRunning }) => isRunning);
}

/** All questions that wait for an answer. */
function asked(): number {
  return started.flatMap(({ open }) => open).length;
}

/** Waits for a fact, also on a busy machine. */
function until(isSo: () => boolean): Promise<unknown> {
  return vi.waitUntil(isSo, { timeout: 30_000, interval: 5 });
}

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal("Worker", SilentWorker);
});

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

/** A backlog of some games. What is read of a game comes when it is let through. */
function backlogOf(count: number) {
  const records = finishedGames(count);
  const listed = records.map(({ words, ...record }): ListedGame => ({ ...record, moves: words.length }));
  const waiting: (() => void)[] = [];
  const storage = {
    cards: { finder: async () => findGameAmong([]) },
    database: { open: async () => ({ getAll: async () => [] }) },
  } as unknown as BrowserStorage;
  const history = {
    record: ({ id }: ListedGame) =>
      new Promise((resolve) => {
        waiting.push(() => resolve(records.find((record) => record.id === id)));
      }),
  } as unknown as History;
  const kept = { find: async () => undefined, keep: async () => undefined } as unknown as KeptAnalyses;
  const letThrough = () => {
    for (const give of waiting.splice(0)) give();
  };
  return {
    backlog: new Backlog(storage, history, kept),
    listed,
    letThrough,
    isWaiting: () => waiting.length > 0,
  };
}

const told = async () => undefined;

test("all games are analysed by one worker, which is ended when they are done", async () => {
  const { backlog, listed, letThrough, isWaiting } = backlogOf(3);
  const working = backlog.work(listed, told);
  for (const _ of listed) {
    await until(isWaiting);
    letThrough();
    await until(() => asked() === 1);
    running()[0]?.answer();
  }
  await working;
  expect(started).toHaveLength(1);
  expect(running()).toEqual([]);
  expect([backlog.done, backlog.failed.size, backlog.isBusy]).toEqual([3, 0, false]);
});

test("what was stopped while a game was read stays stopped when it is started again", async () => {
  const { backlog, listed, letThrough, isWaiting } = backlogOf(3);
  let hasEnded = false;
  void backlog.work(listed, told).then(() => (hasEnded = true));
  await until(isWaiting);
  backlog.stop();
  const second = backlog.work(listed, told);
  letThrough();
  await until(() => (hasEnded && asked() > 0) || asked() > 1);
  expect(asked()).toBe(1);
  expect([running().length, backlog.total, backlog.done]).toEqual([1, 3, 0]);
  backlog.stop();
  await second;
  expect([running().length, asked(), backlog.isBusy]).toEqual([0, 0, false]);
  expect(backlog.failed.size).toBe(0);
});

test("what was stopped while an end was told stays stopped when it is started again", async () => {
  const { backlog, listed, letThrough, isWaiting } = backlogOf(3);
  let goOn = () => {};
  let hasEnded = false;
  const first = backlog.work(listed, () => new Promise((resolve) => (goOn = resolve)));
  void first.then(() => (hasEnded = true));
  await until(isWaiting);
  letThrough();
  await until(() => asked() === 1);
  running()[0]?.answer();
  await until(() => backlog.done === 1);
  backlog.stop();
  const second = backlog.work(listed, told);
  await until(isWaiting);
  goOn();
  letThrough();
  // One that comes to life again reads its next game.
  await until(() => (hasEnded || isWaiting()) && asked() > 0);
  expect([hasEnded, isWaiting(), asked(), backlog.done]).toEqual([true, false, 1, 0]);
  backlog.stop();
  await second;
});
