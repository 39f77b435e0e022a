import type { Command } from "commander";
import type { HistoryOptions } from "../history.js";
import type { Outside } from "../outside.js";
import { examples, JSON_FLAG, type JsonOption, type Runner } from "./runner.js";

export function addHistory(program: Command, outside: Outside, runner: Runner): void {
  const history = program
    .command("history")
    .summary("finished games and their statistics")
    .description(
      "Print the statistics of the finished games, honest first plays apart, and the latest of them. They are kept " +
        "beside the saved games and never forgotten.",
    )
    .argument("[game]", "the game")
    .option("--last <count>", "how many of the latest games are listed; otherwise 20")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch history", "all games"],
        ["tetrarch history tk --last 5", "one game's"],
        ["tetrarch history export --out games.jsonl", "all of it as a file"],
        ["tetrarch history import games.jsonl", "from another machine, or from the web app"],
      ),
    )
    .action((game: string | undefined, options: HistoryOptions & JsonOption) =>
      runner.show(
        import("../history.js").then((command) => command.history(game, options, outside)),
        options,
      ),
    );
  history
    .command("export")
    .summary("all finished games as one file")
    .description("Print all finished games, a line of JSON each, or write them to a file.")
    .option("--out <file>", "where they are written; otherwise standard output")
    .action((options: { readonly out?: string }) =>
      runner.show(
        import("../history.js").then((command) => command.exportHistory(options, outside)),
        {},
      ),
    );
  history
    .command("import")
    .summary("add the games of an exported file")
    .description(
      "Add the games of a file that was exported here, on another machine or in the web app. Each is played again " +
        "before it is taken; a line that is wrong is named and costs no other, and no game counts twice.",
    )
    .argument("<file>", "the file; - for standard input")
    .option(...JSON_FLAG)
    .action((file: string, options: JsonOption) =>
      runner.show(
        import("../history.js").then((command) => command.importHistory(file, outside)),
        options,
      ),
    );
}
