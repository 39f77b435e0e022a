import type { Command } from "commander";
import { gameNamed } from "../content/games.js";
import type { Fault } from "../report.js";

/** The names of the commands that belong to one, in the order of its help. */
export function namesOf({ commands }: Command): readonly string[] {
  return commands.map((command) => command.name());
}

/**
 * Commander answers `stats --help` and `help stats` with the help of all; without these it refuses the unknown name
 * and says which one is near. Everything else is left as it is.
 */
export function withoutHelpOfUnknown(program: Command, args: readonly string[]): readonly string[] {
  const [name] = args[0] === "help" ? args.slice(1) : args;
  const isKnown = name === undefined || name.startsWith("-") || [...namesOf(program), "help"].includes(name);
  return isKnown ? args : [name];
}

/**
 * The fault of a word that stands where a command of a command's own or a game is expected and is neither: commander
 * would only count the arguments, or print help. Undefined when there is none.
 */
export function misnamedWithin(program: Command, [name, inner]: readonly string[]): Fault | undefined {
  const command = program.commands.find((candidate) => candidate.name() === name);
  if (!command || inner === undefined || inner.startsWith("-")) return undefined;
  const names = namesOf(command);
  if (names.length === 0 || names.includes(inner)) return undefined;
  const game = gameNamed(inner);
  if (game.ok) return undefined;
  const { code, message } = game.error;
  return { code, message: `${message}; the commands of ${name} are ${names.join(" and ")}` };
}
