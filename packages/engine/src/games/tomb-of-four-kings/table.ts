import { cardFrom, cardOf, cardsFrom, codeOf, HEARTS, HIDDEN } from "../../core/cards.js";
import {
  type Ends,
  endsOfNoCard,
  endsOfOneCard,
  endsOfTopCards,
  oncePerView,
  type Pile,
} from "../../core/knowledge.js";
import { DODGE_BLOW, encounterOf, kingsOf, pointsOf, skillFor } from "./roles.js";
import type { Move, Row, View } from "./types.js";

/**
 * The piles: the open turn; hit points, which are no cards; torches, skills, loot. The pack follows with its next
 * card on top, the discards of jammed doors, and the finished turns of both rows.
 */
export const piles: (view: View) => readonly Pile[] = oncePerView(makePiles);

function makePiles(view: View): readonly Pile[] {
  return [
    { id: "turn", cards: view.turn },
    { id: "hearts", cards: [] },
    { id: "torches", cards: view.torches },
    { id: "skills", cards: view.skills },
    { id: "loot", cards: view.treasure },
    { id: "pack", cards: [...view.pack].reverse() },
    { id: "lost", cards: view.discards },
    { id: "delve", cards: view.delve.flatMap(withEncounterOnTop) },
    { id: "retreat", cards: view.retreat.flatMap(withEncounterOnTop) },
  ];
}

/** The encounter card of a turn's cards (TK-3); undefined when there is none or they lie face down. */
export function metIn(turn: readonly string[]): string | undefined {
  if (turn.includes(HIDDEN)) return undefined;
  const met = encounterOf(cardsFrom(turn));
  return met === undefined ? undefined : codeOf(met);
}

/** A finished turn with its encounter card on top, by which players remember it. */
function withEncounterOnTop(turn: readonly string[]): readonly string[] {
  const met = metIn(turn);
  return met === undefined ? turn : [...turn.filter((code) => code !== met), met];
}

/** The row of the turn that is going on, or that begins next. */
export function rowOf({ retreating }: View): Row {
  return retreating ? "retreat" : "delve";
}

/** The ends of a move. Turns begin at the pack; the place of its next card is unknown before it is turned up. */
export function ends(view: View, move: Move): Ends {
  const table = piles(view);
  const fromPack = (to: string): Ends => ({ ...endsOfTopCards(table, "pack", 1, to), carries: false });
  switch (move.type) {
    case "delve":
    case "retreat":
      return fromPack(move.type);
    case "play":
      return fromPack("turn");
    case "discard":
      return fromPack("lost");
    case "skill":
      return endsOfOneCard(table, "skills", skillAgainst(view) ?? "", "turn");
    case "dodge":
      return endsOfOneCard(table, "skills", codeOf(DODGE_BLOW), "turn");
    case "take":
      return endsOfNoCard("hearts");
    case "drop":
      return endsOfOneCard(table, "loot", codeOf(move.card), "turn");
    case "leave":
      return endsOfOneCard(table, "turn", codeOf(move.card), rowOf(view));
  }
}

/** The jack that wins the open encounter (TK-11, TK-13, TK-14), whether it is in the hand or not. */
export function skillAgainst({ encounter }: View): string | undefined {
  const card = encounter === null ? undefined : cardFrom(encounter.card);
  return card === undefined ? undefined : codeOf(skillFor(card));
}

/** The points of these cards as treasure together (TK-22). */
export function worthOf(codes: readonly string[]): number {
  return pointsOf(cardsFrom(codes));
}

/** The number of kings' hoards among these cards, 0 to 4. */
export function hoardsIn(codes: readonly string[]): number {
  return kingsOf(cardsFrom(codes));
}

/** The number of torches, burnt or not (TK-20). */
export const TORCHES = 4;

/** With this many torches burnt, or more, the end of the light is to be feared; before, it takes three aces at once. */
export const FEARED_TORCHES = TORCHES - 2;

/** The card on top of the counter (TK-17): the ten of hearts for nine hit points, the two for one; undefined for none. */
export function heartOf(hitPoints: number): string | undefined {
  return hitPoints > 0 ? codeOf(cardOf(HEARTS, hitPoints + 1)) : undefined;
}

/** The next card, the next turn down, or the only legal move; never to turn around, nor the ace that ends it (TK-21). */
export function natural({ pack }: View, moves: readonly Move[]): Move | undefined {
  if (moves.length === 1) return moves[0];
  if (pack.length === 1) return undefined;
  return moves.find(({ type }) => type === "play" || type === "delve");
}
