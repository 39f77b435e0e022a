import { BLANK } from "../../core/cards.js";
import {
  cardsOf,
  type Ends,
  endsOfNoCard,
  endsOfTopCards,
  type Knowledge,
  oncePerView,
  type Pile,
} from "../../core/knowledge.js";
import { prospectsByPlay } from "../../core/prospects-by-play.js";
import { play } from "./moves.js";
import { sourceName, wasteName } from "./notation.js";
import { CENTRAL, type Event, FIRST_TABLEAU, type Move, type View } from "./types.js";
import { arrange, hiddenPart } from "./view.js";

/** Foundations, central reserve, tableau, reserves, the waste piles in use, and the stock, its next card on top. */
export const piles: (view: View) => readonly Pile[] = oncePerView(makePiles);

function makePiles(view: View): readonly Pile[] {
  const named = (name: string, all: readonly (readonly string[])[]) =>
    all.map((cards, index) => ({ id: `${name}${index + 1}`, cards }));
  return [
    ...view.foundations.map(({ suit, cards }) => ({ id: `f${suit}`, cards })),
    { id: "c", cards: view.central },
    ...named("t", view.tableau),
    ...named("r", view.reserves),
    ...named("w", view.wastes),
    { id: "s", cards: [...view.stock].reverse() },
  ];
}

/**
 * The ends of a move. All foundations are `f` in move words; here it is that of the card's suit. A redeal is made on
 * the stock.
 */
function ends(view: View, move: Move): Ends {
  const table = piles(view);
  switch (move.type) {
    case "foundation": {
      const from = sourceName(move.from);
      return endsOfTopCards(table, from, 1, `f${cardsOf(table, from).at(-1)?.charAt(1) ?? ""}`);
    }
    case "central":
      return endsOfTopCards(table, sourceName(move.from), 1, sourceName(CENTRAL));
    case "tableau":
      return endsOfTopCards(table, sourceName(move.from), 1, sourceName(FIRST_TABLEAU + move.to));
    case "pile":
      return endsOfTopCards(table, sourceName(FIRST_TABLEAU + move.from), move.count, sourceName(CENTRAL));
    case "draw":
      return endsOfTopCards(table, "s", 1, wasteName(move.to));
    case "redeal":
      return endsOfNoCard("s");
  }
}

/**
 * A card home (NT-2), or the redeal (NT-8), or the stock's next card to the first of the lowest waste piles, which so grow
 * evenly.
 */
function natural({ wastes }: View, moves: readonly Move[]): Move | undefined {
  const heights = wastes.map(({ length }) => length);
  const lowest = heights.indexOf(Math.min(...heights));
  return (
    moves.find(({ type }) => type === "foundation") ??
    moves.find((move) => move.type === "redeal" || (move.type === "draw" && move.to === lowest))
  );
}

/** By move, the rule by which its events happen. */
const RULES: Readonly<Record<Move["type"], string>> = {
  foundation: "NT-2",
  central: "NT-5",
  pile: "NT-6",
  tableau: "NT-4",
  draw: "NT-7",
  redeal: "NT-8",
};

export const napoleonsTombKnowledge: Knowledge<View, Move, Event> = {
  piles,
  ends,
  prospects: prospectsByPlay({ hiddenPart, arrange, play }, BLANK, (_, { type }) => RULES[type]),
  natural,
  /** A foundation keeps its cards (NT-3). */
  comesHome: (_, move) => move.type === "foundation",
  routine: ["moved"],
};
