import type { Answer, Order, Question, Reply } from "./messages.js";

/** The worker spends this many milliseconds on a question before it looks for new orders. */
const SLICE = 15;

/** What the queue needs of the worker that it runs in. */
interface QueueHost {
  /** Begins to answer a question. */
  readonly begin: (question: Question) => Generator<Answer, Answer, void>;
  readonly reply: (reply: Reply) => void;
  /** Milliseconds of any monotonic clock. */
  readonly now: () => number;
  /** Settles when the orders that have arrived meanwhile are taken. */
  readonly receiveOrders: () => Promise<void>;
}

interface Task {
  readonly number: number;
  readonly isUrgent: boolean;
  /** Whether it waits for all others: the games of a field are many, and long. */
  readonly isPatient: boolean;
  readonly answers: Generator<Answer, Answer, void>;
}

/**
 * The queue of the worker: it answers one question at a time, in slices. Urgent questions go first, fields last; a question that was begun
 * goes on from where it was. A cancelled question is dropped between two slices and gets no reply.
 */
export class WorkQueue {
  readonly #host: QueueHost;
  #tasks: readonly Task[] = [];
  #isRunning = false;

  constructor(host: QueueHost) {
    this.#host = host;
  }

  take(order: Order): void {
    if (order.type === "cancel") {
      this.#drop(order.number);
      return;
    }
    const { number, isUrgent, question } = order;
    this.#tasks = [
      ...this.#tasks,
      { number, isUrgent, isPatient: question.type === "field", answers: this.#host.begin(question) },
    ];
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let task = this.#next(); task; task = this.#next()) {
      this.#runSlice(task);
      await this.#host.receiveOrders();
    }
    this.#isRunning = false;
  }

  #next(): Task | undefined {
    return (
      this.#tasks.find(({ isUrgent }) => isUrgent) ??
      this.#tasks.find(({ isPatient }) => !isPatient) ??
      this.#tasks[0]
    );
  }

  #drop(number: number): void {
    this.#tasks = this.#tasks.filter((task) => task.number !== number);
  }

  /** Runs one slice; of its progress only the last is sent. A part of an analysis ends the slice, so that none is lost. */
  #runSlice({ number, answers }: Task): void {
    const { now, reply } = this.#host;
    const end = now() + SLICE;
    try {
      let step = answers.next();
      while (!step.done && step.value.type !== "part" && now() < end) step = answers.next();
      if (step.done) this.#drop(number);
      reply({ number, answer: step.value });
    } catch (error) {
      this.#drop(number);
      reply({ number, answer: { type: "failed", reason: String(error) } });
    }
  }
}
