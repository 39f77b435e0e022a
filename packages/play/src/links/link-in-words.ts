import {
  degreeInWords,
  degreeOf,
  formatVariant,
  looksLikeDealCode,
  outcomeOf,
  type Session,
} from "@tetrarch/engine";
import { endOf } from "../records/game-record.js";
import { variantInWords } from "../variant-in-words.js";
import type { Link } from "./kinds.js";

/** What a link holds, in one sentence for whoever gets it. */
export function linkInWords(link: Link): string {
  switch (link.type) {
    case "deal":
      return `${dealInWords(link.start)}: the same cards, for you to play.`;
    case "game":
      return `${dealInWords(link.session)}: ${endedInWords(link.session)}.`;
    case "moment":
      return `${dealInWords(link.session)}: after ${link.after} of ${moves(link.session.now.number)}; in the end ${endedInWords(link.session)}.`;
    case "view":
      return `A game of ${link.game.title}, score ${link.score.text}: what would you do?`;
  }
}

/** `Four Kingdoms, deal FK-9-1`. */
function dealInWords({ game, variant, deal }: Session): string {
  const options = variantInWords(formatVariant(variant));
  return `${game.title}${options && ` (${options})`}, ${looksLikeDealCode(deal) ? `deal ${deal}` : "a deal of its own"}`;
}

/** `won in 96 moves, score 52/52, honest`. */
function endedInWords(session: Session): string {
  const end = endOf(session);
  return `${end === "resigned" ? "given up" : end} after ${moves(session.now.number)}, score ${outcomeOf(session).score.text}, ${
    degreeInWords(degreeOf(session)).label
  }`;
}

function moves(count: number): string {
  return count === 1 ? "1 move" : `${count} moves`;
}
