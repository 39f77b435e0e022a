import { formatDealCode, ok, type Result } from "@tetrarch/engine";
import { differenceOf } from "@tetrarch/solver/studies";
import { type Fault, fault } from "../report.js";
import type { Coverage } from "../study/coverage.js";
import type { StudyPlan } from "../study/plan.js";
import type { Row } from "../study/read-records.js";
import type { BudgetOptions } from "./budget.js";
import { planOf } from "./study-plan.js";

/** The study that files are to be of, as the command line of `study` has it. */
export interface ExpectedOptions extends BudgetOptions {
  readonly game?: string;
  readonly deals?: string;
  readonly player?: string;
  readonly variant?: string;
  readonly moves?: boolean;
}

/** What is expected of the files that are merged; undefined when nothing was said about it. */
export function expectedOf({ game, ...options }: ExpectedOptions): Result<StudyPlan | undefined, Fault> {
  const { deals, player, variant, nodes, memory, moves } = options;
  const said = { deals, player, variant, nodes, memory, moves };
  if (game !== undefined) return planOf(game, options);
  const [first] = Object.entries(said).find(([, value]) => value !== undefined) ?? [];
  if (first === undefined) return ok(undefined);
  return fault("usage", `--${first} goes with --game: say which study it is, as to tetrarch study`);
}

/** Why a record is not of the study expected. Versions are not compared: files may be older than the program. */
export function mismatchWithExpected({ study, range }: StudyPlan, row: Row): string | undefined {
  const { game, variant, player, budget, memory, moves } = study;
  const difference = differenceOf(row.study, { ...row.study, game, variant, player, budget, memory, moves });
  if (difference !== undefined) return `it is of another study than expected: ${difference}`;
  if (row.dealNumber >= range.first && row.dealNumber <= range.last) return undefined;
  return `${row.record.deal} is not one of the deals ${range.first}..${range.last}`;
}

/** Which deals of the study expected are not there, in words; undefined when all are. */
export function missingFrom({ game, range, size }: StudyPlan, coverage: Coverage): string | undefined {
  const missing = size - coverage.deals;
  if (missing === 0) return undefined;
  const first = formatDealCode(game.dealCode, coverage.firstMissing(range.first));
  return `${missing} of the ${size} deals are missing, the first is ${first}`;
}
