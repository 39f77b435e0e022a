import {
  degreeInWords,
  degreeOf,
  formatVariant,
  looksLikeDealCode,
  messagesOf,
  outcomeOf,
  ownSetOf,
  games as registered,
  type Session,
} from "@tetrarch/engine";
import { cardsInWords, stakeInWords } from "../contests/contest-in-words.js";
import type { ChallengeLink } from "../contests/sent-games.js";
import { shownEndOf } from "../session/game-record.js";
import { counted, variantInWords } from "../words.js";
import type { Link } from "./kinds.js";

/** The content of a link, in one sentence for its reader. */
export function linkInWords(link: Link): string {
  switch (link.type) {
    case "deal":
      return `${dealInWords(link.start)}: the same cards, for you to play.`;
    case "game":
      return `${dealInWords(link.session)}: ${endedInWords(link.session)}.`;
    case "moment":
      return `${dealInWords(link.session)}: after ${link.after} of ${counted(link.session.now.number, "move")}; in the end ${endedInWords(link.session)}.`;
    case "view":
      return `A game of ${link.game.title}${cardsInWords(ownSetOf(link.game)?.set)}, ${messagesOf(link.game.id).score(link.score)}: what would you do?`;
    case "challenge":
      return challengeInWords(link);
  }
}

function challengeInWords({ challenge, terms, name, games }: ChallengeLink): string {
  const { game, variant, length, ownShuffle } = challenge;
  const options = variantInWords(variant);
  const title = `${gameTitle(game)}${options && ` (${options})`}${cardsInWords(challenge.cards)}`;
  const isPlayed = games.some((played) => played !== undefined);
  const stake = terms.stake === 0 ? "" : `, ${stakeInWords(terms)}`;
  if (ownShuffle) {
    const count = length === 1 ? "one deal" : `${length} deals`;
    return isPlayed
      ? `${name} has played ${count} of ${title}${stake}: play ${length === 1 ? "one" : "as many"} with cards of your own, or see the table.`
      : `${name} challenges you: ${count} of ${title}, each with cards of your own${stake}.`;
  }
  const count = length === 1 ? "the same deal" : `the same ${length} deals`;
  return isPlayed
    ? `${name} has played ${count} of ${title}${stake}: play ${length === 1 ? "it" : "them"} too, or see the table.`
    : `${name} challenges you: ${count} of ${title}${stake}.`;
}

function gameTitle(id: string): string {
  return registered.find((game) => game.id === id)?.title ?? id;
}

/** `Four Kingdoms, deal FK-9-1`. */
function dealInWords({ game, variant, deal }: Session): string {
  const options = variantInWords(formatVariant(variant));
  const which = looksLikeDealCode(deal) ? `deal ${deal}` : "a deal of its own";
  return `${game.title}${options && ` (${options})`}, ${which}${cardsInWords(ownSetOf(game)?.set)}`;
}

/** `won in 96 moves, 52/52 home, unaided`. */
function endedInWords(session: Session): string {
  const end = shownEndOf(session);
  const how = end === "won" ? "won in" : `${end} after`;
  const score = messagesOf(session.game.id).score(outcomeOf(session).score);
  const { label } = degreeInWords(degreeOf(session));
  return `${how} ${counted(session.now.number, "move")}, ${score}, ${label}`;
}
