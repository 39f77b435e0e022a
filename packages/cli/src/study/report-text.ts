import { games, STANDARD } from "@tetrarch/engine";
import { type StudyTally, THOUGHTFUL } from "@tetrarch/solver/studies";
import stringWidth from "string-width";
import type { Coverage } from "./coverage.js";
import type { Machine } from "./run-log.js";

/** What a report says of one study. */
export interface Studied {
  readonly tally: StudyTally;
  readonly coverage: Coverage;
  /** Where it ran, as far as that is known. */
  readonly machines: readonly Machine[];
}

type Row = readonly string[];

interface Column {
  readonly name: string;
  /** Whether it is of words, which begin one under the other; numbers end so. */
  readonly words?: boolean;
  cell(studied: Studied): string;
}

const NONE = "–";
const grouped = new Intl.NumberFormat("en");

const COLUMNS: readonly Column[] = [
  { name: "player", words: true, cell: ({ tally }) => tally.study.player },
  { name: "deals", cell: ({ tally }) => grouped.format(tally.deals) },
  { name: "won", cell: ({ tally: { winRate } }) => share(winRate.least, winRate.most) },
  {
    name: "95 % interval",
    cell: ({ tally: { winRate } }) => `${percent(winRate.low)} – ${percent(winRate.high)}`,
  },
  { name: "undecided", cell: ({ tally }) => (isThoughtful(tally) ? grouped.format(tally.unknown) : NONE) },
  { name: "mean score", cell: ({ tally }) => tally.meanScore?.toFixed(2) ?? NONE },
  { name: "mean nodes", cell: ({ tally }) => grouped.format(Math.round(tally.meanNodes)) },
];

/** The table for a terminal: the studies of each game under its title. */
export function reportAsText(studied: readonly Studied[]): string {
  const all = inOrder(studied);
  const rows = [COLUMNS.map(({ name }) => name), ...all.map(cellsOf)];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ""))));
  const lines = [lineOf(rows[0] ?? [], widths)];
  for (const [index, one] of all.entries()) {
    const title = titleOf(one);
    if (index === 0 || title !== titleOf(all[index - 1] ?? one)) lines.push("", title);
    lines.push(lineOf(cellsOf(one), widths));
  }
  return `${[...lines, "", ...notes(all)].join("\n")}\n`;
}

function lineOf(cells: Row, widths: readonly number[]): string {
  const padded = cells.map((cell, column) => {
    const gap = " ".repeat((widths[column] ?? 0) - stringWidth(cell));
    return COLUMNS[column]?.words ? cell + gap : gap + cell;
  });
  return `  ${padded.join("  ")}`.trimEnd();
}

/** The table as Markdown. */
export function reportAsMarkdown(studied: readonly Studied[]): string {
  const all = inOrder(studied);
  const rows = [
    ["game", ...COLUMNS.map(({ name }) => name)],
    ["---", ...COLUMNS.map(({ words }) => (words ? "---" : "--:"))],
    ...all.map((one) => [titleOf(one), ...cellsOf(one)]),
  ];
  const table = rows.map((row) => `| ${row.join(" | ")} |`);
  return `${[...table, "", ...notes(all).map((note) => `- ${note}`)].join("\n")}\n`;
}

function cellsOf(studied: Studied): Row {
  return COLUMNS.map(({ cell }) => cell(studied));
}

/** The same for programs. */
export function reportAsJson(studied: readonly Studied[]): object {
  return {
    studies: inOrder(studied).map(({ tally, coverage, machines }) => {
      const { game, variant, player, budget, memory, version } = tally.study;
      return {
        ...{ game, variant, player, budget, memory, version },
        deals: tally.deals,
        ...coverage.range,
        missing: coverage.missing,
        won: tally.won,
        lost: tally.lost,
        unknown: tally.unknown,
        winRate: tally.winRate,
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
export function inOrder(studied: readonly Studied[]): readonly Studied[] {
  const rank = ({ tally: { study } }: Studied) => [
    games.findIndex(({ id }) => id === study.game),
    study.variant === STANDARD ? "" : study.variant,
    -STRENGTH.indexOf(study.player),
    study.player,
    study.budget,
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
  const title = games.find(({ id }) => id === study.game)?.title ?? study.game;
  return study.variant === STANDARD ? title : `${title} (${study.variant})`;
}

function isThoughtful({ study }: StudyTally): boolean {
  return study.player === THOUGHTFUL;
}

/** One number, or the two it lies between. */
function share(least: number, most: number): string {
  return least === most ? percent(least) : `${percent(least)} to ${percent(most)}`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(2)} %`;
}

/** What the numbers rest on. */
function notes(studied: readonly Studied[]): readonly string[] {
  const machines = distinct(studied.flatMap((one) => one.machines)).map(
    ({ cpu, cores, node, platform }) => `Ran on: ${cpu}, ${cores} cores, Node ${node}, ${platform}.`,
  );
  return [
    "thoughtful: all hidden cards and rolls known. Undecided deals count against both ends of the interval.",
    ...studied.map((one) => `${titleOf(one)}, ${basis(one)}.`),
    ...machines,
  ];
}

function basis({ tally, coverage }: Studied): string {
  const { player, budget, memory, version } = tally.study;
  const { missing, range } = coverage;
  const parts = [`${player}: deals ${range?.first} to ${range?.last}`];
  if (missing > 0) parts.push(`${grouped.format(missing)} of them missing`);
  if (budget > 0) parts.push(`${grouped.format(budget)} nodes a ${isThoughtful(tally) ? "deal" : "move"}`);
  if (isThoughtful(tally)) parts.push(`${grouped.format(memory)} MiB`);
  return [...parts, `version ${version}`].join(", ");
}

function distinct(machines: readonly Machine[]): readonly Machine[] {
  return [...new Map(machines.map((machine) => [JSON.stringify(machine), machine])).values()];
}

function inNumericOrder(counts: ReadonlyMap<number, number>): Readonly<Record<string, number>> {
  return Object.fromEntries([...counts].sort(([a], [b]) => a - b));
}
