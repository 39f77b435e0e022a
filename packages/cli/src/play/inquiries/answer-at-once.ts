import { reasonOf } from "../../files/text-files.js";
import { historyWords } from "../../words/en/history.js";
import { inquiryWords as words } from "../../words/en/inquiries.js";
import type { GameKeeper } from "../game-keeper.js";
import { labelOf, legalOf, type Model } from "../model.js";
import { duelsHere } from "../saves/duels-here.js";
import { storesIn } from "../saves/stores.js";
import type { Inquiry } from "./inquiry.js";

/** Why nothing is searched: what is asked needs no search, or must not be told yet. Undefined where it is searched. */
export function answerAtOnce(inquiry: Inquiry, model: Model, keeper: GameKeeper): string | undefined {
  if (inquiry === "hint") {
    const [only, ...others] = legalOf(model);
    if (only === undefined) return words.noCostLeft;
    return others.length === 0 ? words.onlyMove(words.move(only, labelOf(model, only))) : undefined;
  }
  return secrecyOf(model, keeper);
}

/** Why nothing may be told of a deal: somebody still has to play it. */
function secrecyOf({ seat: { session } }: Model, keeper: GameKeeper): string | undefined {
  const deal = { game: session.game.id, deal: session.deal };
  try {
    const duels = duelsHere(storesIn(keeper.saves.home));
    const player = duels.pendingPlayer(deal);
    if (player !== undefined) return `${historyWords.pending(player)}.`;
    return keeper.isOfContest && !duels.isLatestTurn(deal) ? words.inContest : undefined;
  } catch (error) {
    return `${historyWords.unreadable(reasonOf(error))}.`;
  }
}
