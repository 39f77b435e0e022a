import type { ProblemCode, Result } from "@tetrarch/engine";

export const EXIT = {
  fine: 0,
  wrongInput: 1,
  wrongUsage: 2,
  bug: 70,
  interrupted: 130,
  readerGone: 141,
} as const;

/** What a command has to say, for people and for programs. */
interface Report {
  /** Lines, each ended. */
  readonly text: string;
  /** What `--json` prints instead. */
  readonly json: unknown;
  /** Whether the text may be shown in the player's pager. */
  readonly paged?: boolean;
  /** The exit code, where that is not 0. */
  readonly code?: number;
}

/** Why a command failed. */
export interface Fault {
  readonly code:
    | ProblemCode
    | "usage"
    | "unreadable"
    | "unwritable"
    | "bad-study"
    | "not-proved"
    | "internal";
  readonly message: string;
}

export type Outcome = Result<Report, Fault>;

/** How a command ends: with a report to be printed, with an exit code after it has printed by itself, or with a fault. */
export type Ending = Result<Report | number, Fault>;

export function report(text: string, json: unknown): Outcome {
  return { ok: true, value: { text, json } };
}

export function fault(code: Fault["code"], message: string): { readonly ok: false; readonly error: Fault } {
  return { ok: false, error: { code, message } };
}

/** The command line itself is at fault, or what it was to work on is. */
export function exitCodeOf({ code }: Fault): number {
  if (code === "internal") return EXIT.bug;
  return code === "usage" || code === "unreadable" || code === "unknown-game"
    ? EXIT.wrongUsage
    : EXIT.wrongInput;
}
