import type { Session } from "@tetrarch/engine";
import { dealLink, formatLink, type Link, linkInWords } from "@tetrarch/play";
import { inquiryWords as words } from "../../words/en/inquiries.js";

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
