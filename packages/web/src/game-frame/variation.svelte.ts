import {
  formatVariant,
  messagesOf,
  outcomeOf,
  playedWords,
  playWord,
  type Session,
  startSession,
  unwrap,
  withOpenCards,
} from "@tetrarch/engine";
import { lastLines, linesOf } from "@tetrarch/play";
import { tableTitle } from "../games/game-ui.js";
import * as words from "../words/en/game-frame.js";

/** A variation to be looked at, step by step: what a solver found. Nothing of it is played or saved. */
export class Variation {
  readonly title: string;
  readonly words: readonly string[];
  readonly #sessions: readonly Session[];
  #at = $state(0);
  /** What is said of one of the steps, besides what its last move led to. */
  note = $state.raw<{ readonly at: number; readonly text: string }>();

  readonly session = $derived.by(() => this.#sessions[this.#at] as Session);
  readonly view = $derived.by(() => this.session.game.view(this.session.now.state));
  /** What the last move led to; the end of a way that wins says so. */
  readonly lines = $derived.by(() => {
    const { note, session } = this;
    return [
      ...lastLines(session),
      ...(outcomeOf(session).status === "won" ? [words.wayWon(this.score)] : []),
      ...(note?.at === this.#at ? [note.text] : []),
    ];
  });
  readonly log = $derived.by(() => linesOf(this.session));

  /** @param words legal moves from `start` on */
  constructor(title: string, start: Session, words: readonly string[]) {
    this.title = title;
    const sessions = [start];
    for (const word of words) sessions.push(unwrap(playWord(sessions.at(-1) as Session, word)));
    this.words = words;
    this.#sessions = sessions;
  }

  /** The moves of a finished game, its hidden cards open; shown after this many of them. */
  static ofGame(session: Session, at = 0): Variation {
    const { game, deal, variant } = withOpenCards(session);
    const start = unwrap(startSession(game, deal, formatVariant(variant)));
    const variation = new Variation(tableTitle(game), start, playedWords(session));
    variation.goTo(at);
    return variation;
  }

  get at(): number {
    return this.#at;
  }

  get length(): number {
    return this.words.length;
  }

  /** The move that comes next; undefined at the end. */
  get next(): string | undefined {
    return this.words[this.#at];
  }

  /** The score at this step, in words. */
  get score(): string {
    return messagesOf(this.session.game.id).score(outcomeOf(this.session).score);
  }

  /** The game as it stands at a step. */
  sessionAt(step: number): Session {
    return this.#sessions[Math.max(0, Math.min(this.length, step))] as Session;
  }

  /** After how many moves it leaves another line of the same deal; undefined where it does not. */
  leaves({ words: others }: Pick<Variation, "words">): number | undefined {
    const at = this.words.findIndex((word, index) => word !== others[index]);
    return at < 0 ? undefined : at;
  }

  goTo(step: number): void {
    this.#at = Math.max(0, Math.min(this.length, step));
  }
}
