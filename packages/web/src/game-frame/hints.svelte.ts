import type { Ply, Session } from "@tetrarch/engine";
import { type Hint, helpLine, hintQuestion } from "@tetrarch/play";
import type { GameUi } from "../games/game-ui.js";
import { gameQuestion } from "../solver-client/messages.js";
import type { PendingAnswer, SolverClient } from "../solver-client/solver-client.js";
import { moveByCards } from "../table/model.js";
import * as words from "../words/en/game-frame.js";

/** The game that hints are for. */
interface HintedGame {
  readonly solver: SolverClient;
  readonly session: Session;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly place: Pick<GameUi, "table">;
  readonly autoplay: { offer(): void };
  /** Whether the game may be played here now. */
  readonly isOurs: boolean;
  /** What help costs in it besides the mark of it, if anything. */
  readonly helpCost: string | undefined;
  say(text: string, more?: string): void;
  refuse(text: string): void;
  warns(price: string): boolean;
  countHint(): Promise<boolean>;
}

/** A hint with a plan, and the position for which it was given. */
interface Plan {
  readonly start: Ply;
  readonly hint: Hint;
}

/** The moves of a plan that are still to be made; undefined where other moves were made. */
function movesAhead(
  { start, hint: { plan: planned } }: Plan,
  { now }: Session,
): readonly string[] | undefined {
  let ply: Ply | undefined = now;
  while (ply && ply !== start && ply.word === planned[ply.number - start.number - 1]) ply = ply.before;
  return ply === start ? planned.slice(now.number - start.number) : undefined;
}

/** Hints by the fair player, for the position on the table. */
export class Hints {
  readonly #game: HintedGame;
  #request = $state.raw<PendingAnswer>();
  /** The hint that is shown. */
  #hint = $state.raw<Hint>();
  #plan = $state.raw<Plan>();
  /** Whether the last move was made beside the plan: taken back, the plan goes on. */
  #isLeft = false;
  /** What the hint for this position said: asked for again it costs nothing more. */
  #said: readonly [string, string] | undefined;
  /** What puts hints into words, loaded with the first of them. */
  #words: typeof import("./hint-text.js") | undefined;

  constructor(game: HintedGame) {
    this.#game = game;
  }

  /** The moves of the hint's plan that are still to be made; none once the player has left it. */
  get ahead(): readonly string[] {
    return (this.#plan && movesAhead(this.#plan, this.#game.session)) ?? [];
  }

  /** The move that is advised now: of the hint that is shown, or the next of its plan. */
  get word(): string | undefined {
    return this.#hint?.word ?? this.ahead[0];
  }

  /** Whether a hint is being looked for. */
  get isThinking(): boolean {
    return this.#request !== undefined;
  }

  /**
   * Asks the fair player for a move; in an honest game warns first of the price. A second time before the
   * answer cancels the request.
   */
  ask(): void {
    const game = this.#game;
    if (this.isThinking) {
      this.forget();
      game.say(words.noHint);
      return;
    }
    if (!game.isOurs || game.legal.length === 0) return;
    game.autoplay.offer();
    // All may be seen of it without help.
    const [only] = game.legal;
    const known =
      game.legal.length === 1 && only !== undefined && this.ahead.length === 0
        ? words.onlyMove(moveByCards(game.place.table, game.view, only))
        : game.place.table.anyMove?.(game.view);
    if (known !== undefined) {
      game.say(game.session.honest ? words.freeHint(known) : known);
      return;
    }
    if (this.#said) {
      game.say(...this.#said);
      return;
    }
    if (game.warns(words.hintWarning(game.helpCost))) return;
    const plan = this.ahead;
    if (this.#plan && plan.length > 0) {
      // A search from here may fail to find again what is known already.
      void this.#give({ ...this.#plan.hint, word: plan[0] as string, plan });
      return;
    }
    game.say(words.thinking);
    void this.#find();
  }

  async #find(): Promise<void> {
    const { solver, session } = this.#game;
    this.forget();
    const request = solver.ask({
      type: "hint",
      ...hintQuestion(session),
      ...gameQuestion(session.game),
    });
    this.#request = request;
    const [answer] = await Promise.all([request.answer, this.#loadWords()]).catch((error: Error) => [error]);
    if (request !== this.#request) return;
    this.#request = undefined;
    if (answer instanceof Error) {
      request.cancel();
      this.#game.refuse(words.hintUnavailable(answer.message));
    } else if (answer.type === "hint") await this.#give(answer.hint);
    else if (answer.type !== "cancelled") this.#game.refuse(words.hintUnavailable(""));
  }

  async #loadWords(): Promise<void> {
    // A hint without its reason is better than none.
    await this.#game.place.table.loadReasons?.().catch(() => undefined);
    this.#words ??= await import("./hint-text.js");
  }

  /** Shows a hint, which is counted and saved before (C-10). */
  async #give(hint: Hint): Promise<void> {
    const { session, place, view } = this.#game;
    if (!this.#words || !(await this.#game.countHint())) return;
    const help = session.honest ? helpLine(this.#game.session) : undefined;
    const { short, more } = this.#words.hintText(hint, session.game.id, place.table, view, this.#game.legal);
    // Where nothing can be gained no move is advised.
    this.#hint = hint.isNothingLeft ? undefined : hint;
    this.#plan = hint.plan.length > 1 ? { start: session.now, hint } : undefined;
    this.#isLeft = false;
    this.#said = [short, more];
    this.#game.say(short, [more, help ?? ""].join(" ").trim());
  }

  /** Cancels the request, and shows no hint any more; its plan goes on where the player follows it. */
  movedOn(): void {
    this.#request?.cancel();
    this.#request = undefined;
    this.#hint = undefined;
    this.#said = undefined;
  }

  /** Returns whether the last move has left a plan, once each time that one is left. */
  leavesPlan(): boolean {
    const wasLeft = this.#isLeft;
    this.#isLeft = this.#plan !== undefined && !movesAhead(this.#plan, this.#game.session);
    return this.#isLeft && !wasLeft;
  }

  /** Forgets all that was advised. */
  forget(): void {
    this.movedOn();
    this.#plan = undefined;
  }
}
