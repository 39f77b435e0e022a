import {
  type AnyGame,
  type AnyTableWords,
  type Attempt,
  type Degree,
  type Ends,
  games,
  knowledgeOf,
  type Problem,
  type Result,
  type Story,
  type TableWords,
} from "@tetrarch/engine";
import type { Contest, FinishedGame } from "@tetrarch/play";
import type { PileInWords } from "../../words/en/card-words.js";
import type { Drawing } from "../drawing/canvas.js";
import type { Mark } from "../drawing/cards.js";
import type { Ink } from "../drawing/style.js";

/** What a table is drawn for: the room there is, and what the player is doing. */
export interface DrawingContext {
  readonly width: number;
  readonly height: number;
  /** How much the game proves (C-10). */
  readonly degree: Degree;
  readonly mark: (pile: string) => Mark;
  /** How many of its cards are lifted, when a pile is and the number is chosen. */
  readonly liftedCount: number;
}

/** What is reported over several games: in lines, and as JSON. */
interface GameReport {
  readonly lines: readonly string[];
  readonly json: Readonly<Record<string, unknown>>;
}

/**
 * How one game is shown and handled; everything from its view alone. Methods, so that a table of its own view type
 * is also an {@link AnyTable}.
 */
export interface GameTable<View> {
  /** The id of the game. */
  readonly game: string;
  /** What the arrow keys move over: the piles, or the list of choices under the table. */
  readonly steering: "piles" | "choices";
  readonly accent: Ink;
  /** The rows the table needs at 80 columns, and the most it can make use of. */
  readonly rows: { readonly least: number; readonly most: number };
  /** What stands over the ending of a game that ended in a way of its own, by status. */
  readonly endHeadings?: Readonly<Record<string, string>>;
  /** Why a fair player advises a move, by the code of its rule of thumb; missing in games whose advisers weigh moves. */
  readonly reasons?: Readonly<Record<string, string>>;
  /** The same table for the moves of a game with the player's own cards, where these can be other moves. */
  withCards?(game: AnyGame): GameTable<View>;
  /** The game's background story; undefined for cards that have none. Missing in games without one. */
  story?(game: AnyGame): Story | undefined;
  /**
   * The player's place on the game's ladder, from finished games and contests. Missing in games without one. Errors are
   * `bad-series`.
   */
  ladder?(games: readonly FinishedGame[], contests: readonly Contest[]): Result<GameReport, Problem>;
  /** The game's score sheet. Missing in games without one. */
  scoreSheet?(games: readonly FinishedGame[]): GameReport;
  /** The table as a picture of exactly the context's size. Needs 80 columns and `rows.least`. */
  draw(view: View, context: DrawingContext): Drawing;
  /** Every pile in table order. */
  describe(view: View): readonly PileInWords[];
  /** What a move word of this game takes up and where it lays it, as the engine says. */
  ends(view: View, word: string): Ends;
  cardName(code: string): string;
  /** How a pile of the table is called. */
  nameOf(pile: string): string;
  /** What is to be known of a pile besides its cards; may be empty. */
  note(view: View, pile: string): string;
  /**
   * A pile in some 20 letters, for a small window: `foe 16/10 Sable Corrigan`. Undefined where its cards are listed by their signs
   * or names; missing in a game that lists them in every pile.
   */
  inShort?(view: View, pile: string): string | undefined;
  /** The move the space bar makes, when one is natural. */
  mainMove(view: View, legal: readonly string[]): string | undefined;
  /** Describes what a legal move will do, with its known consequences. */
  foretell(view: View, word: string): string;
  /** Why a word of this game is not legal now, in a few words. */
  refusal(view: View, word: string): string;
  /** Why lifted cards cannot be laid somewhere, in a few words. */
  whyNot(view: View, attempt: Attempt): string;
}

export type AnyTable = GameTable<unknown>;

/** What a table takes from the engine as it is. */
type EngineParts<View> = Pick<
  GameTable<View>,
  "game" | "ends" | "mainMove" | "foretell" | "refusal" | "whyNot" | "nameOf" | "note" | "cardName"
>;

/** What the engine knows of a game's table, by its words. @param game a registered one's id, or a game with own cards */
export function tableParts<View, Move, Event extends { readonly type: string }>(
  game: string | AnyGame,
  tableWords: TableWords<View, Move, Event>,
): EngineParts<View> {
  const played = (typeof game === "string" ? games.find(({ id }) => id === game) : game) as AnyGame;
  const known = knowledgeOf(played.id);
  const words = tableWords as AnyTableWords;
  const whyNot = (view: unknown, attempt: Attempt) => words.refusal(view, attempt);
  return {
    game: played.id,
    cardName: (code) => words.card(code),
    ends: (view, word) => known.ends(view, moveOf(played, word)),
    mainMove(view, legal) {
      const move = known.natural(
        view,
        legal.map((word) => moveOf(played, word)),
      );
      return move === undefined ? undefined : played.formatMove(move);
    },
    foretell(view, word) {
      const move = moveOf(played, word);
      return words.prospect(view, move, known.prospects(view, move)).line;
    },
    refusal: (view, word) => whyNot(view, known.ends(view, moveOf(played, word))),
    whyNot,
    nameOf: (pile) => words.pile(pile),
    note: (view, pile) => words.note(view, pile),
  };
}

/** The move of a word that is known to be one of the game's. */
function moveOf(game: AnyGame, word: string): unknown {
  const move = game.parseMove(word);
  if (move === undefined) throw new Error(`${word} is no move of ${game.id}`);
  return move;
}
