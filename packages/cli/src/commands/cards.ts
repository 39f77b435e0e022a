import { type AnyGame, games, hasCardSets, type OwnSet } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { gameNamed, readCardSetFile } from "../content/games.js";
import { cardSetSchemaText } from "../content/shipped.js";
import { fault, type Outcome, report } from "../report.js";
import { cardSetInWords, cardSetWords } from "../words/en/card-set.js";
import { usageWords } from "../words/en/faults.js";
import type { CommandContext } from "./context.js";
import { wholeNumber } from "./options.js";
import { watch } from "./show-progress.js";

/** The most deals that are played to try a card set. */
const MOST_DEALS = 1000;

export interface CardsOptions {
  /** A file with a card set of the player's own. */
  readonly check?: string;
  readonly schema?: boolean;
  /** How many deals are played with it. */
  readonly deals?: string;
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
  if (options.deals !== undefined && options.check === undefined)
    return fault("usage", usageWords.goesWith("--deals", "--check"));
  const deals = wholeNumber("--deals", options.deals, { least: 1, most: MOST_DEALS, usual: undefined });
  if (!deals.ok) return deals;
  if (options.check === undefined) return report(cardSetInWords(builtInCardSet), builtInCardSet);
  const own = await readCardSetFile(options.check, context.stdin);
  return own.ok ? checked(own.value, deals.value) : own;
}

/** @param deals how many deals are played with the set; none where it is undefined */
async function checked({ game, set }: OwnSet, deals: number | undefined): Promise<Outcome> {
  const { name, version } = set;
  const valid = { valid: true, name, version };
  if (deals === undefined) return report(`${cardSetWords.valid(name, version)}\n`, valid);
  // The solver and the players, which a check alone does not need.
  const { balancing } = await import("@tetrarch/solver");
  const range = { first: 1, deals };
  const open = watch(balancing(game, "open", range));
  const balance = {
    deals,
    greedy: watch(balancing(game, "greedy", range)).won,
    strongest: watch(balancing(game, "strongest", range)).won,
    open: open.won,
    unsettled: open.unknown,
  };
  const lines = [cardSetWords.valid(name, version), ...cardSetWords.balance(balance)];
  return report(`${lines.join("\n")}\n`, { ...valid, balance });
}

function noCardSets(game: AnyGame): Outcome {
  const titles = games.filter(hasCardSets).map(({ title }) => title);
  return fault("usage", usageWords.onlyCardSetsOf(game.title, titles));
}
