import { HIDDEN } from "../../../core/cards.js";
import { type Attempt, cardsOf } from "../../../core/knowledge.js";
import { type Refusal, refusal } from "../../../games/tomb-of-four-kings/refusal.js";
import { MOST_HIT_POINTS } from "../../../games/tomb-of-four-kings/setup.js";
import { heartOf, hoardsIn, piles, TORCHES, worthOf } from "../../../games/tomb-of-four-kings/table.js";
import type { Event, Move, View } from "../../../games/tomb-of-four-kings/types.js";
import { inWords, type RefusalWords, type TableWords } from "../../catalogue.js";
import { cardCount, cardName, listInWords } from "../words.js";
import { SKILLS } from "./messages.js";
import { tombMoveWords } from "./moves.js";
import { tombSituation } from "./situation.js";

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
      return hitPointsInWords(view);
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

/** TK-17: the hit points, and the card of the counter that is on top. */
function hitPointsInWords({ hitPoints }: View): string {
  const top = heartOf(hitPoints);
  const card = top === undefined ? "all turned over" : `the ${cardName(top)} on top`;
  return `${hitPoints} of ${MOST_HIT_POINTS}, ${card}`;
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

/** The use of a jack, by its suit (TK-11, TK-13, TK-14). */
const SKILL_USES: Readonly<Record<string, string>> = {
  S: "it fells a monster",
  D: "it disarms a trap",
  C: "it opens a door",
};

const REFUSALS: RefusalWords<Refusal> = {
  over: () => "the game is over",
  hit: () => "take the hit, or dodge it",
  jammed: () => "pick the lock, or give up",
  leave: () => "one treasure here must stay",
  "no-delve": () => "you have turned back: no way deeper",
  "first-turn": () => "the first turn can only be delved",
  crossroads: () => "choose first: down or back",
  "open-first": () => "deal with what lies open first",
  "no-jam": () => "no door is jammed",
  pack: () => "the buttons turn its top card",
  "no-skill": () => "that jack is not in the hand",
  "dodge-only": () => "it only dodges a hit",
  "no-encounter": () => "it waits for a monster, trap or door",
  "too-late": () => "too late for it now",
  "used-in-turn": () => "use it on what lies open",
  "wrong-skill": (why) => `no use against a ${why.kind}: ${SKILL_USES[why.suit]}`,
  "no-treasure": () => "that treasure is not in the hand",
  "monster-only": () => "only a monster takes treasure",
  "worth-less": (why) => `the monster wants treasure worth ${why.value} or more`,
  "before-monster": () => "lay it in front of the monster",
  "no-hit": () => "there is no hit to take",
  burnt: () => "burnt out, for good",
  "to-be-won": (why) =>
    why.saves
      ? "win this turn and it is yours: it saves you once from the dark"
      : "win this turn and it is yours",
  encounter: (why) => `to beat the ${why.kind}, play a card`,
  stays: () => "what lies there stays there",
};

/** TK-40: the cards of a finished turn, or of jammed doors, that the player looks at; by memory they lie face down (TK-32). */
function cardsLookedAt(view: View, { from, depth, to }: Attempt): string | undefined {
  if (to !== null) return undefined;
  if (from === "lost") return lookedAt("lost at jammed doors", view.discards);
  if (from !== "delve" && from !== "retreat") return undefined;
  const turns = view[from];
  let above = depth;
  for (let turn = turns.length; turn > 0; turn--) {
    const cards = turns[turn - 1] ?? [];
    if (above <= cards.length) return lookedAt(`${from === "delve" ? "turn" : "turn back"} ${turn}`, cards);
    above -= cards.length;
  }
  return undefined;
}

function lookedAt(what: string, cards: readonly string[]): string | undefined {
  if (cards.length === 0) return undefined;
  if (cards.includes(HIDDEN)) return "by memory, what lies there is not looked at again";
  return `${what}: ${listInWords(cards.map(cardName))}`;
}

export const tombTableWords: TableWords<View, Move, Event> = {
  card: nameOf,
  pile: (id) => PILES[id] ?? id,
  note,
  prospect: tombMoveWords,
  refusal: (view, attempt) => cardsLookedAt(view, attempt) ?? inWords(REFUSALS, refusal(view, attempt)),
};
