import { outcomeOf, type Session } from "@tetrarch/engine";
import {
  ANALYSIS_LIMITS,
  analysing,
  analystsOf,
  type FieldLevel,
  type FieldRow,
  fieldLevelsOf,
  playingRow,
} from "@tetrarch/solver/analysis";
import { type DealField, fieldLines, fieldWords } from "../../words/en/field.js";
import { described, type Search } from "./finding.js";
import { solvingAfter } from "./review.js";

interface FieldStep {
  readonly progress: string;
  readonly field: DealField;
}

/** Has the field play the deal of a finished game, level by level; the solver and the luck follow. */
export function* playingField(session: Session): Generator<FieldStep, DealField, void> {
  let field: DealField = { rows: [] };
  for (const level of fieldLevelsOf(session.game)) {
    const step = { progress: fieldWords.playing(level.name), field };
    field = withRow(field, level, yield* described(playingRow(session, level), () => step));
  }
  const solution = yield* described(solvingAfter(session, 0), (progress) => ({
    progress: fieldWords.solving(progress),
    field,
  }));
  field = { ...field, solution };
  const running = analysing(session, analystsOf(session.game), ANALYSIS_LIMITS);
  for (;;) {
    const step = running.next();
    // The account comes long before the rest of an analysis, which is not waited for.
    const { account } = step.value;
    if (step.done || account) return { ...field, account };
    yield { progress: fieldWords.luck, field };
  }
}

/** The same in words; the result is all there is. */
export function* findingField(session: Session): Search {
  const field = yield* described(playingField(session), ({ progress }) => progress);
  return { paragraphs: [fieldLines(session, outcomeOf(session), field).join("\n")] };
}

function withRow(field: DealField, { player }: FieldLevel, row: FieldRow): DealField {
  return player === "strongest" ? { ...field, par: row } : { ...field, rows: [...field.rows, row] };
}
