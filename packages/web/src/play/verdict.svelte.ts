import { formatVariant, playedWords, type Session, startSession } from "@tetrarch/engine";
import type { Limits, Progress, Solution } from "@tetrarch/solver";
import type { Asked, Thinker } from "../thinking/thinker.js";

/** The first search is for a phone; who wants to know more lets it think longer. */
const FIRST: Limits = { nodes: 5_000_000, memory: 2 ** 28 };
const LONGER = 10;
const MOST_MEMORY = 2 ** 30;

/** What is known so far of whether a deal could have been won. */
export type Known =
  | { readonly type: "nothing" }
  | { readonly type: "thinking"; readonly nodes: number }
  | { readonly type: "solved"; readonly solution: Solution }
  | { readonly type: "failed"; readonly reason: string };

/** Where a game went wrong. */
export type Turn =
  | { readonly type: "looking" }
  /** The searches did not settle it. */
  | { readonly type: "unknown" }
  /** After so many moves it could still be won, after the next one no more. */
  | { readonly type: "move"; readonly after: number }
  /** It could be won to the last. */
  | { readonly type: "never" };

/** Asks the solver about a game that is over: whether its deal could have been won, everything being known. */
export class Verdict {
  readonly #thinker: Thinker;
  readonly #words: readonly string[];
  /** Every position of the game, from the deal on. */
  readonly #positions: readonly string[];
  readonly start: Session;
  readonly game: Session;
  #limits = FIRST;
  #asked: Asked | undefined;
  known = $state.raw<Known>({ type: "nothing" });
  /** Undefined as long as it is not known. */
  turn = $state.raw<Turn>();

  constructor(thinker: Thinker, session: Session) {
    const start = startSession(session.game, session.deal, formatVariant(session.variant));
    if (!start.ok) throw new Error(start.error.message);
    this.#thinker = thinker;
    this.start = start.value;
    this.game = session;
    this.#words = playedWords(session);
    this.#positions = positionsOf(session);
  }

  /** The moves of the game that was played. */
  get played(): readonly string[] {
    return this.#words;
  }

  ask(): void {
    this.known = { type: "thinking", nodes: 0 };
    this.turn = undefined;
    const onprogress = ({ nodes }: Progress) => {
      this.known = { type: "thinking", nodes };
    };
    this.#solve(0, onprogress).then(
      (solution) => {
        this.known = solution ? { type: "solved", solution } : { type: "nothing" };
        this.resume();
      },
      (error: Error) => {
        this.known = { type: "failed", reason: error.message };
      },
    );
  }

  /** Goes on looking for the move that lost a game, where the search was broken off. */
  resume(): void {
    const { known } = this;
    if (known.type !== "solved" || known.solution.verdict !== "won" || this.turn) return;
    this.turn = { type: "looking" };
    this.#findTurn().then(
      (turn) => {
        this.turn = turn;
      },
      () => {
        this.turn = undefined;
      },
    );
  }

  askLonger(): void {
    const { nodes, memory } = this.#limits;
    this.#limits = { nodes: nodes * LONGER, memory: Math.min(MOST_MEMORY, memory * 2) };
    this.ask();
  }

  cancel(): void {
    this.#asked?.cancel();
  }

  /** A game once lost stays lost, so the move that lost it is found by halving. Without proof nothing is said. */
  async #findTurn(): Promise<Turn | undefined> {
    let won = 0;
    let lost = this.#positions.length;
    while (lost - won > 1) {
      const middle = (won + lost) >> 1;
      const solution = await this.#solve(middle);
      if (!solution) return undefined;
      if (solution.verdict === "unknown") return { type: "unknown" };
      if (solution.verdict === "won") won = middle;
      else lost = middle;
    }
    return lost === this.#positions.length ? { type: "never" } : { type: "move", after: won };
  }

  /** Undefined when the question was taken back. */
  async #solve(ply: number, onprogress?: (progress: Progress) => void): Promise<Solution | undefined> {
    const state = this.#positions[ply] ?? "";
    const { id } = this.game.game;
    const question = { type: "solve", game: id, state, limits: this.#limits } as const;
    this.#asked?.cancel();
    const asked = this.#thinker.ask(question, onprogress);
    this.#asked = asked;
    const answer = await asked.answer;
    if (answer.type === "cancelled") return undefined;
    if (answer.type !== "solution") throw new Error("nobody here can solve it");
    return answer.solution;
  }
}

function positionsOf({ game, now }: Session): readonly string[] {
  const positions: string[] = [];
  for (let ply: Session["now"] | undefined = now; ply; ply = ply.before)
    positions.push(game.formatState(ply.state));
  return positions.reverse();
}
