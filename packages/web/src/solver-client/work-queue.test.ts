import { expect, test } from "vitest";
import type { Answer, Question, Reply } from "./messages.js";
import { WorkQueue } from "./work-queue.js";

function questionOf(seed: number): Question {
  return { type: "winnable", game: "none", variant: "standard", seed };
}

const PROGRESS: Answer = {
  type: "progress",
  progress: { nodes: 1, states: 1 },
};

/** A queue whose every slice is one step, and in which `between` happens after each. */
function queueWith(lengths: Readonly<Record<number, number>>, between: (slice: number) => void) {
  const replies: Reply[] = [];
  let time = 0;
  let slices = 0;
  const queue = new WorkQueue({
    *begin(question) {
      const length = lengths["seed" in question ? question.seed : 0] ?? 1;
      for (let step = 1; step < length; step++) yield PROGRESS;
      if (length === 0) throw new Error("a bug");
      return { type: "none" };
    },
    reply: (reply) => replies.push(reply),
    now: () => {
      time += 100;
      return time;
    },
    receiveOrders: async () => between(++slices),
  });
  const ask = (number: number, isUrgent = false) =>
    queue.take({ type: "ask", number, isUrgent, question: questionOf(number) });
  return { queue, ask, replies };
}

async function emptied(replies: readonly Reply[], answers: number): Promise<void> {
  await expect.poll(() => replies.filter(({ answer }) => answer.type !== "progress").length).toBe(answers);
}

const numbers = (replies: readonly Reply[]) => replies.map(({ number }) => number);

test("questions are answered one after the other", async () => {
  const { ask, replies } = queueWith({ 1: 3, 2: 2 }, () => undefined);
  ask(1);
  ask(2);
  await emptied(replies, 2);
  expect(numbers(replies)).toEqual([1, 1, 1, 2, 2]);
});

test("an urgent one comes first, and the other goes on from where it was", async () => {
  const { ask, replies } = queueWith({ 1: 4, 2: 2 }, (slice) => {
    if (slice === 2) ask(2, true);
  });
  ask(1);
  await emptied(replies, 2);
  expect(numbers(replies)).toEqual([1, 1, 2, 2, 1, 1]);
});

test("a field waits for a question that came later, and goes on from where it was", async () => {
  const { queue, ask, replies } = queueWith({ 0: 4, 2: 2 }, (slice) => {
    if (slice === 2) ask(2);
  });
  const question = { type: "field", game: "none", variant: "standard", deal: "", level: "" } as const;
  queue.take({ type: "ask", number: 1, isUrgent: false, question });
  await emptied(replies, 2);
  expect(numbers(replies)).toEqual([1, 1, 2, 2, 1, 1]);
});

test("one that is taken back is dropped without a reply", async () => {
  const { queue, ask, replies } = queueWith({ 1: 1_000_000, 2: 1 }, (slice) => {
    if (slice === 3) queue.take({ type: "cancel", number: 1 });
  });
  ask(1);
  ask(2);
  await emptied(replies, 1);
  expect(numbers(replies)).toEqual([1, 1, 1, 2]);
});

test("a bug ends its own question only", async () => {
  const { ask, replies } = queueWith({ 1: 0, 2: 1 }, () => undefined);
  ask(1);
  ask(2);
  await emptied(replies, 2);
  expect(replies).toEqual([
    { number: 1, answer: { type: "failed", reason: "Error: a bug" } },
    { number: 2, answer: { type: "none" } },
  ]);
});

test("after a rest it goes on with what comes next", async () => {
  const { ask, replies } = queueWith({}, () => undefined);
  ask(1);
  await emptied(replies, 1);
  ask(2);
  await emptied(replies, 2);
});
