import { type AnyGame, games, hasCardSets } from "@tetrarch/engine";
import { builtInCardSet, type CardSet } from "@tetrarch/engine/four-gods";
import { gameNamed, readCardSetFile } from "../content/games.js";
import { cardSetSchemaText } from "../content/shipped.js";
import { fault, type Outcome, report } from "../report.js";
import { cardSetInWords } from "../words/en/card-set.js";
import { usageWords } from "../words/en/faults.js";
import type { CommandContext } from "./context.js";

export interface CardsOptions {
  /** A file with a card set of the player's own. */
  readonly check?: string;
  readonly schema?: boolean;
}

/** `tetrarch cards [GAME]`: the card set of a game, a check of one's own, or the form that one must have (FG-0). */
export async function cards(
  name: string | undefined,
  options: CardsOptions,
  context: CommandContext,
): Promise<Outcome> {
  if (name !== undefined) {
    const game = gameNamed(name);
    if (!game.ok) return game;
    if (!hasCardSets(game.value)) return noCardSets(game.value);
  }
  if (options.check !== undefined && options.schema)
    return fault("usage", usageWords.notTogether(["--check", "--schema"]));
  if (options.schema) {
    const text = await cardSetSchemaText();
    return report(text, JSON.parse(text));
  }
  if (options.check === undefined) return report(cardSetInWords(builtInCardSet), builtInCardSet);
  const own = await readCardSetFile(options.check, context.stdin);
  return own.ok ? checked(own.value.set) : own;
}

function checked(set: CardSet): Outcome {
  const { name, version } = set;
  return report(`${name} ${version}: the card set is valid\n`, { valid: true, name, version });
}

function noCardSets(game: AnyGame): Outcome {
  const titles = games.filter(hasCardSets).map(({ title }) => title);
  return fault("usage", usageWords.onlyCardSetsOf(game.title, titles));
}
