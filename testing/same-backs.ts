import {
  formatDeal,
  formatVariant,
  type Ply,
  playedWords,
  playWord,
  readDeal,
  type Session,
  seededRandom,
  startSession,
  withOpenCards,
} from "@tetrarch/engine";
import { startOf } from "./sessions.js";
import { value } from "./value.js";

/** So many exchanges of two cards are tried. */
const TRIES = 80;

function textsIn(data: unknown): readonly string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** The cards that were turned up and lie face down, by memory (TK-32). */
export function turnedDown(session: Session): readonly string[] {
  const seen = (one: Session) => textsIn(one.game.view(one.now.state));
  const open = new Set(seen(session));
  return seen(withOpenCards(session)).filter(
    (code) => !open.has(code) && session.game.pack.parts.flat().includes(code),
  );
}

/** What is seen, and before each move what was seen of the cards that lie open now. */
function openStory({ game, now }: Session): string {
  const view = game.view(now.state);
  const open = new Set(textsIn(view));
  const story: string[][] = [];
  for (let ply: Ply | undefined = now.before; ply; ply = ply.before)
    story.push(
      textsIn(game.view(ply.state)).filter((text) => open.has(text) && game.pack.parts.flat().includes(text)),
    );
  return JSON.stringify([view, story]);
}

/** The same moves on a deal given as its cards; undefined where they are not legal on it. */
function replayed(
  { game, variant, now }: Session,
  words: readonly string[],
  deal: string,
): Session | undefined {
  const started = startSession(game, deal, formatVariant(variant));
  if (!started.ok || now.number !== words.length) return undefined;
  let session = started.value;
  for (const word of words) {
    const played = playWord(session, word);
    if (!played.ok) return undefined;
    session = played.value;
  }
  return session;
}

/**
 * Games in which the player sees the very same, by memory, and has seen all that lies open when it came, though other cards
 * lie face down (TK-32). First the game itself, with its deal as a list of cards; then others of the same moves, on deals with
 * two cards exchanged, one of which lies face down by now, the other there as well or in the pack.
 */
export function sameBacks(session: Session, seed: number): readonly Session[] {
  const deal = value(readDeal(session.game, session.deal));
  const { cards, rolls } = deal.deal;
  const words = playedWords(session);
  const story = openStory(session);
  const backs = turnedDown(session);
  const hidden = cards.filter((code) => !textsIn(session.game.view(session.now.state)).includes(code));
  const random = seededRandom(seed);
  const found: Session[] = [];
  const add = (changed: readonly string[]) => {
    const other = replayed(session, words, formatDeal({ cards: changed, rolls }));
    if (other && openStory(other) === story) found.push(other);
  };
  add(cards);
  for (let tries = backs.length === 0 ? 0 : TRIES; tries > 0; tries--) {
    const [one, other] = [backs[random(backs.length)] ?? "", hidden[random(hidden.length)] ?? ""];
    if (one !== other) add(cards.map((card) => (card === one ? other : card === other ? one : card)));
  }
  return found;
}

/** A game of the Tomb by memory, played deep: so many moves, or fewer where it would end. */
export function tombByMemory(number: number, moves: number): Session {
  const random = seededRandom(number);
  let session = startOf("tomb-of-four-kings", number, "by-memory");
  for (let left = moves; left > 0; left--) {
    const { game, now } = session;
    const words = game.legalMoves(now.state).map((move) => game.formatMove(move));
    const word = words.includes("delve") ? "delve" : words[random(words.length)];
    const played = word === undefined ? undefined : playWord(session, word);
    if (!played?.ok || game.legalMoves(played.value.now.state).length === 0) break;
    session = played.value;
  }
  return session;
}
