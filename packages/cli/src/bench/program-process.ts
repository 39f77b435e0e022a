import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { type InputLine, inputLines } from "@tetrarch/protocol";
import { type Output, outputTo } from "../output.js";

export type ProgramCommand = readonly [program: string, ...args: string[]];

/** Why a program has no next line, which loses its game: it was too late, or has ended. */
export type Forfeit = "time" | "left";

/** How much of what a program writes to standard error is kept, in characters. */
const MOST_STDERR = 2000;
const isWindows = process.platform === "win32";

/** A program under test: a process of its own, whose lines are read no faster than they are answered. */
export class ProgramProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncGenerator<InputLine>;
  readonly #input: Output;
  readonly #gone: Promise<unknown>;
  #stderr = "";

  constructor([program, ...args]: ProgramCommand, env: Readonly<Record<string, string | undefined>>) {
    // In a group of its own, so that what it has started ends with it, and Ctrl+C is the referee's alone.
    this.#child = spawn(program, args, { env, detached: !isWindows, windowsHide: true });
    this.#lines = inputLines(this.#child.stdout);
    this.#input = outputTo(this.#child.stdin);
    this.#gone = new Promise((resolve) => {
      this.#child.once("close", resolve);
      this.#child.once("error", (error) => {
        this.#keepStderr(error.message);
        resolve(undefined);
      });
    });
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => this.#keepStderr(text));
  }

  /** The end of what it wrote to standard error, or why it could not be started. */
  get stderrTail(): string {
    return this.#stderr.trim();
  }

  #keepStderr(text: string): void {
    this.#stderr = (this.#stderr + text).slice(-MOST_STDERR);
  }

  /** Its next line. @param deadline a time of `performance.now()` */
  async next(deadline: number): Promise<InputLine | Forfeit> {
    const step = await before(
      deadline,
      this.#lines.next().catch(() => undefined),
    );
    if (step === LATE) return "time";
    return step === undefined || step.done ? "left" : step.value;
  }

  /** Writes lines to it, for as long as it takes them. */
  async tell(lines: readonly string[], deadline: number): Promise<Forfeit | undefined> {
    if (lines.length === 0) return undefined;
    const written = await before(deadline, this.#input.write(lines.map((line) => `${line}\n`).join("")));
    if (written === LATE) return "time";
    return written ? undefined : "left";
  }

  /** Closes its input, and waits for it to end by itself. */
  async dismiss(deadline: number): Promise<void> {
    this.#child.stdin.end();
    await before(deadline, this.#gone);
    this.stop();
  }

  /** Ends it, and all that it has started. */
  stop(): void {
    const { pid } = this.#child;
    try {
      if (pid !== undefined && !isWindows) process.kill(-pid, "SIGKILL");
    } catch {
      // It is gone already.
    }
    this.#child.kill("SIGKILL");
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) stream.destroy();
  }
}

const LATE = Symbol("late");

async function before<Result>(deadline: number, work: Promise<Result>): Promise<Result | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), Math.max(0, deadline - performance.now()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
