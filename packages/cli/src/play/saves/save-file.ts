import { existsSync } from "node:fs";
import { findGameAmong, games, parseSave, type Session } from "@tetrarch/engine";
import { finderWith } from "../../content/games.js";
import { readWhole, reasonOf, setAside } from "../../files/text-files.js";
import { savesWords } from "../../words/en/saves.js";

/** Reads a saved game, and the text of its card set where it is not the built-in one. Throws. */
export function readSave(
  game: string,
  path: string,
  cards: string,
): { readonly session: Session; readonly cardSet: string | undefined } {
  const text = readWhole(path);
  const cardSet = existsSync(cards) ? readWhole(cards) : undefined;
  const session = sessionIn(text, cardSet);
  if (session.game.id !== game) throw new Error(savesWords.reasonOtherGame(session.game.title));
  return { session, cardSet: games.includes(session.game) ? undefined : cardSet };
}

/** The game in a save; one of the built-in card set also where the card set beside it is broken. Throws. */
function sessionIn(text: string, cardSet: string | undefined): Session {
  const own = finderWith(cardSet);
  const session = parseSave(text, own.ok ? own.value : findGameAmong([]));
  if (session.ok) return session.value;
  throw new Error(own.ok ? session.error.message : savesWords.reasonCardSet(own.error.message));
}

/** Where the lock of a save lies. */
export function lockPath(path: string): string {
  return path.replace(/txt$/, "lock");
}

export function cardSetPath(path: string): string {
  return path.replace(/txt$/, "cards.json");
}

/** Sets a broken save aside; returns a sentence on where it is. */
export function aside(path: string): string {
  try {
    return savesWords.keptAs(setAside(path, cardSetPath(path)));
  } catch (error) {
    return savesWords.leftThere(reasonOf(error));
  }
}
