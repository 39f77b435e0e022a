import { Command, InvalidArgumentError, Option } from "commander";
import type { Ending } from "../report.js";
import { VERSION } from "../version.js";
import type { CommandText } from "../words/en/commands/command-text.js";
import { commandTexts, programText } from "../words/en/commands.js";
import type { CommandOutput } from "./context.js";

/** The columns that help makes use of. */
const HELP_COLUMNS = 80;

/** Gets the arguments of the command line, then its options, then the context, then the program. */
type CommandFunction = (...args: never[]) => Ending | Promise<Ending>;

/** Runs a command that the command line names. Commands load when they run, so that each starts fast. */
export type Execute = (
  load: () => Promise<CommandFunction>,
  args: readonly unknown[],
  /** Whether the command plays or teaches: what the player has set counts then. */
  usesSettings: boolean,
) => Promise<void>;

/** The command line: all commands, their arguments and options. Completion is made from it. */
export function createProgram({ stdout, terminal }: CommandOutput, execute: Execute): Command {
  const program = new Command("tetrarch")
    .description(programText.description)
    .version(VERSION, "-V, --version", programText.version)
    .helpOption("-h, --help", programText.help)
    .exitOverride()
    // An option belongs to the command before it: `study merge` has some of the names that `study` has.
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => void stdout.write(text),
      // Errors are printed where they are caught, in one line.
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(terminal.columns, HELP_COLUMNS),
      getOutHasColors: () => false,
    });
  const add = (name: keyof typeof commandTexts, load?: () => Promise<CommandFunction>): Command => {
    const [outer, inner] = name.split(" ");
    const parent = inner === undefined ? program : program.commands.find((each) => each.name() === outer);
    const command = described((parent ?? program).command(inner ?? name), commandTexts[name]);
    const usesSettings = command.options.some(({ long }) => long === "--ascii");
    if (load) command.action((...args: unknown[]) => execute(load, args.slice(0, -1), usesSettings));
    return command;
  };
  add("play", () => import("./play.js").then(({ play }) => play));
  add("open", () => import("./open.js").then((each) => each.open));
  add("learn", () => import("./learn.js").then(({ learn }) => learn));
  add("puzzle", () => import("./puzzle.js").then(({ puzzle }) => puzzle));
  add("coach", () => import("./coaching/coach.js").then(({ coach }) => coach));
  add("retry", () => import("./coaching/retry.js").then(({ retry }) => retry));
  add("settings", () => import("./settings.js").then((each) => each.settings));
  add("engine", () => import("./engine.js").then(({ engine }) => engine));
  add("mcp", () => import("./mcp.js").then(({ mcp }) => mcp));
  add("deal", () => import("./deal.js").then(({ deal }) => deal));
  add("today", () => import("./today.js").then(({ today }) => today));
  add("history", () => import("./history/history.js").then(({ history }) => history));
  add("history show", () => import("./history/show-game.js").then(({ showGame }) => showGame));
  add("history trends", () => import("./history/trends.js").then(({ trends }) => trends));
  add("history mark", () => import("./history/marks.js").then(({ markGame }) => markGame));
  add("history anew", () => import("./history/marks.js").then(({ resetStatistics }) => resetStatistics));
  add("history sheet", () => import("./history/history.js").then(({ scoreSheet }) => scoreSheet));
  add("history export", () => import("./history/history-file.js").then((each) => each.exportHistory));
  add("history import", () => import("./history/history-file.js").then((each) => each.importHistory));
  add("duel");
  add("duel new", () => import("./duel.js").then(({ newDuel }) => newDuel));
  add("duel play", () => import("./duel.js").then(({ playDuel }) => playDuel));
  add("duel answer", () => import("./duel.js").then(({ answerDuel }) => answerDuel));
  add("duel show", () => import("./duel.js").then(({ showDuel }) => showDuel));
  add("duel here", () => import("./duel-here.js").then((each) => each.duelHere));
  add("duel house", () => import("./duel-house.js").then((each) => each.duelHouse));
  add("duel debts", () => import("./contest-book.js").then(({ duelDebts }) => duelDebts));
  add("duel settle", () => import("./contest-book.js").then(({ settleDebt }) => settleDebt));
  add("series");
  add("series new", () => import("./duel.js").then(({ newSeries }) => newSeries));
  add("series play", () => import("./duel.js").then(({ playDuel }) => playDuel));
  add("series show", () => import("./duel.js").then(({ showSeries }) => showSeries));
  add("series ladder", () => import("./contest-book.js").then(({ seriesLadder }) => seriesLadder));
  add("replay", () => import("./replay.js").then(({ replay }) => replay));
  add("link", () => import("./link.js").then(({ link }) => link));
  add("perft", () => import("./perft.js").then(({ perft }) => perft));
  add("solve", () => import("./solve.js").then(({ solve }) => solve));
  add("analyse", () => import("./analyse.js").then(({ analyse }) => analyse));
  add("field", () => import("./field.js").then(({ field }) => field));
  add("study", () => import("./study.js").then(({ study }) => study)).enablePositionalOptions();
  add("study merge", () => import("./study-merge.js").then(({ merge }) => merge));
  add("study report", () => import("./study-report.js").then(({ studyReport }) => studyReport));
  add("study condense", () => import("./study-condense.js").then(({ condenseStudy }) => condenseStudy));
  add("study check", () => import("./study-check.js").then(({ checkStudy }) => checkStudy));
  add("study manifest", () => import("./study-manifest.js").then((each) => each.studyManifest));
  add("study lines", () => import("./study-lines.js").then((each) => each.studyLines));
  add("study list", () => import("./study-list.js").then(({ listDeals }) => listDeals));
  add("bench", () => import("./bench.js").then(({ bench }) => bench)).enablePositionalOptions();
  add("bench player", () => import("./bench-player.js").then(({ benchPlayer }) => benchPlayer));
  add("bench compare", () => import("./bench-compare.js").then(({ benchCompare }) => benchCompare));
  add("rules", () => import("./rules.js").then(({ rules }) => rules));
  add("cards", () => import("./cards.js").then(({ cards }) => cards));
  const completion = add("completion", () =>
    import("./completion/scripts.js").then((each) => each.completion(program)),
  );
  completion.registeredArguments[0]?.choices(["bash", "zsh", "fish"]);
  rejectRepeatedOptions(program);
  return program;
}

