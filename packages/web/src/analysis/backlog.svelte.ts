import { readGameRecord } from "@tetrarch/play";
import { findGame } from "../history/find-game.js";
import type { ListedGame } from "../play/database.js";
import type { History } from "../play/history.js";
import { GameAnalysis } from "./game-analysis.svelte.js";
import type { KeptAnalyses } from "./kept-analyses.js";

/** Analyses games one after the other, as long as the page is open. */
export class Backlog {
  readonly #history: History;
  readonly #kept: KeptAnalyses;
  #current: GameAnalysis | undefined;
  #isStopped = false;
  /** How many are to be done; 0 when none is on its way. */
  total = $state(0);
  done = $state(0);
  readonly isBusy = $derived(this.total > 0);

  constructor(history: History, kept: KeptAnalyses) {
    this.#history = history;
    this.#kept = kept;
  }

  /** @param onfinished told after each of them */
  async work(games: readonly ListedGame[], onfinished: () => Promise<void>): Promise<void> {
    this.#isStopped = false;
    this.total = games.length;
    this.done = 0;
    for (const game of games) {
      await this.#analyse(game);
      if (this.#isStopped) return;
      this.done++;
      await onfinished();
    }
    this.total = 0;
  }

  stop(): void {
    this.#isStopped = true;
    this.total = 0;
    this.#current?.close();
  }

  /** One that cannot be read is left out. */
  async #analyse(game: ListedGame): Promise<void> {
    const read = readGameRecord(await this.#history.record(game).catch(() => undefined), findGame);
    if (!read.ok || this.#isStopped) return;
    this.#current = new GameAnalysis(game, read.value.session, this.#kept);
    await this.#current.begin();
    this.#current.close();
  }
}
