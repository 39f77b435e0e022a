import { cellWidth, ending, shortened } from "../drawing/text.js";
import { labelOf, legalOf, type Model, viewOf } from "../model.js";
import { targetsOf } from "../selection.js";
import { readTyped } from "../typing.js";
import { isSmall, type Size } from "./layout.js";

/** The line that says what is going on: a notice, what is typed, what is lifted, or the pile under the cursor. */
export function promptOf(model: Model, size: Size): string {
  const { overlay, notice, typed } = model;
  if (overlay?.kind === "resign") return "Give this game up? It is lost then.  y yes   n no";
  if (overlay?.kind === "write") return writePrompt(overlay.name, notice, size);
  if (typed !== undefined) return notice === undefined ? typedPrompt(model, typed) : `:${typed}▏ ${notice}`;
  if (notice !== undefined) return notice;
  if (overlay) return "";
  return model.lifted ? liftedPrompt(model) : restPrompt(model, size);
}

function writePrompt(name: string, notice: string | undefined, size: Size): string {
  const asked = "Write the transcript to: ";
  const line = `${asked}${ending(name, size.columns - cellWidth(asked) - 4)}▏`;
  return notice === undefined ? line : `${notice}\n${line}`;
}

function typedPrompt(model: Model, typed: string): string {
  const read = readTyped(typed, legalOf(model));
  if (typed.trim() === "") return `:${typed}▏ type a move, or its number`;
  if (read.kind === "one") return `:${typed}▏ Enter: ${read.word}, ${labelOf(model, read.word)}`;
  if (read.kind === "none") return `:${typed}▏ no legal move begins so`;
  return `:${typed}▏ ${read.words.slice(0, 6).join("  ")}${read.words.length > 6 ? " …" : ""}`;
}

function liftedPrompt(model: Model): string {
  const { lifted } = model;
  const places = targetsOf(model, viewOf(model));
  const count = lifted?.count === undefined ? "" : `, ${lifted.count} of its cards (+ and − change that)`;
  return `Lifted from ${lifted?.pile}${count}: arrows to ${places.join(" ")}, Enter lays, Esc lets go`;
}

function restPrompt(model: Model, size: Size): string {
  if (legalOf(model).length === 0) return "The game is over.";
  if (isListed(model, size)) return "What do you do?";
  const view = viewOf(model);
  const pile = model.table.describe(view).find((described) => described.pile === model.cursor);
  return pile ? shortened(`${pile.name}: ${pile.text}`, 200) : "";
}

/** The keys that matter now, as many as there is room for. */
export function hintsOf(model: Model, size: Size): string {
  const { overlay, typed } = model;
  if (typed !== undefined) return "Enter play   Tab complete   Esc cancel";
  if (overlay?.kind === "write")
    return `Enter ${overlay.replacing ? "replaces the file" : "writes it"}   Esc leaves it`;
  if (overlay?.kind === "text" && overlay.isTranscript)
    return "w write it to a file   ↑ ↓ PgUp PgDn scroll   Esc or Enter back";
  if (overlay?.kind === "text") return "↑ ↓ PgUp PgDn scroll   Esc or Enter back";
  if (overlay?.kind === "moves") return "↑ ↓ choose   Enter play   number then Enter   Esc back";
  if (overlay?.kind === "ending") return "↑ ↓ Enter or a number choose   Esc look at the table   u take back";
  if (overlay?.kind === "resign") return "y gives up   n or Esc goes on";
  if (overlay?.kind === "undo") return "y takes back   n or Esc goes on";
  if (model.lifted) return "arrows choose   Enter lay   + − how many   Esc let go";
  return fitted(tableHints(model, size), ["? keys", "q quit"], size.columns - 2);
}

/** Whether moves are chosen from a list rather than by their piles. */
export function isListed(model: Model, size: Size): boolean {
  return model.table.steering === "choices" || isSmall(size);
}

function tableHints(model: Model, size: Size): readonly string[] {
  const main = model.table.mainMove(viewOf(model), legalOf(model));
  const common = [
    "u undo",
    ": type a move",
    "m moves",
    "v look",
    "R rules",
    "h how to play",
    "n new deal",
    "j story",
  ];
  return [
    ...(main === undefined ? [] : [`Space ${main}`]),
    isListed(model, size) ? "↑ ↓ Enter choose" : "arrows Enter move",
    ...common,
  ];
}

/** The first hints that fit before the last ones. */
function fitted(hints: readonly string[], last: readonly string[], width: number): string {
  const gap = "   ";
  let count = hints.length;
  const text = () => [...hints.slice(0, count), ...last].join(gap);
  while (count > 0 && cellWidth(text()) > width) count--;
  return text();
}
