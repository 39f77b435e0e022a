import { type AnyGame, games, variantsOf } from "@tetrarch/engine";
import { agentsOf, DIFFICULTIES } from "@tetrarch/solver";
import { THOUGHTFUL } from "@tetrarch/solver/studies";
import type { Argument, Command, Help, Option } from "commander";

/** What may stand in a place of the command line. */
export type Values =
  | {
      readonly type: "words";
      readonly words: readonly string[];
      /** The words that fit each game, where the command line names one. */
      readonly byGame?: readonly WordsOfGame[];
    }
  | { readonly type: "file" }
  /** Something only the player can know, as a deal code. */
  | { readonly type: "free" };

interface WordsOfGame {
  /** How the game may be called: by its id or its two letters. */
  readonly names: readonly [id: string, letters: string];
  readonly words: readonly string[];
}

export interface Flag {
  /** `-h` and `--help` alike. */
  readonly names: readonly string[];
  readonly description: string;
  /** What follows it; undefined when nothing does. */
  readonly values: Values | undefined;
}

export interface Verb {
  /** With the name of the command it belongs to in front, if it belongs to one: `study merge`. */
  readonly name: string;
  readonly description: string;
  readonly flags: readonly Flag[];
  readonly places: readonly Values[];
  /** What may stand in every place after these. */
  readonly rest: Values | undefined;
  /** The commands that belong to it. */
  readonly verbs: readonly Verb[];
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
  const verbs = commands.map((command) => verbOf(help, command, names));
  return { program: program.name(), flags: help.visibleOptions(program).map(flagOf), verbs };
}

function verbOf(help: Help, command: Command, commands: readonly string[], prefix = ""): Verb {
  const name = `${prefix}${command.name()}`;
  const { registeredArguments: places } = command;
  const [rest] = places.filter(({ variadic }) => variadic);
  return {
    name,
    description: help.subcommandDescription(command),
    flags: help.visibleOptions(command).map(flagOf),
    places: places.filter((place) => place !== rest).map((place) => placeOf(place, commands)),
    rest: rest && placeOf(rest, commands),
    verbs: command.commands.map((inner) => verbOf(help, inner, commands, `${name} `)),
  };
}

/** All commands, those that belong to others after these. */
export function allVerbs(verbs: readonly Verb[]): readonly Verb[] {
  return verbs.flatMap((verb) => [verb, ...allVerbs(verb.verbs)]);
}

/** The last word of a command's name. */
export function shortName({ name }: Verb): string {
  return name.slice(name.lastIndexOf(" ") + 1);
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
      return byGame(({ options }) => variantsOf(options));
    case "difficulty":
      return { type: "words", words: DIFFICULTIES };
    case "player":
      return byGame((game) => [THOUGHTFUL, ...agentsOf(game).players.map(({ name }) => name)]);
    case "file":
    case "cardSet":
    case "check":
    case "dealsFile":
    case "files":
    case "open":
    case "out":
    case "plots":
    case "transcript":
      return { type: "file" };
    default:
      return { type: "free" };
  }
}

/** Words that differ from game to game. */
function byGame(wordsOf: (game: AnyGame) => readonly string[]): Values {
  const each = games.map((game) => ({
    names: [game.id, game.dealCode.prefix.toLowerCase()] as const,
    words: wordsOf(game),
  }));
  return { type: "words", words: [...new Set(each.flatMap(({ words }) => words))], byGame: each };
}
