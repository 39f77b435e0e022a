import { type AnyGame, games, seededRandom } from "@tetrarch/engine";
import { type Knowledge, knowledgeOf, type Progress, solving, type Thinking } from "@tetrarch/solver";
import type { Answer, Question } from "./messages.js";

/** Thinks about a question, telling its progress on the way. */
export function* answering(question: Question): Generator<Answer, Answer, void> {
  const game = games.find(({ id }) => id === question.game);
  const known = game && knowledgeOf(game);
  if (question.type === "known") {
    return { type: "known", hints: known !== undefined, solves: known !== undefined };
  }
  if (!game || !known) return { type: "none" };
  return question.type === "solve"
    ? yield* solved(game, known, question)
    : yield* advised(game, known, question);
}

type Asked<Type extends Question["type"]> = Extract<Question, { readonly type: Type }>;

function* solved(game: AnyGame, known: Knowledge, question: Asked<"solve">): Generator<Answer, Answer, void> {
  const state = game.parseState(question.state);
  if (!state.ok) return { type: "none" };
  const solution = yield* told(solving(game, known.solver, state.value, question.limits));
  return { type: "solution", solution };
}

/** The strongest player's advice: it gets the view and nothing else. */
function* advised(game: AnyGame, known: Knowledge, question: Asked<"hint">): Generator<Answer, Answer, void> {
  const player = known.players.at(-1);
  const legal = question.legal.map((word) => game.parseMove(word)).filter((move) => move !== undefined);
  if (!player || legal.length === 0) return { type: "none" };
  const seen = { view: question.view, legal };
  const advice = yield* told(player.advise(seen, seededRandom(question.seed), player.nodesAMove));
  return { type: "hint", hint: { word: game.formatMove(advice.move), reason: advice.reason } };
}

function* told<Result>(thinking: Thinking<Result>): Generator<Answer, Result, void> {
  for (;;) {
    const step: IteratorResult<Progress, Result> = thinking.next();
    if (step.done) return step.value;
    yield { type: "progress", progress: step.value };
  }
}
