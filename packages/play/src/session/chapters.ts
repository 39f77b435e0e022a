import { outcomeOf, type Ply, type Session, type Story, type StoryChapter } from "@tetrarch/engine";
import { helpLine, logOf } from "./log.js";

/** A chapter with its number in the game: from 1, in the order in which the moves brought them. */
export interface BookChapter {
  readonly type: "chapter";
  readonly number: number;
  readonly chapter: StoryChapter;
}

/** A part of a game's book: a line of its log, or a chapter of its background story. */
export type BookPart = { readonly type: "line"; readonly text: string } | BookChapter;

/**
 * The book of a game: the lines of its log, and after those of each move the chapters that it brought; the end's
 * last. What was taken back is not in it.
 * @param story the game's background story; undefined for a game without one
 */
export function bookOf(session: Session, story: Story | undefined): readonly BookPart[] {
  const parts: BookPart[] = [];
  let count = 0;
  const addLine = (text: string) => parts.push({ type: "line", text });
  const addChapter = (chapter: StoryChapter | undefined) =>
    chapter && parts.push({ type: "chapter", number: ++count, chapter });
  const plies = pliesOf(session);
  for (const { number, lines } of logOf(session)) {
    lines.forEach(addLine);
    for (const event of plies.get(number)?.events ?? []) addChapter(story?.chapterOf(event));
  }
  const help = helpLine(session);
  if (help !== undefined) addLine(help);
  addChapter(story?.endChapter(outcomeOf(session), session.resigned));
  return parts;
}

function pliesOf({ now }: Session): ReadonlyMap<number, Ply> {
  const plies = new Map<number, Ply>();
  for (let ply = now; ply.before; ply = ply.before) plies.set(ply.number, ply);
  return plies;
}

/** The chapters of a game's book. */
export function chaptersOf(session: Session, story: Story | undefined): readonly BookChapter[] {
  return bookOf(session, story).filter((part) => part.type === "chapter");
}

/** The chapters that an act brought which led from one position of a game to another; none for an undo. */
export function newChapters(
  before: Session,
  after: Session,
  story: Story | undefined,
): readonly BookChapter[] {
  return chaptersOf(after, story).slice(chaptersOf(before, story).length);
}
