import { games } from "@tetrarch/engine";
import { plotColumns } from "./plots/columns.js";
import { type Curve, plotCurves } from "./plots/curves.js";
import { type IntervalGroup, plotIntervals } from "./plots/intervals.js";
import { THOUGHTFUL } from "./study.js";
import type { Counts, StudyTally } from "./tally.js";
import type { Rate } from "./wilson.js";

/** A picture of a report. */
export interface Plot {
  /** Of its file, without an ending. */
  readonly name: string;
  readonly title: string;
  readonly svg: string;
}

/**
 * The pictures of a report: rates, best results, nodes.
 * @param corrected the rates to show in place of those counted
 */
export function reportPlots(
  tallies: readonly StudyTally[],
  corrected: ReadonlyMap<StudyTally, Rate> = new Map(),
): readonly Plot[] {
  const thoughtful = tallies.filter(({ study }) => study.player === THOUGHTFUL);
  const plots = [ratesPlot(tallies, corrected), ...thoughtful.flatMap(bestResultsPlot)];
  return thoughtful.length === 0 ? plots : [...plots, nodesPlot(thoughtful)];
}

function ratesPlot(tallies: readonly StudyTally[], corrected: ReadonlyMap<StudyTally, Rate>): Plot {
  const groups: IntervalGroup[] = [];
  for (const tally of tallies) {
    const title = titleOf(tally);
    const { low, high, least } = tally.winRate;
    const rate = corrected.get(tally) ?? { low, rate: least, high };
    const row = { label: tally.study.player, ...rate };
    const group = groups.find((known) => known.title === title);
    if (group) groups[groups.indexOf(group)] = { title, rows: [...group.rows, row] };
    else groups.push({ title, rows: [row] });
  }
  const title = "How often the games can be won, and are won";
  return { name: "win-rates", title, svg: plotIntervals(title, groups) };
}

/** Only of games in which there is a best result where the game cannot be won. */
function bestResultsPlot(tally: StudyTally): readonly Plot[] {
  const { scores, winningScores, study } = tally;
  if (scores.size === 0) return [];
  const title = `${titleOf(tally)}: the best score that a deal holds`;
  const scale = { most: Math.max(...scores.keys()), step: stepOf(scores) };
  const others = new Map(
    [...scores].map(([score, count]) => [score, count - (winningScores.get(score) ?? 0)]),
  );
  const svg = plotColumns(title, "score", scale, [
    { label: "can be won", counts: winningScores },
    { label: "cannot be won", counts: others },
  ]);
  return [{ name: `best-${study.game}`, title, svg }];
}

/** The greatest step that all scores are multiples of: 10 where books count ten each. */
function stepOf(scores: Counts): number {
  return [...scores.keys()].every((score) => score % 10 === 0) ? 10 : 1;
}

function nodesPlot(tallies: readonly StudyTally[]): Plot {
  const curves = tallies.map((tally): Curve => {
    const powers = tally.nodesByPower;
    const length = Math.max(-1, ...powers.keys()) + 2;
    const counts = Array.from({ length }, (_, power) => powers.get(power - 1) ?? 0);
    return { label: titleOf(tally), counts, deals: tally.deals };
  });
  const title = "How many nodes settle a deal";
  return { name: "nodes", title, svg: plotCurves(title, curves) };
}

function titleOf({ study }: StudyTally): string {
  const title = games.find(({ id }) => id === study.game)?.title ?? study.game;
  return study.variant === "standard" ? title : `${title} (${study.variant})`;
}
