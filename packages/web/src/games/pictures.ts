import { type AnyGame, legalWords, playWord, type Session } from "@tetrarch/engine";
import { beginLevel, courseOf } from "@tetrarch/play/lessons";
import type { Numbered } from "./picture-layout.js";

/** A moment of the game's lessons. */
export interface Moment {
  /** The id of a level. */
  readonly level: string;
  /** The moves that are made in it first: their words with spaces between. */
  readonly moves?: string;
}

/** Piles that are explained together. */
interface Part extends Numbered {
  /** What lies there and what it is for: a sentence or two. */
  readonly what: string;
}

/** A small picture: the part of the table where these piles lie. */
export interface Detail extends Moment {
  /** After which chapter of the rules page it stands: its title. */
  readonly chapter: string;
  readonly piles: readonly string[];
  /** Those of them where the eye should go. */
  readonly lit?: readonly string[];
  /** What is to be seen there. */
  readonly says: string;
}

/** The pictures of a rules page: data, drawn with the game's own table. */
export interface RulesPictures {
  readonly game: string;
  /** The whole table, and its parts: each pile of the table is in one of them. */
  readonly table: Moment & { readonly parts: readonly Part[] };
  readonly details: readonly Detail[];
}

/** What a picture shows. Throws where the lessons have no such moment: a test has looked at each. */
export function shownAt(
  game: AnyGame,
  { level, moves = "" }: Moment,
): { view: unknown; legal: readonly string[] } {
  const found = courseOf(game.id)?.levels.find(({ id }) => id === level);
  const begun = found && beginLevel(game, found);
  if (!begun?.ok) throw new Error(`${game.id} has no lesson ${level}`);
  const { now, ...rest } = moves.split(" ").filter(Boolean).reduce(afterMove, begun.value.session);
  return { view: game.view(now.state), legal: legalWords({ ...rest, now }) };
}

function afterMove(session: Session, word: string): Session {
  const next = playWord(session, word);
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}
