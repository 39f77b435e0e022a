import type { Command } from "commander";
import type { CardsOptions } from "../cards.js";
import type { DealOptions } from "../deal.js";
import type { LearnOptions } from "../learn.js";
import type { Outside } from "../outside.js";
import type { PlayOptions } from "../play.js";
import type { PuzzleOptions } from "../puzzle.js";
import { examples, JSON_FLAG, type JsonOption, type Runner, VARIANT_FLAG } from "./runner.js";

export function addPlay(program: Command, runner: Runner): void {
  program
    .command("play")
    .summary("play a game in the terminal")
    .description(
      "Play a game in the terminal. Without GAME: the menu. Every move is saved; a game in play is offered again.",
    )
    .argument("[game]", "the game, a deal code, or a deal's link")
    .option("--deal <deal>", "a deal code or a full card list; otherwise a random deal")
    .option(...VARIANT_FLAG)
    .option("--card-set <file>", "a card set of one's own, for a game that has one")
    .option("--plain", "line by line, for screen readers and for terminals that cannot draw")
    .option("--ascii", "draw with ASCII only")
    .option("--open <file>", "step through a transcript: y plays its next move, u takes it back")
    .option("--transcript <file>", "write the transcript there when the game ends")
    .addHelpText(
      "after",
      examples(
        ["tetrarch play", "choose a game"],
        ["tetrarch play four-kingdoms", "a random deal"],
        ["tetrarch play FK-11982-6", "a certain deal"],
        ["tetrarch play fg --variant rescue", "a variant"],
        ["tetrarch play --open game.txt", "the moves of a transcript, one by one"],
        ["tetrarch play tk --plain", "for listening"],
        ["NO_COLOR=1 tetrarch play nt", "without colours"],
      ),
    )
    .action((game: string | undefined, options: PlayOptions) =>
      runner.exit(import("../play.js").then(({ play }) => play(game, options))),
    );
}

export function addLearn(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("learn")
    .summary("learn a game by playing it")
    .description(
      "Learn a game in small levels, line by line: each has a goal, and a wrong move is shown to fail. Without GAME: " +
        "which lessons there are. Nothing of it is saved or counted.",
    )
    .argument("[game]", "the game")
    .option("--level <number>", "the level to begin with; otherwise the first")
    .option("--ascii", "write with ASCII only")
    .addHelpText(
      "after",
      examples(
        ["tetrarch learn", "which lessons there are"],
        ["tetrarch learn kings-keys", "from the first level on"],
        ["tetrarch learn tk --level 5", "from the fifth"],
      ),
    )
    .action((game: string | undefined, options: LearnOptions) =>
      runner.exit(import("../learn.js").then(({ learn }) => learn(game, options, outside))),
    );
}

export function addPuzzle(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("puzzle")
    .summary("find the one move that wins")
    .description(
      "Solve puzzles line by line, the easiest first: positions in which, all cards known, one move alone keeps the win. " +
        "The first try at each counts for a rating, which is kept beside the finished games and exported with them. " +
        "Without GAME: which puzzles there are.",
    )
    .argument("[game]", "the game")
    .option("--today", "the puzzle of the day alone")
    .option("--number <number>", "from that one on; otherwise the easiest that was not tried yet")
    .option("--chances", "as it is seen in play: one move has clearly the best chance")
    .option("--ascii", "write with ASCII only")
    .addHelpText(
      "after",
      examples(
        ["tetrarch puzzle", "which puzzles there are, and your ratings"],
        ["tetrarch puzzle kings-keys", "those that you have not tried"],
        ["tetrarch puzzle tk --today", "the puzzle of the day"],
        ["tetrarch puzzle fg --chances --number 5", "from the fifth on"],
      ),
    )
    .action((game: string | undefined, options: PuzzleOptions) =>
      runner.exit(import("../puzzle.js").then(({ puzzle }) => puzzle(game, options, outside))),
    );
}

export function addDeal(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("deal")
    .summary("print the card list of a deal")
    .description(
      "Print the card list of a deal: of a code, or of a random deal, its code in a line before. With --winnable, a " +
        "deal that a search has proved winnable, and how difficult it is.",
    )
    .argument("<game>", "the game, or a deal code")
    .argument("[deal]", "a deal code, or a full card list to be checked")
    .option("--winnable", "a random deal that is proved winnable, or what can be proved of the one given")
    .option("--difficulty <difficulty>", "with --winnable: easy, medium or hard")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch deal FK-11982-6", "the cards of a deal"],
        ["tetrarch deal fk", "a random deal of Four Kingdoms"],
        ["tetrarch deal fk --winnable --difficulty easy", "an easy deal, proved winnable"],
        ["tetrarch deal FK-11982-6 --winnable", "whether it can be won"],
        ["tetrarch deal fk --json", "the same for a program"],
      ),
    )
    .action((game: string, deal: string | undefined, options: DealOptions & JsonOption) =>
      runner.show(
        import("../deal.js").then((command) => command.deal(game, deal, options, outside)),
        options,
      ),
    );
}

export function addToday(program: Command, outside: Outside, runner: Runner): void {
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
        import("../today.js").then(({ today }) => today(game, options.date ?? outside.today())),
        options,
      ),
    );
}

export function addRules(program: Command, outside: Outside, runner: Runner): void {
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
        import("../rules.js").then(({ rules }) => rules(game, rule, outside.terminal)),
        { json: options.json, paged: true },
      ),
    );
}

export function addCards(program: Command, outside: Outside, runner: Runner): void {
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
        import("../cards.js").then(({ cards }) => cards(game, options, outside)),
        options,
      ),
    );
}
