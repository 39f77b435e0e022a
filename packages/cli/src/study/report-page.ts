import { type Plot, reportPlots } from "@tetrarch/solver/studies";
import { studyWords } from "../words/en/study.js";
import { inOrder, reportAsMarkdown, type Studied } from "./report-text.js";

export interface ReportPage {
  readonly markdown: string;
  readonly plots: readonly Plot[];
}

/**
 * The report as a page: what the numbers mean, the pictures, the table, what it all rests on.
 * @param folder where the plots lie, as seen from the page
 */
export function reportPage(studied: readonly Studied[], folder: string): ReportPage {
  const corrected = new Map(
    studied.flatMap(({ tally, sameDeals }) => (sameDeals ? [[tally, sameDeals.corrected] as const] : [])),
  );
  const plots = reportPlots(
    inOrder(studied).map(({ tally }) => tally),
    corrected,
  );
  const pictures = plots.map(({ name, title }) => `![${title}](${folder}/${name}.svg)`);
  const markdown = [
    studyWords.title,
    studyWords.meaning,
    ...pictures.slice(0, 1),
    studyWords.numbers,
    reportAsMarkdown(studied).trimEnd(),
    ...(pictures.length > 1 ? [`${studyWords.results}\n\n${studyWords.reading}`] : []),
    ...pictures.slice(1),
  ].join("\n\n");
  return { markdown: `${markdown}\n`, plots };
}
