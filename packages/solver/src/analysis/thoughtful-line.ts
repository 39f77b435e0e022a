import type { Verdict } from "../solver.js";
import type { Thoughtful } from "./analysis.js";

/** The most positions that may stay open: each has taken the whole budget. */
const MOST_OPEN = 5;

/**
 * The verdicts of a game's positions with all cards known, and the next position for the solver.
 * A lost game stays lost and every position before a win can be won: so halving finds the move that lost.
 */
export class ThoughtfulLine {
  /** Up to here every position can still be won; −1 while that is not known of any. */
  #won = -1;
  /** From here on none can. */
  #lost: number;
  /** Where no proof was found. */
  readonly #open = new Set<number>();
  #line: readonly string[] = [];
  readonly #words: readonly string[];

  /**
   * @param words the moves played: there is one position more
   * @param result whether a game that is over was won
   */
  constructor(words: readonly string[], result: boolean | undefined) {
    this.#words = words;
    const last = words.length;
    this.#lost = result === false ? last : last + 1;
    if (result) this.#won = last;
  }

  /** The position to be solved next: the deal, then halfway between win and loss, the later half first; undefined when done. */
  get next(): number | undefined {
    if (this.#won < 0 && this.#lost > 0 && !this.#open.has(0)) return 0;
    if (this.#open.size >= MOST_OPEN) return undefined;
    let to = this.#lost;
    const open = [...this.#open].filter((at) => at > this.#won && at < this.#lost).sort((a, b) => b - a);
    for (const from of [...open, this.#won]) {
      if (to - from > 1) return (from + to) >> 1;
      to = from;
    }
    return undefined;
  }

  /** @param line the moves of a won position that win it */
  answered(position: number, verdict: Verdict, line: readonly string[]): void {
    if (verdict === "unknown") this.#open.add(position);
    else if (verdict === "lost") this.#lost = Math.min(this.#lost, position);
    else this.#goOn(position, line);
  }

  /** As long as the game went the way that was found it could be won. */
  #goOn(position: number, line: readonly string[]): void {
    let same = 0;
    while (same < line.length && this.#words[position + same] === line[same]) same++;
    if (position + same <= this.#won) return;
    this.#won = position + same;
    this.#line = line.slice(same);
  }

  at(position: number): Thoughtful {
    if (position <= this.#won) return "won";
    return position >= this.#lost ? "lost" : "unproven";
  }

  /** The ply whose move lost the deal: the last made from a position that could be won; undefined where that is not proved. */
  get lostAt(): number | undefined {
    const isProved = this.#won >= 0 && this.#lost === this.#won + 1 && this.#won < this.#words.length;
    return isProved ? this.#won : undefined;
  }

  /** From there, a way to the win (move words). */
  get line(): readonly string[] {
    return this.#line;
  }
}
