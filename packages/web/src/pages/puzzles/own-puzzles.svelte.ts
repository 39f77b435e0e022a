import { type AnyGame, formatTranscript, parseDealCode, STANDARD } from "@tetrarch/engine";
import { byEnd, identityOfFinished, ownCardsOf } from "@tetrarch/play";
import { beginPuzzle, readWin, type WinPuzzle, type WrittenWin } from "@tetrarch/play/puzzles";
import type { OwnPuzzle as FoundPuzzle } from "@tetrarch/solver/analysis";
import { Analyses, countsInTrend } from "../../data/analyses.js";
import type { BrowserStorage } from "../../data/browser-storage.js";
import { pendingPlayers } from "../../data/contests.js";
import type { GameSummary, StoredAnalysis } from "../../data/database.js";
import { History } from "../../data/history.js";
import { reasonOf } from "../../data/storage-reason.js";
import { gameQuestion } from "../../solver-client/messages.js";
import { SolverClient } from "../../solver-client/solver-client.js";
import { routes } from "../../ui/routes.js";

/** A puzzle in one of the player's own games. */
export interface OwnPuzzle {
  readonly puzzle: WinPuzzle;
  /** The game with the cards that it was played with. */
  readonly game: AnyGame;
  /** Whether those are a player's own cards: what is tried of such a puzzle is not kept. */
  readonly hasOwnCards: boolean;
  readonly address: string;
}

/** What the search in a lost game found; `failed` where it could not search, as in a record that cannot be read. */
type Found = OwnPuzzle | "none" | "failed";

/** A lost game that may hold a puzzle, and what is known of it. */
interface Lost {
  readonly finished: GameSummary;
  readonly game: AnyGame;
  readonly analysis: StoredAnalysis;
  /** Undefined before the search. */
  readonly found: Found | undefined;
}

/** The puzzles in the player's own lost games of one solitaire: of those analysed, of which it was proved which move lost them. */
export class OwnPuzzles {
  readonly #game: AnyGame;
  readonly #storage: BrowserStorage;
  readonly #history: History;
  readonly #analyses: Analyses;
  readonly #solver = new SolverClient();
  #isClosed = false;
  #lost = $state.raw<readonly Lost[]>();
  /** The number of lost games that can be analysed and are not, or not to the end. */
  unanalysed = $state(0);
  /** The number of the game that is searched now, from 1; 0 for none. */
  searchingAt = $state(0);
  /** How many games the latest search covers; 0 before the first. */
  total = $state(0);
  /** How many puzzles were found in them. */
  found = $state(0);
  trouble = $state("");

  /** Undefined as long as nothing was read. */
  readonly puzzles = $derived(this.#lost?.flatMap(({ found }) => (typeof found === "object" ? [found] : [])));
  /** The games that were not searched yet. */
  readonly waiting = $derived(this.#lost?.filter(({ found }) => found === undefined) ?? []);
  /** How many games could not be searched. */
  readonly failed = $derived(this.#lost?.filter(({ found }) => found === "failed").length ?? 0);

  constructor(game: AnyGame, storage: BrowserStorage) {
    this.#game = game;
    this.#storage = storage;
    this.#history = new History(storage);
    this.#analyses = new Analyses(storage.database);
  }

  /** Reads what there is, if that is not done. */
  async load(): Promise<void> {
    if (this.#lost) return;
    try {
      const [{ games }, analyses, pendingOf, findGame] = await Promise.all([
        this.#history.list(),
        this.#analyses.all(),
        pendingPlayers(this.#storage),
        this.#storage.cards.finderFor([this.#game.id]),
      ]);
      const lost = games
        .filter((finished) => this.#isLost(finished) && pendingOf(finished.game, finished.deal).length === 0)
        .sort(byEnd)
        .map((finished) => ({ finished, analysis: analyses.get(identityOfFinished(finished)) }));
      this.unanalysed = lost.filter(
        ({ finished, analysis }) => !analysis?.final && countsInTrend(finished),
      ).length;
      this.#lost = oneOfEachDeal(
        lost.flatMap(({ finished, analysis }) => {
          const game = findGame(finished.game, finished.cardSet);
          if (!analysis?.final || analysis.lostAt === undefined || !game.ok) return [];
          return [
            { finished, game: game.value, analysis, found: foundIn(finished, game.value, analysis.puzzle) },
          ];
        }),
      );
      this.trouble = "";
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }

  /** Searches for puzzles in the games not searched before, one after the other. */
  async search(): Promise<void> {
    const waiting = this.waiting;
    this.trouble = "";
    this.total = waiting.length;
    this.found = 0;
    for (const [index, lost] of waiting.entries()) {
      this.searchingAt = index + 1;
      try {
        const found = await this.#searchIn(lost);
        if (this.#isClosed) return;
        this.#lost = this.#lost?.map((one) => (one === lost ? { ...one, found } : one));
        if (typeof found === "object") this.found++;
      } catch (error) {
        this.trouble = reasonOf(error);
        break;
      }
    }
    this.searchingAt = 0;
  }

  close(): void {
    this.#isClosed = true;
    this.#solver.close();
  }

  /** Games of the standard rules, with the usual cards on a deal with a code: such puzzles are named by it. */
  #isLost(finished: GameSummary): boolean {
    const { game, variant, deal, end } = finished;
    if (game !== this.#game.id || end === "won" || variant !== STANDARD) return false;
    return ownCardsOf(finished) !== undefined || parseDealCode(this.#game.dealCode, deal).ok;
  }

  async #searchIn({ finished, game, analysis }: Lost): Promise<Found> {
    const read = await this.#history.read(finished);
    const { lostAt } = analysis;
    if (!read.ok || lostAt === undefined) return "failed";
    const transcript = formatTranscript(read.value);
    const question = { type: "puzzle", ...gameQuestion(game), transcript, lostAt } as const;
    const answer = await this.#solver.ask(question).answer;
    if (answer.type !== "puzzle") return "failed";
    const words = analysis.plies.map(({ played }) => played);
    const puzzle = answer.puzzle ? formatWin(finished.deal, words, answer.puzzle) : "none";
    await this.#analyses.keepPuzzle(finished, puzzle);
    return foundIn(finished, game, puzzle) ?? "none";
  }
}

/** None where it does not fit the game any more, as of another version. */
function foundIn(finished: GameSummary, game: AnyGame, written: StoredAnalysis["puzzle"]): Found | undefined {
  if (written === undefined || written === "none") return written;
  const puzzle = readWin(game.id, written);
  if (!beginPuzzle(game, puzzle).ok) return "none";
  const hasOwnCards = ownCardsOf(finished) !== undefined;
  const name = hasOwnCards ? finished.id : puzzle.deal;
  return { puzzle, game, hasOwnCards, address: routes.puzzles.own(game.id, name) };
}

function formatWin(
  deal: string,
  words: readonly string[],
  { at, ways, idle, legal, positions, sensible }: FoundPuzzle,
): WrittenWin {
  return {
    deal,
    moves: words.slice(0, at).join(" "),
    ways: ways.map((way) => way.join(" ")),
    idle: idle.join(" "),
    legal,
    positions,
    sensible,
  };
}

/** A puzzle is named by its deal: of several games of one the latest counts. */
function oneOfEachDeal(lost: readonly Lost[]): readonly Lost[] {
  const deals = new Set<string>();
  const keyOf = ({ cardSet, deal }: GameSummary) => `${cardSet} ${deal}`;
  return lost.filter(({ finished }) => !deals.has(keyOf(finished)) && deals.add(keyOf(finished)));
}
