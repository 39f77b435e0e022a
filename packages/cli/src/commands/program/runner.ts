import type { Result } from "@tetrarch/engine";
import type { Fault, Outcome } from "../../report.js";

/** What becomes of a command once commander has found it. Commands load when they run, so that each starts fast. */
export interface Runner {
  /** A command that reports: its text or, with `--json`, its JSON is printed. */
  show(outcome: Promise<Outcome>, options: ShowOptions): Promise<void>;
  /** A command that speaks for itself and ends with an exit code; with `--json` its failure is printed as JSON. */
  exit(code: Promise<Result<number, Fault>>, options?: JsonOption): Promise<void>;
}

export interface ShowOptions {
  readonly json?: boolean | undefined;
  /** Whether the text may be shown in the player's pager. */
  readonly paged?: boolean;
}

export interface JsonOption {
  readonly json?: boolean;
}

export const JSON_FLAG = ["--json", "print JSON"] as const;

export const VARIANT_FLAG = ["--variant <variant>", "a variant of the game: options joined by +"] as const;

/** The examples at the end of a command's help. */
export function examples(...lines: readonly (readonly [command: string, what: string])[]): string {
  const width = Math.max(...lines.map(([command]) => command.length));
  return `\nExamples:\n${lines.map(([command, what]) => `  ${command.padEnd(width)}   ${what}`).join("\n")}`;
}
