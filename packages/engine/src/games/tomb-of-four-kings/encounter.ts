import { type Card, cardOf, codeOf, codesOf, HEARTS, rankOf } from "../../core/cards.js";
import { burnTorch, type Draft, gainSkill, layOnTurn, turnUp, without } from "./draft.js";
import {
  DODGE_BLOW,
  encounterEvent,
  encounterOf,
  kindOf,
  PICK_LOCK,
  roleOf,
  shortfall,
  skillFor,
  worthOf,
} from "./roles.js";
import { endTurn, overcome } from "./turn.js";

/** TK-5: `play` turns up exactly one card. */
export function playCard(draft: Draft): void {
  const { state, events } = draft;
  const encounter = encounterOf(state.turn) as Card;
  const card = turnUp(draft);
  const left = state.pack.length;
  switch (roleOf(card)) {
    case "torch":
      burnTorch(draft, card);
      break;
    case "skill":
      gainSkill(draft, card);
      break;
    case "treasure":
      layOnTurn(draft, card);
      events.push({ type: "treasure", card: codeOf(card), worth: worthOf(card), left });
      break;
    case "favour":
      layOnTurn(draft, card);
      events.push({
        type: "favour",
        card: codeOf(card),
        encounter: encounterEvent(encounter),
        again: false,
        left,
      });
      overcome(draft, encounter, "favour", card);
      break;
    case "number":
      layOnTurn(draft, card);
      act(draft, encounter, card);
  }
}

/** An action card against a monster (TK-10), a trap (TK-13) or a door (TK-14, TK-15). */
function act(draft: Draft, encounter: Card, card: Card): void {
  const { state, events } = draft;
  const short = Math.max(0, shortfall(state.turn));
  events.push({
    type: "action",
    card: codeOf(card),
    value: rankOf(card),
    encounter: encounterEvent(encounter),
    short,
    left: state.pack.length,
  });
  if (short === 0) overcome(draft, encounter, "action", card);
  else if (kindOf(encounter) === "door") {
    if (state.skills.includes(PICK_LOCK)) state.phase = "jammed";
    else discard(draft);
  } else if (state.skills.includes(DODGE_BLOW)) state.phase = "hit";
  else takeHit(draft);
}

/** TK-17: as many hearts as the action card lacks are turned over, from the 10 down; the ninth is death. */
export function takeHit(draft: Draft): void {
  const { state, events } = draft;
  const encounter = encounterEvent(encounterOf(state.turn) as Card);
  const amount = shortfall(state.turn);
  const lost = Math.min(amount, state.hitPoints);
  // With h hit points left the lowest heart still face up is the 2 and the highest has rank h + 1.
  const highest = state.hitPoints + 1;
  const hearts = codesOf(Array.from({ length: lost }, (_, index) => cardOf(HEARTS, highest - index)));
  state.hitPoints -= lost;
  events.push({ type: "hit", encounter, amount, hearts, hitPoints: state.hitPoints });
  if (state.hitPoints > 0) {
    afterHit(draft);
    return;
  }
  state.phase = "dead";
  events.push({ type: "died", encounter });
}

/** TK-17: the jack of hearts is spent and nothing hurts. */
export function dodge(draft: Draft): void {
  const { state, events } = draft;
  const encounter = encounterEvent(encounterOf(state.turn) as Card);
  events.push({ type: "dodged", card: codeOf(DODGE_BLOW), encounter, amount: shortfall(state.turn) });
  state.skills = without(state.skills, DODGE_BLOW);
  layOnTurn(draft, DODGE_BLOW);
  afterHit(draft);
}

/** A fight goes on (TK-10); a trap had its one chance (TK-13). */
function afterHit(draft: Draft): void {
  const { state } = draft;
  if (kindOf(encounterOf(state.turn) as Card) === "monster") state.phase = "encounter";
  else endTurn(draft, false);
}

/** TK-11, TK-13, TK-14, TK-15: the jack of the encounter's suit wins it. */
export function useSkill(draft: Draft): void {
  const { state, events } = draft;
  const encounter = encounterOf(state.turn) as Card;
  const skill = skillFor(encounter);
  state.skills = without(state.skills, skill);
  layOnTurn(draft, skill);
  events.push({ type: "skill-used", card: codeOf(skill), encounter: encounterEvent(encounter) });
  overcome(draft, encounter, "skill", skill);
}

/** TK-12: a treasure buys the way past a monster. */
export function drop(draft: Draft, card: Card): void {
  const { state, events } = draft;
  const encounter = encounterEvent(encounterOf(state.turn) as Card);
  state.treasure = without(state.treasure, card);
  layOnTurn(draft, card);
  events.push({ type: "dropped", card: codeOf(card), worth: worthOf(card), encounter });
  endTurn(draft, false);
}

/** TK-15: the door stays shut and costs as many cards as the action card lacks; a fatal ace stops everything. */
export function discard(draft: Draft): void {
  const { state, events } = draft;
  const amount = shortfall(state.turn);
  const encounter = encounterEvent(encounterOf(state.turn) as Card);
  events.push({ type: "jammed", encounter, amount });
  for (let number = 1; number <= amount; number++) {
    const card = turnUp(draft);
    events.push({
      type: "discarded",
      card: codeOf(card),
      encounter,
      number,
      amount,
      left: state.pack.length,
    });
    if (roleOf(card) !== "torch") state.discards = [...state.discards, card];
    else if (!burnTorch(draft, card)) return;
  }
  endTurn(draft, false);
}
