import type { Answer, Order, Question, Reply } from "./messages.js";

/** A question is thought about for so many milliseconds before the worker looks what else has come. */
const SLICE = 15;

/** What the queue needs of the place it runs in. */
interface Surroundings {
  /** Begins to think about a question. */
  readonly begin: (question: Question) => Generator<Answer, Answer, void>;
  readonly reply: (reply: Reply) => void;
  /** Milliseconds of any clock that only goes forward. */
  readonly now: () => number;
  /** Settles when what has come meanwhile has been taken in. */
  readonly takeIn: () => Promise<void>;
}

interface Task {
  readonly number: number;
  readonly isUrgent: boolean;
  readonly thought: Generator<Answer, Answer, void>;
}

/**
 * Several questions, thought about one at a time and a slice at a time: an urgent one first, even when another has been
 * begun, which goes on afterwards from where it was. One that is taken back is dropped between two slices, and nothing
 * is replied.
 */
export class WorkQueue {
  readonly #here: Surroundings;
  #tasks: readonly Task[] = [];
  #isRunning = false;

  constructor(here: Surroundings) {
    this.#here = here;
  }

  take(order: Order): void {
    if (order.type === "cancel") {
      this.#drop(order.number);
      return;
    }
    const { number, isUrgent, question } = order;
    this.#tasks = [...this.#tasks, { number, isUrgent, thought: this.#here.begin(question) }];
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let task = this.#next(); task; task = this.#next()) {
      this.#think(task);
      await this.#here.takeIn();
    }
    this.#isRunning = false;
  }

  #next(): Task | undefined {
    return this.#tasks.find(({ isUrgent }) => isUrgent) ?? this.#tasks[0];
  }

  #drop(number: number): void {
    this.#tasks = this.#tasks.filter((task) => task.number !== number);
  }

  /** A slice of one question; of its progress the last is told. A part ends the slice, so that none is left out. */
  #think({ number, thought }: Task): void {
    const { now, reply } = this.#here;
    const end = now() + SLICE;
    try {
      let step = thought.next();
      while (!step.done && step.value.type !== "part" && now() < end) step = thought.next();
      if (step.done) this.#drop(number);
      reply({ number, answer: step.value });
    } catch (error) {
      this.#drop(number);
      reply({ number, answer: { type: "failed", reason: String(error) } });
    }
  }
}
