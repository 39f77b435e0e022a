import { type Card, cardFrom, cardsFrom, codeOf, codesOf, HIDDEN, JOKER } from "../../core/cards.js";
import type { HiddenPart } from "../../core/define-game.js";
import { type Random, shuffled } from "../../core/random.js";
import { dealtFaceDown, type FaceDown, liesFaceDown } from "./face-down.js";
import { encounterEvent, encounterOf, shortfall } from "./roles.js";
import { PACK } from "./setup.js";
import type { State, View } from "./types.js";

/**
 * The player's view (TK-40): all cards turned up; of the pack its size and the scroll's ace at the bottom. By memory,
 * only the size of what lies face down (TK-32).
 */
export function view(state: State): View {
  const encounter = encounterOf(state.turn);
  const choosing = state.phase === "hit" || state.phase === "jammed";
  const seen = liesFaceDown(state) ? (cards: readonly Card[]) => cards.map(() => HIDDEN) : codesOf;
  return {
    phase: state.phase,
    retreating: state.retreating,
    pack: state.pack.map((card, place) =>
      state.scrollSpent && place === state.pack.length - 1 ? codeOf(card) : HIDDEN,
    ),
    torches: codesOf(state.torches),
    hitPoints: state.hitPoints,
    skills: codesOf(state.skills),
    treasure: codesOf(state.treasure),
    discards: seen(state.discards),
    turn: codesOf(state.turn),
    encounter: encounter === undefined ? null : encounterEvent(encounter),
    short: choosing ? shortfall(state.turn) : 0,
    delve: state.delve.map(seen),
    retreat: state.retreat.map(seen),
    scrollSpent: state.scrollSpent,
    byMemory: state.byMemory,
  };
}

/** Whether the pack hides no card (TK-40). Cards that lie face down by memory are never turned up again (TK-32). */
export function knowsAll(view: View): boolean {
  return !view.pack.includes(HIDDEN);
}

/**
 * The hidden part of the pack (TK-40). Undefined by memory (TK-32), where not every card may lie face down in every
 * turn.
 */
export function hiddenPart(view: View): HiddenPart | undefined {
  return view.byMemory ? undefined : { cards: unseenCards(view), rolls: 0 };
}

/** The position in which the unseen cards take the hidden places of the pack (TK-40). */
export function arrange(view: View, cards: readonly Card[]): State {
  const { discards, delve, retreat } = view;
  return positionOf(
    view,
    { discards: cardsFrom(discards), delve: delve.map(cardsFrom), retreat: retreat.map(cardsFrom) },
    cards,
  );
}

/**
 * A random position of a view: the unseen cards, shuffled, are the hidden part of the pack (TK-40). By memory other
 * cards may lie face down, too (TK-32).
 */
export function sample(view: View, random: Random): State {
  const cards = unseenCards(view);
  if (!liesFaceDown(view)) return arrange(view, shuffled(cards, random).reverse());
  const { others, ...faceDown } = dealtFaceDown(view, cards, random);
  return positionOf(view, faceDown, shuffled(others, random).reverse());
}

function positionOf(view: View, faceDown: Omit<FaceDown, "others">, unseenOfPack: readonly Card[]): State {
  let next = 0;
  const { discards, delve, retreat } = faceDown;
  return {
    phase: view.phase,
    retreating: view.retreating,
    pack: view.pack.map((code) => (code === HIDDEN ? unseenOfPack[next++] : cardFrom(code)) as Card),
    torches: cardsFrom(view.torches),
    hitPoints: view.hitPoints,
    skills: cardsFrom(view.skills),
    treasure: cardsFrom(view.treasure),
    discards,
    turn: cardsFrom(view.turn),
    delve,
    retreat,
    scrollSpent: view.scrollSpent,
    byMemory: view.byMemory,
  };
}

/** The cards of the hidden part of the pack, in no order (TK-40); by memory with those face down (TK-32). */
export function unseenCards(view: View): Card[] {
  const seen = new Set([
    ...view.pack,
    ...view.torches,
    ...view.skills,
    ...view.treasure,
    ...view.discards,
    ...view.turn,
    ...view.delve.flat(),
    ...view.retreat.flat(),
    ...(view.scrollSpent ? [codeOf(JOKER)] : []),
  ]);
  return cardsFrom(PACK.parts.flat().filter((code) => !seen.has(code)));
}

/** The spent scroll, which lies in no pile (TK-20). */
export function openOutOfPlay({ scrollSpent }: View): readonly string[] {
  return scrollSpent ? [codeOf(JOKER)] : [];
}
