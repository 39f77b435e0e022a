import { games, STANDARD } from "@tetrarch/engine";
import { type Plot, playerInWords, reportPlots, type StudyTally, THOUGHTFUL } from "@tetrarch/solver/studies";
import { alignedLines } from "../text-table.js";
import { titleOf as gameTitle } from "../words/en/game.js";
import { studyWords } from "../words/en/study.js";
import type { Coverage } from "./coverage.js";
import type { Machine } from "./run-log.js";
import type { SameDeals, WinsBeside } from "./same-deals.js";

/** What a report says of one study. */
export interface Studied {
  readonly tally: StudyTally;
  readonly coverage: Coverage;
  /** Where it ran, as far as that is known. */
  readonly machines: readonly Machine[];
  /** Absent when no other player has played these deals and many more. */
  readonly sameDeals?: SameDeals;
}

interface Column {
  readonly name: string;
  /** Whether it is of words, which begin one under the other; numbers end so. */
  readonly words?: boolean;
  cell(studied: Studied): string;
}

interface Table {
  readonly columns: readonly Column[];
  readonly studied: readonly Studied[];
}

const NONE = "–";
const grouped = new Intl.NumberFormat("en");
const { columns } = studyWords;

/** @param nameOf the player's name, distinct from others of the same name */
function columnsOf(nameOf: (studied: Studied) => string): readonly Column[] {
  return [
    { name: columns.player, words: true, cell: nameOf },
    { name: columns.deals, cell: ({ tally }) => grouped.format(tally.deals) },
    { name: columns.won, cell: ({ tally: { winRate } }) => share(winRate.least, winRate.most) },
    {
      name: columns.interval,
      cell: ({ tally: { winRate } }) =>
        [winRate.low, winRate.high].map((end) => percent(end, digitsOf(winRate.least))).join(" – "),
    },
    {
      name: columns.undecided,
      cell: ({ tally }) => (isThoughtful(tally) ? grouped.format(tally.unknown) : NONE),
    },
    { name: columns.meanScore, cell: ({ tally }) => tally.meanScore?.toFixed(2) ?? NONE },
    { name: columns.meanNodes, cell: ({ tally }) => grouped.format(Math.round(tally.meanNodes)) },
  ];
}

/** Of the players that others have played the same deals beside. */
function sameDealsColumns(nameOf: (studied: Studied) => string): readonly Column[] {
  const beside = (name: string) => ({
    name: columns.beside(name),
    cell: ({ sameDeals }: Studied) => inBoth(sameDeals?.beside.find(({ player }) => player === name)),
  });
  return [
    { name: columns.player, words: true, cell: nameOf },
    { name: columns.wonThere, cell: ({ tally }) => percent(tally.winRate.least) },
    beside("greedy"),
    beside(THOUGHTFUL),
    { name: columns.luckOff, cell: ({ sameDeals }) => (sameDeals?.isLuckOff ? "✓" : NONE) },
    {
      name: columns.corrected,
      cell: ({ sameDeals }) => (sameDeals ? percent(sameDeals.corrected.rate) : NONE),
    },
    {
      name: columns.interval,
      cell: ({ sameDeals }) =>
        sameDeals ? `${percent(sameDeals.corrected.low)} – ${percent(sameDeals.corrected.high)}` : NONE,
    },
  ];
}

function inBoth(wins: WinsBeside | undefined): string {
  return wins ? `${percent(wins.there)}, ${percent(wins.ofAll)}` : NONE;
}

function tablesOf(all: readonly Studied[]): readonly Table[] {
  const nameOf = namesIn(all);
  const corrected = all.filter(({ sameDeals }) => sameDeals);
  const first = { columns: columnsOf(nameOf), studied: all };
  return corrected.length === 0
    ? [first]
    : [first, { columns: sameDealsColumns(nameOf), studied: corrected }];
}

/** The names of players; with their versions where there are two of one name. */
function namesIn(all: readonly Studied[]): (studied: Studied) => string {
  return (one) => {
    const namesakes = all.filter((other) => titleOf(other) === titleOf(one)).map(({ tally }) => tally.study);
    const { study } = one.tally;
    const others = namesakes.filter(({ player }) => player === study.player).map(playerInWords);
    return others.every((words) => words === playerInWords(study)) ? study.player : playerInWords(study);
  };
}

/** The tables for a terminal: the studies of each game under its title. */
export function reportAsText(studied: readonly Studied[]): string {
  const all = inOrder(studied);
  const tables = tablesOf(all)
    .map(tableAsText)
    .join(`\n\n${studyWords.sameDeals} (${studyWords.corrected})\n\n`);
  return `${[tables, "", ...notes(all)].join("\n")}\n`;
}

