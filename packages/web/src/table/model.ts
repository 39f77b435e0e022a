import * as words from "../words/en/table.js";

/** The code of a card that lies face down (C-2). */
export const HIDDEN = "--";

/** A pile as the table shows it: plain data, made from the player's view alone. */
export interface PileModel {
  /** As in move words where it occurs there. */
  readonly id: string;
  /** `free land 3`: how it is called by name. */
  readonly name: string;
  /** Codes, bottom first; {@link HIDDEN} for a face-down card. */
  readonly cards: readonly string[];
  /** What else is to be known, in a few words: `24 cards`, `needs K Q home`. */
  readonly note: string;
  /** Nothing is done with its single cards: keys and screen readers meet the pile as one. */
  readonly still?: boolean;
  /** Its cards are taken one by one, wherever they lie in it. In `Ends` its depth is still counted from the top. */
  readonly single?: boolean;
}

/**
 * What a legal move word does on the table: the cards of one pile from its top down to `depth`, its top card being 1, go
 * to another. At depth 0 no card is taken, and a press on the pile is the move.
 */
export interface Ends {
  readonly from: string;
  readonly depth: number;
  readonly to: string;
}

/** A legal move by its ends. */
export interface Option extends Ends {
  readonly word: string;
}

/** Room on the table, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Size, Point {}

/** A box that may have a side of its own for left hands. */
export interface KeptBox extends Box {
  /** As in {@link Place}. */
  readonly keptIn?: Box;
}

/** Where a pile lies. */
export interface Place {
  readonly pile: string;
  /** Where cards for it may be dropped; also the outline of the empty place. */
  readonly area: Box;
  /** How large its cards are: 1 is the table's full card. */
  readonly scale: number;
  /** The left top corner of each of its cards, bottom first. */
  readonly spots: readonly Point[];
  /** The left top corner of the card that is laid there next, where that is not the top card's or the area's. */
  readonly next?: Point;
  /** Without cards it is pressed anywhere in its area, not only where its first card would lie. */
  readonly whole?: boolean;
  /** For left hands this box changes sides, and the place keeps its own within it: what is called left stays left. */
  readonly keptIn?: Box;
}

export interface Layout {
  /** A full card. */
  readonly card: Size;
  /** A card narrower than this has large letters, where its face needs more room than a French one. */
  readonly smallCard?: number;
  readonly places: readonly Place[];
  /** Where the buttons of the choices lie. */
  readonly choices?: Box;
  /** Where the latest lines of the log are read. */
  readonly log?: Box;
  /** Where highlights are shown; the whole room without it. */
  readonly stage?: Box;
  /** Whether titles of highlights stand where the buttons will be, though that is not below the stage. */
  readonly hasTitlesAtChoices?: boolean;
  /** By name, where the ground draws what belongs to no pile. */
  readonly scenery?: Readonly<Record<string, KeptBox>>;
  /** How many times as high as usual the choices may be; 1 without it. */
  readonly choiceScale?: number;
  /** Whether choices are read from the top down, in the order of the cards that they are about; else the first lies at the foot. */
  readonly choicesFromTop?: boolean;
  /** Whether each choice is as high as its words, and their list scrolls within its box. */
  readonly scrollsChoices?: boolean;
  /** How large what is lettered on the ground is beside the words of the page; 1 without it. */
  readonly drawnScale?: number;
}

/** A lower choice has room for one line of what it risks; in pixels. */
export const LEAST_CHOICE = 49;

/** A legal move as a button: what it does, and what it risks. */
export interface Choice {
  readonly word: string;
  /** What it does, in a few words. */
  readonly label: string;
  /** What it needs, what it brings, what it may cost: a short sentence. */
  readonly detail: string;
  /** None looks like advice. `grave`: something is given up by it for good. `ends`: the game surely ends by it. */
  readonly tone: "plain" | "ends" | "grave";
  /** The name of its picture, where the game has some. */
  readonly icon?: string;
  /** What it may cost at the worst, for the colour of its icon: the detail says it in words. */
  readonly danger?: "safe" | "costs" | "deadly";
  /** Where a die decides: the lowest roll that helps, 7 where none does, and the beginning of the detail, which says so. */
  readonly odds?: { readonly needed: number; readonly said: string };
  /** Its place, counted from 0 at the foot, where others stay empty; the next one without it. */
  readonly slot?: number;
  /** Of two that lie side by side over the usual places: which half is its own. */
  readonly half?: "left" | "right";
}

/** What is known of an advised move besides the position. */
export interface AdviceContext {
  /** The code of the adviser's rule of thumb, where it has one. */
  readonly rule: string | undefined;
  /** The words of all legal moves. */
  readonly legal: readonly string[];
  /** The words of the adviser's plan, the move the first of them; none from one that does not plan. */
  readonly plan?: readonly string[];
  /** What the next hint names, after a move that only gives something up. */
  readonly next?: string | undefined;
}

