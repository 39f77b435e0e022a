import { games, variantsOf } from "@tetrarch/engine";
import type { Argument, Command, Option } from "commander";

/** What may stand in a place of the command line. */
export type Values =
  | { readonly type: "words"; readonly words: readonly string[] }
  | { readonly type: "file" }
  /** Something only the player can know, as a deal code. */
  | { readonly type: "free" };

export interface Flag {
  /** `-h` and `--help` alike. */
  readonly names: readonly string[];
  readonly description: string;
  /** What follows it; undefined when nothing does. */
  readonly values: Values | undefined;
}

export interface Verb {
  readonly name: string;
  readonly description: string;
  readonly flags: readonly Flag[];
  readonly places: readonly Values[];
}

/** All that a shell needs to know to complete: read off the program itself, so that it is never out of date. */
export interface CompletionModel {
  readonly program: string;
  readonly flags: readonly Flag[];
  readonly verbs: readonly Verb[];
}

export function completionModel(program: Command): CompletionModel {
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  const names = commands.map((command) => command.name());
  const verbs = commands.map((command) => ({
    name: command.name(),
    description: help.subcommandDescription(command),
    flags: help.visibleOptions(command).map(flagOf),
    places: command.registeredArguments.map((argument) => placeOf(argument, names)),
  }));
  return { program: program.name(), flags: help.visibleOptions(program).map(flagOf), verbs };
}

function flagOf(option: Option): Flag {
  return {
    names: [option.short, option.long].filter((name) => typeof name === "string"),
    description: option.description,
    values: option.required ? valuesOf(option.attributeName(), option.argChoices) : undefined,
  };
}

function placeOf(argument: Argument, commands: readonly string[]): Values {
  const isCommand = argument.name() === "command";
  return valuesOf(argument.name(), isCommand ? commands : argument.argChoices);
}

function valuesOf(name: string, choices: readonly string[] | undefined): Values {
  if (choices) return { type: "words", words: choices };
  switch (name) {
    case "game":
      return { type: "words", words: games.map(({ id }) => id) };
    case "variant":
      return { type: "words", words: [...new Set(games.flatMap(({ options }) => variantsOf(options)))] };
    case "file":
    case "cardSet":
    case "check":
    case "transcript":
      return { type: "file" };
    default:
      return { type: "free" };
  }
}
