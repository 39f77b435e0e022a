import * as v from "valibot";
import { GAME_ID } from "../session/game-record.js";
import { type Kind, moment, reading } from "./kind.js";

/** What a player answered when the coach asked for a decision. */
export interface CoachAnswer {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the first try was right; a shown answer counts as wrong. */
  readonly right: boolean;
  /** How long it took, at most `MOST_SECONDS`. */
  readonly seconds: number;
}

/** What a player answered on one decision of a finished game. When it is due again follows from it. */
export interface CoachRecord {
  /** The finished game's id. */
  readonly id: string;
  /** How many moves came before. */
  readonly ply: number;
  /** The earliest first, one of each moment. */
  readonly answers: readonly CoachAnswer[];
}

/** What a question counts at most towards the day's time: a table may be left open. */
export const MOST_SECONDS = 120;

const ANSWER = v.strictObject({
  at: moment,
  right: v.boolean(),
  seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SECONDS)),
});

const RECORD = v.strictObject({
  id: v.pipe(v.string(), v.regex(GAME_ID)),
  ply: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  answers: v.pipe(
    v.array(ANSWER),
    v.transform((answers) => inOrder(answers)),
  ),
});

export const coachAnswers: Kind<CoachRecord, "coach"> = {
  field: "coach",
  version: 1,
  read: reading(RECORD, "coach", "it is no answer to the coach"),
  key: decisionKey,
  merge: (a, b) => ({ id: a.id, ply: a.ply, answers: inOrder([...a.answers, ...b.answers]) }),
};

/** Tells one decision from another. */
export function decisionKey({ id, ply }: Pick<CoachRecord, "id" | "ply">): string {
  return `${id} ${ply}`;
}

/** Of two answers of one moment the wrong one counts, then the slower one. */
function inOrder(answers: readonly CoachAnswer[]): readonly CoachAnswer[] {
  const sorted = [...answers].sort(
    (a, b) => a.at - b.at || Number(a.right) - Number(b.right) || b.seconds - a.seconds,
  );
  return sorted.filter(({ at }, index) => at !== sorted[index - 1]?.at);
}
