import {
  type AnyGame,
  formatTranscript,
  formatVariant,
  type Outcome,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { DEAL_LIMITS, type Solution } from "@tetrarch/solver";
import { type FieldLevel, type FieldRow, fieldLevelsOf, type LuckReport } from "@tetrarch/solver/analysis";
import { SvelteMap } from "svelte/reactivity";
import type { GameSummary } from "../data/database.js";
import { gameQuestion, type Question } from "../solver-client/messages.js";
import type { PendingAnswer, SolverClient } from "../solver-client/solver-client.js";
import * as words from "../words/en/field.js";

/** A level that plays, or what is found out after all have played. */
export type FieldStep = FieldLevel | "solver" | "luck";

/** What a field says of the result of a game, once it is known. */
export interface FieldFound {
  readonly session: Session;
  readonly said: string;
  /** What is said of it to others. @param link what the link to it is in words */
  readonly shared: (link: string) => string;
}

/** The field of a finished game: programs play its deal in the worker, one after the other; then the solver and the luck follow. */
export class Field {
  readonly #session: Session;
  readonly #solver: SolverClient;
  #pending: PendingAnswer | undefined;
  /** Of the levels that play several games each, weakest first. */
  rows = $state.raw<readonly FieldRow[]>([]);
  /** Of the strongest player. */
  par = $state.raw<FieldRow>();
  solution = $state.raw<Solution>();
  account = $state.raw<LuckReport>();
  /** Undefined when nothing is being found out. */
  step = $state.raw<FieldStep>();
  trouble = $state("");

  constructor(session: Session, solver: SolverClient) {
    this.#session = session;
    this.#solver = solver;
  }

  /** Whether something is missing and nobody looks for it. */
  readonly isStopped = $derived(this.step === undefined && this.account === undefined);

  /** Begins, or goes on where it was stopped. */
  async start(): Promise<void> {
    if (this.step) return;
    this.trouble = "";
    try {
      for (const level of fieldLevelsOf(this.#session.game)) if (!(await this.#play(level))) return;
      if (!this.solution && !(await this.#solve())) return;
      if (!this.account) await this.#weighLuck();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.step = undefined;
    }
  }

  stop(): void {
    this.#pending?.cancel();
  }

  /** Returns false when it was stopped. */
  async #play(level: FieldLevel): Promise<boolean> {
    if (this.par || this.rows.some((row) => row.level === level.name)) return true;
    this.step = level;
    const row = await playedRow(this.#ask.bind(this), this.#session, level);
    if (!row) return false;
    if (level.player === "strongest") this.par = row;
    else this.rows = [...this.rows, row];
    return true;
  }

  async #solve(): Promise<boolean> {
    this.step = "solver";
    this.solution = await solutionOf(this.#ask.bind(this), this.#session);
    return this.solution !== undefined;
  }

  /** The account comes long before the rest of an analysis, which is not waited for. */
  async #weighLuck(): Promise<void> {
    this.step = "luck";
    const pending = this.#solver.ask(
      { type: "analyse", ...gameQuestion(this.#session.game), transcript: formatTranscript(this.#session) },
      undefined,
      ({ whole }) => {
        this.account = whole.account;
        if (this.account) pending.cancel();
      },
    );
    this.#pending = pending;
    const answer = await pending.answer;
    if (answer.type === "analysed") this.account = answer.part.whole.account;
  }

  #ask(question: Question): PendingAnswer {
    this.#pending = this.#solver.ask(question);
    return this.#pending;
  }
}

/** A day of the month whose deal was finished, and its first end. */
export interface PlayedDay {
  readonly day: string;
  readonly game: GameSummary;
}

/** What the strongest player and the solver make of the deals of days. It stays while other months are looked at. */
export class DayResults {
  readonly #game: AnyGame;
  readonly #ask: Ask;
  /** By day. */
  readonly pars = new SvelteMap<string, Outcome>();
  readonly bests = new SvelteMap<string, Solution>();

  constructor(game: AnyGame, ask: Ask) {
    this.#game = game;
    this.#ask = ask;
  }

  /** Finds it out day by day, until one is cancelled; a day whose search fails keeps its gap. */
  async findOut(days: readonly PlayedDay[]): Promise<void> {
    for (const played of days) {
      const isCancelled = await this.#findOutDay(played).catch(() => false);
      if (isCancelled) return;
    }
  }

  /** Returns whether it was cancelled. */
  async #findOutDay({ day, game: { deal, variant } }: PlayedDay): Promise<boolean> {
    const strongest = fieldLevelsOf(this.#game).find(({ player }) => player === "strongest");
    const session = startSession(this.#game, deal, variant);
    if (!session.ok || !strongest || this.bests.has(day)) return false;
    const row = await playedRow(this.#ask, session.value, strongest);
    const [result] = row?.results ?? [];
    if (!result) return true;
    this.pars.set(day, result);
    const solution = await solutionOf(this.#ask, session.value);
    if (solution) this.bests.set(day, solution);
    return solution === undefined;
  }
}

type Ask = (question: Question) => PendingAnswer;

/** Has a level play the deal of a session; undefined when it was cancelled. */
async function playedRow(ask: Ask, { game, deal, variant }: Session, { name }: FieldLevel) {
  const question = { type: "field", variant: formatVariant(variant), deal, level: name } as const;
  const answer = await ask({ ...question, ...gameQuestion(game) }).answer;
  if (answer.type === "cancelled") return undefined;
  if (answer.type !== "field-row") throw new Error(words.noField);
  return answer.row;
}

/** Solves the deal of a session with all cards known; undefined when it was cancelled. */
async function solutionOf(ask: Ask, { game, now }: Session): Promise<Solution | undefined> {
  let first = now;
  while (first.before) first = first.before;
  const state = game.formatState(first.state);
  const answer = await ask({ type: "solve", ...gameQuestion(game), state, limits: DEAL_LIMITS }).answer;
  if (answer.type === "cancelled") return undefined;
  if (answer.type !== "solution") throw new Error(words.noField);
  return answer.solution;
}
