/**
 * `npm run research -- puzzles GAME --deals FIRST..LAST --to FILE`: puzzles of the kind *all cards open, win it*, from a beginner's game
 * on each numbered deal. A line a deal, so that it goes on where it was stopped; `--part 1/2` looks at every other deal, for two
 * processes with a file each.
 *
 * `npm run research -- puzzles GAME --choose COUNT FILE…`: chooses so many of those found, spread over all degrees of difficulty,
 * and writes them as the set that is shipped.
 *
 * Both with `--chances` are of the kind *best chance*: one move better than all others to who does not see the hidden cards.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { games } from "@tetrarch/engine";
import type { WrittenWin } from "../packages/play/src/puzzles/puzzle.js";
import { wholeLines } from "./common/measurement-file.js";
import { misuse, optionsOf } from "./common/options.js";
import { chanceOfDeal, type FoundChance } from "./puzzles/best-chance.js";
import { chosenChances, chosenPuzzles, setAsSource } from "./puzzles/choose.js";
import { puzzleOfDeal } from "./puzzles/find.js";

interface DealLine {
  readonly number: number;
  readonly puzzle?: Found | undefined;
}

type Found = WrittenWin | FoundChance;

const { values, positionals } = optionsOf({
  allowPositionals: true,
  options: {
    deals: { type: "string", default: "2000001..2001000" },
    part: { type: "string", default: "1/1" },
    to: { type: "string" },
    choose: { type: "string" },
    chances: { type: "boolean", default: false },
  },
});
const [id, ...files] = positionals;
const game = games.find((candidate) => candidate.id === id);
const [first, last] = numbers(values.deals, "..");
const [part, parts] = numbers(values.part, "/");
const count = values.choose === undefined ? 0 : Number(values.choose);
const isChoice = count > 0 && files.length > 0;
if (!game || !(isChoice || values.to) || !(first >= 1 && last >= first && part >= 1 && part <= parts))
  misuse(
    "puzzles GAME [--chances] --deals FIRST..LAST [--part 1/2] --to FILE, or GAME [--chances] --choose COUNT FILE…",
  );

if (values.to) find(values.to);
else choose();

function find(file: string): void {
  if (!game) return;
  const known = new Set(linesOf(file).map(({ number }) => number));
  let found = 0;
  for (let number = first + part - 1; number <= last; number += parts) {
    if (known.has(number)) continue;
    const line: DealLine = values.chances
      ? { number, ...chanceOfDeal(game, number) }
      : { number, puzzle: puzzleOfDeal(game, number) };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    if (line.puzzle) console.log(`${line.puzzle.deal}: ${++found} found`);
  }
}

function choose(): void {
  if (!game) return;
  const found = files
    .flatMap(linesOf)
    .sort((one, other) => one.number - other.number)
    .flatMap(({ puzzle }): readonly Found[] => (puzzle ? [puzzle] : []));
  const chosen = values.chances
    ? chosenChances(found.filter(isChance), count)
    : chosenPuzzles(
        found.filter((puzzle): puzzle is WrittenWin => !isChance(puzzle)),
        count,
      );
  const path = `packages/play/src/puzzles/${values.chances ? "chances" : "sets"}/${game.id}.ts`;
  writeFileSync(path, setAsSource(chosen));
  console.log(`${chosen.length} puzzles written to ${path}`);
}

function isChance(found: Found): found is FoundChance {
  return "worth" in found;
}

function linesOf(file: string): readonly DealLine[] {
  return wholeLines(file).map((line) => JSON.parse(line) as DealLine);
}

function numbers(text: string, between: string): [number, number] {
  const [one, other] = text.split(between).map(Number);
  return [one ?? Number.NaN, other ?? Number.NaN];
}
