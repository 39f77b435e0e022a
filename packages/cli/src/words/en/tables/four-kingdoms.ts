import { cardCount, cardName, type fourKingdoms, listInWords, SUIT_NAMES } from "@tetrarch/engine";
import { tableWords } from "@tetrarch/engine/four-kingdoms";
import { countedPileInWords, type PileInWords, pileInWords } from "../card-words.js";

type View = fourKingdoms.View;
type Kingdom = View["kingdoms"][number];

export const fourKingdomsLabels = {
  needs: (ranks: string) => `needs ${ranks}`,
  stock: (count: number) => (count > 0 ? `░░░ ${count} to come` : "empty"),
  waste: (count: number) => (count > 0 ? "waste" : "waste, empty"),
};

/** The table in words: the four kingdoms, the lands with each pile's top card first, stock and waste. */
export function describeFourKingdoms(view: View): readonly PileInWords[] {
  return [
    ...view.kingdoms.flatMap(describeKingdom),
    ...view.tableau.map((codes, index) => ({
      pile: `t${index + 1}`,
      name: tableWords.pile(`t${index + 1}`),
      text: `${pileInWords(codes)}.`,
    })),
    { pile: "stock", name: "stock", text: `${cardCount(view.stock)}.` },
    { pile: "w", name: "waste", text: `${countedPileInWords(view.waste)}.` },
  ];
}

function describeKingdom(kingdom: Kingdom): readonly PileInWords[] {
  const suit = SUIT_NAMES[kingdom.suit] ?? kingdom.suit;
  const ranks = (codes: readonly string[]) =>
    listInWords(codes.map((code) => cardName(code).replace(/ of .*/, "")));
  const castle = kingdom.castle.length === 0 ? "castle empty" : `${ranks(kingdom.castle)} in the castle`;
  const tower = kingdom.tower.length === 0 ? "tower empty" : "ten in the tower";
  const dungeon = kingdom.dungeon.length === 0 ? "dungeon empty" : "ace in the dungeon";
  const subjects =
    kingdom.castle.length < 3
      ? "subjects still closed"
      : kingdom.subjects.length === 0
        ? "no subjects yet, the nine comes first"
        : `subjects ${ranks(kingdom.subjects)}`;
  const chamber =
    kingdom.castle.length < 2
      ? "closed until king and queen are seated."
      : kingdom.guest
        ? `${cardName(kingdom.guest)}.`
        : "open and empty.";
  return [
    {
      pile: `castle${kingdom.suit}`,
      name: `kingdom of ${suit}`,
      text: `${castle}; ${tower}; ${dungeon}; ${subjects}.`,
    },
    { pile: `g${kingdom.suit}`, name: tableWords.pile(`g${kingdom.suit}`), text: chamber },
  ];
}
