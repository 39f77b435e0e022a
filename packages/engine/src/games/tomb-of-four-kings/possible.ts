import { type Card, codeOf, JOKER } from "../../core/cards.js";
import { ok, type Problem, type Result } from "../../core/result.js";
import { badState } from "../../core/state-text.js";
import { canStay, jammedBy, kindOfColumn, standingOf } from "./column.js";
import { DODGE_BLOW, isTreasure, PICK_LOCK, roleOf } from "./roles.js";
import { MOST_HIT_POINTS, PACK } from "./setup.js";
import { retreatLength } from "./turn.js";
import type { Row, State } from "./types.js";

type Checked = Result<null, Problem>;

/**
 * Refuses a position that the rules cannot have built from the whole pack, as `bad-state`. It has a card where its
 * kind never goes, an impossible turn, or a counter that contradicts the phase.
 */
export function checkPosition(state: State): Result<State, Problem> {
  for (const check of [checkPiles, checkLight, checkRows, checkFinished, checkTurn, checkStart, checkDoors]) {
    const checked = check(state);
    if (!checked.ok) return checked;
  }
  return ok(state);
}

/** Which cards can come to which pile. */
function checkPiles(state: State): Checked {
  const isTorch = (card: Card) => roleOf(card) === "torch";
  const piles: readonly [string, readonly Card[], (card: Card) => boolean][] = [
    ["torches", state.torches, isTorch],
    ["skills", state.skills, (card) => roleOf(card) === "skill"],
    ["treasure", state.treasure, isTreasure],
    ["discards", state.discards, (card) => !isTorch(card)],
  ];
  for (const [name, cards, fits] of piles) {
    const wrong = cards.find((card) => !fits(card));
    if (wrong !== undefined) return badState(`${name}: ${codeOf(wrong)} cannot be there`);
  }
  return ok(null);
}

/** Torches, scroll and hit points against how the game stands (TK-17, TK-20). */
function checkLight(state: State): Checked {
  const { phase, torches, scrollSpent, pack } = state;
  if ((torches.length === 4) !== (phase === "dark")) {
    return badState(`torches: ${torches.length} are burnt, which is not ${phase} (TK-20)`);
  }
  if ((state.hitPoints === 0) !== (phase === "dead")) {
    return badState(`hit-points: ${state.hitPoints} are left, which is not ${phase} (TK-17)`);
  }
  if (phase === "dark" && state.treasure.includes(JOKER)) {
    return badState("treasure: the scroll would have been spent before the dark (TK-20)");
  }
  if (!scrollSpent) return ok(null);
  if (torches.length < 3) return badState("spent: the scroll is spent for the fourth torch only (TK-20)");
  const bottom = pack.at(-1);
  if (phase === "dark" ? bottom !== undefined : bottom === undefined || roleOf(bottom) !== "torch") {
    return badState("pack: the ace that the scroll saved lies at the bottom (TK-20)");
  }
  return ok(null);
}

/** Checks the number of turns in each row (TK-1, TK-2). */
function checkRows(state: State): Checked {
  const { phase, retreating, delve, retreat } = state;
  if (!retreating) {
    if (retreat.length > 0) return badState("retreat: there are turns, but you are delving (TK-1)");
    return phase === "out" ? badState("heading: nobody walks out while delving (TK-2)") : ok(null);
  }
  const length = retreatLength(delve.length);
  if (length < 0) return badState("heading: the very first turn can only be a delve (TK-1)");
  if (phase === "out") {
    return retreat.length === length
      ? ok(null)
      : badState(`retreat: you are out after ${length} turns (TK-2)`);
  }
  if (retreat.length >= length) return badState(`retreat: it has ${length} turns, then you are out (TK-2)`);
  if (phase === "crossroads" && retreat.length === 0) {
    return badState("retreat: turning back starts the first turn at once (TK-1)");
  }
  return ok(null);
}

function checkFinished(state: State): Checked {
  const rows: readonly Row[] = ["delve", "retreat"];
  for (const row of rows) {
    const wrong = state[row].findIndex((column) => !canStay(column));
    if (wrong >= 0) return badState(`${row}: no turn ends with the cards of turn ${wrong + 1}`);
  }
  return ok(null);
}

function checkTurn(state: State): Checked {
  if (turnFits(state)) return ok(null);
  return badState(`turn: these cards do not go with ${state.phase}`);
}

/** Whether the turn in progress goes with what the choice is about, or with how the game ended. */
function turnFits({ phase, turn, skills }: State): boolean {
  const standing = standingOf(turn);
  const kind = kindOfColumn(turn);
  const short = standing === "short";
  switch (phase) {
    case "crossroads":
    case "out":
      return turn.length === 0;
    case "encounter":
      return standing === "open" || (short && kind === "monster");
    case "hit":
      return short && kind !== "door" && skills.includes(DODGE_BLOW);
    case "jammed":
      return short && kind === "door" && skills.includes(PICK_LOCK);
    case "leave":
      return standing === "won" && turn.every(isTreasure);
    case "dead":
      return short && kind !== "door";
    case "dark":
      return (
        standing === "seeking" || standing === "favoured" || standing === "open" || (short && kind !== "trap")
      );
  }
}

/** Before the first turn is over nothing has been collected, and before it begins nothing has been turned up. */
function checkStart(state: State): Checked {
  if (state.delve.length > 0) return ok(null);
  if (state.treasure.length > 0) return badState("treasure: no turn is over yet (TK-6)");
  if (state.phase !== "crossroads") return ok(null);
  if (state.pack.length < PACK.parts.flat().length)
    return badState("pack: it is whole before the first turn");
  if (state.hitPoints < MOST_HIT_POINTS)
    return badState(`hit-points: all ${MOST_HIT_POINTS} are left before the first turn`);
  return ok(null);
}

/** No more cards are out of play than the jammed doors cost (TK-15). */
function checkDoors(state: State): Checked {
  let cost = 0;
  for (const column of [...state.delve, ...state.retreat]) cost += jammedBy(column);
  if (state.phase === "dark") cost += jammedBy(state.turn);
  if (state.discards.length <= cost) return ok(null);
  return badState(`discards: the jammed doors cost ${cost} cards at most (TK-15)`);
}
