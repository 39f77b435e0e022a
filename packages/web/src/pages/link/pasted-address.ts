import {
  type FindGame,
  games,
  identityOfText,
  ok,
  type Problem,
  parseSave,
  problem,
  quote,
  type Result,
} from "@tetrarch/engine";
import { formatLink, linkIn, looksLikeLink, parseLink } from "@tetrarch/play";
import * as words from "../../words/en/link.js";

/** A game of thousands of moves is not longer as a transcript. */
const LONGEST = 200_000;
/** Where an address of the app says what it opens. */
const IN_APP = /#\/[^\s<>"]*/;
const LINK = "#/link/";
/** Pages that show nothing of a link. */
const NOTHING_SENT: readonly string[] = ["#/", "#/link"];

/**
 * The address in the app of what the player pasted, from the sign `#` on: an address of any page with words around it, a link alone, a
 * deal code, a game as text. What a message has broken over lines is put together. Errors say what is wrong with it; nothing
 * in the text goes anywhere else than to a page of this app.
 * @param findGame knows the solitaires, those with card sets of one's own among them
 */
export function addressIn(text: string, findGame: FindGame): Result<string, Problem> {
  const given = text.trim();
  if (given === "") return problem("bad-link", words.refusals.empty);
  if (given.length > LONGEST) return problem("too-large", words.refusals.tooLong);
  const [address] = IN_APP.exec(given) ?? [];
  if (address?.startsWith(LINK)) return linkAddress(address, given, findGame);
  const page = address?.replace(/[.,;:!?)]+$/, "");
  // Where there is no such page, the app says so itself.
  if (page !== undefined && !NOTHING_SENT.includes(page)) return ok(page);
  return /^[[{]/.test(given) ? textAddress(given, findGame) : wordAddress(given, findGame);
}

/** The address of a link, if it can be opened; perhaps it goes on in the lines that follow. */
function linkAddress(address: string, given: string, findGame: FindGame): Result<string, Problem> {
  // A sentence may end with it.
  const text = linkIn(address.replace(/[^0-9A-Za-z]+$/, ""));
  const alone = parseLink(text, findGame);
  if (alone.ok) return ok(`${LINK}${text}`);
  const joined = linkIn(given.slice(given.indexOf(LINK)).replace(/\s+/g, ""));
  return parseLink(joined, findGame).ok
    ? ok(`${LINK}${joined}`)
    : problem(alone.error.code, words.refusals.link(alone.error.message));
}

/** Where the first deal code or link among the words leads that is a good one. */
function wordAddress(given: string, findGame: FindGame): Result<string, Problem> {
  const pieces = given.split(/\s+/).map((word) => word.replace(/^\W+|\W+$/g, ""));
  let firstError: Result<string, Problem> | undefined;
  for (const word of pieces) {
    const found = addressOfWord(word, findGame);
    // A link that lacks nothing but its cards is a good one, too.
    if (found?.ok || found?.error.code === "bad-card-set") return found;
    firstError ??= found;
  }
  if (firstError) return firstError;
  if (IN_APP.test(given)) return problem("bad-link", words.refusals.incomplete);
  if (/^\w+:\/\//.test(given)) return problem("bad-link", words.refusals.otherSite);
  return problem("bad-link", words.refusals.nothing(quote(given)));
}

/** Undefined for a word that is meant as neither a link nor a deal code. */
function addressOfWord(word: string, findGame: FindGame): Result<string, Problem> | undefined {
  if (looksLikeLink(word)) return linkAddress(`${LINK}${word}`, `${LINK}${word}`, findGame);
  const game = games.find(({ dealCode }) => word.toUpperCase().startsWith(`${dealCode.prefix}-`));
  if (!game || !/\d/.test(word)) return undefined;
  const deal = identityOfText(game, word);
  return deal.ok ? ok(`#/${game.id}/${encodeURIComponent(word.toUpperCase())}`) : deal;
}

/** A game as text is shown as a link of it would be. */
function textAddress(given: string, findGame: FindGame): Result<string, Problem> {
  if (given.startsWith("{")) return problem("bad-link", words.refusals.file);
  const session = parseSave(`${given}\n`, findGame);
  if (!session.ok) return problem(session.error.code, words.refusals.gameUnreadable(session.error.message));
  const link = formatLink({ type: "game", session: session.value });
  return link.ok
    ? ok(`${LINK}${link.value}`)
    : problem(link.error.code, words.refusals.gameNotShown(link.error.message));
}
