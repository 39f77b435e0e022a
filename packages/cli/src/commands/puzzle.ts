import { type AnyGame, games, identityOf, ok, type Result } from "@tetrarch/engine";
import {
  loadPuzzles,
  type Puzzle,
  type PuzzleBook,
  type PuzzleTry,
  puzzledGames,
  puzzleOfTheDay,
  ratingFrom,
  ratingInWords,
  ratingText,
  triesOf,
} from "@tetrarch/play/puzzles";
import { gameNamed } from "../content/games.js";
import { type NamedPuzzle, PuzzleController } from "../play/plain/puzzle-controller.js";
import { EXIT, type Fault, fault } from "../report.js";
import { keep, keptIn } from "./history/kept.js";
import { converse, type LineOptions, sayLines } from "./line-by-line.js";
import type { Outside } from "./outside.js";
import { wholeNumber } from "./whole-number.js";

export interface PuzzleOptions extends LineOptions {
  readonly number?: string;
  readonly today?: boolean;
  readonly chances?: boolean;
}

/** `tetrarch puzzle [GAME]`: which puzzles there are and the player's ratings, or a game's, line by line. */
export async function puzzle(
  name: string | undefined,
  options: PuzzleOptions,
  outside: Outside,
): Promise<Result<number, Fault>> {
  const tries = keptTries(outside);
  if (!tries.ok) return tries;
  const { number, today, chances } = options;
  if (name === undefined) {
    const given = [number && "--number", today && "--today", chances && "--chances"].find(Boolean);
    if (given) return fault("usage", `${given}: say of which game, as in tetrarch puzzle kk`);
    await sayLines(await listOfBooks(tries.value), options, outside);
    return ok(EXIT.fine);
  }
  const game = gameNamed(name);
  if (!game.ok) return game;
  const book = await loadPuzzles(game.value.id);
  const set = chances ? book?.chances : book?.puzzles;
  if (!book || !set || set.length === 0)
    return fault("usage", `there are no such puzzles for ${game.value.title}`);
  const asked = whichPuzzles(book, set, options, tries.value, outside.today());
  if (!asked.ok) return asked;
  const solving = new Solving(game.value, tries.value, outside);
  const controller = new PuzzleController({
    game: game.value,
    toCome: book.toCome,
    next: asked.value,
    noneLeft: "You have tried all of these puzzles. With --number 1 they are asked again from the first on.",
    onshown: ({ start }) => {
      const trouble = outside.known.learn([identityOf(start)], "shown");
      return trouble === undefined ? [] : [trouble];
    },
    ontry: (tried, isRight) => solving.note(tried, isRight),
  });
  await converse(controller, options, outside);
  return ok(EXIT.fine);
}

/** The first tries of one player at a game's puzzles, kept as they are made. */
class Solving {
  readonly #game: AnyGame;
  readonly #outside: Outside;
  #tries: readonly PuzzleTry[];

  constructor(game: AnyGame, tries: readonly PuzzleTry[], outside: Outside) {
    this.#game = game;
    this.#tries = tries;
    this.#outside = outside;
  }

  /** Returns what has become of the rating; a puzzle that was tried before changes nothing. */
  note({ deal, rating }: Puzzle, right: boolean): string {
    const game = this.#game.id;
    if (this.#tries.some((one) => one.game === game && one.deal === deal)) return "";
    const before = ratingFrom(this.#tries, game);
    const made = { game, deal, right, rating, at: this.#outside.now() };
    this.#tries = triesOf([...this.#tries, made]);
    const kept = keep([{ kind: "puzzle", puzzle: made }], this.#outside);
    const told = ratingInWords(ratingFrom(this.#tries, game), before);
    return kept.ok ? told : `${told} That you tried this puzzle cannot be kept: ${kept.error.message}.`;
  }
}

/** Those that are asked one after the other: from a number on, that of the day, or those that were not tried yet. */
function whichPuzzles(
  { puzzles }: PuzzleBook,
  set: readonly Puzzle[],
  { number, today, chances }: PuzzleOptions,
  tries: readonly PuzzleTry[],
  day: string,
): Result<() => NamedPuzzle | undefined, Fault> {
  if (today && (number !== undefined || chances))
    return fault(
      "usage",
      `--today: there is one puzzle a day, so without ${chances ? "--chances" : "--number"}`,
    );
  if (today) {
    const daily = puzzleOfTheDay(puzzles, day);
    return ok(oneByOne(daily ? [{ puzzle: daily, name: `of the day, ${day}` }] : []));
  }
  const all = set.map((each, index) => ({ puzzle: each, name: `${index + 1} of ${set.length}` }));
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

function keptTries(outside: Outside): Result<readonly PuzzleTry[], Fault> {
  const kept = keptIn(outside);
  if (!kept.ok) return kept;
  return ok(triesOf(kept.value.keepsakes.flatMap((one) => (one.kind === "puzzle" ? [one.puzzle] : []))));
}

async function listOfBooks(tries: readonly PuzzleTry[]): Promise<readonly string[]> {
  const rows = puzzledGames.map(async (id) => {
    const book = await loadPuzzles(id);
    const title = games.find((game) => game.id === id)?.title ?? id;
    const [wins, chances] = [book?.puzzles.length ?? 0, book?.chances.length ?? 0];
    const best = chances > 0 ? `, ${chances} with --chances` : "";
    const own = tries.filter(({ game }) => game === id);
    const rating =
      own.length > 0 ? `; ${own.length} tried, your rating ${ratingText(ratingFrom(tries, id))}` : "";
    return `${id}: ${title}, ${wins} puzzles${best}${rating}`;
  });
  return [...(await Promise.all(rows)), "", "To begin: tetrarch puzzle GAME"];
}
