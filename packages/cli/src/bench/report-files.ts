import { games as allGames } from "@tetrarch/engine";
import { fieldLevelsOf } from "@tetrarch/solver/analysis";
import { plotIntervals, rateOfLevel } from "@tetrarch/solver/studies";
import { benchReportWords } from "../words/en/bench.js";
import type { BenchReport } from "./bench-report.js";
import { reportLines } from "./report-text.js";

/** The report as a page. @param picture the name of its picture beside it */
export function reportAsMarkdown(report: BenchReport, picture: string): string {
  const title = titleOf(report);
  const lines = reportLines(report).map((line) => `- ${line}`);
  return [`# ${title}`, "", ...lines, "", `![${title}](${picture})`, ""].join("\n");
}

/** The report's rates among those of players of known strength, as an SVG picture. */
export function reportAsPicture(report: BenchReport): string {
  const { summary, program } = report;
  const { counted, withoutLuck } = summary?.winRate ?? {};
  const rows = [
    ...(counted ? [{ label: benchReportWords.counted, ...counted }] : []),
    ...(withoutLuck ? [{ label: benchReportWords.withoutLuck, ...withoutLuck }] : []),
  ];
  const game = allGames.find(({ id }) => id === report.game);
  const levels = game && summary?.ladder ? fieldLevelsOf(game) : [];
  const ladder = levels.map((level) => ({ label: level.name, ...rateOfLevel(level) })).reverse();
  const groups = [
    { title: program, rows },
    { title: benchReportWords.ladder, rows: ladder },
  ];
  return plotIntervals(
    titleOf(report),
    groups.filter((group) => group.rows.length > 0),
  );
}

function titleOf({ game, variant, program }: BenchReport): string {
  const title = allGames.find(({ id }) => id === game)?.title ?? game;
  return benchReportWords.title(variant === "standard" ? title : `${title} (${variant})`, program);
}
