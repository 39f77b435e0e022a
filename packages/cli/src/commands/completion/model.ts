import { type AnyGame, games, hasCardSets, variantsOf } from "@tetrarch/engine";
import { CHALLENGE_LENGTHS, rulesOf } from "@tetrarch/play";
import { agentsOf, DIFFICULTIES } from "@tetrarch/solver";
import { THOUGHTFUL } from "@tetrarch/solver/studies";
import type { Argument, Command, Help, Option } from "commander";
import { SETTING_NAMES } from "../../play/saves/settings-file.js";
import { LATEST } from "../../words/en/history.js";
import { SERIES_LENGTHS } from "../duel.js";
import { HOUSE_PLAYERS } from "../duel-house.js";

/** What may stand in a place of the command line. */
export type Values =
  | {
      readonly type: "words";
      readonly words: readonly string[];
      /** The words that fit each game, where the command line names one. */
      readonly byGame?: readonly WordsOfGame[];
    }
  | {
      readonly type: "file";
      /** What may stand there besides a file. */
      readonly words?: readonly string[];
    }
  /** Something only the player can know, as a deal code. */
  | { readonly type: "free" };

/** How a game may be called: by its id or its two letters. */
export type GameNames = readonly [id: string, letters: string];

interface WordsOfGame {
  readonly names: GameNames;
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
  return {
    program: program.name(),
    flags: help.visibleOptions(program).map((option) => flagOf(option)),
    verbs,
  };
}

function verbOf(help: Help, command: Command, commands: readonly string[], prefix = ""): Verb {
  const name = `${prefix}${command.name()}`;
  const { registeredArguments: places } = command;
  const [rest] = places.filter(({ variadic }) => variadic);
  return {
    name,
    description: help.subcommandDescription(command),
    flags: help.visibleOptions(command).map((option) => flagOf(option, name)),
    places: places.filter((place) => place !== rest).map((place) => placeOf(place, commands, name)),
    rest: rest && placeOf(rest, commands, name),
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

function flagOf(option: Option, command = ""): Flag {
  return {
    names: [option.short, option.long].filter((name) => typeof name === "string"),
    description: option.description,
    values: option.required ? valuesOf(option.attributeName(), option.argChoices, command) : undefined,
  };
}

function placeOf(argument: Argument, commands: readonly string[], command: string): Values {
  const isCommand = argument.name() === "command";
  return valuesOf(argument.name(), isCommand ? commands : argument.argChoices, command);
}

/** What a place or an option of one command has, where its name means something else elsewhere. */
const ofCommand: Readonly<Record<string, readonly string[]>> = {
  "history show game": [LATEST],
  "history mark game": [LATEST],
  "settings name": SETTING_NAMES,
  "settings value": ["on", "off"],
  "cards game": games.filter(hasCardSets).map(({ id }) => id),
  "duel new length": CHALLENGE_LENGTHS.map(String),
  "duel here length": CHALLENGE_LENGTHS.map(String),
  "duel here house": HOUSE_PLAYERS,
  "series new length": SERIES_LENGTHS.map(String),
  "duel house player": HOUSE_PLAYERS,
};

/** Where a file of a game may also be a finished game. */
const NAMES_GAME = ["analyse", "replay", "field"];

function valuesOf(name: string, choices: readonly string[] | undefined, command: string): Values {
  const words = choices ?? ofCommand[`${command} ${name}`];
  if (words) return { type: "words", words };
  switch (name) {
    case "game":
      return { type: "words", words: games.map(({ id }) => id) };
    case "variant":
      return byGame(({ options }) => variantsOf(options));
    case "difficulty":
      return { type: "words", words: DIFFICULTIES };
    case "player":
      return byGame((game) => [THOUGHTFUL, ...agentsOf(game).players.map(({ name }) => name)]);
    case "id":
      return { type: "words", words: [LATEST] };
    case "what":
    case "open":
      return { type: "file", words: [LATEST] };
    case "file":
      return NAMES_GAME.includes(command) ? { type: "file", words: [LATEST] } : { type: "file" };
    case "cardSet":
    case "check":
    case "dealsFile":
    case "files":
    case "out":
    case "plots":
    case "transcript":
      return { type: "file" };
    default:
      return { type: "free" };
  }
}

function namesOf({ id, dealCode }: AnyGame): GameNames {
  return [id, dealCode.prefix.toLowerCase()];
}

/** Options, and the games that they do not go with. */
export const misfits: readonly (readonly [options: readonly string[], games: readonly GameNames[]])[] = [
  [["--card-set"], games.filter((game) => !hasCardSets(game)).map(namesOf)],
  [["--stake", "--unit"], games.filter(({ id }) => !rulesOf(id, 2).hasDebts).map(namesOf)],
];

function byGame(wordsOf: (game: AnyGame) => readonly string[]): Values {
  const each = games.map((game) => ({
    names: namesOf(game),
    words: wordsOf(game),
  }));
  return { type: "words", words: [...new Set(each.flatMap(({ words }) => words))], byGame: each };
}
