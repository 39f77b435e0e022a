import type { Outcome, Score } from "../../core/game.js";
import { kingsOf, pointsOf } from "./roles.js";
import type { OwnEnding, State } from "./types.js";

const MOST_POINTS = 100;
const ALL_KINGS = 4;

function scoreOf(kings: number, points: number): Score {
  return { value: points, max: MOST_POINTS, text: `${kings}/${points}` };
}

const NOTHING: Score = scoreOf(0, 0);

/** The status and score (TK-22): treasure in the hand counts, the dead and the lost have nothing. */
export function outcome(state: State): Outcome<OwnEnding> {
  const { phase, treasure } = state;
  if (phase === "dead" || phase === "dark") return { status: "lost", score: NOTHING };
  const kings = kingsOf(treasure);
  const score = scoreOf(kings, pointsOf(treasure));
  if (phase !== "out") return { status: "playing", score };
  return { status: kings === ALL_KINGS ? "won" : "escaped", score };
}

/** Whether the last hit point is gone (TK-17); players lost in the dark (TK-20) are not dead. */
export function isDead({ phase }: State): boolean {
  return phase === "dead";
}

/** The score of a resigned game: nothing, since the player stays in the tomb (C-6). */
export function resignedScore(): Score {
  return NOTHING;
}
