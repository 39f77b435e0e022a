import { capital, legalWords, type Session } from "@tetrarch/engine";
import { tableOf } from "../tables/index.js";
import type { PileInWords } from "../tables/table.js";

/** Lists of moves no longer than this are told without being asked for. */
const FEW_MOVES = 8;

function viewOf({ game, now }: Session): unknown {
  return game.view(now.state);
}

export function pileLine({ pile, name, text }: PileInWords): string {
  return `${name} (${pile}): ${text}`;
}

/** Every pile of the table, a line each. */
export function pileLines(session: Session): readonly string[] {
  return tableOf(session.game.id).describe(viewOf(session)).map(pileLine);
}

/** What a legal move does, and its word. */
export function moveLine(session: Session, word: string): string {
  return `${capital(tableOf(session.game.id).foretell(viewOf(session), word))} (${word}).`;
}

/** The legal moves, numbered. */
export function moveLines(session: Session): readonly string[] {
  return legalWords(session).map((word, index) => `${index + 1}. ${moveLine(session, word)}`);
}

export function fewMoveLines(session: Session): readonly string[] {
  const moves = moveLines(session);
  return moves.length <= FEW_MOVES ? moves : [];
}

/** The word that was typed, or whose number in the list was; undefined where there is no such number. */
export function typedWord(session: Session, typed: string): string | undefined {
  return /^\d+$/.test(typed) ? legalWords(session)[Number(typed) - 1] : typed;
}
