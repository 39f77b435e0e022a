import {
  type AnyGame,
  formatCardSetLabel,
  formatVariant,
  identityOf,
  isStarted,
  outcomeOf,
  type Problem,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { dealText } from "../deals/open-deal.js";
import { isInPlay } from "./act.js";

/** The answer to a deal that a link or page requests while a game lies on the table. */
export type DealRequestAnswer =
  /** The text is no deal of this game. */
  | { readonly type: "refused"; readonly problem: Problem }
  /** The deal lies on the table already, and its game is not over. */
  | { readonly type: "same" }
  /** The deal may be laid; with `mustAsk` the player has to agree to lose the game on the table. */
  | { readonly type: "deal"; readonly session: Session; readonly mustAsk: boolean };

/**
 * Answers a request for a deal. Deals are the same when cards, rolls (C-10), variant and card set are.
 * @param variant by default that of the game on the table
 * @param isAfresh whether a started game of the same deal is to begin again
 * @param game by default that on the table
 */
export function answerDealRequest(
  onTable: Session,
  typed: string,
  variant?: string,
  isAfresh = false,
  game: AnyGame = onTable.game,
): DealRequestAnswer {
  const tableVariant = formatVariant(onTable.variant);
  const start = startSession(game, dealText(typed), variant ?? tableVariant);
  if (!start.ok) return { type: "refused", problem: start.error };
  const isSame =
    identityOf(start.value) === identityOf(onTable) &&
    formatVariant(start.value.variant) === tableVariant &&
    labelOf(game) === labelOf(onTable.game);
  const isAnother = isAfresh && isStarted(onTable);
  if (isSame && !isAnother && outcomeOf(onTable).status === "playing") return { type: "same" };
  return { type: "deal", session: start.value, mustAsk: isInPlay(onTable) };
}

function labelOf({ cardSet }: AnyGame): string | undefined {
  return cardSet && formatCardSetLabel(cardSet);
}
