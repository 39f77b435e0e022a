import { identityOfFinished } from "@tetrarch/play";
import type { Analyses } from "../../data/analyses.js";
import type { BrowserStorage } from "../../data/browser-storage.js";
import { pendingPlayers } from "../../data/contests.js";
import type { GameSummary } from "../../data/database.js";
import type { History } from "../../data/history.js";
import { SolverClient } from "../../solver-client/solver-client.js";
import { GameAnalysis } from "./game-analysis.svelte.js";

/** Analyses games one after the other, as long as the page is open. */
export class BatchAnalysis {
  readonly #storage: BrowserStorage;
  readonly #history: History;
  readonly #analyses: Analyses;
  /** One for all games: its worker is large. */
  readonly #solver = new SolverClient();
  #current: GameAnalysis | undefined;
  /** Stops the run that is on its way. */
  #run = new AbortController();
  /** How many games the run analyses; 0 without a run. */
  total = $state(0);
  done = $state(0);
  /** The identities of the games that could not be analysed: unreadable, or without an evaluator. */
  failed = $state.raw<ReadonlySet<string>>(new Set());
  readonly isBusy = $derived(this.total > 0);

  constructor(storage: BrowserStorage, history: History, analyses: Analyses) {
    this.#storage = storage;
    this.#history = history;
    this.#analyses = analyses;
  }

  /** Stops the run on its way, and analyses these games. @param onfinished called after each of them */
  async work(games: readonly GameSummary[], onfinished: () => Promise<void>): Promise<void> {
    this.stop();
    this.#run = new AbortController();
    const { signal } = this.#run;
    this.total = games.length;
    this.done = 0;
    for (const game of games) {
      const isAnalysed = await this.#analyse(game, signal).catch(() => false);
      if (signal.aborted) return;
      if (!isAnalysed) this.failed = new Set([...this.failed, identityOfFinished(game)]);
      this.done++;
      await onfinished();
      if (signal.aborted) return;
    }
    this.stop();
  }

  stop(): void {
    this.#run.abort();
    this.total = 0;
    this.#current?.close();
    this.#current = undefined;
    this.#solver.close();
  }

  /** Analyses a game; returns whether it could. Deals that a player here still has to play are left alone. */
  async #analyse(game: GameSummary, signal: AbortSignal): Promise<boolean> {
    const session = await this.#history.session(game);
    const pending = (await pendingPlayers(this.#storage))(game.game, session.deal);
    if (pending.length > 0 || signal.aborted) return false;
    const analysis = new GameAnalysis(game, session, this.#analyses, this.#solver);
    this.#current = analysis;
    await analysis.begin();
    analysis.close();
    return analysis.isFinal;
  }
}
