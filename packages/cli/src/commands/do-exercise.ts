import type { Exercise } from "../play/exercises/exercise.js";
import { ExerciseConversation } from "../play/exercises/exercise-conversation.js";
import { converse } from "../play/plain/conversation.js";
import { EXIT } from "../report.js";
import { type CommandContext, type LineOptions, lineTerminal } from "./context.js";

/**
 * Does an exercise, on the screen where there is one, else line by line. What its end or its beginning says stays on the
 * terminal.
 * @returns the exit code
 */
export async function doExercise(
  exercise: Exercise,
  options: LineOptions,
  context: CommandContext,
): Promise<number> {
  const opened = exercise.open();
  if (!exercise.done && context.terminal.interactive) {
    const { exerciseOnScreen, mayUseScreen } = await import("./play-game.js");
    if (mayUseScreen(options)) return exerciseOnScreen(exercise, opened, options, context);
  }
  await converse(new ExerciseConversation(exercise, opened), lineTerminal(options, context));
  return EXIT.fine;
}
