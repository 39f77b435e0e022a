import { type Command, CommanderError } from "commander";
import { gameNamed, gameOfPrefix } from "../content/games.js";
import { EXIT, exitCodeOf, type Fault, type Outcome } from "../report.js";
import { misnamedWithin, namesOf, withoutHelpOfUnknown } from "./names.js";
import type { Outside } from "./outside.js";
import type { Runner } from "./program/runner.js";
import { createProgram } from "./program.js";

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
  const program = createProgram(outside, runner);
  const misnamed = misnamedWithin(program, args);
  if (misnamed) return complain(misnamed, asJson, outside);
  try {
    await parse(program, args);
  } catch (error) {
    return error instanceof CommanderError
      ? endOfParsing(error, program, asJson, outside)
      : endByBug(error, asJson, outside);
  }
  return code;
}

async function parse(program: Command, args: readonly string[]): Promise<void> {
  const asTyped = isToBePlayed(args[0]) ? ["play", ...args] : withoutHelpOfUnknown(program, args);
  await program.parseAsync(asTyped, { from: "user" });
}

/** Whether a command line begins with no command but with what `play` takes: a game, a deal code, or nothing at all. */
function isToBePlayed(first: string | undefined): boolean {
  return first === undefined || gameNamed(first).ok || gameOfPrefix(first) !== undefined;
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
function endOfParsing(
  error: CommanderError,
  program: Command,
  asJson: boolean,
  outside: Outside,
): number | Promise<number> {
  if (error.exitCode === 0) return EXIT.fine;
  return complain({ code: "usage", message: whatIsWrong(error, program) }, asJson, outside);
}

function whatIsWrong({ code, message }: CommanderError, program: Command): string {
  if (code === "commander.help") return "a command is missing: see tetrarch --help";
  const text = message.replace(/^error: /, "");
  // Where a name is near, commander says which.
  if (code !== "commander.unknownCommand" || text.includes("Did you mean")) return text;
  return `${text}: expected one of ${namesOf(program).join(", ")}`;
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
