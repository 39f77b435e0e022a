import { formatTranscript, type Session } from "@tetrarch/engine";
import type { FinishedGame } from "@tetrarch/play";
import type { Analysis } from "@tetrarch/solver/analysis";
import { type Analyses, isSameJudge } from "../../data/analyses.js";
import { type AnalysisPart, withPart } from "../../solver-client/analysis-parts.js";
import { gameQuestion } from "../../solver-client/messages.js";
import type { PendingAnswer, SolverClient } from "../../solver-client/solver-client.js";

/** The most analysis that a sudden end of the page loses, in milliseconds. */
const BETWEEN_KEEPING = 3000;

/** The analysis of one finished game: what is kept of it at once, then what the worker finds. */
export class GameAnalysis {
  readonly #finished: FinishedGame;
  readonly #session: Session;
  readonly #analyses: Analyses;
  readonly #solver: SolverClient;
  #pending: PendingAnswer | undefined;
  #isClosed = false;
  #keptAt = Number.NEGATIVE_INFINITY;
  /** As far as it has come; undefined as long as nothing is known. */
  analysis = $state.raw<Analysis>();
  /** Why it does not go on; empty when it does, or is done. */
  trouble = $state("");

  readonly isFinal = $derived(this.analysis?.final ?? false);

  /** @param solver may serve others, too: `close` cancels only the question of this analysis */
  constructor(finished: FinishedGame, session: Session, analyses: Analyses, solver: SolverClient) {
    this.#solver = solver;
    this.#finished = finished;
    this.#session = session;
    this.#analyses = analyses;
  }

  /** Begins, or goes on. */
  async begin(): Promise<void> {
    this.trouble = "";
    // Without storage it is made again each time.
    this.analysis ??= await this.#analyses.find(this.#finished).catch(() => undefined);
    if (!this.#isClosed && !this.isFinal) await this.#think();
  }

  /** Ends the analysis; what is found so far is kept. */
  close(): void {
    this.#isClosed = true;
    this.#pending?.cancel();
    if (!this.isFinal) this.#keep();
  }

  async #think(): Promise<void> {
    const question = {
      type: "analyse",
      ...gameQuestion(this.#session.game),
      transcript: formatTranscript(this.#session),
      kept: this.analysis,
    } as const;
    this.#pending = this.#solver.ask(question, undefined, (part) => this.#take(part));
    try {
      const answer = await this.#pending.answer;
      if (answer.type === "analysed") this.#take(answer.part);
      else if (answer.type !== "cancelled") this.trouble = "nobody here can judge this game";
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    }
  }

  #take(part: AnalysisPart): void {
    if (this.#isClosed) return;
    const { by } = part.whole;
    // What another judge has said is no beginning of this one's.
    const known = this.analysis && isSameJudge(this.analysis.by, by) ? this.analysis : undefined;
    this.analysis = withPart(known, part);
    if (this.isFinal || performance.now() - this.#keptAt >= BETWEEN_KEEPING) this.#keep();
  }

  #keep(): void {
    if (!this.analysis) return;
    this.#keptAt = performance.now();
    // Where nothing can be kept it is made again.
    this.#analyses.keep(this.#finished, this.analysis).catch(() => undefined);
  }
}
