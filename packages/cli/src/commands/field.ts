import { identityOf, ok, outcomeOf } from "@tetrarch/engine";
import { shownEndOf } from "@tetrarch/play";
import { playingField } from "../play/inquiries/field.js";
import { runSliced } from "../play/inquiries/inquiry.js";
import { EXIT, fault, type Outcome } from "../report.js";
import type { DealField } from "../words/en/field.js";
import { fieldLines, fieldWords } from "../words/en/field.js";
import { LATEST } from "../words/en/history.js";
import { type CommandContext, noteShown } from "./context.js";
import { type CardSetOption, ownSets, sessionOfFile } from "./session-files.js";
import { progressOn } from "./show-progress.js";

/** `tetrarch field [GAME]`: programs of graded strength play the deal of a finished game; Ctrl+C ends it with what there is. */
export async function field(
  named: string | undefined,
  options: CardSetOption,
  context: CommandContext,
): Promise<Outcome> {
  const path = named ?? LATEST;
  const sets = await ownSets(path, options, context);
  if (!sets.ok) return sets;
  const session = await sessionOfFile(path, sets.value, context);
  if (!session.ok) return session;
  if (shownEndOf(session.value) === undefined) return fault("usage", fieldWords.stillInPlay);
  await noteShown(context, [identityOf(session.value)]);
  const { found, isStopped } = await playedUntilStopped(playingField(session.value));
  const result = outcomeOf(session.value);
  const lines = fieldLines(session.value, result, found);
  const code = isStopped ? EXIT.interrupted : EXIT.fine;
  return ok({ text: `${lines.join("\n")}\n`, json: { result, ...found }, code });
}

async function playedUntilStopped(
  search: ReturnType<typeof playingField>,
): Promise<{ readonly found: DealField; readonly isStopped: boolean }> {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  process.once("SIGINT", stop);
  const progress = progressOn();
  let found: DealField = { rows: [] };
  const whole = await runSliced(search, (step) => {
    found = step.field;
    progress.show(() => step.progress);
    return !isStopped;
  });
  process.removeListener("SIGINT", stop);
  progress.clear();
  return { found: whole ?? found, isStopped: !whole };
}
