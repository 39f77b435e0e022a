import { findGameAmong } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { value } from "../../test/sessions.js";
import { formatHistory, readHistory } from "./archive-file.js";
import { LONGEST_NOTE, latestOf, noteOf, type Remark, remarks, stamped } from "./remark.js";

const ID = "0123456789abcdef".repeat(2);

describe("a value that is set", () => {
  it("again counts as the later one, whatever the clock says", () => {
    const first = stamped("one", 1000, undefined);
    const second = stamped("two", 500, first);
    expect(latestOf(first, second)).toBe(second);
    expect(latestOf(second, first)).toBe(second);
    expect(stamped("three", 9000, second).at).toBe(9000);
  });

  it("twice in the same millisecond on two devices is the same on both", () => {
    const [one, other] = [
      { value: false, at: 7 },
      { value: true, at: 7 },
    ];
    expect(latestOf(one, other)).toBe(latestOf(other, one));
  });
});

describe("remarks on a game", () => {
  it("from two devices keep of each part the latest: a star here loses no note from there", () => {
    const here: Remark = { id: ID, star: { value: true, at: 5 }, note: { value: "first", at: 1 } };
    const there: Remark = { id: ID, star: { value: false, at: 2 }, note: { value: "second", at: 3 } };
    const both: Remark = { id: ID, star: { value: true, at: 5 }, note: { value: "second", at: 3 } };
    expect(remarks.merge(here, there)).toEqual(both);
    expect(remarks.merge(there, here)).toEqual(both);
  });

  it("have notes without what is not seen, of any text that is not too long", () => {
    expect(noteOf(" two\r\nlines,\u0000 a\ttab\u001b[2J ")).toEqual({
      ok: true,
      value: "two\nlines, a\ttab[2J",
    });
    expect(noteOf("n".repeat(LONGEST_NOTE)).ok).toBe(true);
    expect(noteOf("n".repeat(LONGEST_NOTE + 1))).toMatchObject({
      error: { message: "a note has at most 1,000 characters, this one has 1,001" },
    });
  });

  it("that are not as they are written are refused with their line and place", () => {
    const lines = [
      { id: "x", star: { value: true, at: 1 } },
      { id: ID, star: { value: "yes", at: 1 } },
      { id: ID, note: { value: "n".repeat(LONGEST_NOTE + 1), at: 1 } },
      { id: ID, note: { value: "\u001b[2J", at: 1 } },
      { id: ID, note: { value: "late", at: 9e15 } },
      { id: ID, colour: "red" },
    ].map((remark) => JSON.stringify({ kind: "remark", remark }));
    const starts = [
      { game: "chess", since: { value: 1, at: 1 } },
      { game: "kings-keys", since: { value: -1, at: 1 } },
    ].map((start) => JSON.stringify({ kind: "start", start }));
    const text = [formatHistory([]).trimEnd(), ...lines, ...starts].join("\n");
    const { entries, refused } = value(readHistory(text, findGameAmong([])));
    expect(entries).toEqual([]);
    const places = ["id", "star.value", "note.value", "note.value", "note.at", "colour"];
    expect(refused).toEqual([
      ...places.map((place, index) => ({
        line: index + 2,
        reason: `remark.${place}: it is nothing that can be set on a game`,
      })),
      { line: 8, reason: expect.stringContaining("chess") },
      { line: 9, reason: "start.since.value: it is no moment from which games count" },
    ]);
  });
});
