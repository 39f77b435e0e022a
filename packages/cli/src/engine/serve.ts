import type { Random } from "@tetrarch/engine";
import {
  answering,
  type Connection,
  cancelAnswer,
  cancelledAnswer,
  connectionAfter,
  type InputLine,
  inputLines,
  isLong,
  type LineAnswer,
  type LongRequest,
  openConnection,
  progressLine,
  type ReadLine,
  readLine,
} from "@tetrarch/protocol";
import { type Progress, runToEnd } from "@tetrarch/solver";
import type { Output } from "../output.js";
import { VERSION } from "../version.js";
import { SearchThread } from "./search-thread.js";
import { dataOf } from "./session-data.js";

/** Where requests come from and answers go, and the chance of random deals. */
interface EngineStreams {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly random: Random;
}

/**
 * Answers on standard output what comes on standard input, until that ends, the other side quits or stops listening.
 * Each line has one answer, in order; `cancel` alone is answered at once. Searches run in a thread.
 */
export async function serve(context: EngineStreams): Promise<void> {
  const server = new EngineServer(context);
  const { stdin } = context;
  const reading = server.read(stdin);
  await Promise.race([reading, server.over]);
  // Who has quit while a search ran may leave the input open.
  if (server.isOver && "destroy" in stdin) (stdin as { destroy(): void }).destroy();
  else await reading;
  server.close();
}

/** A line that waits for its turn or is being answered. */
interface PendingLine {
  readonly line: InputLine;
  readonly read: ReadLine;
  isCancelled: boolean;
}

/** While a search runs no more than this is read on, in case one line cancels it: a bound on memory. */
const MOST_PENDING = 10_000;
const MOST_PENDING_CHARACTERS = 4_000_000;

class EngineServer {
  readonly #output: Output;
  readonly #thread = new SearchThread();
  /** Lines not yet answered, the one being answered first. */
  readonly #pending: PendingLine[] = [];
  #characters = 0;
  #connection: Connection;
  #isAnswering = false;
  #isSearching = false;
  #written: Promise<boolean> = Promise.resolve(true);
  #wakeReader = () => {};
  #end: () => void = () => {};
  #fail: (error: unknown) => void = () => {};
  /** Fulfilled when the other side has quit or does not listen any more; rejected when a search fails. */
  readonly over = new Promise<void>((resolve, reject) => {
    this.#end = resolve;
    this.#fail = reject;
  });
  isOver = false;

  constructor({ random, stdout }: EngineStreams) {
    this.#output = stdout;
    this.#connection = openConnection({ random, version: VERSION });
  }

  /** Takes lines until there are no more and all are answered, or it is over. */
  async read(input: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const line of inputLines(input)) {
      await this.#take(line);
      while (!this.#mayReadOn()) await this.#change();
      if (this.isOver) return;
    }
    while (this.#isAnswering && !this.isOver) await this.#change();
  }

  close(): void {
    this.#thread.cancel();
  }

  async #take(line: InputLine): Promise<void> {
    const read = readLine(line);
    if (read.request.ok && read.request.value.op === "cancel") {
      await this.#write(cancelAnswer(read, this.#cancel(read.cancels)));
      return;
    }
    this.#pending.push({ line, read, isCancelled: false });
    this.#characters += lengthOf(line);
    if (!this.#isAnswering) this.#answerAll().catch(this.#fail);
  }

  #mayReadOn(): boolean {
    if (this.isOver || this.#pending.length === 0) return true;
    const hasRoom = this.#pending.length < MOST_PENDING && this.#characters < MOST_PENDING_CHARACTERS;
    return this.#isSearching && hasRoom;
  }

  /** Fulfilled with the next change of what {@link read} waits for. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeReader = resolve;
    });
  }

  /** Cancels the request with this id, or the one that is running. Returns whether there was one. */
  #cancel(id: string | undefined): boolean {
    const candidates = this.#isSearching ? this.#pending : this.#pending.slice(1);
    const found =
      id === undefined
        ? candidates.slice(0, this.#isSearching ? 1 : 0).find(({ isCancelled }) => !isCancelled)
        : candidates.find(({ read, isCancelled }) => read.id === id && !isCancelled);
    if (!found) return false;
    found.isCancelled = true;
    if (found === this.#pending[0]) this.#thread.cancel();
    return true;
  }

  async #answerAll(): Promise<void> {
    this.#isAnswering = true;
    for (let next = this.#pending[0]; next && !this.isOver; next = this.#pending[0]) {
      const { request } = next.read;
      const isSearch = request.ok && !next.isCancelled && isLong(this.#connection, request.value);
      const answer = isSearch
        ? await this.#search(next, request.value as LongRequest)
        : this.#quickAnswer(next);
      this.#connection = answer.connection;
      const isTaken = await this.#write(answer.line);
      this.#pending.shift();
      this.#characters -= lengthOf(next.line);
      this.isOver ||= answer.done || !isTaken;
      this.#wakeReader();
    }
    this.#isAnswering = false;
    this.#wakeReader();
    if (this.isOver) this.#end();
  }

  #quickAnswer({ read, isCancelled }: PendingLine): LineAnswer {
    if (isCancelled) return cancelledAnswer(this.#connection, read);
    return runToEnd(answering(this.#connection, read));
  }

  async #search({ line, read }: PendingLine, request: LongRequest): Promise<LineAnswer> {
    const connection = this.#connection;
    const { session } = connection;
    const task = {
      line: line.type === "text" ? line.text : "",
      session: session && dataOf(session),
      seconds: request.seconds,
      tellsProgress: request.progress === true,
    };
    this.#isSearching = true;
    this.#wakeReader();
    const answer = await this.#thread.search(task, (progress) => this.#tellProgress(read, progress));
    this.#isSearching = false;
    if (answer === undefined) return cancelledAnswer(connection, read);
    const body = JSON.parse(answer) as { readonly error?: unknown; readonly deal?: string };
    const after = body.error ? connection : connectionAfter(connection, request, body);
    return { connection: after, line: answer, done: false };
  }

  #tellProgress(read: ReadLine, progress: Progress): void {
    if (this.#isSearching) void this.#write(progressLine(read, progress));
  }

  /** Writes a line after those before it. Returns whether the other side still listens. */
  #write(line: string): Promise<boolean> {
    this.#written = this.#written.then(() => this.#output.write(`${line}\n`));
    return this.#written;
  }
}

function lengthOf(line: InputLine): number {
  return line.type === "text" ? line.text.length : 0;
}
