import { ok, type Result } from "@tetrarch/engine";
import { type DealOutcome, differenceOf, effortOf, outcomeIn, type Study } from "@tetrarch/solver/studies";
import { type Fault, fault } from "../report.js";
import { fileFaults } from "../words/en/faults.js";
import { condensedFaults, studyFaults } from "../words/en/study-faults.js";
import { type CondensedStudy, isCondensed, MOST_OUTCOMES, readCondensed } from "./condensed-study.js";
import { mergeRecords } from "./merge-records.js";
import type { Warn } from "./read-records.js";

/** Takes deals one after the other, in order and without a gap. */
class Condenser {
  #study: Study | undefined;
  /** The file that the study was begun with. */
  #path = "";
  #first = 0;
  #nodes = 0;
  readonly #outcomes: DealOutcome[] = [];
  readonly #indices = new Map<string, number>();
  readonly #outcomeAt: number[] = [];
  readonly #effortAt: number[] = [];

  /** Why the next deals, from this number of this file on, do not follow those before; undefined when they do. */
  begin(study: Study, dealNumber: number, path: string): string | undefined {
    const { luckBy: _, ...kept } = study;
    const own = { ...kept, moves: false };
    if (!this.#study) {
      this.#study = own;
      this.#path = path;
    }
    if (this.#outcomeAt.length === 0) this.#first = dealNumber;
    const difference = differenceOf(own, this.#study);
    if (difference !== undefined) return studyFaults.otherStudy(difference, this.#path);
    const next = this.#first + this.#outcomeAt.length;
    if (dealNumber === next) return undefined;
    if (dealNumber < this.#first) return condensedFaults.tooEarly(dealNumber, this.#first);
    return dealNumber < next
      ? condensedFaults.isThere(dealNumber)
      : condensedFaults.missing(next, dealNumber - 1);
  }

  add(outcome: DealOutcome, effort: number): void {
    const key = JSON.stringify(outcome);
    let index = this.#indices.get(key);
    if (index === undefined) {
      index = this.#outcomes.push(outcome) - 1;
      this.#indices.set(key, index);
    }
    this.#outcomeAt.push(index);
    this.#effortAt.push(effort);
  }

  addNodes(nodes: number): void {
    this.#nodes += nodes;
  }

  /** Undefined without any deal. Errors are `bad-study`. */
  get condensed(): Result<CondensedStudy, Fault> | undefined {
    if (!this.#study) return undefined;
    if (this.#outcomes.length > MOST_OUTCOMES) {
      const count = this.#outcomes.length;
      return fault("bad-study", studyFaults.tooManyOutcomes(count, MOST_OUTCOMES));
    }
    const counts = this.#outcomes.map(() => 0);
    for (const index of this.#outcomeAt) counts[index] = (counts[index] ?? 0) + 1;
    const byCount = counts
      .map((_, index) => index)
      .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0));
    const places = byCount.map(() => 0);
    for (const [place, index] of byCount.entries()) places[index] = place;
    return ok({
      study: this.#study,
      first: this.#first,
      nodes: this.#nodes,
      outcomes: byCount.flatMap((index) => this.#outcomes[index] ?? []),
      outcomeAt: Uint16Array.from(this.#outcomeAt, (index) => places[index] ?? 0),
      effortAt: Uint8Array.from(this.#effortAt),
    });
  }
}

/**
 * Condenses files of one study: lines, then condensed ones, or either. Their deals must follow each other without a gap;
 * moves are left out. Errors name the file.
 */
export async function condense(paths: readonly string[], warn: Warn): Promise<Result<CondensedStudy, Fault>> {
  const condenser = new Condenser();
  const lines = paths.filter((path) => !isCondensed(path));
  const read: (CondensedStudy & { readonly path: string })[] = [];
  for (const path of paths.filter(isCondensed)) {
    const condensed = readCondensed(path);
    if (!condensed.ok) return condensed;
    read.push({ ...condensed.value, path });
  }
  read.sort((one, other) => one.first - other.first);
  for (const { path, study, first, nodes, outcomes, outcomeAt, effortAt } of read) {
    const wrong = condenser.begin(study, first, path);
    if (wrong !== undefined) return fault("bad-study", fileFaults.about(path, wrong));
    condenser.addNodes(nodes);
    for (const [place, index] of outcomeAt.entries()) {
      const outcome = outcomes[index];
      if (outcome) condenser.add(outcome, effortAt[place] ?? 0);
    }
  }
  for await (const row of mergeRecords(lines, warn)) {
    if (!row.ok) return row;
    const { study, dealNumber, record, path, line } = row.value;
    const wrong = condenser.begin(study, dealNumber, path);
    if (wrong !== undefined) return fault("bad-study", fileFaults.atLine(path, line, wrong));
    condenser.addNodes(record.nodes);
    condenser.add(outcomeIn(record), effortOf(record.nodes));
  }
  return condenser.condensed ?? fault("bad-study", studyFaults.noRecords);
}
