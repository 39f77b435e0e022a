import { BLANK, HIDDEN } from "../../core/cards.js";
import {
  cardsOf,
  type Ends,
  endsOfTopCards,
  type Knowledge,
  oncePerView,
  type Pile,
} from "../../core/knowledge.js";
import { prospectsByPlay } from "../../core/prospects-by-play.js";
import { play } from "./moves.js";
import { sourceName } from "./notation.js";
import type { Event, Move, Source, View, Zone } from "./types.js";
import { arrange, hiddenPart } from "./view.js";

/** A suit's kingdom as the player sees it. */
export type KingdomView = View["kingdoms"][number];

/** The cards of a suit. */
const KINGDOM_SIZE = 13;

/** Suit by suit the zones and the guest chamber, then the free lands, the stock and the waste. */
export const piles: (view: View) => readonly Pile[] = oncePerView(makePiles);

function makePiles(view: View): readonly Pile[] {
  return [
    ...view.kingdoms.flatMap(({ suit, dungeon, tower, guest, castle, subjects }) => [
      { id: `dungeon${suit}`, cards: dungeon },
      { id: `tower${suit}`, cards: tower },
      { id: `g${suit}`, cards: guest === null ? [] : [guest] },
      { id: `castle${suit}`, cards: castle },
      { id: `subjects${suit}`, cards: subjects },
    ]),
    ...view.tableau.map((cards, index) => ({ id: sourceName(index), cards })),
    { id: "stock", cards: Array<string>(view.stock).fill(HIDDEN) },
    { id: "w", cards: view.waste },
  ];
}

/** Zones have no suit in move words; on the table they are those of the card's suit. */
function ends(view: View, move: Move): Ends {
  const table = piles(view);
  switch (move.type) {
    case "deal":
      return endsOfTopCards(table, "stock", 1, "w");
    case "land":
      return endsOfTopCards(table, sourceName(move.from), move.count, sourceName(move.to));
    case "zone":
      return toKingdom(table, move.from, move.zone);
    case "guest":
      return toKingdom(table, move.from, "g");
  }
}

function toKingdom(table: readonly Pile[], source: Source, zone: Zone | "g"): Ends {
  const from = sourceName(source);
  const suit = cardsOf(table, from).at(-1)?.charAt(1) ?? "";
  return endsOfTopCards(table, from, 1, zone + suit);
}

/** The ranks that must be home before a place of a kingdom opens: `K Q J T`; empty when open. */
export function needs({ castle, tower }: KingdomView, place: Zone | "guest"): readonly string[] {
  const court = {
    castle: "", // FK-5
    tower: "", // FK-6
    subjects: "KQJ", // FK-7
    dungeon: "KQJT", // FK-8
    guest: "KQ", // FK-9
  };
  const home = [...castle, ...tower].map((code) => code.charAt(0));
  return [...court[place]].filter((rank) => !home.includes(rank));
}

/** Whether all thirteen cards of a suit are home (FK-11). A guest is not home. */
export function isUnited({ castle, tower, dungeon, subjects }: KingdomView): boolean {
  return castle.length + tower.length + dungeon.length + subjects.length === KINGDOM_SIZE;
}

/** The rule by which an event happens, that of the zone for a card that comes home. */
function ruleOf(event: Event): string {
  if (event.type === "housed")
    return { castle: "FK-5", tower: "FK-6", subjects: "FK-7", dungeon: "FK-8" }[event.zone];
  return { dealt: "FK-4", moved: "FK-2", lodged: "FK-9", turned: "FK-3", united: "FK-11" }[event.type];
}

export const fourKingdomsKnowledge: Knowledge<View, Move, Event> = {
  piles,
  ends,
  prospects: prospectsByPlay({ hiddenPart, arrange, play }, BLANK, ruleOf),
  /** The deal (FK-4), where it is legal. */
  natural: (_, moves) => moves.find(({ type }) => type === "deal"),
  /** Zones keep their cards (FK-11); a guest leaves again. */
  comesHome: (_, move) => move.type === "zone",
  routine: ["moved"],
};
