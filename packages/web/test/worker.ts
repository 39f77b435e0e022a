import { type AnyGame, numberedDeal, parseVariant, type Session } from "@tetrarch/engine";
import { type Hint, hintQuestion } from "@tetrarch/play";
import type { Answer, Question } from "../src/solver-client/messages.js";
import { SettledPositions } from "../src/solver-client/settled-positions.js";
import { answer } from "../src/solver-client/worker-handlers.js";
import { reasonOf } from "../src/table/reasons.js";
import { tables } from "./tables.js";

await Promise.all(Object.values(tables).map((table) => table.loadReasons?.()));

/** The last answer of the solver worker to a question. */
export function answerTo(question: Question): Answer {
  const answers = answer(question, new SettledPositions());
  for (;;) {
    const { value, done } = answers.next();
    if (done) return value;
  }
}

/** The start of a numbered deal in the standard game. */
export function started(game: AnyGame, number: number): unknown {
  const variant = parseVariant(game.options, "standard");
  if (!variant.ok) throw new Error(variant.error.message);
  return game.setup(numberedDeal(game.pack, number), variant.value);
}

/** Why the table of a game advises a move. */
export function reasonIn({ id }: AnyGame, ...advised: Tail<Parameters<typeof reasonOf>>): string {
  const table = tables[id];
  if (!table) throw new Error(`no table for ${id}`);
  return reasonOf(table, ...advised);
}

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

/** The hint for the position of a session. */
export function answerOfHint(session: Session): Hint {
  const answer = answerTo({ type: "hint", ...hintQuestion(session) });
  if (answer.type !== "hint") throw new Error(answer.type);
  return answer.hint;
}
