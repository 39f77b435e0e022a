import type { Command } from "commander";
import type { LinkOptions } from "../link.js";
import type { Outside } from "../outside.js";
import { examples, JSON_FLAG, type JsonOption, type Runner, VARIANT_FLAG } from "./runner.js";

export function addLink(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("link")
    .summary("share a deal or a game as a link")
    .description(
      "Print a link of a deal, of a finished game, or of what is seen of a game, with a sentence that says what it is. " +
        "The web app opens it; here tetrarch play plays a deal's link, and tetrarch replay shows a game's.",
    )
    .argument("<what>", "a deal code, or a file with a transcript or a saved game; - for standard input")
    .option(...VARIANT_FLAG)
    .option("--deal", "only the deal of the file's game")
    .option("--view", "only what is seen of the file's game: nothing that is hidden is in the link")
    .option("--app <address>", "where the web app is; otherwise the link alone, without its address")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch link FK-11982-6", "a deal, for someone else to play"],
        ["tetrarch link game.txt", "a finished game, to be watched"],
        ["tetrarch link saved.txt --view", "a game in play, as it is seen"],
        ["tetrarch link FK-11982-6 --app http://localhost:4173/", "the whole address"],
      ),
    )
    .action((what: string, options: LinkOptions & JsonOption) =>
      runner.show(
        import("../link.js").then(({ link }) => link(what, options, outside)),
        options,
      ),
    );
}
