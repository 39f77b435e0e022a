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

/** The answer to a deal that a link or another page requests while a game lies on the table. */
export type DealRequestAnswer =
  /** It is no deal of this game. */
  | { readonly type: "refused"; readonly problem: Problem }
  /** It lies there already, and its game is not over. */
  | { readonly type: "same" }
  /** It may be laid; where `mustAsk`, the game on the table is given up for it, and the player has to say so. */
  | { readonly type: "deal"; readonly session: Session; readonly mustAsk: boolean };

/**
 * Deals are the same when their cards and rolls are (C-10); with another card set another game is played.
 * @param variant where none is asked for, that of the game on the table
 * @param isAfresh whether a game that was started is not the one that is asked for, though its deal is
 * @param game the same as on the table, where it is not played with other cards
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
