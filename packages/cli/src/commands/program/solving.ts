import type { Command } from "commander";
import type { AnalyseOptions } from "../analyse.js";
import type { Outside } from "../outside.js";
import type { SolveOptions } from "../solve.js";
import { examples, JSON_FLAG, type JsonOption, type Runner, VARIANT_FLAG } from "./runner.js";

export function addSolve(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("solve")
    .summary("say whether a deal can be won")
    .description(
      "Say whether a deal can be won when every hidden card and every roll is known, and how: won with the " +
        "moves, lost when that is proved, or unknown when the budget is spent. Games of points: the best result.",
    )
    .argument("<game>", "the game, or a deal code")
    .option("--deal <deal>", "a deal code or a full card list; otherwise a random deal")
    .option("--deals-file <file>", "a deal a line, # for comments; - for standard input")
    .option("--nodes <nodes>", "the most positions to reach in a deal (default: 10000000)")
    .option("--memory <MiB>", "the most memory for positions (default: 1024)")
    .option(...VARIANT_FLAG)
    .option("--card-set <file>", "a card set of one's own, for a game that has one")
    .option("--transcript <file>", "write the line found there, for replay and for play --open")
    .option("--json", "print a JSON object a line")
    .addHelpText(
      "after",
      examples(
        ["tetrarch solve FK-11982-6", "can it be won?"],
        ["tetrarch solve kk --deals-file deals.txt --json", "many deals, for a program"],
        ["tetrarch solve FK-11982-6 --transcript win.txt", "keep the line …"],
        ["tetrarch play --open win.txt", "… and step through it"],
      ),
    )
    .action((game: string, options: SolveOptions) =>
      runner.exit(
        import("../solve.js").then(({ solve }) => solve(game, options, outside)),
        options,
      ),
    );
}

export function addAnalyse(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("analyse")
    .summary("say where a game was lost, and what was luck")
    .description(
      "Look back at a game: what its positions were worth to who saw no more than the table, what each move cost, what " +
        "was luck, and whether the deal could be won with all cards known. Whoever asks knows the deal from then on.",
    )
    .argument("<file>", "the transcript; - for standard input")
    .option("--nodes <nodes>", "the most positions to reach in each search (default: 300000)")
    .option("--card-set <file>", "the card set it was played with, when it is not the built-in one")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch analyse game.txt", "the curve of a game, and its costly moves"],
        ["tetrarch analyse - --json < game.txt", "all of it, for a program"],
      ),
    )
    .action((file: string, options: AnalyseOptions & JsonOption) =>
      runner.show(
        import("../analyse.js").then(({ analyse }) => analyse(file, options, outside)),
        options,
      ),
    );
}
