import type { Outcome, Score } from "../../core/game.js";
import { kingsOf, pointsOf } from "./roles.js";
import type { OwnEnding, State } from "./types.js";

const MOST_POINTS = 100;
const ALL_KINGS = 4;

function scoreOf(kings: number, points: number): Score {
  return { value: points, max: MOST_POINTS, text: `${kings}/${points}` };
}

const NOTHING: Score = scoreOf(0, 0);

/** TK-22: what is held in the hand counts; the dead and the lost bring nothing home. */
export function outcome(state: State): Outcome<OwnEnding> {
  const { phase, treasure } = state;
  if (phase === "dead" || phase === "dark") return { status: "lost", score: NOTHING };
  const kings = kingsOf(treasure);
  const score = scoreOf(kings, pointsOf(treasure));
  if (phase !== "out") return { status: "playing", score };
  return { status: kings === ALL_KINGS ? "won" : "escaped", score };
}

/** Whether the last hit point is gone (TK-17): those who are lost in the dark (TK-20) live to be lost. */
export function isDead({ phase }: State): boolean {
  return phase === "dead";
}

/** C-6: who gives up stays in the tomb. */
export function resignedScore(): Score {
  return NOTHING;
}
