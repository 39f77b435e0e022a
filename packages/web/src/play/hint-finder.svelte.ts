import type { Session } from "@tetrarch/engine";
import { type Hint, hintAsked } from "@tetrarch/play";
import { askedGame } from "../thinking/messages.js";
import type { Asked, Thinker } from "../thinking/thinker.js";
import { freshRandom } from "./chance.js";

/** What became of a question for a hint. */
export type HintAnswer =
  | { readonly type: "hint"; readonly hint: Hint }
  | { readonly type: "none"; readonly reason: string };

/** Asks the fair player what to do, and remembers the answer as long as the position stands. */
export class HintFinder {
  readonly #thinker: Thinker;
  #asked: Asked | undefined;
  /** Whether a hint is being thought about. */
  thinking = $state(false);
  hint = $state.raw<Hint>();

  constructor(thinker: Thinker) {
    this.#thinker = thinker;
  }

  /** Undefined when nobody wants the answer any more. */
  async ask(session: Session): Promise<HintAnswer | undefined> {
    this.forget();
    this.thinking = true;
    const asked = this.#thinker.ask({
      type: "hint",
      ...hintAsked(session, freshRandom),
      ...askedGame(session.game),
    });
    this.#asked = asked;
    const answer = await answerIn(asked);
    if (asked !== this.#asked) return undefined;
    this.thinking = false;
    return answer;
  }

  /** The position is another now, or nobody wants to know any more. */
  forget(): void {
    this.#asked?.cancel();
    this.#asked = undefined;
    this.thinking = false;
    this.hint = undefined;
  }
}

async function answerIn(asked: Asked): Promise<HintAnswer | undefined> {
  try {
    const answer = await asked.answer;
    if (answer.type === "hint") return { type: "hint", hint: answer.hint };
    return answer.type === "cancelled" ? undefined : { type: "none", reason: "" };
  } catch (error) {
    return { type: "none", reason: error instanceof Error ? `: ${error.message}` : "" };
  }
}
