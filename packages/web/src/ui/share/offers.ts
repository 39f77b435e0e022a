import type { Session } from "@tetrarch/engine";
import { dealLink, endOf, type Link, linkInWords, viewLink } from "@tetrarch/play";
import { beatThat, OFFERS } from "../../words/en/share.js";

/** Something that can be shared. */
export interface Offer {
  /** What it is, in a few words. */
  readonly name: string;
  /** What to know before it is sent; empty for nothing. */
  readonly note: string;
  readonly link: Link;
  /** What goes with it, for people; what the link is in words without it. */
  readonly sentence?: string;
  /** What can be sent beside the link, or in its place. */
  readonly file?: { readonly name: string; readonly text: string };
}

/**
 * What can be shared of a game, the likeliest first.
 * @param after the number of moves after which a finished game is shown
 * @param inField what is said of a finished game where its field is known
 */
export function offersOf(
  session: Session,
  after?: number,
  inField: (link: string) => string = (link) => link,
): readonly Offer[] {
  if (endOf(session) === undefined) return offersInPlay(session);
  return after === undefined ? offersAtEnd(session, inField) : offersOfMoment(session, after);
}

/** Never its moves, which with the deal would tell all that is hidden. */
function offersInPlay(session: Session): readonly Offer[] {
  return [
    { ...OFFERS.dealInPlay, link: dealLink(session) },
    { ...OFFERS.view, link: viewLink(session.game, session.now.state) },
  ];
}

function offersAtEnd(session: Session, inField: (link: string) => string): readonly Offer[] {
  const link: Link = { type: "game", session };
  return [
    { ...OFFERS.game, link, sentence: inField(linkInWords(link)) },
    { ...OFFERS.deal, link: dealLink(session) },
  ];
}

function offersOfMoment(session: Session, after: number): readonly Offer[] {
  return [{ ...OFFERS.moment, link: { type: "moment", session, after } }];
}

/** The deal of a finished game, and how that ended, for somebody else to do better. */
export function challengeOf(session: Session): Offer {
  const sentence = beatThat(linkInWords({ type: "game", session }));
  return { ...OFFERS.challenge, link: dealLink(session), sentence };
}
