import { courses, glossary } from "@tetrarch/play/lessons";
import { describe, expect, test } from "vitest";
import { severalPlaces, whatIs } from "../../words/en/learn.js";
import { glossaryFor, newTermsOf } from "./terms.js";

test("a link to a term asks nothing: it says what it opens", () => {
  for (const { word } of glossary) expect(whatIs(word)).toBe(`What “${word.toLowerCase()}” means`);
});

test("of a card that fits in several places nothing is said about the task, which may name none of them", () => {
  expect(severalPlaces).toMatch(/More than one place fits/);
  expect(severalPlaces).not.toMatch(/task|name/);
});

test("the glossary of a course begins with its own words, and has the others, too", () => {
  const course = courses.find(({ game }) => game === "napoleons-tomb");
  if (!course) throw new Error("no course");
  const words = glossaryFor(course).map(({ word }) => word);
  expect(words.slice(0, 4)).toEqual(["Corner", "Home", "In suit", "Middle"]);
  expect(words.indexOf("Waste")).toBeLessThan(words.indexOf("Guest chamber"));
  expect([...words].sort()).toEqual(glossary.map(({ word }) => word).sort());
});

describe.each(courses)("terms in the course of $game", (course) => {
  const levels = course.levels.map((level, index) => ({ level, ...newTermsOf(course, index) }));

  test("are marked in the goal, whose words stay as they are", () => {
    for (const { level, parts } of levels) expect(parts.map(({ text }) => text).join("")).toBe(level.goal);
  });

  test("are none of the ordinary words", () => {
    const marked = levels.flatMap(({ parts, others }) => [
      ...parts.flatMap(({ term, text }) => (term ? [text.toLowerCase()] : [])),
      ...others.map(({ word }) => word.toLowerCase()),
    ]);
    expect(marked).not.toContain("top");
  });

  test("are each explained once: in the first level whose goal or opening has it", () => {
    const explained = levels.map(({ parts, others }) => [
      ...parts.flatMap(({ term }) => term?.word ?? []),
      ...others.map(({ word }) => word),
    ]);
    const all = explained.flat();
    expect(new Set(all).size).toBe(all.length);
    for (const { word } of glossary) {
      const names = new RegExp(`\\b${word}s?\\b`, "i");
      const first = levels.findIndex(({ level }) => names.test(`${level.goal} ${level.opening ?? ""}`));
      expect(
        explained.findIndex((words) => words.includes(word)),
        word,
      ).toBe(first);
    }
  });
});
