import { games, type Result } from "@tetrarch/engine";
import { Argument, Command } from "commander";
import { VERSION } from "../version.js";
import type { CardsOptions } from "./cards.js";
import type { Outside } from "./outside.js";
import type { PerftOptions } from "./perft.js";
import type { PlayOptions } from "./play.js";
import type { ReplayOptions } from "./replay.js";
import type { Fault, Outcome } from "./report.js";

/** What becomes of a command once commander has found it. Commands load when they run, so that each starts fast. */
export interface Runner {
  /** A command that reports: its text or, with `--json`, its JSON is printed. */
  show(outcome: Promise<Outcome>, options: ShowOptions): Promise<void>;
  /** A command that speaks for itself and ends with an exit code. */
  exit(code: Promise<Result<number, Fault>>): Promise<void>;
}

export interface ShowOptions {
  readonly json?: boolean | undefined;
  /** Whether the text may be shown in the player's pager. */
  readonly paged?: boolean;
}

interface JsonOption {
  readonly json?: boolean;
}

const JSON_FLAG = ["--json", "print JSON"] as const;

/** The command line: all commands, their arguments and options. Completion is made from it. */
export function createProgram(outside: Outside, runner: Runner): Command {
  const program = new Command("tetrarch")
    .description("Five uncommon, storied solitaires. Without a command: the menu of games.")
    .version(VERSION, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help, or a command's")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void outside.stdout.write(text),
      // Errors are printed where they are caught, in one line.
      writeErr: () => {},
      getOutHelpWidth: () => Math.min(outside.terminal.columns, 100),
      getOutHasColors: () => false,
    });
  addPlay(program, runner);
  addEngine(program, outside, runner);
  addDeal(program, outside, runner);
  addToday(program, outside, runner);
  addReplay(program, outside, runner);
  addPerft(program, runner);
  addRules(program, outside, runner);
  addCards(program, outside, runner);
  addCompletion(program, runner);
  const ids = games.map(({ id, dealCode }) => `  ${dealCode.prefix.toLowerCase()}  ${id}`).join("\n");
  return program.addHelpText(
    "after",
    `
GAME is a game's name or its two letters:
${ids}

Exit codes:
  0   done
  1   the input was understood but is wrong: an illegal move, a bad deal, a bad transcript …;
      or the output could not be written
  2   wrong usage: no such command, option, game or rule, or a file that cannot be read
  70  a bug in tetrarch (set TETRARCH_DEBUG=1 to see more)

An error is one line on standard error. With --json it is {"error":{"code","message"}} on standard
output instead.

Examples:
  tetrarch                                   choose a game and play
  tetrarch play fk --deal FK-11982-6         play a deal
  tetrarch rules tomb-of-four-kings | less   read the rules
  tetrarch deal --help                       more about a command`,
  );
}

function addPlay(program: Command, runner: Runner): void {
  program
    .command("play")
    .summary("play a game in the terminal")
    .description(
      "Play a game in the terminal. Without GAME: the menu. Every move is saved; a game in play is offered again.",
    )
    .argument("[game]", "the game, or a deal code")
    .option("--deal <deal>", "a deal code or a full card list; otherwise a random deal")
    .option("--variant <variant>", "a variant of the game: options joined by +")
    .option("--card-set <file>", "a card set of one's own, for a game that has one")
    .option("--plain", "line by line, for screen readers and for terminals that cannot draw")
    .option("--ascii", "draw with ASCII only")
    .option("--transcript <file>", "write the transcript there when the game ends")
    .addHelpText(
      "after",
      examples(
        ["tetrarch play", "choose a game"],
        ["tetrarch play four-kingdoms", "a random deal"],
        ["tetrarch play FK-11982-6", "a certain deal"],
        ["tetrarch play fg --variant rescue", "a variant"],
        ["tetrarch play tk --plain", "for listening"],
        ["NO_COLOR=1 tetrarch play nt", "without colours"],
      ),
    )
    .action((game: string | undefined, options: PlayOptions) =>
      runner.exit(import("./play.js").then(({ play }) => play(game, options))),
    );
}

function addEngine(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("engine")
    .summary("speak the engine protocol")
    .description("Speak the engine protocol: one JSON object a line on standard input, one answer a line.")
    .addHelpText("after", examples([`echo '{"op":"hello"}' | tetrarch engine`, "which games there are"]))
    .action(() => runner.exit(import("./engine.js").then(({ engine }) => engine(outside))));
}

function addDeal(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("deal")
    .summary("print the card list of a deal")
    .description("Print the card list of a deal: of a code, or of a random deal, its code in a line before.")
    .argument("<game>", "the game, or a deal code")
    .argument("[deal]", "a deal code, or a full card list to be checked")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch deal FK-11982-6", "the cards of a deal"],
        ["tetrarch deal fk", "a random deal of Four Kingdoms"],
        ["tetrarch deal fk --json", "the same for a program"],
      ),
    )
    .action((game: string, deal: string | undefined, options: JsonOption) =>
      runner.show(
        import("./deal.js").then((command) => command.deal(game, deal, outside.random)),
        options,
      ),
    );
}

