import { type Command, CommanderError } from "commander";
import type { Outside } from "./outside.js";
import type { Runner } from "./program/runner.js";
import { createProgram } from "./program.js";
import { EXIT, exitCodeOf, type Fault, type Outcome } from "./report.js";

/**
 * Runs a command line without the program's name; without any arguments that is the menu of games.
 * @returns the exit code
 */
export async function run(args: readonly string[], outside: Outside): Promise<number> {
  let code: number = EXIT.fine;
  const runner: Runner = {
    async show(outcome, options) {
      code = await show(await outcome, options, outside);
    },
    async exit(ending, options) {
      const ended = await ending;
      code = ended.ok ? ended.value : await complain(ended.error, options?.json ?? false, outside);
    },
  };
  const asJson = args.includes("--json");
  try {
    await parse(createProgram(outside, runner), args);
  } catch (error) {
    return error instanceof CommanderError
      ? endOfParsing(error, asJson, outside)
      : endByBug(error, asJson, outside);
  }
  return code;
}

async function parse(program: Command, args: readonly string[]): Promise<void> {
  await program.parseAsync(args.length === 0 ? ["play"] : args, { from: "user" });
}

async function show(
  outcome: Outcome,
  options: { readonly json?: boolean | undefined; readonly paged?: boolean },
  outside: Outside,
): Promise<number> {
  const asJson = options.json ?? false;
  if (!outcome.ok) return complain(outcome.error, asJson, outside);
  const { text, json } = outcome.value;
  const pager = outside.env.PAGER;
  if (!asJson && options.paged && pager && outside.terminal.interactive) {
    const { page } = await import("./pager.js");
    if (page(pager, text)) return EXIT.fine;
  }
  await outside.stdout.write(asJson ? `${JSON.stringify(json)}\n` : text);
  return EXIT.fine;
}

/** Commander throws when it has printed help or the version, too. */
function endOfParsing(error: CommanderError, asJson: boolean, outside: Outside): number | Promise<number> {
  if (error.exitCode === 0) return EXIT.fine;
  if (error.code === "commander.help") {
    return complain({ code: "usage", message: "a command is missing: see tetrarch --help" }, asJson, outside);
  }
  return complain({ code: "usage", message: error.message.replace(/^error: /, "") }, asJson, outside);
}

function endByBug(error: unknown, asJson: boolean, outside: Outside): Promise<number> {
  const message = error instanceof Error ? error.message : String(error);
  const trace = outside.env.TETRARCH_DEBUG && error instanceof Error ? `\n${error.stack}` : "";
  const advice = "this is a bug; set TETRARCH_DEBUG=1 to see where";
  return complain({ code: "internal", message: `${message} (${advice})` }, asJson, outside, trace);
}

/** One line on standard error or, for a program, one JSON object on standard output. */
async function complain(fault: Fault, asJson: boolean, outside: Outside, trace = ""): Promise<number> {
  const { code } = fault;
  const message = printable(fault.message);
  if (asJson) await outside.stdout.write(`${JSON.stringify({ error: { code, message } })}\n`);
  else await outside.stderr.write(`tetrarch: ${message}${trace}\n`);
  return exitCodeOf(fault);
}

/** On one line and without what a terminal might obey. */
function printable(message: string): string {
  return message.replace(/\s*\n\s*/g, " ").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u{${code.toString(16)}}`;
  });
}
