import { type Plot, reportPlots } from "@tetrarch/solver/studies";
import { inOrder, reportAsMarkdown, type Studied } from "./report-text.js";

/** A report with its pictures. */
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
    "# How often these games can be won",
    MEANING,
    ...pictures.slice(0, 1),
    "## The numbers",
    reportAsMarkdown(studied).trimEnd(),
    ...(pictures.length > 1 ? [`## Best results, and how hard the deals are\n\n${READING}`] : []),
    ...pictures.slice(1),
  ].join("\n\n");
  return { markdown: `${markdown}\n`, plots };
}

const MEANING = `\
*Made by \`tetrarch study report\` from the files of studies; not written by hand.*

**Thoughtful** says how many deals can be won when every hidden card and coming roll is known: won means that a search
found the moves, and the rules engine has replayed them; lost means that a complete search found none; the rest is
undecided. Nobody who plays fairly can win more often than that. The other rows are **fair players**, who see what a person
sees: \`random\` takes any legal move, \`greedy\` follows the short rules in the game's page without looking ahead, \`sampler\`
deals the hidden cards anew many times and tries its moves on them (in Napoleon's Tomb it plans instead: what is hidden
has no say in any choice there). \`evaluator\`, \`planner\` and \`rehearser\` are players of single games:
\`evaluator\` goes by what a learnt net expects of every card that may come, \`planner\` plays the last pass of Napoleon's
Tomb in thought, \`rehearser\` plays every move on by the net of Four Kingdoms. Somebody may play better than all of them.
In Tomb of Four Kings *won* is: out alive with all four kings.

Intervals are Wilson's, at 95 %. Undecided deals count as lost for the lower end and as won for the upper. The picture shows
corrected rates where there are such (*On the same deals*).`;

const READING = `\
A *node* is a position that the search reached by a move. The lines in the last picture rise to the share of deals that the
search has settled with so many nodes.`;
