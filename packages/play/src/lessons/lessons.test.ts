import { readFileSync } from "node:fs";
import { games } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { describe, expect, it } from "vitest";
import { tellChecks } from "../../../../testing/counts.js";
import { gameOf, value } from "../../test/sessions.js";
import { type Course, type Level, wordsOf } from "./course.js";
import { glossary } from "./glossary.js";
import { beginLevel, type LessonRun, nextInLesson, playInLesson } from "./lesson-run.js";
import { courses } from "./registry.js";

const MOST_WORDS = 12;
/** What a course may ask for in all: at a few seconds a move it stays within four minutes. */
const MOST_MOVES = 40;

/** The level as it stands before each move of its solution, and at last. */
function along(course: Course, level: Level): readonly LessonRun[] {
  const runs = [value(beginLevel(gameOf(course.game), level))];
  for (const word of wordsOf(level.solution)) runs.push(value(playInLesson(runs.at(-1) as LessonRun, word)));
  return runs;
}

function courseOf(id: string): readonly Level[] {
  return courses.find(({ game }) => game === id)?.levels ?? [];
}

function sentencesOf(level: Level): readonly string[] {
  const said = (level.answers ?? []).map(({ says }) => says);
  return [level.opening ?? level.goal, level.goal, level.success, ...said];
}

/** The numbers of a solitaire's rules, by its page of rules. */
function ruleNumbers(gameId: string): readonly string[] {
  const page = readFileSync(
    new URL(`../../../engine/src/games/${gameId}/README.md`, import.meta.url),
    "utf8",
  );
  const { prefix } = gameOf(gameId).dealCode;
  return [
    ...new Set(
      [...page.matchAll(new RegExp(`\\*\\*(${prefix}-\\d+)\\*\\*`, "g"))].map(([, rule]) => rule ?? ""),
    ),
  ];
}

it("the glossary has each word once, in order, and says what it is in a sentence or two", () => {
  const words = glossary.map(({ word }) => word);
  expect(words).toEqual([...new Set(words)].sort());
  for (const { meaning } of glossary) expect(meaning).toMatch(/^[A-Z].{20,110}\.$/);
});

it("FG-26: a lesson calls a card of the Four Gods by its whole name", () => {
  const { friends, foes, weapons, traps, locations } = builtInCardSet;
  const names = [friends, foes, weapons, traps, locations].flatMap((cards) => cards.map(({ name }) => name));
  const sentences = courseOf("four-gods").flatMap(sentencesOf);
  for (const sentence of sentences) {
    const words = new Set(sentence.match(/[A-Z]\p{L}+/gu));
    const meant = names.filter((name) => name.split(" ").some((word) => word !== "The" && words.has(word)));
    if (meant.length > 0)
      expect(
        meant.some((name) => sentence.includes(name)),
        sentence,
      ).toBe(true);
  }
});

