import { seededRandom } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { type Answer, inOrder, type Task, type Worker } from "../../src/study/pool.js";

/** A thread that answers after a while of its own, and keeps count of what it was given. */
class FakeThread implements Worker {
  readonly tasks: Task[] = [];
  ended = false;
  #answer: (answer: Answer) => void = () => {};
  #fail: (error: Error) => void = () => {};
  readonly #delay: (task: Task) => number | Promise<unknown>;
  readonly #failsAt: number;

  /** A delay is in milliseconds, or lasts until something has come about. */
  constructor(delay: (task: Task) => number | Promise<unknown>, failsAt = -1) {
    this.#delay = delay;
    this.#failsAt = failsAt;
  }

  postMessage(task: Task): void {
    this.tasks.push(task);
    const delay = this.#delay(task);
    if (typeof delay === "number") setTimeout(() => this.#finish(task), delay);
    else void delay.then(() => this.#finish(task));
  }

  #finish(task: Task): void {
    if (this.ended) return;
    if (task.place === this.#failsAt) this.#fail(new Error("it broke"));
    else this.#answer({ place: task.place, line: `deal ${task.deal}` });
  }

  on(
    event: "message" | "error" | "exit",
    listener: ((answer: Answer) => void) | ((error: Error) => void),
  ): this {
    if (event === "message") this.#answer = listener as (answer: Answer) => void;
    else if (event === "error") this.#fail = listener as (error: Error) => void;
    return this;
  }

  async terminate(): Promise<void> {
    this.ended = true;
  }
}

const never = new AbortController().signal;

async function all(batches: AsyncGenerator<readonly string[]>): Promise<string[]> {
  const lines: string[] = [];
  for await (const batch of batches) lines.push(...batch);
  return lines;
}

/** Comes about when a thread is given nothing more to do. */
async function standstill({ tasks }: FakeThread): Promise<void> {
  for (let before = -1; tasks.length !== before; ) {
    before = tasks.length;
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setTimeout(resolve));
  }
}

function work(size: number, from = 0) {
  return { size, from, dealAt: (place: number) => 1000 + place };
}

describe("inOrder", () => {
  test.each([1, 2, 5, 40])("%i threads: every result once, in order, whoever is first", async (count) => {
    const random = seededRandom(count);
    const threads = Array.from({ length: count }, () => new FakeThread(() => random(4)));
    const lines = await all(inOrder(work(100), threads, never));
    expect(lines).toEqual(Array.from({ length: 100 }, (_, place) => `deal ${1000 + place}`));
    expect(threads.every(({ ended }) => ended)).toBe(true);
    expect(threads.every(({ tasks }) => tasks.length > 0)).toBe(true);
  });

  test("it begins where it is told, and with nothing to do it ends at once", async () => {
    expect(await all(inOrder(work(5, 3), [new FakeThread(() => 0)], never))).toEqual([
      "deal 1003",
      "deal 1004",
    ]);
    expect(await all(inOrder(work(5, 5), [], never))).toEqual([]);
  });

  test("a slow deal does not let the others run ahead without end", async () => {
    const fast = new FakeThread(() => 0);
    const slow = new FakeThread(() => standstill(fast));
    const lines = inOrder(work(20_000), [slow, fast], never);
    const first = await lines.next();
    expect((first.value as readonly string[])[0]).toBe("deal 1000");
    expect(fast.tasks.length).toBeGreaterThan(50);
    expect(fast.tasks.length).toBeLessThanOrEqual(4096);
    await lines.return(undefined);
    expect([slow.ended, fast.ended]).toEqual([true, true]);
  });

  test("results that nobody takes are not piled up", async () => {
    const thread = new FakeThread(() => 0);
    const lines = inOrder(work(100_000), [thread], never);
    await lines.next();
    await standstill(thread);
    expect(thread.tasks.length).toBeLessThanOrEqual(4200);
    await lines.return(undefined);
  });

  test("a stop ends it soon, after results without a gap", async () => {
    const stop = new AbortController();
    const random = seededRandom(9);
    const threads = [1, 2, 3].map(() => new FakeThread(() => random(3)));
    const lines: string[] = [];
    for await (const batch of inOrder(work(100_000), threads, stop.signal)) {
      lines.push(...batch);
      if (lines.length > 20) stop.abort();
    }
    expect(lines).toEqual(lines.map((_, place) => `deal ${1000 + place}`));
    expect(lines.length).toBeLessThan(200);
    expect(threads.every(({ ended }) => ended)).toBe(true);
  });

  test("a thread that fails is an error, after the results before it", async () => {
    const threads = [new FakeThread(() => 1, 7), new FakeThread(() => 1, 7)];
    const lines: string[] = [];
    const run = async () => {
      for await (const batch of inOrder(work(50), threads, never)) lines.push(...batch);
    };
    await expect(run()).rejects.toThrow("it broke");
    expect(lines).toEqual(Array.from({ length: 7 }, (_, place) => `deal ${1000 + place}`));
    expect(threads.every(({ ended }) => ended)).toBe(true);
  });
});