/** The command with its arguments, options and examples. */
function described(command: Command, text: CommandText): Command {
  command.summary(text.summary).description(text.description);
  for (const [name, what] of Object.entries(text.arguments ?? {})) command.argument(name, what);
  for (const [flags, what] of Object.entries(text.required ?? {})) command.requiredOption(flags, what);
  for (const [flags, what] of Object.entries(text.options ?? {})) command.option(flags, what);
  // Most print lines as it is; what does it by itself says so in its help.
  const isPlain = Object.keys(text.options ?? {}).includes("--plain");
  if (!isPlain) command.addOption(new Option("--plain").hideHelp());
  const examples = Object.entries(text.examples ?? {});
  if (examples.length === 0) return command;
  const width = Math.max(...examples.map(([line]) => line.length));
  const longest = Math.max(...examples.map(([, what]) => what.length));
  const fits = 2 + width + 3 + longest <= HELP_COLUMNS;
  const lines = examples.map(([line, what]) =>
    fits ? `  ${line.padEnd(width)}   ${what}` : `  ${line}\n      ${what}`,
  );
  return command.addHelpText("after", `\n${programText.examples}\n${lines.join("\n")}`);
}

/** Refuses every option with a value that is given twice: commander would silently take the last one. */
function rejectRepeatedOptions(command: Command): void {
  for (const option of command.options) {
    if (!option.required) continue;
    option.argParser((value: string, before: string | undefined) => {
      if (before !== undefined) throw new InvalidArgumentError(programText.givenTwice);
      return value;
    });
  }
  for (const inner of command.commands) rejectRepeatedOptions(inner);
}
