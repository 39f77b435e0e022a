import type { Prospect } from "../../../core/knowledge.js";
import { cardsOf } from "../../../core/knowledge.js";
import { formatMove } from "../../../games/four-kingdoms/notation.js";
import { type Place, type Refusal, refusal } from "../../../games/four-kingdoms/refusal.js";
import { needs, piles } from "../../../games/four-kingdoms/table.js";
import type { Event, Move, View, Zone } from "../../../games/four-kingdoms/types.js";
import { inWords, type RefusalWords, type TableWords } from "../../catalogue.js";
import { capital, cardCount, cardName, listInWords, moveInWords, SUIT_NAMES } from "../words.js";
import { fourKingdoms } from "./messages.js";

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

const RANK_NAMES: Readonly<Record<string, string>> = { K: "king", Q: "queen", J: "jack", T: "ten" };

/** `closed until queen and jack are home`; empty when it is open. */
function closed(kingdom: View["kingdoms"][number], place: Zone | "guest"): string {
  const missing = needs(kingdom, place).map((rank) => RANK_NAMES[rank] ?? rank);
  if (missing.length === 0) return "";
  return `closed until ${listInWords(missing)} ${missing.length === 1 ? "is" : "are"} home`;
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

const CONDITIONS: Readonly<Record<Place, string>> = {
  castle: "the castle seats the king, then queen, then jack",
  tower: "only the ten climbs the tower",
  dungeon: "the dungeon takes the ace after king, queen, jack and ten",
  subjects: "subjects come 9, 8 … 2 once the castle is full",
  g: "the chamber needs king and queen seated, and holds one card, no ace",
};

const REFUSALS: RefusalWords<Refusal> = {
  "stock-empty": () => "the stock is empty",
  "stock-to-waste": () => "the stock goes to the waste",
  "at-home": () => "cards at home can't move back",
  "nothing-there": (why) => `nothing lies in ${pileName(why.pile)}`,
  "face-down": () => "only face-up cards move",
  buried: () => "only the top card of the waste moves",
  nowhere: (why) => `no place for the ${cardName(why.card)} now`,
  "no-way-back": () => "nothing goes back there",
  "other-kingdom": () => "each suit has its own kingdom",
  place: (why) => CONDITIONS[why.place],
  "on-ace": () => "nothing is played on an ace",
  "not-next": (why) => {
    const onto = why.below === null ? "" : `the ${cardName(why.below)} or `;
    return `the ${cardName(why.card)} needs ${onto}an empty land`;
  },
};

/** The table words of Four Kingdoms. */
export const fourKingdomsTableWords: TableWords<View, Move, Event> = {
  card: cardName,
  pile: pileName,
  note,
  prospect,
  refusal: (view, attempt) => inWords(REFUSALS, refusal(view, attempt)),
};
