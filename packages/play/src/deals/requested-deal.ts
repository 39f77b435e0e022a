import { formatVariant, identityOf, type Problem, type Session, startSession } from "@tetrarch/engine";
import { isInPlay } from "../game/in-play.js";
import { dealText } from "./open-deal.js";

/** What is to be done about a deal that a link, or whoever sends it, asks for while a game lies on the table. */
export type DealRequestAnswer =
  /** It is no deal of this game. */
  | { readonly type: "refused"; readonly problem: Problem }
  /** It lies there already. */
  | { readonly type: "same" }
  /** It may be laid; where `mustAsk`, the game on the table is given up for it, and the player has to say so. */
  | { readonly type: "deal"; readonly session: Session; readonly mustAsk: boolean };

/** In the variant of the game that lies on the table. Deals are the same when their cards and rolls are (C-10). */
export function answerDealRequest(onTable: Session, typed: string): DealRequestAnswer {
  const asked = startSession(onTable.game, dealText(typed), formatVariant(onTable.variant));
  if (!asked.ok) return { type: "refused", problem: asked.error };
  if (identityOf(asked.value) === identityOf(onTable)) return { type: "same" };
  return { type: "deal", session: asked.value, mustAsk: isInPlay(onTable) };
}
