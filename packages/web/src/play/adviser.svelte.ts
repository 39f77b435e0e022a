import type { Session } from "@tetrarch/engine";
import type { Hint } from "../thinking/messages.js";
import type { Thinker } from "../thinking/thinker.js";
import { freshSeed } from "./chance.js";

/** What became of a question for a hint. */
export type Advice =
  | { readonly type: "hint"; readonly hint: Hint }
  | { readonly type: "none"; readonly reason: string };

/** Asks the fair player what to do, and remembers the answer as long as the position stands. */
export class Adviser {
  readonly #thinker: Thinker;
  #question = 0;
  /** Whether a hint is being thought about. */
  thinking = $state(false);
  hint = $state.raw<Hint>();

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** Undefined when nobody wants the answer any more. */
  async ask({ game, now }: Session, legal: readonly string[]): Promise<Advice | undefined> {
    this.forget();
    const number = ++this.#question;
    this.thinking = true;
    const view = game.view(now.state);
    const advice = await this.#answer({ type: "hint", game: game.id, view, legal, seed: freshSeed() });
    if (number !== this.#question) return undefined;
    this.thinking = false;
    return advice;
  }

  async #answer(question: Parameters<Thinker["ask"]>[0]): Promise<Advice | undefined> {
    try {
      const answer = await this.#thinker.ask(question).answer;
      if (answer.type === "hint") return { type: "hint", hint: answer.hint };
      return answer.type === "cancelled" ? undefined : { type: "none", reason: "" };
    } catch (error) {
      return { type: "none", reason: error instanceof Error ? `: ${error.message}` : "" };
    }
  }

  /** The position is another now, or nobody wants to know any more. */
  forget(): void {
    if (this.thinking) this.#thinker.cancel();
    this.#question++;
    this.thinking = false;
    this.hint = undefined;
  }
}
