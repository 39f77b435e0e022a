import { mkdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { ok, type Result } from "@tetrarch/engine";
import { differenceOf, outcomeIn, type Study, StudyTally } from "@tetrarch/solver/studies";
import { reasonOf, writeNamedFile } from "../files/text-files.js";
import { type Fault, fault, type Outcome, report } from "../report.js";
import { type CondensedStudy, dealCodeAt, isCondensed, readCondensed } from "../study/condensed-study.js";
import { Coverage } from "../study/coverage.js";
import { mergeRecords } from "../study/merge-records.js";
import { studyOfFile, type Warn } from "../study/read-records.js";
import {
  reportAsJson,
  reportAsMarkdown,
  reportAsText,
  reportPage,
  type Studied,
} from "../study/report-text.js";
import { machinesOf } from "../study/run-log.js";
import { type ByDeal, CollectedResults, resultsOfCondensed, sameDealsOf } from "../study/same-deals.js";
import { fileFaults } from "../words/en/faults.js";
import { studyFaults } from "../words/en/study-faults.js";
import { type CommandContext, warn } from "./context.js";
import { isSameFile, unwritable, unwritableFolder } from "./options.js";

export interface StudyReportOptions {
  /** Where the report is written as Markdown. */
  readonly out?: string;
  /** A folder for the pictures. */
  readonly plots?: string;
}

/** `tetrarch study report FILES…`: a table of studies. Files of one study are taken together. */
export async function studyReport(
  paths: readonly string[],
  options: StudyReportOptions,
  context: CommandContext,
): Promise<Outcome> {
  if (options.plots !== undefined && options.out === undefined) {
    return fault("usage", studyFaults.picturesOf);
  }
  const { out, plots } = options;
  const hindrance = unwritable("--out", out) ?? unwritableFolder("--plots", plots);
  if (hindrance) return hindrance;
  if (out !== undefined && paths.some((path) => isSameFile(path, out))) {
    return fault("unwritable", fileFaults.about(out, studyFaults.isStudy));
  }
  const groups = await byStudy(paths);
  if (!groups.ok) return groups;
  const warnings: string[] = [];
  const tallies: (ByDeal & Studied)[] = [];
  for (const group of groups.value) {
    const tallied = await tally(group, (message) => warnings.push(message));
    if (!tallied.ok) return tallied;
    tallies.push(tallied.value);
  }
  const studied = tallies.map(({ results, ...one }): Studied => {
    const sameDeals = sameDealsOf({ ...one, results }, tallies);
    return { ...one, ...(sameDeals ? { sameDeals } : {}) };
  });
  await warn(context, warnings);
  if (studied.length === 0) return fault("bad-study", studyFaults.noRecords);
  const written = write(studied, options);
  return written.ok ? report(reportAsText(studied), reportAsJson(studied)) : written;
}

/** The report as a file: the table, or with a folder for pictures the whole page. */
function write(studied: readonly Studied[], { out, plots }: StudyReportOptions): Result<undefined, Fault> {
  if (out === undefined) return ok(undefined);
  try {
    if (plots === undefined) {
      writeNamedFile(out, reportAsMarkdown(studied));
    } else {
      const folder = relative(dirname(resolve(out)), resolve(plots)).replaceAll("\\", "/");
      const page = reportPage(studied, folder === "" ? "." : folder);
      mkdirSync(plots, { recursive: true });
      for (const { name, svg } of page.plots) writeNamedFile(join(plots, `${name}.svg`), svg);
      writeNamedFile(out, page.markdown);
    }
  } catch (error) {
    return fault("unwritable", fileFaults.about(out, reasonOf(error)));
  }
  return ok(undefined);
}

interface Group {
  readonly study: Study;
  readonly paths: string[];
  /** Of a study that is condensed; its file is then the only one. */
  readonly condensed?: CondensedStudy;
}

/** The files of each study, in the order of the command line; files without records are left out. */
async function byStudy(paths: readonly string[]): Promise<Result<readonly Group[], Fault>> {
  const groups: Group[] = [];
  for (const path of new Set(paths)) {
    const condensed = isCondensed(path) ? readCondensed(path) : ok(undefined);
    if (!condensed.ok) return condensed;
    const study = condensed.value ? ok(condensed.value.study) : await studyOfFile(path);
    if (!study.ok) return study;
    const { value } = study;
    if (!value) continue;
    const group = groups.find((candidate) => differenceOf(candidate.study, value) === undefined);
    if (!group)
      groups.push({
        study: value,
        paths: [path],
        ...(condensed.value ? { condensed: condensed.value } : {}),
      });
    else if (!condensed.value && !group.condensed) group.paths.push(path);
    else return fault("bad-study", fileFaults.about(path, studyFaults.oneIsCondensed(group.paths[0])));
  }
  return ok(groups);
}

async function tally(group: Group, warn: Warn): Promise<Result<ByDeal & Studied, Fault>> {
  const { study, paths, condensed } = group;
  const machines = paths.flatMap(machinesOf);
  if (condensed) return ok({ ...tallyOfCondensed(condensed), machines });
  const tallied = new StudyTally(study);
  const coverage = new Coverage();
  const results = new CollectedResults();
  for await (const row of mergeRecords(paths, warn)) {
    if (!row.ok) return row;
    const { record, dealNumber } = row.value;
    tallied.add(record);
    coverage.add({ dealNumber, deal: record.deal });
    results.add(dealNumber, outcomeIn(record), "luck" in record ? record.luck : undefined);
  }
  return ok({ tally: tallied, coverage, machines, results });
}

function tallyOfCondensed(condensed: CondensedStudy): Omit<ByDeal & Studied, "machines"> {
  const { study, first, nodes, outcomes, outcomeAt, effortAt } = condensed;
  const tally = new StudyTally(study);
  for (const [place, effort] of effortAt.entries()) {
    const outcome = outcomes[outcomeAt[place] ?? 0];
    if (outcome) tally.addOutcome(outcome, effort);
  }
  tally.addNodes(nodes);
  const coverage = new Coverage();
  const last = effortAt.length - 1;
  coverage.addAll(
    { dealNumber: first, deal: dealCodeAt(condensed, 0) },
    { dealNumber: first + last, deal: dealCodeAt(condensed, last) },
  );
  return { tally, coverage, results: resultsOfCondensed(condensed) };
}
