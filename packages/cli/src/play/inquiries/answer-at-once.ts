import { inquiryWords as words } from "../../words/en/inquiries.js";
import type { GameKeeper } from "../game-keeper.js";
import { labelOf, legalOf, type Model } from "../model.js";
import type { Inquiry } from "./inquiry.js";

/** Why nothing is searched: what is asked needs no search, or must not be told. Undefined where it is searched. */
export function answerAtOnce(inquiry: Inquiry, model: Model, keeper: GameKeeper): string | undefined {
  if (inquiry === "hint") {
    const [only, ...others] = legalOf(model);
    if (only === undefined) return words.noCostLeft;
    return others.length === 0 ? words.onlyMove(words.move(only, labelOf(model, only))) : undefined;
  }
  return keeper.isOfContest ? words.inContest : undefined;
}
