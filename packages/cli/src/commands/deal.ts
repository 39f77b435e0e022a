import { type AnyGame, dealIdentity, formatDeal, ok, readDeal } from "@tetrarch/engine";
import { randomDealCode } from "@tetrarch/play";
import { dealNamed, gameNamed, gameOfPrefix } from "../content/games.js";
import { fault, type Outcome, report } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import { type CommandContext, noteShown } from "./context.js";
import { dealAsJson } from "./session-files.js";
import type { WinnableOptions } from "./winnable-deal.js";

export interface DealOptions extends WinnableOptions {
  /** Only a deal that is proved winnable, or what can be proved of the one given. */
  readonly winnable?: boolean;
}

/** `tetrarch deal GAME [DEAL]`, and `tetrarch deal CODE`: the card list of a deal; without one, of a random deal. */
export async function deal(
  name: string,
  given: string | undefined,
  options: DealOptions,
  context: Pick<CommandContext, "random" | "stores" | "stderr">,
): Promise<Outcome> {
  const { random } = context;
  const coded = given === undefined ? gameOfPrefix(name) : undefined;
  const game = coded ? ok(coded) : gameNamed(name);
  if (!game.ok) return game;
  const text = coded || given === undefined ? coded && name : dealNamed(game.value, given);
  if (options.winnable) {
    // A solver, which a plain list of cards does not need.
    const { winnableDeal } = await import("./winnable-deal.js");
    return winnableDeal(game.value, text, options, context);
  }
  if (options.difficulty !== undefined)
    return fault("usage", usageWords.goesWith("--difficulty", "--winnable"));
  if (text !== undefined) return listed(game.value, text, "", context);
  const code = randomDealCode(game.value, random);
  return listed(game.value, code, `${code}\n`, context);
}

async function listed(
  game: AnyGame,
  text: string,
  heading: string,
  context: Pick<CommandContext, "stores" | "stderr">,
): Promise<Outcome> {
  const read = readDeal(game, text);
  if (!read.ok) return read;
  await noteShown(context, [dealIdentity(game, read.value.deal)]);
  return report(`${heading}${formatDeal(read.value.deal)}\n`, dealAsJson(game, read.value));
}
