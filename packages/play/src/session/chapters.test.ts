import { redo, resign, type Session, undo } from "@tetrarch/engine";
import { storyOf } from "@tetrarch/engine/four-gods";
import { expect, it } from "vitest";
import { after, startOf } from "../../../../testing/sessions.js";
import { value } from "../../../../testing/value.js";
import { bookOf, chaptersOf, newChapters } from "./chapters.js";
import { linesOf } from "./log.js";

const start = startOf("four-gods", 1);
const story = storyOf(start.game);

const ids = (session: Session) => chaptersOf(session, story).map(({ chapter: { id } }) => id);

it("FG-3, FG-4: a chapter stands in the book after the lines of the move that brought it", () => {
  const entered = ["take:p2", "p2L"].reduce(after, start);
  const book = bookOf(entered, story);
  expect(book.map((part) => (part.type === "line" ? "line" : part.chapter.id))).toEqual([
    "line",
    "line",
    "opening",
    "line",
    "river-path",
  ]);
  expect(book.flatMap((part) => (part.type === "line" ? [part.text] : []))).toEqual(linesOf(entered));
  expect(chaptersOf(entered, story).map(({ number }) => number)).toEqual([1, 2]);
});

it("the chapter of a move that was taken back leaves the book, and comes again with the move", () => {
  const entered = ["take:p2", "p2L"].reduce(after, start);
  const undone = value(undo(entered));
  expect(ids(undone)).toEqual(["opening"]);
  expect(newChapters(entered, undone, story)).toEqual([]);
  const redone = value(redo(undone));
  expect(newChapters(undone, redone, story).map(({ chapter }) => chapter.id)).toEqual(["river-path"]);
});

it("the chapter of an end comes with the resignation, and leaves with it", () => {
  const begun = after(start, "take:p2");
  const resigned = value(resign(begun));
  expect(newChapters(begun, resigned, story).map(({ number, chapter }) => [number, chapter.id])).toEqual([
    [2, "resigned"],
  ]);
  expect(ids(value(undo(resigned)))).toEqual(["opening"]);
});

it("the book of a game without a story is its log", () => {
  const session = after(startOf("four-kingdoms", 7), "deal");
  expect(bookOf(session, undefined)).toEqual(linesOf(session).map((text) => ({ type: "line", text })));
});
