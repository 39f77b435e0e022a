import { type AnyGame, identityOf, ok, type Result } from "@tetrarch/engine";
import { valuesOf } from "@tetrarch/play";
import {
  loadPuzzles,
  mergeTries,
  type Puzzle,
  type PuzzleBook,
  type PuzzleTry,
  puzzledGames,
  puzzleOfTheDay,
  ratingFrom,
  ratingInWords,
  ratingText,
} from "@tetrarch/play/puzzles";
import { gameNamed } from "../content/games.js";
import { type NamedPuzzle, PuzzleExercise } from "../play/exercises/puzzle-exercise.js";
import { sayLines } from "../play/plain/conversation.js";
import type { Stores } from "../play/saves/stores.js";
import { EXIT, type Fault, fault } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import { titleOf } from "../words/en/game.js";
import { puzzleWords } from "../words/en/plain.js";
import { type CommandContext, type LineOptions, lineTerminal } from "./context.js";
import { doExercise } from "./do-exercise.js";
import { keep, readStoredHistory } from "./history/stored-history.js";
import { wholeNumber } from "./options.js";

export interface PuzzleOptions extends LineOptions {
  readonly number?: string;
  readonly today?: boolean;
  readonly chances?: boolean;
}

/** `tetrarch puzzle [GAME]`: which puzzles there are and the player's ratings, or a game's. */
export async function puzzle(
  name: string | undefined,
  options: PuzzleOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const stores = await context.stores();
  const tries = keptTries(stores);
  if (!tries.ok) return tries;
  const { number, today, chances } = options;
  if (name === undefined) {
    const given = [number && "--number", today && "--today", chances && "--chances"].find(Boolean);
    if (given) return fault("usage", usageWords.needsGame(given, "of", "puzzle kk"));
    await sayLines(await listOfBooks(tries.value), lineTerminal(options, context));
    return ok(EXIT.fine);
  }
  const game = gameNamed(name);
  if (!game.ok) return game;
  const book = await loadPuzzles(game.value.id);
  const set = chances ? book?.chances : book?.puzzles;
  if (!book || !set || set.length === 0) return fault("usage", usageWords.noPuzzles(game.value.title));
  const chosen = whichPuzzles(book, set, options, tries.value, context.today());
  if (!chosen.ok) return chosen;
  const solving = new Solving(game.value, tries.value, stores, context.now);
  const puzzles = new PuzzleExercise({
    game: game.value,
    hiddenSequences: book.hiddenSequences,
    next: chosen.value,
    noneLeft: puzzleWords.noneLeft,
    onshown: ({ start }) => {
      const trouble = stores.known.learn([identityOf(start)], "shown");
      return trouble === undefined ? [] : [trouble];
    },
    ontry: (tried, isRight) => solving.note(tried, isRight),
  });
  return ok(await doExercise(puzzles, options, context));
}

/** The first tries of one player at a game's puzzles, kept as they are made. */
class Solving {
  readonly #game: AnyGame;
  readonly #stores: Stores;
  readonly #now: () => number;
  #tries: readonly PuzzleTry[];

  constructor(game: AnyGame, tries: readonly PuzzleTry[], stores: Stores, now: () => number) {
    this.#game = game;
    this.#tries = tries;
    this.#stores = stores;
    this.#now = now;
  }

  /** Returns what has become of the rating; a puzzle that was tried before changes nothing. */
  note({ deal, rating }: Puzzle, right: boolean): string {
    const game = this.#game.id;
    if (this.#tries.some((one) => one.game === game && one.deal === deal)) return "";
    const before = ratingFrom(this.#tries, game);
    const made = { game, deal, right, rating, at: this.#now() };
    this.#tries = mergeTries([...this.#tries, made]);
    const kept = keep([{ kind: "puzzle", puzzle: made }], this.#stores);
    const ratingWords = ratingInWords(ratingFrom(this.#tries, game), before);
    return kept.ok ? ratingWords : `${ratingWords} ${puzzleWords.notKept(kept.error.message)}`;
  }
}

/** The puzzles to play: from a number on, that of the day, or those not tried yet. */
function whichPuzzles(
  { puzzles }: PuzzleBook,
  set: readonly Puzzle[],
  { number, today, chances }: PuzzleOptions,
  tries: readonly PuzzleTry[],
  day: string,
): Result<() => NamedPuzzle | undefined, Fault> {
  if (today && (number !== undefined || chances))
    return fault("usage", usageWords.onePuzzleADay(chances ? "--chances" : "--number"));
  if (today) {
    const daily = puzzleOfTheDay(puzzles, day);
    return ok(oneByOne(daily ? [{ puzzle: daily, name: puzzleWords.ofTheDay(day) }] : []));
  }
  const all = set.map((each, index) => ({ puzzle: each, name: puzzleWords.numbered(index + 1, set.length) }));
  if (number === undefined) {
    const isTried = ({ puzzle: { game, deal } }: NamedPuzzle) =>
      tries.some((one) => one.game === game && one.deal === deal);
    return ok(oneByOne(all.filter((each) => !isTried(each))));
  }
  const from = wholeNumber("--number", number, { least: 1, most: set.length, usual: 1 });
  return from.ok ? ok(oneByOne(all.slice(from.value - 1))) : from;
}

function oneByOne<Each>(all: readonly Each[]): () => Each | undefined {
  let at = 0;
  return () => all[at++];
}

function keptTries(stores: Stores): Result<readonly PuzzleTry[], Fault> {
  const kept = readStoredHistory(stores);
  if (!kept.ok) return kept;
  return ok(mergeTries(valuesOf("puzzle", kept.value.entries)));
}

async function listOfBooks(tries: readonly PuzzleTry[]): Promise<readonly string[]> {
  const rows = puzzledGames.map(async (id) => {
    const book = await loadPuzzles(id);
    const own = tries.filter(({ game }) => game === id);
    const rating = own.length > 0 ? puzzleWords.rating(own.length, ratingText(ratingFrom(tries, id))) : "";
    return puzzleWords.book(id, titleOf(id), book?.puzzles.length ?? 0, book?.chances.length ?? 0) + rating;
  });
  return [...(await Promise.all(rows)), "", puzzleWords.toBegin];
}
