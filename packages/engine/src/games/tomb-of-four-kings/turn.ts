import { type Card, codeOf, codesOf } from "../../core/cards.js";
import { burnTorch, type Draft, gainSkill, layOnTurn, turnUp } from "./draft.js";
import { encounterEvent, isTreasure, kingsOf, pointsOf, roleOf, worthOf } from "./roles.js";
import type { Row } from "./types.js";

/** The number of retreat turns after a number of delve turns (TK-2). */
export function retreatLength(delved: number): number {
  return delved - 1;
}

/** Turns around (TK-1, TK-2). After a delve of one turn there is no way back to walk, and the player is out. */
export function turnBack(draft: Draft): void {
  const { state, events } = draft;
  const delved = state.delve.length;
  const ahead = retreatLength(delved);
  state.retreating = true;
  events.push({ type: "turned-back", delved, ahead });
  if (ahead === 0) emerge(draft);
}

/** TK-3: cards are turned up until an encounter card appears; a favour that lies there already wins it (TK-4). */
export function startTurn(draft: Draft): void {
  const { state, events } = draft;
  announceTurn(draft);
  for (;;) {
    const card = turnUp(draft);
    const role = roleOf(card);
    if (role === "torch") {
      if (!burnTorch(draft, card)) return;
    } else if (role === "skill") {
      gainSkill(draft, card);
    } else {
      layOnTurn(draft, card);
      if (role === "number") {
        events.push({ type: "encounter", encounter: encounterEvent(card), left: state.pack.length });
        meet(draft, card);
        return;
      }
      announceGift(draft, card);
    }
  }
}

function announceTurn({ state, events }: Draft): void {
  const row: Row = state.retreating ? "retreat" : "delve";
  const number = state[row].length + 1;
  const last = state.retreating && number === retreatLength(state.delve.length);
  events.push({ type: "turn-began", row, number, last });
}

/** TK-4. */
function meet(draft: Draft, encounter: Card): void {
  const { state } = draft;
  const queen = state.turn.find((card) => roleOf(card) === "favour");
  if (queen === undefined) {
    state.phase = "encounter";
    return;
  }
  overcome(draft, encounter, "favour", queen);
}

/** A queen, king or joker that came before the encounter. */
function announceGift({ state, events }: Draft, card: Card): void {
  const left = state.pack.length;
  if (roleOf(card) === "favour") {
    const queens = state.turn.filter((one) => roleOf(one) === "favour");
    events.push({ type: "favour", card: codeOf(card), encounter: null, again: queens.length > 1, left });
  } else {
    events.push({ type: "treasure", card: codeOf(card), worth: worthOf(card), left });
  }
}

/** TK-6: the encounter is won; the turn too, once something other than treasure marks it. */
export function overcome(draft: Draft, encounter: Card, by: "favour" | "action" | "skill", card: Card): void {
  const { state, events } = draft;
  events.push({ type: "overcome", encounter: encounterEvent(encounter), by, card: codeOf(card) });
  if (state.turn.every(isTreasure)) state.phase = "leave";
  else collect(draft, undefined);
}

/** TK-6: all treasure of the column but the one left behind goes to the hand, and the turn is over. */
export function collect(draft: Draft, leave: Card | undefined): void {
  const { state, events } = draft;
  const gained = state.turn.filter((card) => isTreasure(card) && card !== leave);
  if (leave !== undefined) {
    events.push({ type: "left-behind", card: codeOf(leave), worth: worthOf(leave) });
  }
  if (gained.length > 0) {
    state.turn = state.turn.filter((card) => !isTreasure(card) || card === leave);
    state.treasure = [...state.treasure, ...gained];
    events.push({
      type: "collected",
      cards: codesOf(gained),
      worth: pointsOf(gained),
      points: pointsOf(state.treasure),
      kings: kingsOf(state.treasure),
    });
  }
  endTurn(draft, true);
}

/** The turn's cards are turned face down; under the first delve turn you walk out (TK-2). */
export function endTurn(draft: Draft, won: boolean): void {
  const { state, events } = draft;
  const row: Row = state.retreating ? "retreat" : "delve";
  state[row] = [...state[row], state.turn];
  events.push({ type: "turn-ended", row, number: state[row].length, won, cards: codesOf(state.turn) });
  state.turn = [];
  state.phase = "crossroads";
  if (state.retreating && state.retreat.length === retreatLength(state.delve.length)) emerge(draft);
}

/** TK-22. */
function emerge({ state, events }: Draft): void {
  state.phase = "out";
  events.push({ type: "emerged", points: pointsOf(state.treasure), kings: kingsOf(state.treasure) });
}
