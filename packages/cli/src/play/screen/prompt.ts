import { gameWords } from "../../words/en/game.js";
import { hintWords, promptWords } from "../../words/en/screen.js";
import { cellWidth, ending, shortened } from "../drawing/text.js";
import type { Exercise } from "../exercises/exercise.js";
import { labelOf, legalOf, type Model, viewOf } from "../model.js";
import { targetsOf } from "../selection.js";
import { readTyped } from "../typing.js";
import { isSmall, type Size } from "./layout.js";

/** The line that says what is going on: a notice, what is typed, what is lifted, or the pile under the cursor. */
export function promptOf(model: Model, size: Size): string {
  const { overlay, notice, typed } = model;
  if (overlay?.kind === "resign") return promptWords.resign;
  if (overlay?.kind === "write") return writePrompt(overlay.name, notice, size);
  if (typed !== undefined) return notice === undefined ? typedPrompt(model, typed) : `:${typed}▏ ${notice}`;
  if (notice !== undefined) return notice;
  if (overlay) return "";
  return model.lifted ? liftedPrompt(model) : restPrompt(model, size);
}

function writePrompt(name: string, notice: string | undefined, size: Size): string {
  const label = promptWords.write;
  const line = `${label}${ending(name, size.columns - cellWidth(label) - 4)}▏`;
  return notice === undefined ? line : `${notice}\n${line}`;
}

function typedPrompt(model: Model, typed: string): string {
  const read = readTyped(typed, legalOf(model));
  if (typed.trim() === "") return `:${typed}▏ ${promptWords.typeMove}`;
  if (read.kind === "one") return `:${typed}▏ ${promptWords.enter(read.word, labelOf(model, read.word))}`;
  if (read.kind === "none") return `:${typed}▏ ${promptWords.noMove}`;
  return `:${typed}▏ ${read.words.slice(0, 6).join("  ")}${read.words.length > 6 ? " …" : ""}`;
}

function liftedPrompt(model: Model): string {
  const { lifted } = model;
  const places = targetsOf(model, viewOf(model));
  const count = lifted?.count === undefined ? "" : promptWords.liftedCount(lifted.count);
  return promptWords.lifted(lifted?.pile ?? "", count, places);
}

function restPrompt(model: Model, size: Size): string {
  if (legalOf(model).length === 0) return gameWords.isOver;
  if (isListed(model, size)) return promptWords.choose;
  const view = viewOf(model);
  const pile = model.table.describe(view).find((described) => described.pile === model.cursor);
  return pile ? shortened(`${pile.name}: ${pile.text}`, 200) : "";
}

/** The keys that matter now, as many as there is room for. */
export function hintsOf(model: Model, size: Size): string {
  const { overlay, typed } = model;
  if (typed !== undefined) return hintWords.typing;
  if (overlay?.kind === "write") return hintWords.write(overlay.replacing);
  if (overlay?.kind === "text" && overlay.isTranscript) return hintWords.transcript;
  if (overlay?.kind === "text") return hintWords.text;
  if (overlay?.kind === "moves") return hintWords.moves;
  if (overlay?.kind === "ending") return hintWords.ending;
  if (overlay?.kind === "resign") return hintWords.resign;
  if (overlay?.kind === "undo") return hintWords.undo;
  if (overlay?.kind === "hint") return hintWords.hint;
  if (model.lifted) return hintWords.lifted;
  const common = model.exercise ? exerciseHints(model.exercise) : hintWords.common;
  return fitted([...tableHints(model, size), ...common], hintWords.last, size.columns - 2);
}

/** Whether moves are chosen from a list rather than by their piles. */
export function isListed(model: Model, size: Size): boolean {
  return model.table.steering === "choices" || isSmall(size);
}

function tableHints(model: Model, size: Size): readonly string[] {
  const main = model.table.mainMove(viewOf(model), legalOf(model));
  return [
    ...(main === undefined ? [] : [hintWords.main(main)]),
    isListed(model, size) ? hintWords.list : hintWords.piles,
  ];
}

/** The keys of what can be asked of an exercise. */
function exerciseHints({ commands }: Exercise): readonly string[] {
  const own = Object.entries(hintWords.exercise).filter(([name]) => Object.hasOwn(commands, name));
  return [...own.map(([, hint]) => hint), ...hintWords.anyExercise];
}

/** The first hints that fit before the last ones. */
function fitted(hints: readonly string[], last: readonly string[], width: number): string {
  const gap = "   ";
  let count = hints.length;
  const text = () => [...hints.slice(0, count), ...last].join(gap);
  while (count > 0 && cellWidth(text()) > width) count--;
  return text();
}
