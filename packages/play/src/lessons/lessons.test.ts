import { readFileSync } from "node:fs";
import { games, knowledgeOf, legalWords, playWord } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { tellChecks } from "../../../../testing/counts.js";
import { gameOf, value } from "../../test/sessions.js";
import { type Answer, type Course, type Level, wordsOf } from "./course.js";
import { glossary } from "./glossary.js";
import {
  beginLevel,
  isReached,
  type LessonRun,
  nextInLesson,
  playInLesson,
  repliesTo,
  takeBackWrong,
} from "./lesson-run.js";
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

/** The places one move beside the solution from which the level goes on. */
function besideTheWay(course: Course, level: Level): readonly LessonRun[] {
  return along(course, level)
    .slice(0, -1)
    .flatMap((run) => legalWords(run.session).map((word) => value(playInLesson(run, word))))
    .filter(({ standing }) => standing.type === "playing");
}

/** Where a move that an answer is to can be made, and which it is. */
function meantAt(runs: readonly LessonRun[], answer: Answer) {
  return runs.flatMap((run) =>
    legalWords(run.session)
      .filter((word) => repliesTo(answer, word))
      .map((word) => ({ run, word })),
  );
}

function sentencesOf(level: Level): readonly string[] {
  const said = (level.answers ?? []).map(({ says }) => says);
  return [level.opening ?? level.goal, level.goal, level.otherwise, level.success, ...said];
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

    it("each answer is to a legal move that does not reach the goal; then the position comes back", () => {
      for (const answer of level.answers ?? []) {
        const onTheWay = meantAt(along(course, level).slice(0, -1), answer);
        const meant = onTheWay.length > 0 ? onTheWay : meantAt(besideTheWay(course, level), answer);
        expect(meant.length, answer.move).toBeGreaterThan(0);
        for (const { run, word } of meant) {
          expect(wordsOf(level.solution), word).not.toContain(word);
          const wrong = value(playInLesson(run, word));
          expect(wrong.standing, word).toEqual({ type: "wrong", says: answer.says });
          expect(isReached(level.reached, wrong.start, value(playWord(run.session, word)))).toBe(false);
          const back = value(takeBackWrong(wrong));
          expect(back).toEqual({ ...run, failures: run.failures + 1 });
        }
      }
    });

    it("whatever is played, the level goes on, is reached or is answered", () => {
      let played = 0;
      for (const run of along(course, level).slice(0, -1)) {
        for (const word of legalWords(run.session)) {
          const next = value(playInLesson(run, word));
          if (next.standing.type === "playing") expect(nextInLesson(next), word).toBeDefined();
          played++;
        }
      }
      tellChecks(played, "moves tried in lessons");
    });

    it("lights piles that are there", () => {
      const { start } = value(beginLevel(gameOf(game), level));
      const piles = knowledgeOf(game).piles(start.game.view(start.now.state));
      expect(level.lit.length).toBeGreaterThan(0);
      for (const pile of level.lit) expect(piles.map(({ id }) => id)).toContain(pile);
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
