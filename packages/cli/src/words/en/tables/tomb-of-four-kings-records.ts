import { degreeInWords } from "@tetrarch/engine";
import { LADDER } from "@tetrarch/engine/tomb-of-four-kings";
import { counted, localDay } from "@tetrarch/play";
import { GAPS, RUNGS, type ScoreSheet, type TombLadder } from "@tetrarch/play/tomb-of-four-kings";
import { alignedLines } from "../../../text-table.js";

/** TK-30: the rungs of the ladder from the lowest up, each with the best result or what it lacks. */
export function ladderLines(ladder: TombLadder): readonly string[] {
  const { reached, next, bestGame, bestHoards, bestSeries, gaps } = ladder;
  const height = reached === null ? -1 : LADDER.indexOf(reached);
  const totals = bestSeries
    .filter(({ total }) => total > 0)
    .map(({ length, total }) => `${total} in ${length} games`)
    .join(", ");
  const bests = { alive: bestInWords(bestGame), hoards: bestInWords(bestHoards), series: totals };
  const rungs = LADDER.flatMap((rung, index) => {
    const gap = gaps[rung];
    const isNext = rung === next && index > height;
    const notes = [bests[rung], ...(isNext ? ["the next rung"] : []), ...(gap ? [GAPS[gap]] : [])];
    const mark = index <= height ? "[x]" : "[ ]";
    return [`${mark} ${RUNGS[rung]}`, ...notes.filter(Boolean).map((note) => `    ${note}`)];
  });
  return [
    "The ladder of the tomb",
    "",
    ...rungs,
    "",
    "Only first plays without help count. A series counts once you have given its",
    "link here, and so do those that came with a file of the web app.",
  ];
}

function bestInWords(points: number | null): string {
  return points === null ? "" : `best ${counted(points, "point")}`;
}

/** The score sheet of the Tomb (TK-22, TK-30): kings / points of each game by the book, the best, and totals. */
export function sheetLines({ games, best, totals }: ScoreSheet): readonly string[] {
  if (games.length === 0)
    return ["No game by the book is finished yet: tetrarch play tk --variant by-memory"];
  const goldOf = (gold: number) => gold.toLocaleString("en-GB");
  const rows = games.map(({ id, endedAt, deal, score, gold, end, degree }) => [
    localDay(new Date(endedAt)),
    deal.includes(" ") ? "own deal" : deal,
    score,
    goldOf(gold),
    [
      end,
      ...(degree === "first" ? [] : [degreeInWords(degree).label]),
      ...(id === best?.id ? ["best"] : []),
    ].join(", "),
  ]);
  const endsAligned = (column: number) => column === 2 || column === 3;
  const sums = totals.map(({ games: count, points, gold }) => [
    `last ${count} games`,
    counted(points, "point"),
    `${goldOf(gold)} gold`,
  ]);
  return [
    "Tomb of Four Kings, by the book",
    "",
    ...alignedLines([["date", "deal", "kings/points", "gold", ""], ...rows], endsAligned),
    "",
    best === null ? "best: not out alive yet" : `best: ${best.score}, ${goldOf(best.gold)} gold`,
    ...alignedLines(sums, (column) => column > 0),
  ];
}
