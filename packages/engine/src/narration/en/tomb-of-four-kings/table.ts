import { HIDDEN } from "../../../core/cards.js";
import type { Prospect } from "../../../core/knowledge.js";
import { cardsOf } from "../../../core/knowledge.js";
import { refusal } from "../../../games/tomb-of-four-kings/refusal.js";
import { MOST_HIT_POINTS } from "../../../games/tomb-of-four-kings/setup.js";
import { hoardsIn, piles, TORCHES, worthOf } from "../../../games/tomb-of-four-kings/table.js";
import type { Event, Move, View } from "../../../games/tomb-of-four-kings/types.js";
import type { TableWords } from "../../catalogue.js";
import { cardCount, cardName, listInWords, SUIT_NAMES } from "../words.js";
import { SKILLS } from "./messages.js";
import { tombMoveWords } from "./moves.js";
import { tombSituation } from "./situation.js";

type Words = TableWords<View, Move, Event>;

const KINGS = 4;

const PILES: Readonly<Record<string, string>> = {
  turn: "this turn",
  hearts: "hit points",
  lost: "lost at jammed doors",
  delve: "delve row",
  retreat: "retreat row",
};

function nameOf(code: string): string {
  if (code === "JK") return "Scroll of Light";
  const skill = SKILLS[code];
  return skill ? `${skill}, ${cardName(code)}` : cardName(code);
}

function note(view: View, pile: string): string {
  const cards = cardsOf(piles(view), pile);
  switch (pile) {
    case "turn":
      return tombSituation(view).sign;
    case "hearts":
      return `${view.hitPoints} of ${MOST_HIT_POINTS}`;
    case "torches":
      return cards.length === TORCHES ? "all burnt" : `${TORCHES - cards.length} of ${TORCHES} burn`;
    case "skills":
      return cards.length === 0 ? "none" : "";
    case "loot":
      return cards.length === 0 ? "none" : `worth ${worthOf(cards)}, ${hoardsIn(cards)} of ${KINGS} kings`;
    case "pack":
      return packNote(view);
    case "lost":
      return cards.length === 0 ? "nothing" : cardCount(cards.length);
    default:
      return rowNote(pile === "delve" ? view.delve : view.retreat);
  }
}

function packNote({ pack }: View): string {
  const bottom = pack.at(-1);
  const known = bottom !== undefined && bottom !== "--" ? `, the ${cardName(bottom)} at the bottom` : "";
  return cardCount(pack.length) + known;
}

function rowNote(turns: readonly (readonly string[])[]): string {
  if (turns.length === 0) return "no turn yet";
  if (turns.flat().includes(HIDDEN))
    return `${turns.length} ${turns.length === 1 ? "turn" : "turns"}, face down`;
  return turns.map((cards, index) => `turn ${index + 1}, ${listInWords(cards.map(cardName))}`).join("; ");
}

const refused: Words["refusal"] = (view, attempt) => {
  const why = refusal(view, attempt);
  switch (why.reason) {
    case "over":
      return "the tale is told";
    case "hit":
      return "take the hit, or dodge it";
    case "jammed":
      return "pick the lock, or give up";
    case "leave":
      return "one treasure here must stay";
    case "no-delve":
      return "who has turned around delves no more";
    case "first-turn":
      return "the first turn can only be delved";
    case "crossroads":
      return "choose first: down or back";
    case "open-first":
      return "deal with what lies open first";
    case "no-jam":
      return "no door is jammed";
    case "pack":
      return "the pack goes elsewhere";
    case "no-skill":
      return "that jack is not in the hand";
    case "dodge-only":
      return "it dodges a hit, no more";
    case "no-encounter":
      return "it waits for an encounter";
    case "too-late":
      return "too late for it now";
    case "used-in-turn":
      return "it is used here";
    case "wrong-skill":
      return `no use against a ${why.kind}: ${SUIT_NAMES[why.suit]} only`;
    case "no-treasure":
      return "that treasure is not in the hand";
    case "monster-only":
      return "only a monster takes treasure";
    case "worth-less":
      return `the monster wants treasure worth ${why.value} or more`;
    case "before-monster":
      return "lay it before the monster";
    case "no-hit":
      return "there is no hit to take";
    case "burnt":
      return "burnt out, for good";
    case "to-be-won":
      return why.saves
        ? "win this turn and it is yours: it saves you once from the dark"
        : "win this turn and it is yours";
    case "stays":
      return "what lies there stays there";
  }
};

/** What is said about the table of Tomb of Four Kings. */
export const tombTableWords: TableWords<View, Move, Event> = {
  card: nameOf,
  pile: (id) => PILES[id] ?? id,
  note,
  prospect: (view: View, move: Move, prospects: readonly Prospect<Event>[]) =>
    tombMoveWords(view, move, prospects),
  refusal: refused,
};