/** What players had not learnt, or too late: where it is told now. */
const TAUGHT: readonly (readonly [course: string, level: string, words: RegExp])[] = [
  ["tomb-of-four-kings", "delve", /each card you play is the top of the pack/],
  ["tomb-of-four-kings", "wounds", /diamond you played is yours/],
  ["tomb-of-four-kings", "door", /If you win, the 4 is treasure/],
  ["kings-keys", "one-lower", /Make books: .* 1 2 3 4, four different items/],
  ["kings-keys", "start-anywhere", /A stack may begin with any number/],
  ["kings-keys", "a-book", /One to four, four items: that is a book/],
  ["kings-keys", "a-book", /The cell you emptied is filled first, then the book’s/],
  ["kings-keys", "part-of-a-stack", /Part of a stack moves, too/],
  ["kings-keys", "to-and-fro", /this goes on for ever\. In a game: Menu, Resign/],
  ["kings-keys", "the-last-book", /Hints or undo would keep the gate shut/],
  ["four-kingdoms", "a-guest", /one card of its own suit: no ace/],
  ["four-kingdoms", "a-guest", /A guest is not home yet/],
  ["four-kingdoms", "the-wizard", /A ten may wait, too/],
  ["four-kingdoms", "the-stock", /Only its cards come to the waste/],
  ["four-kingdoms", "an-empty-land", /A tap moves cards, home first/],
  ["four-kingdoms", "four-kingdoms-united", /play these last moves itself/],
  ["four-gods", "a-friend", /traps show the roll needed/],
  ["four-gods", "a-weapon", /it can be dropped, never swapped/],
  ["four-gods", "a-trap", /press the trap for the table/],
  ["four-gods", "a-failed-trap", /a failed trap is passed, too/],
  ["four-gods", "eleven-against-eleven", /Its defence is 11: it still stands/],
  ["four-gods", "eleven-against-eleven", /Wounds stay, its and yours/],
  ["four-gods", "drop-a-weapon", /Press a held weapon: it can be dropped/],
  ["four-gods", "drop-a-weapon", /only 21 without the weapon: she fell/],
  ["napoleons-tomb", "a-king-leads", /Each suit has a corner: down from king to ace/],
  ["napoleons-tomb", "up-on-the-tableau", /Corners go down, these piles go up/],
  ["napoleons-tomb", "which-waste", /the 4 now covers the ten/],
  ["napoleons-tomb", "which-waste", /cover only what you need late/],
  ["napoleons-tomb", "a-pile-marches", /The lowest card must fit\./],
  ["napoleons-tomb", "sort-the-waste", /Hold a finger on II: the king is lowest\./],
  ["napoleons-tomb", "home-after-the-redeal", /Cards needed last go lowest\./],
  ["napoleons-tomb", "an-empty-pile", /A free card, with nothing on it/],
];

it.each(TAUGHT)("%s teaches in its level %s: %s", (game, id, words) => {
  const level = courseOf(game).find((each) => each.id === id);
  expect(level && sentencesOf(level).join(" ")).toMatch(words);
});

it("every solitaire has its course", () => {
  expect(courses.map(({ game }) => game)).toEqual(games.map(({ id }) => id));
});

describe.each(courses)("the course of $game", (course) => {
  const { game, levels } = course;

  describe.each(levels)("$id", (level) => {
    it("its solution is legal move by move, and reaches the goal with its last move, not before", () => {
      const runs = along(course, level);
      const standings = runs.map(({ standing }) => standing.type);
      expect(standings).toEqual([...Array(runs.length - 1).fill("playing"), "reached"]);
      expect(runs.slice(0, -1).map(nextInLesson)).toEqual(wordsOf(level.solution));
      tellChecks(runs.length - 1, "lesson moves");
    });

    it("says at most a dozen words at a time, in whole sentences", () => {
      for (const sentence of sentencesOf(level)) {
        expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(MOST_WORDS);
        expect(sentence).toMatch(/^[A-Z0-9].*[.!?…]$/);
      }
    });
  });

  it("has six levels or more, names of their own, and no more moves than four minutes hold", () => {
    expect(levels.length).toBeGreaterThanOrEqual(6);
    expect(levels.length).toBeLessThanOrEqual(12);
    expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length);
    for (const { id } of levels) expect(id).toMatch(/^[a-z][a-z-]*[a-z]$/);
    expect(levels.flatMap(({ solution }) => wordsOf(solution)).length).toBeLessThanOrEqual(MOST_MOVES);
  });

  it("meets every rule that a beginner needs, and says why others are left out", () => {
    const met = new Set(levels.flatMap(({ rules }) => rules));
    const all = ruleNumbers(game);
    expect(all.length).toBeGreaterThan(5);
    for (const rule of met) expect(all).toContain(rule);
    for (const rule of Object.keys(course.leftOut)) expect(met.has(rule), rule).toBe(false);
    expect(all.filter((rule) => !met.has(rule)).sort()).toEqual(Object.keys(course.leftOut).sort());
    for (const reason of Object.values(course.leftOut)) expect(reason.length).toBeGreaterThan(10);
  });
});
