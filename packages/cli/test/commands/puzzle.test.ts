import { type AnyGame, games, identityOfText } from "@tetrarch/engine";
import { answersOf, loadPuzzles, puzzledGames, puzzleOfTheDay } from "@tetrarch/play/puzzles";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { value } from "../../../../testing/value.js";
import { ExerciseConversation } from "../../src/play/exercises/exercise-conversation.js";
import { PuzzleExercise } from "../../src/play/exercises/puzzle-exercise.js";
import { ArchiveFile } from "../../src/play/saves/archive-file.js";
import { FinishedGames } from "../../src/play/saves/finished-games.js";
import { KnownDeals } from "../../src/play/saves/known-deals.js";
import { tetrarch } from "../command-line.js";
import { home } from "../play/saves-for-tests.js";

const DAY = "2026-11-21";
const GAME = "tomb-of-four-kings";

function run(folder: string, input: string, ...args: readonly string[]) {
  return tetrarch(["puzzle", ...args], { ...keptIn(folder), input, env: { LANG: "C.UTF-8" } });
}

function keptIn(folder: string) {
  return {
    finished: new FinishedGames(folder),
    archive: new ArchiveFile(folder),
    known: new KnownDeals(folder),
  };
}

/** The tries at puzzles that are kept there. */
function triedIn(folder: string) {
  return new ArchiveFile(folder).read().entries.filter((one) => one.kind === "puzzle");
}

function tomb(): AnyGame {
  const game = gameOf(GAME);
  return game;
}

async function bookOf(game: string) {
  const book = await loadPuzzles(game);
  if (!book) throw new Error(`no puzzles for ${game}`);
  return book;
}

/** A legal first move that is not right. */
async function wrongMove(folder: string): Promise<string> {
  const { stdout } = await run(folder, "moves\n", GAME, "--number", "1");
  const [first] = (await bookOf(GAME)).puzzles;
  const words = [...stdout.matchAll(/^\d+\. .* \(([^() ]+)\)\.$/gm)].map(([, word]) => word ?? "");
  const wrong = words.find((word) => first && !answersOf(first).includes(word) && !first.idle.includes(word));
  if (wrong === undefined) throw new Error("every move is right");
  return wrong;
}

