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

/** A game of thousands of moves is not longer as a transcript. */
const LONGEST = 200_000;
/** Where an address of the app says what it opens. */
const IN_APP = /#\/[^\s<>"]+/;
const LINK = "#/link/";

/**
 * Where in the app leads what somebody has sent, from the sign `#` on: an address of any page with words around it, a link alone, a
 * deal code, a game as text. What a message has broken over lines is put together. Errors say what is wrong with it; nothing
 * in the text goes anywhere else than to a page of this app.
 * @param findGame knows the solitaires, those with card sets of one's own among them
 */
export function addressIn(text: string, findGame: FindGame): Result<string, Problem> {
  const given = text.trim();
  if (given === "") return problem("bad-link", "there is nothing in the field");
  if (given.length > LONGEST) return problem("too-large", "it is too long for a link, a code or a game");
  const [address] = IN_APP.exec(given) ?? [];
  if (address?.startsWith(LINK)) return linkAddress(address, given, findGame);
  // Where there is no such page, the app says so itself.
  if (address !== undefined) return ok(address.replace(/[.,;:!?)]+$/, ""));
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
    : problem(alone.error.code, `the link cannot be read: ${alone.error.message}`);
}

/** Where a deal code or a link among the words leads. */
function wordAddress(given: string, findGame: FindGame): Result<string, Problem> {
  const words = given.split(/\s+/).map((word) => word.replace(/^\W+|\W+$/g, ""));
  for (const word of words) {
    if (looksLikeLink(word)) return linkAddress(`${LINK}${word}`, `${LINK}${word}`, findGame);
    const game = games.find(({ dealCode }) => word.toUpperCase().startsWith(`${dealCode.prefix}-`));
    if (!game || !/\d/.test(word)) continue;
    const deal = identityOfText(game, word);
    return deal.ok ? ok(`#/${game.id}/${encodeURIComponent(word.toUpperCase())}`) : deal;
  }
  if (/^\w+:\/\//.test(given))
    return problem("bad-link", "the address is none of Tetrarch: they have #/ in them");
  return problem("bad-link", `there is no link, deal code or game in ${quote(given)}`);
}

/** A game as text is shown as a link of it would be. */
function textAddress(given: string, findGame: FindGame): Result<string, Problem> {
  if (given.startsWith("{"))
    return problem(
      "bad-link",
      "it is a file, not a link: games are imported under “Your games”, card sets in the workshop",
    );
  const session = parseSave(`${given}\n`, findGame);
  if (!session.ok) return problem(session.error.code, `the game cannot be read: ${session.error.message}`);
  const link = formatLink({ type: "game", session: session.value });
  return link.ok
    ? ok(`${LINK}${link.value}`)
    : problem(link.error.code, `the game cannot be shown: ${link.error.message}`);
}
