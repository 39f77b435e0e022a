import type { Prospect } from "../../../core/knowledge.js";
import { cardsOf } from "../../../core/knowledge.js";
import { formatMove } from "../../../games/four-kingdoms/notation.js";
import { type Place, refusal } from "../../../games/four-kingdoms/refusal.js";
import { needs, piles } from "../../../games/four-kingdoms/table.js";
import type { Event, Move, View, Zone } from "../../../games/four-kingdoms/types.js";
import type { TableWords } from "../../catalogue.js";
import { capital, cardCount, cardName, listInWords, SUIT_NAMES } from "../words.js";
import { fourKingdoms } from "./messages.js";

type Words = TableWords<View, Move, Event>;

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

/** What comes of the move besides the move itself. */
function consequences(prospects: readonly Prospect<Event>[]): readonly string[] {
  return prospects.flatMap(({ event }) => {
    if (event.type === "turned") return ["a card is turned up"];
    return event.type === "united" ? ["its kingdom is united"] : [];
  });
}

function prospect(_: View, move: Move, prospects: readonly Prospect<Event>[]) {
  const said = fourKingdoms.move(formatMove(move));
  const more = listInWords(consequences(prospects));
  return {
    label: move.type === "deal" ? "Deal a card" : capital(said),
    detail: more === "" ? "" : `${capital(more)}.`,
    line: more === "" ? said : `${said}; ${more}`,
  };
}

const CONDITIONS: Readonly<Record<Place, string>> = {
  castle: "the castle seats the king, then queen, then jack",
  tower: "only the ten climbs the tower",
  dungeon: "the dungeon takes the ace after king, queen, jack and ten",
  subjects: "subjects come 9, 8 … 2 once the castle is full",
  g: "the chamber needs king and queen seated, and holds one card, no ace",
};

const refused: Words["refusal"] = (view, attempt) => {
  const why = refusal(view, attempt);
  switch (why.reason) {
    case "stock-empty":
      return "the stock is empty";
    case "stock-to-waste":
      return "the stock goes to the waste";
    case "at-home":
      return "cards at home can't move back";
    case "nothing-there":
      return `nothing lies in ${pileName(why.pile)}`;
    case "face-down":
      return "only face-up cards move";
    case "buried":
      return "only the top card of the waste moves";
    case "nowhere":
      return `no place for the ${cardName(why.card)} now`;
    case "no-way-back":
      return "nothing goes back there";
    case "other-kingdom":
      return "each suit has its own kingdom";
    case "place":
      return CONDITIONS[why.place];
    case "on-ace":
      return "nothing is played on an ace";
    case "not-next": {
      const onto = why.below === null ? "" : `the ${cardName(why.below)} or `;
      return `the ${cardName(why.card)} needs ${onto}an empty land`;
    }
  }
};

/** What is said about the table of Four Kingdoms. */
export const fourKingdomsTableWords: TableWords<View, Move, Event> = {
  card: cardName,
  pile: pileName,
  note,
  prospect,
  refusal: refused,
};
