import { randomInt } from "node:crypto";
import type { Random } from "@tetrarch/engine";
import { localDay } from "@tetrarch/play";
import type { Output } from "../output.js";
import type { LineTerminal } from "../play/plain/conversation.js";
import { stateHome, surroundings } from "../play/saves/state-home.js";
import type { Stores } from "../play/saves/stores.js";
import { isAscii } from "../play/terminal-capabilities.js";

/** What standard output shows. */
export interface Terminal {
  /** Whether a person looks at it, rather than a file or a pipe taking it. */
  readonly interactive: boolean;
  readonly columns: number;
  readonly colour: boolean;
}

export interface CommandOutput {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly terminal: Terminal;
}

/** Everything outside the program that a command may use. */
export interface CommandContext extends CommandOutput {
  readonly stdin: AsyncIterable<Uint8Array> & { readonly isTTY?: boolean };
  readonly random: Random;
  /** Opens the stores of finished games and known deals; their code is loaded by the commands that use them only. */
  stores(): Promise<Stores>;
  /** The player's local day, as `YYYY-MM-DD`. */
  today(): string;
  /** Milliseconds since 1970. */
  now(): number;
}

export function processContext(output: CommandOutput): CommandContext {
  let stores: Promise<Stores> | undefined;
  return {
    ...output,
    // Opened only by the commands that read it: opening it keeps a terminal waiting.
    get stdin() {
      return process.stdin;
    },
    random: (bound) => randomInt(bound),
    stores: () => {
      stores ??= import("../play/saves/stores.js").then((each) => each.storesIn(stateHome(surroundings())));
      return stores;
    },
    today: () => localDay(new Date()),
    now: () => Date.now(),
  };
}

/** Writes messages to standard error, a line each. */
export async function warn(
  { stderr }: Pick<CommandContext, "stderr">,
  messages: readonly string[],
): Promise<void> {
  for (const message of messages) await stderr.write(`tetrarch: ${message}\n`);
}

/**
 * Notes, before a command shows the hidden cards of these deals, that the player knows them from now on (C-10). If that
 * fails, the command warns and goes on.
 */
export async function noteShown(
  context: Pick<CommandContext, "stores" | "stderr">,
  identities: readonly string[],
): Promise<void> {
  const { known } = await context.stores();
  const trouble = known.learn(identities, "shown");
  if (trouble !== undefined) await warn(context, [trouble]);
}

export interface LineOptions {
  /** Whether nothing but ASCII may be written. */
  readonly ascii?: boolean;
  /** Whether tables are told in words. */
  readonly plain?: boolean;
}

export function lineTerminal(options: LineOptions, context: CommandContext): LineTerminal {
  const { stdout, terminal, env } = context;
  return {
    // Opened only where it is read.
    get stdin() {
      return context.stdin;
    },
    stdout,
    get isInteractive() {
      return terminal.interactive && context.stdin.isTTY === true;
    },
    ascii: isAscii({ env, platform: process.platform }, options.ascii ?? false),
    get columns() {
      return terminal.interactive ? terminal.columns : undefined;
    },
  };
}
