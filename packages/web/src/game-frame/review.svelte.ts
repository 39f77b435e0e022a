import type { Session } from "@tetrarch/engine";
import { DEAL_LIMITS, type Progress, type Solution } from "@tetrarch/solver";
import { findingTurningPoint, type TurningPoint } from "@tetrarch/solver/analysis";
import { gameQuestion } from "../solver-client/messages.js";
import type { PendingAnswer, SolverClient } from "../solver-client/solver-client.js";
import * as words from "../words/en/common.js";
import { Variation } from "./variation.svelte.js";

/** What all searches for the move that lost a game may take together, and each of them: an answer comes within half a minute. */
const TURNING_POINT = 1_000_000;
const EACH_POSITION = 250_000;
const LONGER = 10;
const MOST_MEMORY = 2 ** 30;

/** What is known so far of whether a deal could have been won. */
export type Winnability =
  | { readonly type: "nothing" }
  | { readonly type: "thinking"; readonly nodes: number }
  | { readonly type: "solved"; readonly solution: Solution }
  | { readonly type: "failed"; readonly reason: string };

/** Asks the solver about a game that is over: whether its deal could have been won, everything being known. */
export class Review {
  readonly #solver: SolverClient;
  /** The game that was played, its hidden cards open. */
  readonly variation: Variation;
  readonly session: Session;
  #limits = DEAL_LIMITS;
  #request: PendingAnswer | undefined;
  winnability = $state.raw<Winnability>({ type: "nothing" });
  /** Undefined as long as it is not known. */
  turningPoint = $state.raw<TurningPoint | { readonly type: "looking" }>();

  constructor(solver: SolverClient, session: Session) {
    this.#solver = solver;
    this.session = session;
    this.variation = Variation.ofGame(session);
  }

  ask(): void {
    this.winnability = { type: "thinking", nodes: 0 };
    this.turningPoint = undefined;
    const onprogress = ({ nodes }: Progress) => {
      this.winnability = { type: "thinking", nodes };
    };
    this.#solve(0, onprogress).then(
      (solution) => {
        this.winnability = solution ? { type: "solved", solution } : { type: "nothing" };
        this.resume();
      },
      (error: Error) => {
        this.winnability = { type: "failed", reason: error.message };
      },
    );
  }

  /** Goes on looking for the move that lost a game, where the search was broken off. */
  resume(): void {
    const { winnability } = this;
    if (winnability.type !== "solved" || winnability.solution.verdict !== "won" || this.turningPoint) return;
    this.turningPoint = { type: "looking" };
    this.#turningPoint(winnability.solution).then(
      (found) => {
        this.turningPoint = found;
      },
      () => {
        this.turningPoint = { type: "unknown" };
      },
    );
  }

  /** Undefined when the request was cancelled. */
  async #turningPoint(first: Solution): Promise<TurningPoint | undefined> {
    const search = findingTurningPoint(this.variation.words, this.session.resigned, first);
    const share = this.#limits.nodes / DEAL_LIMITS.nodes;
    let left = TURNING_POINT * share;
    let step = search.next();
    while (!step.done) {
      if (left <= 0) return { type: "unknown" };
      const nodes = Math.min(left, EACH_POSITION * share);
      const solution = await this.#solve(step.value, undefined, { ...this.#limits, nodes });
      if (!solution) return undefined;
      left -= solution.nodes;
      step = search.next(solution);
    }
    return step.value;
  }

  askLonger(): void {
    const { nodes, memory } = this.#limits;
    this.#limits = { nodes: nodes * LONGER, memory: Math.min(MOST_MEMORY, memory * 2) };
    this.ask();
  }

  cancel(): void {
    this.#request?.cancel();
  }

  /** Solves the position after a number of moves. Undefined when the question was taken back. */
  async #solve(
    after: number,
    onprogress?: (progress: Progress) => void,
    limits = this.#limits,
  ): Promise<Solution | undefined> {
    const { game, now } = this.variation.sessionAt(after);
    const question = {
      type: "solve",
      ...gameQuestion(game),
      state: game.formatState(now.state),
      limits,
    } as const;
    this.#request?.cancel();
    const request = this.#solver.ask(question, onprogress);
    this.#request = request;
    const answer = await request.answer;
    if (answer.type === "cancelled") return undefined;
    if (answer.type !== "solution") throw new Error(words.noSolver);
    return answer.solution;
  }
}