function addToday(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("today")
    .summary("print the deals of the day")
    .description(
      "Print the code of the deal of the day, of each game or of one. The day changes at local midnight.",
    )
    .argument("[game]", "the game")
    .option("--date <date>", "another day, as YYYY-MM-DD")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch today", "today's deals"],
        ["tetrarch today nt --date 2026-12-24", "one game's on another day"],
      ),
    )
    .action((game: string | undefined, options: JsonOption & { readonly date?: string }) =>
      runner.show(
        import("./today.js").then(({ today }) => today(game, options.date ?? outside.today())),
        options,
      ),
    );
}

function addReplay(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("replay")
    .summary("replay a transcript")
    .description("Replay a transcript and print its final position. An illegal move is named, with its line.")
    .argument("<file>", "the transcript; - for standard input")
    .option("--card-set <file>", "the card set it was played with, when it is not the built-in one")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch replay game.txt", "where the game ended"],
        ["tetrarch replay - --json < game.txt", "as a position of the engine protocol"],
      ),
    )
    .action((file: string, options: ReplayOptions & JsonOption) =>
      runner.show(
        import("./replay.js").then(({ replay }) => replay(file, options, outside)),
        options,
      ),
    );
}

function addPerft(program: Command, runner: Runner): void {
  program
    .command("perft")
    .summary("count the move sequences of a deal")
    .description("Count the sequences of exactly N legal moves from the start of a deal.")
    .argument("<game>", "the game")
    .requiredOption("--deal <deal>", "a deal code or a full card list")
    .requiredOption("--depth <depth>", "how many moves: a whole number, 0 or more")
    .option("--variant <variant>", "a variant of the game: options joined by +")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(["tetrarch perft fk --deal FK-11982-6 --depth 3", "all first three moves"]),
    )
    .action((game: string, options: PerftOptions & JsonOption) =>
      runner.show(
        import("./perft.js").then(({ perft }) => perft(game, options)),
        options,
      ),
    );
}

function addRules(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("rules")
    .summary("print the rules")
    .description("Print the rules of a game, or one rule. In a terminal $PAGER is used when it is set.")
    .argument("[game]", "the game, or the number of a rule")
    .argument("[rule]", "the number of a rule")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch rules", "which games there are"],
        ["tetrarch rules four-kingdoms", "the rules of one"],
        ["tetrarch rules FK-9", "one rule"],
      ),
    )
    .action((game: string | undefined, rule: string | undefined, options: JsonOption) =>
      runner.show(
        import("./rules.js").then(({ rules }) => rules(game, rule, outside.terminal)),
        { json: options.json, paged: true },
      ),
    );
}

function addCards(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("cards")
    .summary("print or check a card set")
    .description(
      "Print the card set of The Universe of the Four Gods, check one's own, or print its JSON Schema.",
    )
    .argument("[game]", "a game that is played with a card set")
    .option("--check <file>", "check a card set of one's own; - for standard input")
    .option("--schema", "print the JSON Schema of card sets")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch cards", "all cards and their numbers"],
        ["tetrarch cards --json > my-cards.json", "a card set to start one's own from"],
        ["tetrarch cards --check my-cards.json", "is it valid?"],
      ),
    )
    .action((game: string | undefined, options: CardsOptions & JsonOption) =>
      runner.show(
        import("./cards.js").then(({ cards }) => cards(game, options, outside)),
        options,
      ),
    );
}

function addCompletion(program: Command, runner: Runner): void {
  program
    .command("completion")
    .summary("print a shell's completion script")
    .description("Print the script that completes tetrarch's commands, options and games in a shell.")
    .addArgument(new Argument("<shell>", "the shell").choices(["bash", "zsh", "fish"]))
    .addHelpText(
      "after",
      examples(
        ["source <(tetrarch completion bash)", "in ~/.bashrc"],
        ["source <(tetrarch completion zsh)", "in ~/.zshrc, after compinit"],
        ["tetrarch completion fish | source", "in ~/.config/fish/config.fish"],
      ),
    )
    .action((shell: string) =>
      runner.show(
        import("./completion/index.js").then(({ completion }) => completion(shell, program)),
        {},
      ),
    );
}

function examples(...lines: readonly (readonly [command: string, what: string])[]): string {
  const width = Math.max(...lines.map(([command]) => command.length));
  return `\nExamples:\n${lines.map(([command, what]) => `  ${command.padEnd(width)}   ${what}`).join("\n")}`;
}
