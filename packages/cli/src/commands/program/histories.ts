import type { Command } from "commander";
import type { HistoryOptions } from "../history/history.js";
import type { MarkOptions } from "../history/marks.js";
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
    .option("--starred", "list only games with a star")
    .option("--noted [words]", "list only games with a note, or with these words in it")
    .option("--hidden", "list only games that are hidden; they count in the figures all the same")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch history", "all games"],
        ["tetrarch history tk --last 5", "one game's"],
        ["tetrarch history mark latest --star --note 'a close thing'", "a star and a note on the last game"],
        ["tetrarch history export --out games.jsonl", "all of it as a file"],
        ["tetrarch history import games.jsonl", "from another machine, or from the web app"],
      ),
    )
    .action((game: string | undefined, options: HistoryOptions & JsonOption) =>
      runner.show(
        import("../history/history.js").then((command) => command.history(game, options, outside)),
        options,
      ),
    );
  addMarks(history, outside, runner);
  history
    .command("export")
    .summary("all that is kept as one file")
    .description(
      "Print all finished games and what is kept besides, a line of JSON each, or write it to a file. The web app imports it, too. " +
        "A game in play counts as a known deal wherever the file is imported.",
    )
    .option("--out <file>", "where they are written; otherwise standard output")
    .action((options: { readonly out?: string }) =>
      runner.show(
        import("../history/history-file.js").then((command) => command.exportHistory(options, outside)),
        {},
      ),
    );
  history
    .command("import")
    .summary("add what an exported file holds")
    .description(
      "Add the games of a file that was exported here, on another machine or in the web app, and what is kept besides. Each game is " +
        "played again before it is taken; a line that is wrong is named and costs no other, and nothing counts twice. A game in play is kept for the web app, where it " +
        "counts as a known deal.",
    )
    .argument("<file>", "the file; - for standard input")
    .option(...JSON_FLAG)
    .action((file: string, options: JsonOption) =>
      runner.show(
        import("../history/history-file.js").then((command) => command.importHistory(file, outside)),
        options,
      ),
    );
}

function addMarks(history: Command, outside: Outside, runner: Runner): void {
  history
    .command("mark")
    .summary("a star, a note, or out of the list")
    .description(
      "Set a star or a note on a finished game, or hide it in the list; hidden games count in the figures all the same. Of what " +
        "was set here and elsewhere the latest counts.",
    )
    .argument("<game>", "the beginning of its id, as the list shows it, or latest")
    .option("--star", "give it a star")
    .option("--no-star", "take its star away")
    .option("--note <text>", "what you note on it, in place of any other note")
    .option("--no-note", "no note any more")
    .option("--hide", "leave it out of the list")
    .option("--no-hide", "list it again")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch history mark latest --star", "the game you finished last"],
        ["tetrarch history mark 1f0c4a7e --note 'never drop a queen'", "one of the list"],
      ),
    )
    .action((game: string, options: MarkOptions & JsonOption) =>
      runner.show(
        import("../history/marks.js").then((command) => command.markGame(game, options, outside)),
        options,
      ),
    );
  history
    .command("anew")
    .summary("begin the statistics anew")
    .description(
      "Count only games that end from now on. What was played stays in the list, and can be counted again.",
    )
    .argument("[game]", "the game; otherwise all")
    .option("--all", "count all that was ever played again")
    .option(...JSON_FLAG)
    .action((game: string | undefined, options: { readonly all?: boolean } & JsonOption) =>
      runner.show(
        import("../history/marks.js").then((command) => command.beginAnew(game, options, outside)),
        options,
      ),
    );
}
