import { Argument, type Command } from "commander";
import type { EngineOptions } from "../engine.js";
import type { Outside } from "../outside.js";
import type { PerftOptions } from "../perft.js";
import type { CardSetOption } from "../session-of-file.js";
import { examples, JSON_FLAG, type JsonOption, type Runner, VARIANT_FLAG } from "./runner.js";

export function addEngine(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("engine")
    .summary("speak the engine protocol")
    .description("Speak the engine protocol: one JSON object a line on standard input, one answer a line.")
    .option("--schema", "print the JSON Schema of requests and answers instead")
    .addHelpText(
      "after",
      examples(
        [`echo '{"op":"hello"}' | tetrarch engine`, "which games there are"],
        ["tetrarch engine --schema", "the form of requests and answers"],
      ),
    )
    .action((options: EngineOptions) =>
      runner.exit(import("../engine.js").then(({ engine }) => engine(options, outside))),
    );
}

export function addReplay(program: Command, outside: Outside, runner: Runner): void {
  program
    .command("replay")
    .summary("replay a transcript or a link")
    .description(
      "Replay a transcript, or the game of a link, and print its final position. An illegal move is named, with its line.",
    )
    .argument("<file>", "the transcript; - for standard input; or a link")
    .option("--card-set <file>", "the card set it was played with, when it is not the built-in one")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        ["tetrarch replay game.txt", "where the game ended"],
        ["tetrarch replay 'https://…/#/link/…'", "the game that somebody has sent"],
        ["tetrarch replay - --json < game.txt", "as a position of the engine protocol"],
      ),
    )
    .action((file: string, options: CardSetOption & JsonOption) =>
      runner.show(
        import("../replay.js").then(({ replay }) => replay(file, options, outside)),
        options,
      ),
    );
}

export function addPerft(program: Command, runner: Runner): void {
  program
    .command("perft")
    .summary("count the move sequences of a deal")
    .description(
      "Count the sequences of exactly N legal moves from the start of a deal. On a terminal it is shown how far the " +
        "count has come.",
    )
    .argument("<game>", "the game")
    .requiredOption("--deal <deal>", "a deal code or a full card list")
    .requiredOption("--depth <depth>", "how many moves: a whole number, 0 or more")
    .option("--nodes <nodes>", "the most positions to visit (default: 10000000)")
    .option(...VARIANT_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(["tetrarch perft fk --deal FK-11982-6 --depth 3", "all first three moves"]),
    )
    .action((game: string, options: PerftOptions & JsonOption) =>
      runner.show(
        import("../perft.js").then(({ perft }) => perft(game, options)),
        options,
      ),
    );
}

export function addCompletion(program: Command, runner: Runner): void {
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
        import("../completion/index.js").then(({ completion }) => completion(shell, program)),
        {},
      ),
    );
}