/** How one game lies on the table and is handled: everything from its view, nothing from its rules. */
export interface GameTable<View> {
  /** Every pile in reading order. */
  piles(view: View): readonly PileModel[];
  /** Where everything lies in this room. Called after every move and change of size: no DOM, no state. */
  arrange(view: View, room: Size, bigIndex: boolean): Layout;
  /** Which pick and which place a legal move word means. */
  ends(view: View, word: string): Ends;
  /** Loads what `reasonFor` needs, for some seconds at most. Rejects where it cannot be loaded. */
  loadReasons?(): Promise<unknown>;
  /** Why a move is advised, by what the player sees or by the adviser's rule of thumb; undefined until it is loaded. */
  reasonFor?(view: View, word: string, known: AdviceContext): string | undefined;
  /** How a card is called. */
  cardName(code: string): string;
  /** A line of story that belongs to a card, shown while it is looked at closely. */
  flavour?(code: string): string | undefined;
  /** All cards of a pile in a few words, shown while one of them is looked at closely. */
  contents?(view: View, pile: string): string | undefined;
  /** What is to be known of a card, shown while it is lifted, where its buttons leave it open. */
  liftNote?(code: string): string | undefined;
  /** A move as its button says it, without names or numbers that the table does not show. */
  label(view: View, word: string): string;
  /** What an empty place is called that has only a number: `an empty land`; undefined for a place with a name. */
  emptyPlace?(pile: string): string | undefined;
  /** Of the moves a double press could mean the best has the lowest number; see FK: home, onto a card, aside. */
  eagerness(view: View, option: Option): number;
  /**
   * The word of the move that the space bar and the large button make, if one is natural, and what the button says.
   * @param hinted the move of the hint that is shown
   */
  main(view: View, legal: readonly string[], hinted?: string): MainMove | undefined;
  /** The word of the move that comes next where none has to be chosen, as at the end of a game. */
  natural?(view: View, legal: readonly string[]): string | undefined;
  /** What is said where nothing is known by which one move is better than another; such a hint costs nothing. */
  anyMove?(view: View): string | undefined;
  /** Why these cards cannot go there: about five words. */
  refusal(view: View, ends: Ends): string;
  /**
   * Whether a move can be left to the table once nothing is hidden any more: it brings a card home for good. When
   * such moves alone win, the table plays them by itself. Without it the table waits until all moves win.
   */
  comesHome?(view: View, word: string): boolean;
  /**
   * For games steered by choices: the buttons for these legal moves, the likeliest first. `lifted` when they are what
   * the cards just lifted could do; else a move may be left out that its own cards offer, but none of the `marked` ones:
   * a hint's, and the one that was made here.
   */
  choices?(
    view: View,
    words: readonly string[],
    lifted: boolean,
    marked?: readonly string[],
  ): readonly Choice[];
  /** What is said in place of the buttons, or of the large one, while there are none: what to press. */
  prompt?(view: View): string;
  /**
   * The text about a place that was pressed in vain; its name and note where there is no more to say.
   * @param at where in the pile's area, across and down from 0 to 1
   */
  about?(view: View, pile: string, at: Point): string | undefined;
  /**
   * Whether a move goes on, card after card, while its pile or the large button is held; of several such moves, while the
   * place is held to which the lifted card may go.
   */
  repeats?(view: View, word: string): boolean;
  /**
   * Whether a press makes this move at once, whatever else its cards could do: it cannot do harm, and is what is mostly meant.
   * Dragged, or lifted by a long press, they can go wherever the rules let them.
   */
  isDue?(view: View, option: Option): boolean;
  /** Whether a single press never makes this move: its cards are lifted, and its place or its button confirms. */
  careful?(view: View, option: Option): boolean;
}

export interface MainMove {
  readonly word: string;
  readonly label: string;
  /** Why it is this one, where the label leaves it open: `the lowest`. */
  readonly why?: string | undefined;
}

export type AnyTable = GameTable<unknown>;

/**
 * A legal move by what is seen of it: `king of hearts to the castle of hearts`, `green 3 of axes onto the green 2 of
 * coins`; as its button says it where the moves are buttons, and where no card is to be named.
 */
export function moveByCards(table: AnyTable, view: unknown, word: string): string {
  const piles = table.piles(view);
  const { from, depth, to } = table.ends(view, word);
  const source = piles.find(({ id }) => id === from);
  const target = piles.find(({ id }) => id === to);
  const code = source?.cards.at(-depth);
  const isOfCards = depth > 0 && code !== undefined && code !== HIDDEN && source !== target;
  if (!isOfCards || !target || table.choices) return table.label(view, word);
  return words.moveOf(table.cardName(code), source?.single ? 0 : depth - 1, placeBySight(table, target));
}

/** Where a move goes: a place by its name or, where it has only a number, by the card that lies open there. */
export function placeBySight(table: AnyTable, { id, name, cards }: PileModel): string {
  const empty = table.emptyPlace?.(id);
  const top = cards.at(-1);
  if (empty === undefined) return words.toPlace(name);
  return top === undefined || top === HIDDEN ? words.to(empty) : words.onto(table.cardName(top));
}
