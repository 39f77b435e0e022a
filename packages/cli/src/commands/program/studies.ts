import type { Command } from "commander";
import type { Outside } from "../outside.js";
import type { CheckOptions } from "../study-check.js";
import type { MergeOptions } from "../study-merge.js";
import type { StudyOptions } from "../study-plan.js";
import type { StudyReportOptions } from "../study-report.js";
import { examples, JSON_FLAG, type JsonOption, type Runner, VARIANT_FLAG } from "./runner.js";

export function addStudy(program: Command, outside: Outside, runner: Runner): void {
  const study = program
    .command("study")
    .summary("study a range of deals")
    .description(
      "Ask of each deal of a range whether it can be won (--player thoughtful), or how a player fares in it: a line " +
        "of JSON a deal. A study can be stopped or killed at any moment; the same command goes on where it was.",
    )
    .argument("<game>", "the game")
    .option("--deals <range>", "which deals: A..B, deal numbers or codes")
    .option("--player <player>", "thoughtful (the solver) or a fair player: random, greedy, sampler …")
    .option("--nodes <nodes>", "the budget: of a deal for thoughtful, of a move for a player that searches")
    .option("--memory <MiB>", "the solver's memory for a deal, in each job (default: 1024)")
    .option(...VARIANT_FLAG)
    .option("--jobs <jobs>", "how many deals at a time (default: as many as there are cores)")
    .option("--shard <shard>", "I/N: only every Nth deal, from the Ith on")
    .option("--out <file>", "add the records to this file; otherwise they are printed")
    .option("--moves", "write down the solver's moves")
    .option("--wait", "with --out: wait while another process writes the file")
    .enablePositionalOptions()
    .addHelpText(
      "after",
      examples(
        ["tetrarch study fk --deals 1..1000 --player thoughtful --out fk.jsonl", "how many can be won?"],
        ["tetrarch study fk --deals 1..1000 --player greedy", "how many does a player win?"],
        [
          "tetrarch study fk --deals 1..1000 --player random --shard 1/2 --out 1.jsonl",
          "one half of a study",
        ],
      ),
    )
    .action((game: string, options: StudyOptions) =>
      runner.exit(import("../study.js").then((command) => command.study(game, options, outside))),
    );
  addMerge(study, outside, runner);
  addReport(study, outside, runner);
  addCondense(study, outside, runner);
  addCheck(study, outside, runner);
  addList(study, outside, runner);
}

function addMerge(study: Command, outside: Outside, runner: Runner): void {
  study
    .command("merge")
    .summary("put the shards of a study together")
    .description(
      "Put files of one study together, in the order of the deals. Files may be packed (.gz). With --game, and the " +
        "other options as they were given to tetrarch study, files of any other study are refused, and so is one " +
        "that lacks a deal.",
    )
    .argument("<files...>", "the files of the study")
    .requiredOption("--out <file>", "the file to make; packed when its name ends in .gz")
    .option("--game <game>", "the game that the study must be of; then --deals and --player are needed too")
    .option("--deals <range>", "with --game: the deals that must be there, all of them")
    .option("--player <player>", "with --game: the player")
    .option("--nodes <nodes>", "with --game: the budget, when it is not the usual one")
    .option("--memory <MiB>", "with --game: the solver's memory, when it is not the usual one")
    .option(VARIANT_FLAG[0], "with --game: the variant, when it is not the standard game")
    .option("--moves", "with --game: the solver's moves are written down")
    .addHelpText(
      "after",
      examples(
        ["tetrarch study merge 1.jsonl 2.jsonl --out fk.jsonl", "two shards"],
        [
          "tetrarch study merge --game fk --deals 1..1000 --player random *.jsonl --out fk.jsonl",
          "… of this study, and whole",
        ],
      ),
    )
    .action((files: readonly string[], options: MergeOptions) =>
      runner.exit(import("../study-merge.js").then(({ merge }) => merge(files, options, outside))),
    );
}

function addReport(study: Command, outside: Outside, runner: Runner): void {
  study
    .command("report")
    .summary("report on studies")
    .description(
      "Print a table of studies: the share of deals won, with its 95 % interval. Files may be packed.",
    )
    .argument("<files...>", "the files of one or more studies")
    .option("--out <file>", "write the table there too, as Markdown")
    .option("--plots <folder>", "with --out: draw pictures there and write a whole page")
    .option(...JSON_FLAG)
    .addHelpText("after", examples(["tetrarch study report *.jsonl", "all there is"]))
    .action((files: readonly string[], options: StudyReportOptions & JsonOption) =>
      runner.show(
        import("../study-report.js").then((command) => command.studyReport(files, options, outside)),
        options,
      ),
    );
}

function addCondense(study: Command, outside: Outside, runner: Runner): void {
  study
    .command("condense")
    .summary("keep of a study what became of each deal")
    .description(
      "Put files of one study together as a condensed one, about a byte a deal: what became of each deal, its " +
        "best result, and how much work it was. The deals must follow each other without a gap. A condensed study " +
        "is extended by naming it among the files.",
    )
    .argument("<files...>", "the files of the study: lines, packed or not, or condensed")
    .requiredOption("--out <file>", "the file to make; its name ends in .study")
    .addHelpText(
      "after",
      examples(
        ["tetrarch study condense fk.jsonl.gz --out fk.study", "condense a study"],
        ["tetrarch study condense fk.study more.jsonl --out fk.study", "… and add to it"],
      ),
    )
    .action((files: readonly string[], options: { readonly out: string }) =>
      runner.exit(
        import("../study-condense.js").then((command) => command.condenseStudy(files, options, outside)),
      ),
    );
}

function addCheck(study: Command, outside: Outside, runner: Runner): void {
  study
    .command("check")
    .summary("study deals of a condensed study again")
    .description(
      "Study deals of a condensed study again and compare: each deal that differs is told, exit code 1.",
    )
    .argument("<file>", "the condensed study")
    .option("--deals <range>", "which deals: A..B, deal numbers or codes (default: all)")
    .option("--jobs <jobs>", "how many deals at a time (default: as many as there are cores)")
    .addHelpText(
      "after",
      examples(["tetrarch study check fk.study --deals 5001..5100", "a hundred of its deals"]),
    )
    .action((file: string, options: CheckOptions) =>
      runner.exit(import("../study-check.js").then((command) => command.checkStudy(file, options, outside))),
    );
}

function addList(study: Command, outside: Outside, runner: Runner): void {
  study
    .command("list")
    .summary("the hardest deals, the easy ones and the cruel ones")
    .description(
      "List deals by their codes: those that took the solver most, those that greedy wins in the fewest moves, and " +
        "those that are lost already at the deal though much can be made of them.",
    )
    .argument(
      "<files...>",
      "studies by the solver, condensed or not, and by greedy, in lines, of the same deals",
    )
    .option("--out <file>", "write the list there too, as Markdown")
    .option(...JSON_FLAG)
    .addHelpText("after", examples(["tetrarch study list fk.study fk-greedy.jsonl.gz", "deals worth a look"]))
    .action((files: readonly string[], options: { readonly out?: string } & JsonOption) =>
      runner.show(
        import("../study-list.js").then((command) => command.listDeals(files, options, outside)),
        options,
      ),
    );
}
