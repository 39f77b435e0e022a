import {
  type AnyGame,
  formatCardSetLabel,
  formatTranscript,
  parseDealCode,
  STANDARD,
} from "@tetrarch/engine";
import { byEnd, identityOfFinished, readGameRecord } from "@tetrarch/play";
import { beginPuzzle, readWin, type WinPuzzle, type WrittenWin } from "@tetrarch/play/puzzles";
import type { OwnPuzzle } from "@tetrarch/solver/analysis";
import { KeptAnalyses } from "../analysis/kept-analyses.js";
import { playersToCome } from "../analysis/still-to-play.js";
import type { BrowserStorage } from "../play/browser-storage.js";
import type { KeptAnalysis, ListedGame } from "../play/database.js";
import { History } from "../play/history.js";
import { reasonOf } from "../play/storage-reason.js";
import { Thinker } from "../thinking/thinker.js";

/** A lost game that may hold a puzzle, and what is known of it. */
interface Lost {
  readonly finished: ListedGame;
  readonly analysis: KeptAnalysis;
}

/** The puzzles in the player's own lost games of one solitaire: of those analysed, of which it was proved which move lost them. */
export class OwnPuzzles {
  readonly #game: AnyGame;
  readonly #storage: BrowserStorage;
  readonly #history: History;
  readonly #kept: KeptAnalyses;
  readonly #thinker = new Thinker();
  #isClosed = false;
  #lost = $state.raw<readonly Lost[]>([]);
  /** Lost games that are not analysed to the end. */
  unanalysed = $state(0);
  /** Undefined as long as nothing was read. */
  puzzles = $state.raw<readonly WinPuzzle[]>();
  /** Of the games looked through just now the number of the one that is: 0 for none. */
  lookingAt = $state(0);
  /** How many are looked through. */
  total = $state(0);
  trouble = $state("");

  /** Those in which none was looked for yet. */
  readonly waiting = $derived(this.#lost.filter(({ analysis }) => analysis.puzzle === undefined));

  constructor(game: AnyGame, storage: BrowserStorage) {
    this.#game = game;
    this.#storage = storage;
    this.#history = new History(storage.database, storage.copies);
    this.#kept = new KeptAnalyses(storage.database);
  }

  async load(): Promise<void> {
    try {
      const [{ games }, analyses, toCome] = await Promise.all([
        this.#history.list(),
        this.#kept.all(),
        playersToCome(this.#storage),
      ]);
      const lost = games
        .filter((finished) => this.#isLost(finished) && toCome(finished.game, finished.deal).length === 0)
        .sort(byEnd)
        .map((finished) => ({ finished, analysis: analyses.get(identityOfFinished(finished)) }));
      this.unanalysed = lost.filter(({ analysis }) => !analysis?.final).length;
      this.#lost = oneOfEachDeal(
        lost.flatMap(({ finished, analysis }) =>
          analysis?.final && analysis.lostAt !== undefined ? [{ finished, analysis }] : [],
        ),
      );
      this.puzzles = this.#lost.flatMap(({ analysis }) => this.#puzzleOf(analysis));
      this.trouble = "";
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  }

  /** Looks for puzzles in the games in which none was looked for, one after the other. */
  async look(): Promise<void> {
    const waiting = this.waiting;
    this.total = waiting.length;
    for (const [index, lost] of waiting.entries()) {
      this.lookingAt = index + 1;
      try {
        await this.#lookAt(lost);
      } catch (error) {
        this.trouble = error instanceof Error ? error.message : String(error);
        break;
      }
      if (this.#isClosed) return;
    }
    this.lookingAt = 0;
  }

  close(): void {
    this.#isClosed = true;
    this.#thinker.close();
  }

  /** Games of the standard rules on a deal with a code: puzzles are named by it. */
  #isLost({ game, variant, deal, end, cardSet }: ListedGame): boolean {
    const { id, dealCode, cardSet: own } = this.#game;
    if (game !== id || end === "won" || variant !== STANDARD) return false;
    return cardSet === (own && formatCardSetLabel(own)) && parseDealCode(dealCode, deal).ok;
  }

  async #lookAt({ finished, analysis }: Lost): Promise<void> {
    const read = readGameRecord(await this.#history.record(finished), await this.#storage.cards.finder());
    const { lostAt } = analysis;
    if (!read.ok || lostAt === undefined) return;
    const transcript = formatTranscript(read.value.session);
    const question = { type: "puzzle", game: finished.game, transcript, lostAt } as const;
    const answer = await this.#thinker.ask(question).answer;
    if (answer.type !== "puzzle") return;
    const words = analysis.plies.map(({ played }) => played);
    const puzzle = answer.puzzle ? written(finished.deal, words, answer.puzzle) : "none";
    await this.#kept.keepPuzzle(finished, puzzle);
    await this.load();
  }

  /** None where it does not fit the game any more, as of another version. */
  #puzzleOf({ puzzle }: KeptAnalysis): readonly WinPuzzle[] {
    if (puzzle === undefined || puzzle === "none") return [];
    const found = readWin(this.#game.id, puzzle);
    return beginPuzzle(this.#game, found).ok ? [found] : [];
  }
}

function written(
  deal: string,
  words: readonly string[],
  { at, ways, idle, legal, positions, sensible }: OwnPuzzle,
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
  return lost.filter(({ finished: { deal } }) => !deals.has(deal) && deals.add(deal));
}
