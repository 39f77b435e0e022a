import { type Random, shuffled } from "../../core/random.js";
import { type Card, cardFrom, cardsFrom, codeOf, codesOf, HIDDEN, JOKER } from "../../core/standard-cards.js";
import { encounterEvent, encounterOf, shortfall } from "./roles.js";
import { PACK } from "./setup.js";
import type { State, View } from "./types.js";

/** TK-40: everything that has been turned up; of the pack how many, and the scroll's ace at the bottom. */
export function view(state: State): View {
  const encounter = encounterOf(state.turn);
  const choosing = state.phase === "hit" || state.phase === "jammed";
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
    discards: codesOf(state.discards),
    turn: codesOf(state.turn),
    encounter: encounter === undefined ? null : encounterEvent(encounter),
    short: choosing ? shortfall(state.turn) : 0,
    delve: state.delve.map(codesOf),
    retreat: state.retreat.map(codesOf),
    scrollSpent: state.scrollSpent,
  };
}

/** TK-40: only the pack is hidden. */
export function knowsAll(view: View): boolean {
  return !view.pack.includes(HIDDEN);
}

/** TK-40: the cards never seen, shuffled, take the hidden places of the pack; nothing ties them to any place. */
export function sample(view: View, random: Random): State {
  const unseen = shuffled(unseenCards(view), random);
  return {
    phase: view.phase,
    retreating: view.retreating,
    pack: view.pack.map((code) => (code === HIDDEN ? (unseen.pop() as Card) : (cardFrom(code) as Card))),
    torches: cardsFrom(view.torches),
    hitPoints: view.hitPoints,
    skills: cardsFrom(view.skills),
    treasure: cardsFrom(view.treasure),
    discards: cardsFrom(view.discards),
    turn: cardsFrom(view.turn),
    delve: view.delve.map((turn) => cardsFrom(turn)),
    retreat: view.retreat.map((turn) => cardsFrom(turn)),
    scrollSpent: view.scrollSpent,
  };
}

/** TK-40: what the hidden part of the pack is made of, in no order. */
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
