import {
  dishonest,
  formatVariant,
  playWord,
  type Session,
  startSession,
  undo,
  withOpenCards,
} from "@tetrarch/engine";
import { dealLink, formatLink, type Link, linkInWords } from "@tetrarch/play";
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

/** The links to a game that is over and to its deal, each under what it is. */
export function shareParagraphs(session: Session): readonly string[] {
  return [
    ...shared(words.shareGame, { type: "game", session }),
    ...shared(words.shareDeal, dealLink(session)),
  ];
}

function shared(heading: string, link: Link): readonly string[] {
  const text = formatLink(link);
  return [`${heading} ${linkInWords(link)}`, text.ok ? text.value : text.error.message];
}

/** A game of the same deal at its start, its moves to be played one by one: these are the way that was found. */
export function wayOf(played: Session, way: readonly string[]): Session {
  const { game, deal, variant } = withOpenCards(played);
  const start = startSession(game, deal, formatVariant(variant));
  if (!start.ok) throw new Error(start.error.message);
  let session = dishonest(start.value);
  for (const word of way) {
    const next = playWord(session, word);
    if (!next.ok) throw new Error(next.error.message);
    session = next.value;
  }
  for (let before = undo(session); before.ok; before = undo(session)) session = before.value;
  return session;
}
