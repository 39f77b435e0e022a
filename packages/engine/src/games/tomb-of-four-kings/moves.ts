import { type Card, rankOf } from "../../core/cards.js";
import type { MoveResult } from "../../core/game.js";
import { type Draft, draftOf } from "./draft.js";
import { discard, dodge, drop, playCard, takeHit, useSkill } from "./encounter.js";
import { encounterOf, kindOf, skillFor, worthOf } from "./roles.js";
import { collect, startTurn, turnBack } from "./turn.js";
import type { Event, Move, State } from "./types.js";

const DELVE: Move = { type: "delve" };
const RETREAT: Move = { type: "retreat" };
const PLAY: Move = { type: "play" };
const SKILL: Move = { type: "skill" };
const HIT_MOVES: readonly Move[] = [{ type: "take" }, { type: "dodge" }];
const JAMMED_MOVES: readonly Move[] = [{ type: "discard" }, SKILL];

/** Every legal move (C-4), by what the choice is about. */
export function legalMoves(state: State): readonly Move[] {
  switch (state.phase) {
    case "crossroads":
      return crossroadsMoves(state);
    case "encounter":
      return encounterMoves(state);
    case "hit":
      return HIT_MOVES;
    case "jammed":
      return JAMMED_MOVES;
    case "leave":
      return state.turn.map((card) => ({ type: "leave", card }));
    case "out":
    case "dead":
    case "dark":
      return [];
  }
}

/** TK-1. */
function crossroadsMoves(state: State): readonly Move[] {
  if (state.retreating) return [RETREAT];
  return state.delve.length > 0 ? [DELVE, RETREAT] : [DELVE];
}

/** TK-5, TK-12: nothing is dropped against traps and doors (TK-41). */
function encounterMoves(state: State): readonly Move[] {
  const encounter = encounterOf(state.turn) as Card;
  const moves: Move[] = [PLAY];
  if (state.skills.includes(skillFor(encounter))) moves.push(SKILL);
  if (kindOf(encounter) === "monster") {
    const value = rankOf(encounter);
    for (const card of state.treasure) if (worthOf(card) >= value) moves.push({ type: "drop", card });
  }
  return moves;
}

/** Plays a legal move. */
export function play(state: State, move: Move): MoveResult<State, Event> {
  const draft = draftOf(state);
  switch (move.type) {
    case "delve":
      startTurn(draft);
      break;
    case "retreat":
      retreat(draft);
      break;
    case "play":
      playCard(draft);
      break;
    case "skill":
      useSkill(draft);
      break;
    case "drop":
      drop(draft, move.card);
      break;
    case "take":
      takeHit(draft);
      break;
    case "dodge":
      dodge(draft);
      break;
    case "discard":
      discard(draft);
      break;
    case "leave":
      collect(draft, move.card);
  }
  return draft;
}

/** TK-1, TK-2. */
function retreat(draft: Draft): void {
  if (!draft.state.retreating) turnBack(draft);
  if (draft.state.phase === "crossroads") startTurn(draft);
}
