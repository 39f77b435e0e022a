import { capital, degreeOf, legalWords, type Session } from "@tetrarch/engine";
import type { PileInWords } from "../../words/en/card-words.js";
import { plainWords } from "../../words/en/plain.js";
import { screenWords } from "../../words/en/screen.js";
import { type Paint, paint, type StyledLine } from "../drawing/style.js";
import { tableWith } from "../tables/registry.js";

/** The most columns of a table between lines of text. */
const MOST_COLUMNS = 100;
/** Lists of at most this many moves are said after each move. */
const FEW_MOVES = 8;

function viewOf({ game, now }: Session): unknown {
  return game.view(now.state);
}

function pileLine({ pile, name, text }: PileInWords): string {
  return screenWords.pile(name, pile, text);
}

/** Every pile of the table, a line each. */
export function pileLines(session: Session): readonly string[] {
  return tableWith(session.game).describe(viewOf(session)).map(pileLine);
}

/** How a position of a lesson or a puzzle is shown: its piles in words, or its table as a picture. */
export type ShowTable = (session: Session, lookAt?: readonly string[]) => readonly string[];

/** The table as a picture, with the piles to look at marked. */
export function drawnTable({ columns, ...paints }: Paint & { readonly columns: number }): ShowTable {
  return (session, lookAt = []) => {
    const table = tableWith(session.game);
    const { lines } = table.draw(viewOf(session), {
      width: Math.min(columns, MOST_COLUMNS),
      height: table.rows.least,
      degree: degreeOf(session),
      mark: (pile) => (lookAt.includes(pile) ? "target" : "none"),
      liftedCount: 1,
    });
    // Where only ASCII can be shown the terminal's text is made so as a whole.
    const shown = (line: StyledLine) =>
      paints.ascii ? line.map(({ text }) => text).join("") : paint(line, paints);
    return ["", ...lines.map((line) => shown(line).trimEnd()), ""];
  };
}

/** What a legal move does, and its word. */
export function moveLine(session: Session, word: string): string {
  return `${capital(tableWith(session.game).foretell(viewOf(session), word))} (${word}).`;
}

/** The legal moves, numbered. */
export function moveLines(session: Session): readonly string[] {
  const words = legalWords(session);
  if (words.length === 0) return [plainWords.noMoveLeft];
  return words.map((word, index) => `${index + 1}. ${moveLine(session, word)}`);
}

export function fewMoveLines(session: Session): readonly string[] {
  const moves = moveLines(session);
  return moves.length <= FEW_MOVES ? moves : [];
}

/** The word that was typed, or whose number in the list was; undefined where there is no such number. */
export function typedWord(session: Session, typed: string): string | undefined {
  return /^\d+$/.test(typed) ? legalWords(session)[Number(typed) - 1] : typed;
}

/** A position of a lesson or a puzzle that waits for a move, line by line. */
export interface LineQuestion {
  readonly help: readonly string[];
  readonly showTable: ShowTable;
  /** What lies on the table. */
  readonly session: Session;
  /** What can be said besides, and what is done then: each gives lines to be said. */
  readonly commands: Readonly<Record<string, () => readonly string[]>>;
  quit(): void;
  /** Anything else is taken for a move. */
  play(typed: string): readonly string[];
}

/** The lines to be said to a line that has come in. */
export function answerTo(
  line: string,
  { help, showTable, session, commands, quit, play }: LineQuestion,
): readonly string[] {
  const typed = line.trim();
  const command = typed.toLowerCase();
  switch (command) {
    case "":
      return [];
    case "help":
    case "?":
      return help;
    case "quit":
    case "exit":
      quit();
      return [plainWords.farewell];
    case "moves":
      return moveLines(session);
    case "table":
      return showTable(session);
    default:
      return Object.hasOwn(commands, command) ? (commands[command]?.() ?? []) : play(typed);
  }
}

/** The piles that a word names: by their short name, or by the beginning of their long one. */
export function lookLines(session: Session, wanted: string): readonly string[] {
  const piles = tableWith(session.game).describe(viewOf(session));
  const lower = wanted.toLowerCase();
  const exact = piles.filter(
    ({ pile, name }) => pile.toLowerCase() === lower || name.toLowerCase() === lower,
  );
  const found = exact.length > 0 ? exact : piles.filter(({ name }) => name.toLowerCase().startsWith(lower));
  if (found.length > 0) return found.map(pileLine);
  return [
    plainWords.noSuchPile(
      wanted,
      piles.map(({ pile }) => pile),
    ),
  ];
}
