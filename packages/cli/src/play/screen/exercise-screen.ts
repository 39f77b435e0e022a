import { screenWords } from "../../words/en/screen.js";
import { type Exercise, headingOf, type Reply } from "../exercises/exercise.js";
import type { Command } from "../keys.js";
import { type Model, type Overlay, textPage } from "../model.js";
import { type Action, reduce, startModel } from "../reduce.js";
import { CLOSED } from "./screen-state.js";

/** What can be asked of an exercise, by the command whose key asks for it; the first that it has. */
const REQUESTS: Partial<Record<Command, readonly string[]>> = {
  hint: ["show"],
  undo: ["again"],
  menu: ["next", "skip"],
  "level-before": ["back"],
};

/** What follows an act: the exercise as it stands then, or what is said last where it is over. */
export type ExerciseStep = { readonly model: Model } | { readonly last: readonly string[] };

/** An exercise on the screen, after what it said. */
export function exerciseModel(exercise: Exercise, reply: Reply, log: readonly string[] = []): Model {
  const { lines, shows } = reply;
  const isNew = shows === "position";
  return {
    ...startModel(exercise.session),
    exercise,
    log: [...log, ...lines],
    news: lines,
    overlay: isNew && lines.length + exercise.about.length > 0 ? aboutPage(exercise, lines) : undefined,
    notice: isNew || shows === "moves" || lines.length === 0 ? undefined : lines.join("\n"),
  };
}

/** What is to be known of the position on the table; the goal stands below every page. */
function aboutPage(exercise: Exercise, lines: readonly string[] = []): Overlay {
  const news = lines.length > 0 ? [lines.join("\n")] : [];
  return textPage(headingOf(exercise), [...news, ...exercise.about]);
}

/** What follows an action; only a move changes more than what is shown. */
export function actInExercise(model: Model, exercise: Exercise, action: Action): ExerciseStep {
  const wanted = reduce(model, action);
  if (wanted.seat === model.seat) return { model: wanted };
  const played = exercise.play(wanted.seat.session.now.word);
  return played.ok
    ? after(model, exercise, played.value)
    : { model: { ...model, ...CLOSED, notice: played.error.message } };
}

/** What follows a command that a game does not have, or has in another way. */
export function obeyInExercise(model: Model, exercise: Exercise, command: Command): ExerciseStep {
  const quiet = { ...model, ...CLOSED };
  if (command === "how-to") return { model: { ...quiet, overlay: aboutPage(exercise) } };
  if (command === "keys") {
    const page = textPage(screenWords.titles.keys, [screenWords.exerciseKeysPage(exercise.commands)]);
    return { model: { ...quiet, overlay: page } };
  }
  const name = REQUESTS[command]?.find((known) => Object.hasOwn(exercise.commands, known));
  const ask = name === undefined ? undefined : exercise.commands[name];
  return ask ? after(model, exercise, ask()) : { model: { ...model, notice: screenWords.nothingHere } };
}

function after(model: Model, exercise: Exercise, reply: Reply): ExerciseStep {
  if (exercise.done) return { last: reply.lines };
  const next = exerciseModel(exercise, reply, model.log);
  const isMoved = reply.shows === "position" || next.table.steering === "choices";
  return { model: isMoved ? next : { ...next, cursor: model.cursor } };
}
