import { stripVTControlCharacters } from "node:util";
import { type Command, CommanderError } from "commander";
import { type Ending, EXIT, exitCodeOf, type Fault } from "../report.js";
import { programText } from "../words/en/commands.js";
import type { CommandContext, CommandOutput } from "./context.js";
import { createProgram, type Execute } from "./program.js";

/**
 * Runs a command line without the program's name; without any arguments that is the menu of games.
 * @param contextOf loads what commands use, once one runs
 * @returns the exit code
 */
export async function run(
  args: readonly string[],
  output: CommandOutput,
  contextOf: () => Promise<CommandContext>,
): Promise<number> {
  let code: number = EXIT.fine;
  const execute: Execute = async (load, given, usesSettings) => {
    const [command, context] = await Promise.all([load(), contextOf()]);
    const typed = given.at(-1) as CommonOptions;
    const options = usesSettings ? await withSettings(typed, context) : typed;
    const all = [...given.slice(0, -1), options, context];
    const ending = await (command as (...all: unknown[]) => Ending | Promise<Ending>)(...all);
    code = await end(ending, options, output);
  };
  const asJson = args.includes("--json");
  const program = createProgram(output, execute);
  try {
    const misnamed = await misnamedWithin(program, args);
    if (misnamed) return complain(misnamed, asJson, output);
    await program.parseAsync(await asTyped(program, args), { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) return endByBug(error, asJson, output);
    // Commander throws when it has printed help or the version, too.
    if (error.exitCode === 0) return EXIT.fine;
    return complain({ code: "usage", message: whatIsWrong(error, program, args) }, asJson, output);
  }
  return code;
}

interface CommonOptions {
  readonly json?: boolean;
  readonly plain?: boolean;
  readonly ascii?: boolean;
  readonly chapters?: boolean;
}

/** The options of a command line, and what the player has set besides. */
async function withSettings(options: CommonOptions, context: CommandContext): Promise<CommonOptions> {
  const { settings: file } = await context.stores();
  const { settings, trouble } = file.read();
  if (trouble !== undefined) await context.stderr.write(`tetrarch: ${printable(trouble)}\n`);
  return {
    ...options,
    ...(settings.plain && { plain: true }),
    ...(settings.ascii && { ascii: true }),
    ...(!settings.chapters && { chapters: false }),
  };
}

async function end(
  ending: Ending,
  { json: asJson = false, plain = false }: CommonOptions,
  output: CommandOutput,
): Promise<number> {
  if (!ending.ok) return complain(ending.error, asJson, output);
  if (typeof ending.value === "number") return ending.value;
  const { text, json, paged, code = EXIT.fine } = ending.value;
  const pager = output.env.PAGER;
  if (!asJson && !plain && paged && pager && output.terminal.interactive && (await isPaged(pager, text))) {
    return EXIT.fine;
  }
  await output.stdout.write(asJson ? `${JSON.stringify(json)}\n` : await fitted(text, output));
  return code;
}

/**
 * A report whose lines break between words where a person looks at it. A line with a word that does not fit, such as a link, is
 * left to the terminal, so that it can be copied whole.
 */
async function fitted(text: string, { terminal: { interactive, columns } }: CommandOutput): Promise<string> {
  if (!interactive) return text;
  const { wrapped } = await import("../play/drawing/text.js");
  const fits = (line: string) => stripVTControlCharacters(line).length <= columns;
  return text
    .split("\n")
    .flatMap((line) => (fits(line) || !line.split(" ").every(fits) ? [line] : wrapped(line, columns)))
    .join("\n");
}

/** Shows a text in the player's own pager. Returns whether it was shown. */
async function isPaged(pager: string, text: string): Promise<boolean> {
  const { spawnSync } = await import("node:child_process");
  // What `less` needs to show bold type and to leave at once when the text fits; others ignore it.
  const env = { LESS: "FRX", ...process.env };
  const stdio = ["pipe", "inherit", "inherit"] as const;
  return spawnSync(pager, { input: text, stdio: [...stdio], shell: true, env }).status === 0;
}

/** The names of the commands inside another, in the order of its help. */
function namesOf({ commands }: Command): readonly string[] {
  return commands.map((command) => command.name());
}

/** Before a command it is the same as after it. */
const PLAIN = "--plain";

/** The arguments for commander. The games, which take a while to load, are loaded only where a word may name one. */
async function asTyped(program: Command, args: readonly string[]): Promise<readonly string[]> {
  const [first] = args;
  if (first === undefined) return ["play"];
  if (first === PLAIN) {
    const typed = await asTyped(program, args.slice(1));
    return typed[0]?.startsWith("-") ? ["play", PLAIN, ...typed] : [...typed, PLAIN];
  }
  const isHelp = first === "help" || args.includes("--help") || args.includes("-h");
  const isCommand = first.startsWith("-") || namesOf(program).includes(first);
  if (isCommand && !isHelp) return args;
  const { gameNamed, gameOfPrefix, listOfGames } = await import("../content/games.js");
  program.addHelpText("after", programText.after(listOfGames()));
  if (isCommand) return args;
  return gameNamed(first).ok || gameOfPrefix(first) ? ["play", ...args] : withoutHelpOfUnknown(program, args);
}

/**
 * Commander answers `stats --help` and `help stats` with the help of all; without these it refuses the unknown name
 * and says which one is near. Everything else is left as it is.
 */
function withoutHelpOfUnknown(program: Command, args: readonly string[]): readonly string[] {
  const [name] = args[0] === "help" ? args.slice(1) : args;
  const isKnown = name === undefined || name.startsWith("-") || [...namesOf(program), "help"].includes(name);
  return isKnown ? args : [name];
}

/**
 * The fault of a word that is neither an inner command nor a game, where one of them is expected: commander would only
 * count the arguments, or print help. Undefined when there is none.
 */
async function misnamedWithin(
  program: Command,
  [name, inner]: readonly string[],
): Promise<Fault | undefined> {
  const command = program.commands.find((candidate) => candidate.name() === name);
  if (!command || inner === undefined || inner.startsWith("-")) return undefined;
  const names = namesOf(command);
  if (command.registeredArguments.length === 0 || names.length === 0 || names.includes(inner))
    return undefined;
  const { gameNamed } = await import("../content/games.js");
  const game = gameNamed(inner);
  if (game.ok) return undefined;
  const { code, message } = game.error;
  return { code, message: programText.innerNames(message, command.name(), names) };
}

function whatIsWrong({ code, message }: CommanderError, program: Command, [name]: readonly string[]): string {
  const inner = program.commands.find((candidate) => candidate.name() === name);
  if (code === "commander.help") return programText.noCommand(inner?.name());
  const text = inOurWords(message.replace(/^error: /, ""));
  // Where a name is near, commander says which.
  if (code !== "commander.unknownCommand" || text.includes("Did you mean")) return text;
  return programText.expectedOneOf(text, namesOf(inner ?? program));
}

/** What commander says, as the commands themselves say the same. */
function inOurWords(text: string): string {
  for (const [theirs, ours] of programText.commander)
    if (theirs.test(text)) return text.replace(theirs, ours);
  return text;
}

function endByBug(error: unknown, asJson: boolean, output: CommandOutput): Promise<number> {
  const message = error instanceof Error ? error.message : String(error);
  const trace = output.env.TETRARCH_DEBUG && error instanceof Error ? `\n${error.stack}` : "";
  return complain({ code: "internal", message: programText.bug(message) }, asJson, output, trace);
}

/** One line on standard error or, for a program, one JSON object on standard output. */
async function complain(
  fault: Fault,
  asJson: boolean,
  { stdout, stderr }: CommandOutput,
  trace = "",
): Promise<number> {
  const { code } = fault;
  const message = printable(fault.message);
  if (asJson) await stdout.write(`${JSON.stringify({ error: { code, message } })}\n`);
  else await stderr.write(`tetrarch: ${message}${trace}\n`);
  return exitCodeOf(fault);
}

/** On one line and without what a terminal might obey. */
function printable(message: string): string {
  return message.replace(/\s*\n\s*/g, " ").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u{${code.toString(16)}}`;
  });
}
