import type { Prospect } from "../../../core/knowledge.js";
import { cardsOf } from "../../../core/knowledge.js";
import { formatMove } from "../../../games/four-kingdoms/notation.js";
import { type Place, type Refusal, refusal } from "../../../games/four-kingdoms/refusal.js";
import { needs, piles } from "../../../games/four-kingdoms/table.js";
import type { Event, Move, View, Zone } from "../../../games/four-kingdoms/types.js";
import { inWords, type RefusalWords, type TableWords } from "../../catalogue.js";
import { capital, cardCount, cardName, listInWords, moveInWords, SUIT_NAMES } from "../words.js";
import { fourKingdoms, ranksInWords, squareNeeds, waitsFor } from "./messages.js";

const PLACES: Readonly<Record<string, string>> = {
  dungeon: "dungeon",
  tower: "tower",
  g: "guest chamber",
  castle: "castle",
  subjects: "square",
};

function pileName(id: string): string {
  if (id === "w") return "waste";
  if (id === "stock") return id;
  const suit = SUIT_NAMES[id.slice(-1)];
  return suit === undefined ? `free land ${id.slice(1)}` : `${PLACES[id.slice(0, -1)]} of ${suit}`;
}

/** `needs K Q J 10 home`; empty when it is open. */
function closed(kingdom: View["kingdoms"][number], place: Zone | "guest"): string {
  const missing = needs(kingdom, place);
  return missing.length === 0 ? "" : `needs ${ranksInWords(missing)} home`;
}

function note(view: View, pile: string): string {
  if (pile === "stock") return view.stock === 0 ? "empty" : cardCount(view.stock);
  const kingdom = view.kingdoms.find(({ suit }) => pile.endsWith(suit));
  if (!kingdom) return landNote(view, pile);
  if (pile.startsWith("dungeon")) return closed(kingdom, "dungeon");
  if (pile.startsWith("g")) return closed(kingdom, "guest");
  if (!pile.startsWith("subjects")) return "";
  const { length } = kingdom.subjects;
  return closed(kingdom, "subjects") || (length > 0 ? `${length} of 8 subjects` : "");
}

function landNote(view: View, pile: string): string {
  const down = cardsOf(piles(view), pile).filter((code) => code === "--").length;
  return down > 0 ? `${down} face down` : "";
}

/** The consequences of a move besides the move itself. */
function consequence({ event }: Prospect<Event>): readonly string[] {
  if (event.type === "turned") return ["a card is turned up"];
  return event.type === "united" ? ["its kingdom is united"] : [];
}

function prospect(_: View, move: Move, prospects: readonly Prospect<Event>[]) {
  const said = fourKingdoms.move(formatMove(move));
  return moveInWords(
    said,
    listInWords(prospects.flatMap(consequence)),
    move.type === "deal" ? "Deal a card" : capital(said),
  );
}

const TAKERS: Readonly<Record<Place, string>> = {
  castle: "the castle is for king, queen and jack",
  tower: "only the ten climbs the tower",
  dungeon: "only the ace goes to the dungeon",
  subjects: "the square is for the 9 to the 2",
  g: "an ace is never a guest",
};

/** The reason why no place takes a card: the dragon's chain, and what the lands lack. */
function nowhere({
  card,
  below,
  isUnderIt,
  missing,
  next,
  isChamberOpen,
}: Refusal & { readonly reason: "nowhere" }): string {
  const none = `no place for the ${cardName(card)} now`;
  if (card.startsWith("A"))
    return `${none}: its dungeon needs ${ranksInWords(missing)}, ${isChamberOpen ? `${TAKERS.g}, ` : ""}and no land is empty`;
  const lands =
    below === null || isUnderIt
      ? "no land is empty"
      : `no land shows the ${cardName(below)}, and none is empty`;
  if (next !== null) return `${none}: ${lands}; ${waitsFor(card, next)}`;
  if (missing.length > 0) return `${none}: ${lands}; ${squareNeeds(card, missing)}`;
  return below !== null && isUnderIt
    ? `${none}: it lies on the ${cardName(below)}, and ${lands}`
    : `${none}: ${lands}`;
}

/** Why the guest chamber does not take a card; empty where it never would. */
function chamberInWords(chamber: readonly string[] | string | undefined): string {
  if (chamber === undefined) return "";
  return `; its chamber ${typeof chamber === "string" ? `holds the ${cardName(chamber)}` : `needs ${ranksInWords(chamber)}`}`;
}

const REFUSALS: RefusalWords<Refusal> = {
  "stock-empty": () => "the stock is empty",
  "stock-to-waste": () => "the stock goes to the waste",
  "at-home": () => "cards at home can't move back",
  "nothing-there": () => "nothing lies there",
  "face-down": () => "only face-up cards move",
  buried: () => "only the top card of the waste moves",
  nowhere: (why) => `${nowhere(why)}${chamberInWords(why.chamber)}`,
  "no-way-back": () => "nothing is laid on stock or waste",
  "other-kingdom": () => "each suit has its own kingdom",
  "wrong-rank": (why) => TAKERS[why.place],
  "one-by-one": () => "cards go there one by one, the top one first",
  closed: (why) => `the ${PLACES[why.place]} needs ${ranksInWords(why.missing)} home`,
  waits: (why) => `the ${cardName(why.next)} comes first`,
  taken: (why) => `the chamber holds the ${cardName(why.guest)}`,
  "on-ace": () => "the ace, a dragon, blocks this pile",
  downwards: (why) => `upwards only: the ${cardName(why.onto)} goes onto the ${cardName(why.card)}`,
  "not-next": (why) => {
    const places = why.below === null ? "only" : `onto the ${cardName(why.below)} or`;
    return `the ${cardName(why.card)} goes ${places} to an empty land`;
  },
};

export const fourKingdomsTableWords: TableWords<View, Move, Event> = {
  card: cardName,
  pile: pileName,
  note,
  prospect,
  refusal: (view, attempt) => inWords(REFUSALS, refusal(view, attempt)),
};
