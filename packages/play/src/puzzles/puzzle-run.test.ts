import { games, legalWords } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { gameOf, value } from "../../test/sessions.js";
import { answersOf, type ChancePuzzle, type WinPuzzle } from "./puzzle.js";
import { loadPuzzles, puzzleOfTheDay } from "./puzzle-book.js";
import { answerPuzzle, beginPuzzle, type PuzzleRun, showAnswer, tryPuzzleAgain } from "./puzzle-run.js";

async function puzzlesOf(game: string): Promise<readonly WinPuzzle[]> {
  return (await loadPuzzles(game))?.puzzles ?? [];
}

async function chancesOf(game: string): Promise<readonly ChancePuzzle[]> {
  return (await loadPuzzles(game))?.chances ?? [];
}

function wrongWord({ puzzle, start }: PuzzleRun): string {
  const right = [...puzzle.idle, ...answersOf(puzzle)];
  return legalWords(start).find((word) => !right.includes(word)) ?? "";
}

describe("a puzzle", () => {
  it.each(games.map(({ id }) => id))(
    "%s: is right with each accepted move, and wrong with others",
    async (id) => {
      for (const puzzle of (await puzzlesOf(id)).slice(0, 12)) {
        const run = value(beginPuzzle(gameOf(id), puzzle));
        for (const way of puzzle.ways) {
          const found = value(answerPuzzle(run, way[0] ?? ""));
          expect(found).toMatchObject({ standing: { type: "found", way }, firstTry: true });
          expect(answerPuzzle(found, way[1] ?? "").ok).toBe(false);
        }
        const wrong = value(answerPuzzle(run, wrongWord(run)));
        expect(wrong).toMatchObject({ standing: { type: "wrong" }, firstTry: false });
        // The second try may be right, but the first one counts.
        const again = tryPuzzleAgain(wrong);
        expect(again.session).toBe(run.start);
        const word = puzzle.ways[0]?.[0] ?? "";
        expect(value(answerPuzzle(again, word))).toMatchObject({
          standing: { type: "found" },
          firstTry: false,
        });
      }
    },
  );

  it("takes a move to and fro for no answer", async () => {
    const puzzle = (await puzzlesOf("kings-keys")).find(({ idle }) => idle.length > 0) as WinPuzzle;
    const run = value(beginPuzzle(gameOf("kings-keys"), puzzle));
    const idle = value(answerPuzzle(run, puzzle.idle[0] ?? ""));
    expect(idle).toMatchObject({ standing: { type: "idle" }, session: run.start });
    expect(idle.firstTry).toBeUndefined();
    expect(value(answerPuzzle(idle, puzzle.ways[0]?.[0] ?? "")).firstTry).toBe(true);
  });

  it("that is shown before any try counts as missed; shown after one it counts as that did", async () => {
    const [puzzle] = await puzzlesOf("four-gods");
    const run = value(beginPuzzle(gameOf("four-gods"), puzzle as WinPuzzle));
    expect(showAnswer(run)).toMatchObject({ standing: { type: "shown" }, firstTry: false });
    const found = value(answerPuzzle(run, puzzle?.ways[0]?.[0] ?? ""));
    expect(showAnswer(found)).toBe(found);
  });
});

describe("a puzzle of the best chance", () => {
  it("makes the move on the table when it is right, and no other: that might turn up what nobody knows", async () => {
    for (const { id } of games) {
      for (const puzzle of await chancesOf(id)) {
        const run = value(beginPuzzle(gameOf(id), puzzle));
        const wrong = value(answerPuzzle(run, wrongWord(run)));
        expect(wrong).toMatchObject({ standing: { type: "wrong", word: wrongWord(run) }, firstTry: false });
        expect(wrong.session).toBe(run.start);
        for (const word of puzzle.best) {
          const found = value(answerPuzzle(run, word));
          expect(found).toMatchObject({ standing: { type: "found", way: [word] }, firstTry: true });
          expect(found.session.now.before).toBe(run.start.now);
        }
        expect(showAnswer(run)).toMatchObject({ session: run.start, standing: { type: "shown" } });
      }
    }
  });
});

describe("the puzzle of the day", () => {
  it("is another each day until all have been, through months and leap days", async () => {
    const puzzles = await puzzlesOf("four-kingdoms");
    const days = Array.from({ length: puzzles.length }, (_, day) =>
      new Date(Date.UTC(2028, 0, 20 + day)).toISOString().slice(0, 10),
    );
    expect(new Set(days.map((day) => puzzleOfTheDay(puzzles, day)?.deal)).size).toBe(puzzles.length);
  });

  it("stays what it is", async () => {
    const puzzles = await puzzlesOf("four-kingdoms");
    expect(puzzles.indexOf(puzzleOfTheDay(puzzles, "2026-11-22") as WinPuzzle)).toMatchInlineSnapshot(`40`);
  });
});
