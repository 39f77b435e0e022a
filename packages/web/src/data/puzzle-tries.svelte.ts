import { findGameAmong } from "@tetrarch/engine";
import { mergeTries, type PuzzleTry, type Rating, ratingFrom, readTry } from "@tetrarch/play/puzzles";

const KEY = "tetrarch puzzles";
const UNKEPT = "Your tries cannot be kept in this browser: they hold as long as this page is open.";

const findGame = findGameAmong([]);

/** What lies in this browser: the tries that can be read, and how many cannot. */
interface Kept {
  readonly tries: readonly PuzzleTry[];
  readonly damaged: number;
}

/** The first tries at puzzles, kept in this browser where it keeps anything. The rating follows from them. */
class Tried {
  #tries = $state.raw<readonly PuzzleTry[]>([]);
  /** What the player has to be told of it; empty when it is nothing. */
  news = $state("");

  constructor() {
    const { tries, damaged } = read();
    this.#tries = tries;
    // What another tab adds counts here, too.
    addEventListener("storage", ({ key }) => {
      if (key === KEY) this.#tries = this.all;
    });
    if (damaged === 0) return;
    this.news =
      tries.length === 0
        ? "Which puzzles you had tried could not be read: your rating begins anew."
        : "Some of the puzzles you had tried could not be read: your rating stands without them.";
    this.#write();
  }

  /** How the first try at a puzzle ended; undefined where there was none. */
  at(puzzle: { readonly game: string; readonly deal: string }): boolean | undefined {
    return this.#tries.find(({ game, deal }) => game === puzzle.game && deal === puzzle.deal)?.right;
  }

  ratingIn(game: string): Rating {
    return ratingFrom(this.#tries, game);
  }

  countIn(game: string): number {
    return this.#tries.filter((one) => one.game === game).length;
  }

  /** One of each puzzle that was tried, here or in another tab. */
  get all(): readonly PuzzleTry[] {
    return mergeTries([...this.#tries, ...read().tries]);
  }

  /** Adds tries, made here or imported; returns how many puzzles are new among them. */
  add(...tries: readonly PuzzleTry[]): number {
    const before = this.all;
    this.#tries = mergeTries([...before, ...tries]);
    this.#write();
    return this.#tries.length - before.length;
  }

  #write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#tries));
      if (this.news === UNKEPT) this.news = "";
    } catch {
      this.news = UNKEPT;
    }
  }
}

function read(): Kept {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    // Nothing is kept here.
  }
  if (text === null) return { tries: [], damaged: 0 };
  try {
    const found: unknown = JSON.parse(text);
    if (!Array.isArray(found)) return { tries: [], damaged: 1 };
    const tries = found.flatMap((one: unknown) => {
      const tried = readTry(one, findGame);
      return tried.ok ? [tried.value] : [];
    });
    return { tries: mergeTries(tries), damaged: found.length - tries.length };
  } catch {
    return { tries: [], damaged: 1 };
  }
}

export const tried = new Tried();
