import type { LineTerminal } from "../play/plain/conversation.js";
import { isAscii } from "../play/terminal-capabilities.js";
import type { CommandContext } from "./context.js";

export interface AsciiOption {
  /** Whether nothing but ASCII may be written. */
  readonly ascii?: boolean;
}

/** The terminal of a command that talks line by line. */
export function lineTerminal({ ascii = false }: AsciiOption, context: CommandContext): LineTerminal {
  const { stdout, terminal, env } = context;
  return {
    // Opened only where it is read.
    get stdin() {
      return context.stdin;
    },
    stdout,
    isInteractive: terminal.interactive,
    ascii: isAscii({ env, platform: process.platform }, ascii),
  };
}
