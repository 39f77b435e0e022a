import type { Session } from "@tetrarch/engine";
import { moveLines, pileLines } from "./session-lines.js";

/** A position in which a move is asked for line by line: of a lesson, a puzzle. */
export interface AskedByLine {
  readonly help: readonly string[];
  /** What lies on the table. */
  readonly session: Session;
  /** What can be said besides, and what is done then: each gives lines to be said. */
  readonly commands: Readonly<Record<string, () => readonly string[]>>;
  quit(): void;
  /** Anything else is taken for a move. */
  play(typed: string): readonly string[];
}

/** The lines to be said to a line that has come in. */
export function answerTo(
  line: string,
  { help, session, commands, quit, play }: AskedByLine,
): readonly string[] {
  const typed = line.trim();
  const command = typed.toLowerCase();
  switch (command) {
    case "":
      return [];
    case "help":
    case "?":
      return help;
    case "quit":
    case "exit":
      quit();
      return ["Farewell."];
    case "moves":
      return moveLines(session);
    case "table":
      return pileLines(session);
    default:
      return Object.hasOwn(commands, command) ? (commands[command]?.() ?? []) : play(typed);
  }
}
