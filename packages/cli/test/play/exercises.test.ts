import { readdirSync, rmSync } from "node:fs";
import { stripVTControlCharacters as stripped } from "node:util";
import { games } from "@tetrarch/engine";
import { courseOf, courses } from "@tetrarch/play/lessons";
import { answersOf, loadPuzzles, puzzledGames } from "@tetrarch/play/puzzles";
import type { PlyAnalysis } from "@tetrarch/solver/analysis";
import { afterEach, expect, test } from "vitest";
import { startOf } from "../../../../testing/sessions.js";
import { DecisionExercise } from "../../src/play/exercises/decision-exercise.js";
import { LessonExercise } from "../../src/play/exercises/lesson-exercise.js";
import { PuzzleExercise } from "../../src/play/exercises/puzzle-exercise.js";
import { gameWith } from "../../src/play/menu.js";
import type { Size } from "../../src/play/screen/layout.js";
import { onScreen } from "./screen-for-tests.js";

const SIZES: readonly Size[] = [
  { columns: 60, rows: 20 },
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];
const NOTHING: PlyAnalysis = { ply: 0, played: "", scale: "wins", moves: [] } as never;
const ESCAPE = "\u001B";
const homes: string[] = [];
afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

/** The levels of a game on the screen, begun at one, and those that were reached. */
function lessons(game: string, index = 0) {
  const course = courseOf(game);
  if (!course) throw new Error(`no lessons for ${game}`);
  const reached: string[] = [];
  const exercise = new LessonExercise(gameWith(game, undefined), course, index, (level) => {
    reached.push(level);
    return [];
  });
  const screen = onScreen({ exercise });
  homes.push(screen.home);
  return { ...screen, course, reached };
}

/** What stands above the last line, with its breaks taken away. */
function above(text: string): string {
  return stripped(text).split("\n").slice(0, -1).join(" ").replace(/\s+/g, " ").trimEnd();
}

test.each(courses)(
  "the course of $game is played on the game's own table, each goal last",
  ({ game, levels }) => {
    const screen = lessons(game);
    for (const { goal, opening = "", solution } of levels) {
      const page = above(screen.text());
      expect(page).toContain(opening);
      expect(page.endsWith(`Your goal: ${goal}`)).toBe(true);
      expect(stripped(screen.keys("\r"))).toMatch(/q quit *$/);
      for (const size of SIZES) {
        const lines = screen.resize(size).split("\n");
        expect(lines).toHaveLength(size.rows);
        expect(above(lines.join("\n")).endsWith(`Your goal: ${goal}`)).toBe(true);
      }
      screen.resize({ columns: 80, rows: 24 });
      for (const word of solution.split(" ")) screen.keys(`:${word}\r`);
    }
    expect(screen.hasQuit()).toBe(true);
    expect(screen.reached).toEqual(levels.map(({ id }) => id));
    const { title = "" } = games.find(({ id }) => id === game) ?? {};
    expect(screen.controller.end().at(-1)).toContain(`Now play a real game of ${title}`);
    // Nothing of it is a game.
    expect(readdirSync(screen.home)).toEqual([]);
  },
);

test("a wrong move is page, and taken back; the way is shown, the level begun again, left, and come back to", () => {
  const levels = courseOf("tomb-of-four-kings")?.levels ?? [];
  const screen = lessons(
    "tomb-of-four-kings",
    levels.findIndex(({ id }) => id === "gold-for-life"),
  );
  screen.keys("\r");
  const wrong = above(screen.keys(":play\r"));
  expect(wrong).toMatch(
    /No: Dead\. The dead bring nothing out of the tomb\. The table is as it was before\. Try again\. Your goal: /,
  );
  expect(screen.keys("H")).toMatch(/Drop the 10 of diamonds .*\(drop:TD\)\./);
  expect(screen.keys("x")).toContain("That does nothing here; ? shows the keys.");
  expect(screen.keys("?")).toContain("n, N           the next level");
  expect(screen.keys("\r", "n")).toContain("level 10 of 12");
  expect(screen.keys("\r", "N")).toContain("level 9 of 12");
  expect(screen.keys("\r", "u")).toContain("level 9 of 12");
  expect(screen.keys("\r", "q")).toContain("level 9 of 12");
  expect(screen.hasQuit()).toBe(true);
  expect(screen.controller.end()).toEqual([]);
});

test("the piles of the next move are marked on the table, and named where it is too small", () => {
  const screen = lessons("kings-keys");
  expect(stripped(screen.keys("\r"))).toContain("▸a1◂");
  expect(above(screen.resize({ columns: 60, rows: 20 }))).toContain(
    "Look at cell a2, cell a1. Your goal: Lay the red 2 on the red 1.",
  );
});

test.each(puzzledGames)(
  "%s: a puzzle is answered on the screen, rated, and followed by the next",
  async (game) => {
    const book = await loadPuzzles(game);
    const [first, second] = book?.puzzles ?? [];
    if (!book || !first || !second) throw new Error("no puzzles");
    const waiting = [first, second].map((puzzle, index) => ({ puzzle, name: `${index + 1} of 2` }));
    const tries: boolean[] = [];
    const exercise = new PuzzleExercise({
      game: gameWith(game, undefined),
      hiddenSequences: book.hiddenSequences,
      next: () => waiting.shift(),
      noneLeft: "none",
      onshown: () => [],
      ontry(_puzzle, isRight) {
        tries.push(isRight);
        return "Your rating: about 1500.";
      },
    });
    const screen = onScreen({ exercise });
    homes.push(screen.home);
    expect(above(screen.text())).toMatch(/One move keeps the win: which\?$/);
    expect(stripped(screen.keys(ESCAPE))).toMatch(/puzzle 1 of 2 *\n/);
    const right = above(screen.keys(`:${answersOf(first)[0]}\r`));
    expect(right).toMatch(
      /Right: nothing else keeps the win\. Your rating: about 1500\. All moves to the win: .*which\?$/,
    );
    expect(tries).toEqual([true]);
    expect(stripped(screen.keys("n"))).toMatch(/puzzle 2 of 2 *\n/);
    expect(above(screen.keys(ESCAPE, "H"))).toContain("There was one move.");
    expect(tries).toEqual([true, false]);
    screen.keys("n");
    expect(screen.controller.end()).toEqual(["That was the last of these puzzles."]);
    // Nothing of it is a game, not even its introduction where a puzzle has no page of its own.
    expect(readdirSync(screen.home)).toEqual([]);
  },
);

test("a question with nothing to be known before it lies on the table at once", () => {
  const session = startOf("kings-keys", 4);
  const decisions = [session, session].map((each) => ({
    session: each,
    analysis: NOTHING,
    question: "What is best?",
    afterword: "",
  }));
  const exercise = new DecisionExercise({
    intro: "Once more.",
    next: () => decisions.shift(),
    onfirst: () => [],
    last: () => ["All done."],
  });
  const screen = onScreen({ exercise });
  homes.push(screen.home);
  expect(above(screen.text())).toMatch(/Once more\. What is best\?$/);
  const second = above(screen.keys("\r", "n"));
  expect(screen.keys("?")).toMatch(/\n +n {14}the next question/);
  expect(screen.text()).not.toContain("level");
  screen.keys(ESCAPE);
  expect(second).toContain("THE RING");
  expect(second).toMatch(/What is best\?$/);
  screen.keys("n");
  expect(screen.controller.end()).toEqual(["All done."]);
});
