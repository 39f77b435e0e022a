/** A pile of the table, as the player sees it. */
export interface Pile {
  /** As in move words where it occurs there. */
  readonly id: string;
  /** Codes, bottom first; `--` for a face-down card. What lies in it may be counted otherwise, as hit points are. */
  readonly cards: readonly string[];
}

/** Cards of a pile: those from one card up to its top, or that card alone where each is taken for itself. */
export interface Pick {
  readonly from: string;
  /** How deep the lowest of the cards lies in its pile, its top card being 1; 0 where no card is taken. */
  readonly depth: number;
}

/** What a move takes up, and the pile where it is laid or shown. */
export interface Ends extends Pick {
  /** The lowest of the cards taken: its code, `--` when it lies face down; null where no card is taken. */
  readonly card: string | null;
  /** How many cards are taken: `depth`, or 1 where a card is taken out of its pile; 0 where none is. */
  readonly count: number;
  readonly to: string;
  /**
   * Whether the cards leave `from` for `to`. False where they only show what is meant, as a foe does that is led to
   * the ally who takes its blow.
   */
  readonly carries: boolean;
}

/**
 * Has the piles of a view made once: they are asked for with every move of a position. The view must not change, as no
 * view ever does.
 */
export function oncePerView<View extends object>(
  make: (view: View) => readonly Pile[],
): (view: View) => readonly Pile[] {
  const made = new WeakMap<View, readonly Pile[]>();
  return (view) => {
    const known = made.get(view);
    if (known) return known;
    const piles = make(view);
    made.set(view, piles);
    return piles;
  };
}

/** Some cards and where a player tried to lay them; `to` is null when they were only to be taken up. */
export interface Attempt extends Pick {
  readonly to: string | null;
}

/** The ends of a move that takes the top `count` cards of a pile to another. */
export function endsOfTopCards(piles: readonly Pile[], from: string, count: number, to: string): Ends {
  return { ...ends(piles, from, count, to), count };
}

/** The ends of a move that takes one card of a pile, wherever it lies there, to another. */
export function endsOfOneCard(piles: readonly Pile[], from: string, card: string, to: string): Ends {
  const cards = cardsOf(piles, from);
  return ends(piles, from, cards.length - cards.indexOf(card), to);
}

/** The ends of a move that is made on a pile and takes no card. */
export function endsOfNoCard(pile: string): Ends {
  return { from: pile, depth: 0, count: 0, card: null, to: pile, carries: false };
}

function ends(piles: readonly Pile[], from: string, depth: number, to: string): Ends {
  return { from, depth, count: 1, card: cardsOf(piles, from).at(-depth) ?? null, to, carries: true };
}

/** The cards of a pile, bottom first; none where there is no such pile. */
export function cardsOf(piles: readonly Pile[], id: string): readonly string[] {
  return piles.find((pile) => pile.id === id)?.cards ?? [];
}
