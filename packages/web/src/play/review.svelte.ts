import { formatVariant, playedWords, type Session, startSession } from "@tetrarch/engine";
import { type TurningPoint, turningPoint } from "@tetrarch/play";
import type { Limits, Progress, Solution } from "@tetrarch/solver";
import { askedGame } from "../thinking/messages.js";
import type { Asked, Thinker } from "../thinking/thinker.js";

/** The first search is for a phone; who wants to know more lets it think longer. */
const FIRST: Limits = { nodes: 5_000_000, memory: 2 ** 28 };
const LONGER = 10;
const MOST_MEMORY = 2 ** 30;

/** What is known so far of whether a deal could have been won. */
export type Winnability =
  | { readonly type: "nothing" }
  | { readonly type: "thinking"; readonly nodes: number }
  | { readonly type: "solved"; readonly solution: Solution }
  | { readonly type: "failed"; readonly reason: string };

/** Where a game went wrong, or that this is being looked for. */
export type TurningPointSearch = { readonly type: "looking" } | TurningPoint;

/** Asks the solver about a game that is over: whether its deal could have been won, everything being known. */
export class Review {
  readonly #thinker: Thinker;
  readonly #words: readonly string[];
  /** The deal, as engine text. */
  readonly #start: string;
  readonly start: Session;
  readonly game: Session;
  #limits = FIRST;
  #asked: Asked | undefined;
  winnability = $state.raw<Winnability>({ type: "nothing" });
  /** Undefined as long as it is not known. */
  turningPoint = $state.raw<TurningPointSearch>();

  constructor(thinker: Thinker, session: Session) {
    const start = startSession(session.game, session.deal, formatVariant(session.variant));
    if (!start.ok) throw new Error(start.error.message);
    this.#thinker = thinker;
    this.start = start.value;
    this.game = session;
    this.#words = playedWords(session);
    this.#start = session.game.formatState(start.value.now.state);
  }

  /** The moves of the game that was played. */
  get played(): readonly string[] {
    return this.#words;
  }

  ask(): void {
    this.winnability = { type: "thinking", nodes: 0 };
    this.turningPoint = undefined;
    const onprogress = ({ nodes }: Progress) => {
      this.winnability = { type: "thinking", nodes };
    };
    this.#solve(this.#start, onprogress).then(
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
    turningPoint(this.game, async (state) => (await this.#solve(state))?.verdict).then(
      (found) => {
        this.turningPoint = found;
      },
      () => {
        this.turningPoint = undefined;
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

  /** Undefined when the question was taken back. */
  async #solve(state: string, onprogress?: (progress: Progress) => void): Promise<Solution | undefined> {
    const question = {
      type: "solve",
      ...askedGame(this.game.game),
      state,
      limits: this.#limits,
    } as const;
    this.#asked?.cancel();
    const asked = this.#thinker.ask(question, onprogress);
    this.#asked = asked;
    const answer = await asked.answer;
    if (answer.type === "cancelled") return undefined;
    if (answer.type !== "solution") throw new Error("nobody here can solve it");
    return answer.solution;
  }
}