describe("tetrarch puzzle", () => {
  test.each(puzzledGames)("%s: the puzzle of the day is asked, solved and rated, once", async (game) => {
    const folder = home();
    const daily = puzzleOfTheDay((await bookOf(game)).puzzles, DAY);
    const [answer = ""] = daily ? answersOf(daily) : [];
    const { code, stdout, stderr } = await run(folder, `${answer}\nnext\n`, game, "--today");
    expect([code, stderr]).toEqual([0, ""]);
    const title = games.find(({ id }) => id === game)?.title;
    expect(stdout).toContain(`${title}, puzzle of the day, ${DAY}.`);
    const [, solved = ""] = stdout.split("One move keeps the win: which?");
    expect(solved).toMatch(/Right: nothing else keeps the win\. Your rating: about \d+, \d+ more\./);
    expect(solved).toContain("All moves to the win: ");
    expect(solved).toContain("That was the last of these puzzles.");
    const tried = triedIn(folder);
    expect(tried).toMatchObject([{ kind: "puzzle", puzzle: { game, deal: daily?.deal, right: true } }]);
    const again = await run(folder, `${answer}\n`, game, "--today");
    expect(again.stdout).not.toContain("Your rating");
    expect(triedIn(folder)).toEqual(tried);
  });

  test("a wrong move is told to lose and taken back; the first try counts, and its deal is known from then on (C-10)", async () => {
    const folder = home();
    const wrong = await wrongMove(folder);
    const [first] = (await bookOf(GAME)).puzzles;
    const [answer = ""] = first ? answersOf(first) : [];
    const { stdout } = await run(folder, `${wrong}\nnonsense\n999\n${answer}\n${answer}\nquit\n`, GAME);
    expect(stdout).toMatch(
      /Lost from here, whatever follows: that is proved\. Your rating: about \d+, \d+ less\./,
    );
    expect(stdout).toContain("Say moves, or show.");
    expect(stdout).toContain("There is no number 999 in the list of moves.");
    expect(stdout).toContain("Right: nothing else keeps the win.\n");
    expect(stdout).toContain("It is answered. Say next for another one, or quit.");
    expect(stdout).toMatch(/Farewell\.\n$/);
    expect(triedIn(folder)).toMatchObject([{ puzzle: { deal: first?.deal, right: false } }]);
    // It is not asked again, unless by its number.
    expect((await run(folder, "", GAME)).stdout).toContain("puzzle 2 of ");
    expect((await run(folder, "show\n", GAME, "--number", "1")).stdout).toContain("There was one move.");
    expect((await run(folder, "")).stdout).toMatch(/tomb-of-four-kings: .*; 1 tried, your rating about \d+/);
  });

  test("when all were tried that is said, and no line is asked for", async () => {
    const folder = home();
    const tried = (await bookOf(GAME)).puzzles.map(({ deal }, at) => {
      return { kind: "puzzle" as const, puzzle: { game: GAME, deal, right: true, rating: 1000, at } };
    });
    new ArchiveFile(folder).add(tried);
    const { code, stdout } = await tetrarch(["puzzle", GAME], {
      ...keptIn(folder),
      env: { LANG: "C.UTF-8" },
      terminal: { interactive: true, columns: 80, colour: false },
    });
    expect(code).toBe(0);
    expect(stdout.replace("\n", " ")).toBe(
      "You have tried all of these puzzles. With --number 1 they start again from the first one.\n",
    );
    expect((await run(folder, "quit\n", GAME, "--number", "1")).stdout).toContain("puzzle 1 of ");
  });

  test("without a home it is told that nothing is kept", async () => {
    const daily = puzzleOfTheDay((await bookOf(GAME)).puzzles, DAY);
    const input = `${daily ? answersOf(daily)[0] : ""}\n`;
    const homeless = {
      finished: new FinishedGames(undefined),
      archive: new ArchiveFile(undefined),
      known: new KnownDeals(undefined),
    };
    const { stdout } = await tetrarch(["puzzle", GAME, "--today"], { ...homeless, input });
    expect(stdout).toContain("You tried this puzzle, but there is no home folder to keep it in.");
    const deletion = await tetrarch(["history", "anew"], homeless);
    expect(deletion.code).not.toBe(0);
    expect(deletion.stderr).toContain("there is no home folder to keep it in");
  });

  test("a puzzle that cannot be laid is told and passed over", async () => {
    const [puzzle] = (await bookOf(GAME)).puzzles;
    if (!puzzle) throw new Error("no puzzles");
    const all = [
      { name: "1 of 2", puzzle: { ...puzzle, moves: ["nonsense"] } },
      { name: "2 of 2", puzzle },
    ];
    const puzzles = new PuzzleExercise({
      game: tomb(),
      hiddenSequences: () => [],
      next: () => all.shift(),
      noneLeft: "none",
      onshown: () => [],
      ontry: () => "",
    });
    const conversation = new ExerciseConversation(puzzles, puzzles.open());
    const lines = conversation.open().join("\n");
    expect(lines).toMatch(/^Puzzle 1 of 2 cannot be shown: .+\.$/m);
    expect(lines).toContain("puzzle 2 of 2.");
    expect(conversation.done).toBe(false);
    expect(conversation.hear("next")).toEqual(["That was the last of these puzzles."]);
  });

  test("tries travel with the history, and what was tried first counts", async () => {
    const [one, other] = [home(), home()];
    const [first, second] = (await bookOf(GAME)).puzzles;
    if (!first || !second) throw new Error("too few puzzles");
    const tried = (deal: string, right: boolean, at: number) => ({
      game: GAME,
      deal,
      right,
      rating: 1000,
      at,
    });
    const keep = (folder: string, ...tries: readonly ReturnType<typeof tried>[]) =>
      new ArchiveFile(folder).add(tries.map((puzzle) => ({ kind: "puzzle", puzzle })));
    keep(one, tried(first.deal, true, 10), tried(second.deal, true, 20));
    keep(other, tried(first.deal, false, 5));
    const exported = await tetrarch(["history", "export"], keptIn(one));
    const imported = await tetrarch(["history", "import", "-"], { ...keptIn(other), input: exported.stdout });
    expect(imported.stdout).toContain("1 new here");
    const both = triedIn(other).map(({ puzzle }) => [puzzle.deal, puzzle.right]);
    expect(new Map(both as [string, boolean][])).toEqual(
      new Map([
        [first.deal, false],
        [second.deal, true],
      ]),
    );
    // Their deals are known there, too (C-10).
    for (const { deal } of [first, second]) {
      const identity = value(identityOfText(tomb(), deal));
      expect(new KnownDeals(other).notesOn(identity).notes).toEqual(["found"]);
    }
  });

  test("best chances are asked as they are seen: nothing hidden is told", async () => {
    const { stdout } = await run(home(), "hidden\nshow\n", "four-gods", "--chances");
    expect(stdout).toContain("One move has clearly the best chance: which?");
    expect(stdout).not.toContain("Rolls, next first");
    expect(stdout).toContain("The hidden cards stay hidden in this puzzle.");
    expect(stdout).toMatch(/The best: \d+ % to win, [\d.]+ of 100 games more than with any other/);
  });

  test.each([
    [["chess"], /"chess" is not a game/],
    [["kk", "--number", "0"], /--number "0": expected a whole number, 1 to \d+/],
    [["nt", "--chances"], /there are no such puzzles for Napoleon's Tomb/],
    [["kk", "--today", "--number", "3"], /--today: .* without --number/],
    [["--today"], /--today: say of which game/],
  ])("%s", async (args, message) => {
    const { code, stderr } = await run(home(), "", ...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
