import type { AnyGame } from "@tetrarch/engine";
import type { InputLine } from "@tetrarch/protocol";
import { jsonDialogue } from "./json-dialogue.js";
import { type Forfeit, type ProgramCommand, ProgramProcess } from "./program-process.js";
import {
  afterReply,
  type Dialogue,
  type GameLimits,
  MOST_LINES_A_MOVE,
  openGame,
  type RefereedGame,
  ruledLost,
} from "./refereed-game.js";
import { secretSession } from "./secret-deals.js";
import { textDialogue } from "./text-dialogue.js";

/** The languages in which a program that the referee starts can be talked to. */
export const DIALOGUES: Readonly<Record<"json" | "text", Dialogue>> = {
  json: jsonDialogue,
  text: textDialogue,
};

export interface BenchPlan {
  readonly game: AnyGame;
  /** Options joined by `+`, or `standard`. */
  readonly variant: string;
  readonly seed: string;
  readonly deals: number;
  readonly form: BenchForm;
  readonly limits: BenchLimits;
}

/** How referee and program talk; a client of `mcp` starts its referee itself. */
export type BenchForm = ProgramForm | "mcp";
export type ProgramForm = keyof typeof DIALOGUES;

/** A program that the referee starts. */
export interface BenchedProgram {
  readonly command: ProgramCommand;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly form: ProgramForm;
}

export interface BenchLimits extends GameLimits {
  /** The seconds that a move may take. */
  readonly seconds: number;
}

/** How many moves' time a program has for its first line: it may have much to load. */
const TIMES_TO_START = 10;
/** How long a program may take to end when there are no more games, in milliseconds. */
const GRACE_PERIOD = 2000;
/** Tells a program the number of the first deal that it is to play. */
const FIRST_DEAL = "TETRARCH_DEAL";

/** A program without any output; its message is what it wrote to standard error. */
export class ProgramFailure extends Error {}

/** Plays deal after deal with a program. It is started once, and again after it has ended or was ended. */
export class Referee {
  readonly #plan: BenchPlan;
  readonly #benched: BenchedProgram;
  readonly #dialogue: Dialogue;
  #program: ProgramProcess | undefined;
  /** The game before, about which the program may still ask; undefined for a process that has not played yet. */
  #last: RefereedGame | undefined;
  #hasAnswered = false;
  #isStopped = false;

  constructor(plan: BenchPlan, benched: BenchedProgram) {
    this.#plan = plan;
    this.#benched = benched;
    this.#dialogue = DIALOGUES[benched.form];
  }

  /**
   * The games from a deal on, each when it is over. It ends early when it is stopped, and throws `ProgramFailure` for a
   * program without any output when it is first started.
   * @param first the number of a deal, from 1
   */
  async *games(first: number): AsyncGenerator<RefereedGame> {
    const { deals } = this.#plan;
    try {
      for (let number = first; number <= deals; number++) {
        const game = await this.#play(number);
        if (this.#isStopped) return;
        this.#last = this.#program && game;
        yield game;
      }
      await this.#dismiss();
    } finally {
      this.#end();
    }
  }

  /** Ends the program, and the game in play with it. */
  stop(): void {
    this.#isStopped = true;
    this.#end();
  }

  async #play(number: number): Promise<RefereedGame> {
    for (;;) {
      const isFresh = this.#program === undefined;
      const program = this.#program ?? this.#start(number);
      const { limits, deals } = this.#plan;
      const game = openGame(secretSession(this.#plan, number), limits);
      const opening = this.#dialogue.opening(game, { number, of: deals });
      const first = await this.#firstLine(program, opening, this.#deadline(isFresh ? TIMES_TO_START : 1));
      if (typeof first !== "string") {
        this.#hasAnswered = true;
        return this.#playOn(program, game, first);
      }
      // Its standard error may be read later than the end of its output, and tells why it ended.
      if (first === "left" && !this.#hasAnswered) await program.dismiss(this.#deadline());
      this.#end();
      // A program that ends with a game, or never asks for another, is started again; one that has seen the deal is not.
      const isLate = first === "time" && opening.length > 0;
      if (!isFresh && !isLate && !this.#isStopped) continue;
      if (!this.#isStopped && !this.#hasAnswered) throw new ProgramFailure(program.stderrTail);
      return ruledLost(game, first);
    }
  }

  /** The line with which a program begins a game. Until then it may ask about the one before. */
  async #firstLine(
    program: ProgramProcess,
    opening: readonly string[],
    deadline: number,
  ): Promise<InputLine | Forfeit> {
    const forfeit = await program.tell(opening, deadline);
    if (forfeit) return forfeit;
    for (;;) {
      const line = await program.next(deadline);
      if (typeof line === "string" || !this.#last || this.#dialogue.begins(line)) return line;
      const reply = this.#dialogue.answer(this.#last, line);
      this.#last = afterReply(this.#last, reply, this.#plan.limits);
      if (this.#last.linesSinceMove > MOST_LINES_A_MOVE) return "time";
      const forfeit = await program.tell(reply.lines, deadline);
      if (forfeit) return forfeit;
    }
  }

  async #playOn(program: ProgramProcess, start: RefereedGame, first: InputLine): Promise<RefereedGame> {
    let game = start;
    let line: InputLine | Forfeit = first;
    let deadline = this.#deadline();
    for (;;) {
      if (typeof line === "string") {
        this.#end();
        return ruledLost(game, line);
      }
      const reply = this.#dialogue.answer(game, line);
      game = afterReply(game, reply, this.#plan.limits);
      if (game.linesSinceMove === 0) deadline = this.#deadline();
      const isLostByErrors = game.ending === "errors";
      const lines = isLostByErrors ? (this.#dialogue.lossNotice ?? reply.lines) : reply.lines;
      const forfeit = await program.tell(lines, deadline);
      if (game.ending === "chatter") this.#end();
      if (game.ending) return game;
      line = forfeit ?? (await program.next(deadline));
    }
  }

  /** Tells the program that there are no more games. */
  async #dismiss(): Promise<void> {
    const program = this.#program;
    if (!program) return;
    const { closing, refuse } = this.#dialogue;
    const deadline = performance.now() + GRACE_PERIOD;
    await program.tell(closing, deadline);
    const line = refuse && (await this.#firstLine(program, [], deadline));
    if (refuse && line && typeof line !== "string") await program.tell(refuse(line), deadline);
    await program.dismiss(deadline);
  }

  #start(number: number): ProgramProcess {
    const { command, env } = this.#benched;
    this.#program = new ProgramProcess(command, { ...env, [FIRST_DEAL]: String(number) });
    this.#last = undefined;
    return this.#program;
  }

  #end(): void {
    this.#program?.stop();
    this.#program = undefined;
    this.#last = undefined;
  }

  #deadline(times = 1): number {
    return performance.now() + times * 1000 * this.#plan.limits.seconds;
  }
}
