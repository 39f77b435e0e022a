import type { Command } from "commander";
import type { DuelOptions, NewDuelOptions, SeatOptions } from "../duels/duel.js";
import type { Outside } from "../outside.js";
import { examples, JSON_FLAG, type JsonOption, type Runner, VARIANT_FLAG } from "./runner.js";

const NAME_FLAG = ["--name <name>", "your name in it, the same each time"] as const;
const DUEL_LENGTH_FLAG = ["--length <deals>", "how many deals: 1, 3, 5 or 10; otherwise 3"] as const;
const SERIES_LENGTH_FLAG = ["--length <deals>", "how many deals: 3, 5 or 10; otherwise 3"] as const;
const APP_FLAG = [
  "--app <address>",
  "where the web app is; otherwise the link alone, without its address",
] as const;
const AGREE_FLAG = ["--agree", "all agree to the games with help and on known deals: they count"] as const;
const REFUSE_FLAG = ["--refuse", "not all agree to them: they count as resigned"] as const;
const BEST_FLAG = ["--best", "at the end: also the best that each deal had in it, by the solver"] as const;

/** `tetrarch duel` and `tetrarch series`: the same deals, played by several or by one. */
export function addDuels(program: Command, outside: Outside, runner: Runner): void {
  addDuel(program, outside, runner);
  addSeries(program, outside, runner);
}

function addDuel(program: Command, outside: Outside, runner: Runner): void {
  const duel = program
    .command("duel")
    .summary("challenge others to the same deals")
    .description(
      "Challenge others to the same deals, by links: a challenge goes out, each plays it where they are, in the terminal or in " +
        "the web app, and each settles the links that come back. Your own games are taken from the history; of each deal the one that was finished first counts.",
    )
    .addHelpText(
      "after",
      examples(
        ["tetrarch duel new tk --name Ann", "a challenge of three deals of Tomb of Four Kings"],
        ["tetrarch duel play LINK", "its next deal"],
        ["tetrarch duel answer LINK --name Ben", "your games, as a link"],
        ["tetrarch duel show LINK LINK --name Ben", "the table, who wins, who owes whom"],
      ),
    );
  duel
    .command("new")
    .summary("make a challenge")
    .description(
      "Print the link of a challenge that nobody has met before. It carries no cards, only the seed they come from.",
    )
    .argument("<game>", "the game")
    .requiredOption(...NAME_FLAG)
    .option(...DUEL_LENGTH_FLAG)
    .option("--stake <amount>", "what a point is worth, on paper, where the game has debts; otherwise 100")
    .option("--unit <name>", "what it is counted in, as matchsticks; otherwise paper gold")
    .option("--agree", "all agree that games with help and on known deals count")
    .option(
      "--own-shuffle",
      "each plays cards of his own, as with packs on a table; otherwise all play the same deals",
    )
    .option(...VARIANT_FLAG)
    .option(...APP_FLAG)
    .option(...JSON_FLAG)
    .action((game: string, options: NewDuelOptions & JsonOption) =>
      runner.show(
        import("../duels/duel.js").then(({ newDuel }) => newDuel(game, options, outside)),
        options,
      ),
    );
  addPlaying(duel, outside, runner).option(
    "--name <name>",
    "your name in it, where each has cards of his own",
  );
  duel
    .command("answer")
    .summary("your games as a link for the others")
    .description(
      "Print a link with what was finished here of a challenge, and with what was said of games with help and on known deals, here " +
        "or in other links: give these, too.",
    )
    .argument("<links...>", "links of the same challenge")
    .requiredOption(...NAME_FLAG)
    .option(...AGREE_FLAG)
    .option(...REFUSE_FLAG)
    .option(...APP_FLAG)
    .option(...JSON_FLAG)
    .action((links: readonly string[], options: DuelOptions & JsonOption) =>
      runner.show(
        import("../duels/duel.js").then(({ answerDuel }) => answerDuel(links, options, outside)),
        options,
      ),
    );
  duel
    .command("show")
    .summary("the table of a challenge")
    .description(
      "Print the table of a challenge: what came by links, and what was finished here. Every game of a link is played again by " +
        "the rules; what others have made of a deal is told once you have finished it.",
    )
    .argument("<links...>", "links of the same challenge")
    .requiredOption(...NAME_FLAG)
    .option(...AGREE_FLAG)
    .option(...REFUSE_FLAG)
    .option(...BEST_FLAG)
    .option(...JSON_FLAG)
    .action((links: readonly string[], options: DuelOptions & JsonOption) =>
      runner.show(
        import("../duels/duel.js").then(({ showDuel }) => showDuel(links, options, outside)),
        options,
      ),
    );
}

function addSeries(program: Command, outside: Outside, runner: Runner): void {
  const series = program
    .command("series")
    .summary("play a series of deals alone")
    .description("Play a series of three, five or ten deals alone; its table adds up what you bring out.")
    .addHelpText(
      "after",
      examples(
        ["tetrarch series new tk --length 5", "a series, as a link"],
        ["tetrarch series play LINK", "its next deal"],
        ["tetrarch series show LINK --best", "the table, and what the deals had in them"],
      ),
    );
  series
    .command("new")
    .summary("begin a series")
    .description("Print the link of a series that nobody has met before.")
    .argument("<game>", "the game")
    .option(...SERIES_LENGTH_FLAG)
    .option(...VARIANT_FLAG)
    .option(...JSON_FLAG)
    .action((game: string, options: Omit<NewDuelOptions, "name"> & JsonOption) =>
      runner.show(
        import("../duels/duel.js").then(({ newSeries }) => newSeries(game, options, outside)),
        options,
      ),
    );
  addPlaying(series, outside, runner);
  series
    .command("show")
    .summary("the table of a series")
    .description("Print the table of a series, of what was finished here.")
    .argument("<link>", "the series")
    .option(...BEST_FLAG)
    .option(...JSON_FLAG)
    .action((link: string, options: Pick<DuelOptions, "best"> & JsonOption) =>
      runner.show(
        import("../duels/duel.js").then(({ showSeries }) => showSeries(link, options, outside)),
        options,
      ),
    );
}

function addPlaying(command: Command, outside: Outside, runner: Runner): Command {
  return command
    .command("play")
    .summary("play the next deal")
    .description("Play the next deal that was not finished here, as tetrarch play would.")
    .argument("<link>", "the link")
    .option("--plain", "line by line, for screen readers and for terminals that cannot draw")
    .option("--ascii", "draw with ASCII only")
    .action((link: string, options: SeatOptions) =>
      runner.exit(import("../duels/duel.js").then(({ playDuel }) => playDuel(link, options, outside))),
    );
}