function tableAsText({ columns, studied }: Table): string {
  const cellsOf = (one: Studied) => columns.map(({ cell }) => cell(one));
  const rows = [columns.map(({ name }) => name), ...studied.map(cellsOf)];
  const [head = "", ...lines] = alignedLines(rows, (column) => !columns[column]?.words).map(
    (line) => `  ${line}`,
  );
  const titled = studied.flatMap((one, index) => {
    const title = titleOf(one);
    const isFirst = index === 0 || title !== titleOf(studied[index - 1] ?? one);
    return [...(isFirst ? ["", title] : []), lines[index] ?? ""];
  });
  return [head, ...titled].join("\n");
}

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

export function reportAsMarkdown(studied: readonly Studied[]): string {
  const all = inOrder(studied);
  const tables = tablesOf(all)
    .map(tableAsMarkdown)
    .join(`\n\n### ${studyWords.sameDeals}\n\n${studyWords.correctedMeaning}\n\n`);
  return `${[tables, "", ...notes(all).map((note) => `- ${note}`)].join("\n")}\n`;
}

function tableAsMarkdown({ columns, studied }: Table): string {
  const rows = [
    [studyWords.columns.game, ...columns.map(({ name }) => name)],
    ["---", ...columns.map(({ words }) => (words ? "---" : "--:"))],
    ...studied.map((one) => [titleOf(one), ...columns.map(({ cell }) => cell(one))]),
  ];
  return rows.map((row) => `| ${row.join(" | ")} |`).join("\n");
}

export function reportAsJson(studied: readonly Studied[]): object {
  return {
    studies: inOrder(studied).map(({ tally, coverage, machines, sameDeals }) => {
      const { moves, ...study } = tally.study;
      return {
        ...study,
        deals: tally.deals,
        ...coverage.range,
        missing: coverage.missing,
        won: tally.won,
        lost: tally.lost,
        unknown: tally.unknown,
        winRate: tally.winRate,
        ...(sameDeals ? { sameDeals } : {}),
        inexact: tally.inexact,
        ...(tally.meanScore === undefined ? {} : { meanScore: tally.meanScore }),
        meanNodes: tally.meanNodes,
        scores: inNumericOrder(tally.scores),
        nodesByPower: inNumericOrder(tally.nodesByPower),
        machines: distinct(machines),
      };
    }),
  };
}

/** The solver, then the players every game has, strongest first, then any others. */
const STRENGTH = ["random", "greedy", "sampler", "planner", "evaluator", "rehearser", THOUGHTFUL];

/** Games as everywhere, then variants, then {@link STRENGTH}, then as names go. */
function inOrder(studied: readonly Studied[]): readonly Studied[] {
  const rank = ({ tally: { study } }: Studied) => [
    games.findIndex(({ id }) => id === study.game),
    study.variant === STANDARD ? "" : study.variant,
    -STRENGTH.indexOf(study.player),
    study.player,
    study.budget,
    study.playerVersion ?? 0,
    study.weights ?? "",
  ];
  return [...studied].sort((a, b) => compared(rank(a), rank(b)));
}

function compared(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  for (const [index, part] of a.entries()) {
    const other = b[index] ?? 0;
    if (part !== other) return part < other ? -1 : 1;
  }
  return 0;
}

function titleOf({ tally: { study } }: Studied): string {
  const title = gameTitle(study.game);
  return study.variant === STANDARD ? title : `${title} (${study.variant})`;
}

function isThoughtful({ study }: StudyTally): boolean {
  return study.player === THOUGHTFUL;
}

/** One number, or the two it lies between. */
function share(least: number, most: number): string {
  return least === most ? percent(least) : `${percent(least)} to ${percent(most)}`;
}

function percent(part: number, digits = digitsOf(part)): string {
  return `${(part * 100).toFixed(digits)} %`;
}

/** Two digits, or as many as it takes not to say 100 % where deals are lost. */
function digitsOf(part: number): number {
  const share = part * 100;
  let digits = 2;
  while (share < 100 && Number(share.toFixed(digits)) === 100) digits++;
  return digits;
}

/** What the numbers rest on. */
function notes(studied: readonly Studied[]): readonly string[] {
  // Two machines may differ in what the line does not say: system and memory.
  const machines = new Set(studied.flatMap((one) => one.machines).map(studyWords.ranOn));
  return [studyWords.thoughtful, ...studied.map((one) => `${titleOf(one)}, ${basis(one)}.`), ...machines];
}

function basis({ tally, coverage }: Studied): string {
  const { budget, memory, version } = tally.study;
  const { missing, range } = coverage;
  const parts = [studyWords.deals(playerInWords(tally.study), range?.first, range?.last)];
  if (missing > 0) parts.push(studyWords.missing(missing));
  if (budget > 0) parts.push(studyWords.budget(budget, isThoughtful(tally)));
  if (isThoughtful(tally)) parts.push(studyWords.memory(memory));
  return [...parts, studyWords.version(version)].join(", ");
}

export function distinct(machines: readonly Machine[]): readonly Machine[] {
  return [...new Map(machines.map((machine) => [JSON.stringify(machine), machine])).values()];
}

function inNumericOrder(counts: ReadonlyMap<number, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort(([a], [b]) => a - b));
}
