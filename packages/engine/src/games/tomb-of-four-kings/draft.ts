import { type Card, codeOf, JOKER } from "../../core/cards.js";
import type { Event, State } from "./types.js";

/** A move being played: the new state so far, and the events so far. */
export interface Draft {
  readonly state: { -readonly [Field in keyof State]: State[Field] };
  readonly events: Event[];
}

/** Begins a move from a state. */
export function draftOf(state: State): Draft {
  return { state: { ...state }, events: [] };
}

/** Takes the next card from the pack. While you live at least one ace is there (TK-21). */
export function turnUp({ state }: Draft): Card {
  const card = state.pack[0] as Card;
  state.pack = state.pack.slice(1);
  return card;
}

export function layOnTurn({ state }: Draft, card: Card): void {
  state.turn = [...state.turn, card];
}

/** The cards less one of them. */
export function without(cards: readonly Card[], card: Card): Card[] {
  return cards.filter((other) => other !== card);
}

/** A jack drawn goes to the hand (TK-3, TK-5). */
export function gainSkill({ state, events }: Draft, card: Card): void {
  state.skills = [...state.skills, card];
  events.push({ type: "skill-found", card: codeOf(card), left: state.pack.length });
}

/**
 * Burns an ace; the fourth ends the game unless the scroll is in the hand (TK-20). Returns whether the light still
 * burns.
 */
export function burnTorch({ state, events }: Draft, ace: Card): boolean {
  const card = codeOf(ace);
  if (state.torches.length === 3 && state.treasure.includes(JOKER)) {
    state.treasure = without(state.treasure, JOKER);
    state.scrollSpent = true;
    state.pack = [...state.pack, ace];
    events.push({ type: "scroll", scroll: codeOf(JOKER), card, left: state.pack.length });
    return true;
  }
  state.torches = [...state.torches, ace];
  const burnt = state.torches.length;
  events.push({ type: "torch", card, burnt, left: state.pack.length });
  if (burnt < 4) return true;
  state.phase = "dark";
  events.push({ type: "darkness", card });
  return false;
}
