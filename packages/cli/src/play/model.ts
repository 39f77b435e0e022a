import { type AnyGame, howToOf, messagesOf, prologueOf } from "@tetrarch/engine";
import { type BookChapter, chaptersOf, type LocalSeat, undoEndsHonesty } from "@tetrarch/play";
import { screenWords } from "../words/en/screen.js";
import type { Exercise } from "./exercises/exercise.js";
import type { AnyTable } from "./tables/table.js";

/** What lies over the table. */
export type Overlay =
  | {
      readonly kind: "text";
      readonly title: string;
      readonly paragraphs: readonly string[];
      readonly scroll: number;
      /** Whether it is the transcript, which can be written to a file. */
      readonly isTranscript?: boolean;
      /** Whether the list of what can be done after the end follows it. */
      readonly isOfEnding?: boolean;
    }
  | { readonly kind: "moves"; readonly chosen: number }
  | { readonly kind: "resign" }
  /** Whether to take a move back though the game is unaided; the notice says what it costs. */
  | { readonly kind: "undo" }
  /** Whether to show a hint though the game is unaided. */
  | { readonly kind: "hint" }
  /** The name of a file for the transcript, being typed; and whether Enter replaces what is there. */
  | { readonly kind: "write"; readonly name: string; readonly replacing: boolean }
  | {
      readonly kind: "ending";
      /** Nothing yet at first: Enter held down to the end of a game must not begin another. */
      readonly chosen: number | undefined;
    };

/** What can be done when a game is over. */
export type Afterwards =
  | "new"
  | "again"
  | "winnable"
  | "way"
  | "field"
  | "analyse"
  | "share"
  | "menu"
  | "quit";

/** What can be done when this game is over, in the order of the list. */
export function afterwardsOf({ seat, way }: Pick<Model, "seat" | "way">): readonly Afterwards[] {
  const isWon = seat.seen.outcome.status === "won";
  return [
    "new",
    "again",
    ...(isWon ? [] : (["winnable"] as const)),
    ...(way ? (["way"] as const) : []),
    "field",
    "analyse",
    "share",
    "menu",
    "quit",
  ];
}

/** A pile whose cards are lifted; how many, once that is chosen. */
export interface Lifted {
  readonly pile: string;
  readonly count: number | undefined;
}

/** A game on the screen. All that is shown follows from this and the size of the window. */
export interface Model {
  /** The player's place at the game: what is seen of it, and what can be done. */
  readonly seat: LocalSeat;
  readonly table: AnyTable;
  /** The story so far, a line an event. */
  readonly log: readonly string[];
  /** What the last act added to it. */
  readonly news: readonly string[];
  /** The pile under the cursor. */
  readonly cursor: string;
  /** The move chosen in the list of choices. */
  readonly choice: number;
  readonly lifted: Lifted | undefined;
  /** The move being typed; undefined when none is. */
  readonly typed: string | undefined;
  readonly overlay: Overlay | undefined;
  /** What is to be said once: why a move was refused, where a file is. */
  readonly notice: string | undefined;
  /** Where the transcript of the finished game is. */
  readonly keptAt: string | undefined;
  /** The moves that a hint advises from this position on: its plan, or the one move. */
  readonly ahead: readonly string[];
  /** Whether the last state of the game could not be saved. */
  readonly unsaved: boolean;
  /** Whether a line of the log says that a chapter of the story has come. */
  readonly announcesChapters: boolean;
  readonly isUndoQuestionShown: boolean;
  readonly isHintQuestionShown: boolean;
  /** The exercise whose position lies here in place of a game. */
  readonly exercise: Exercise | undefined;
  /** The moves of a way that the solver found once this game was over. */
  readonly way: readonly string[] | undefined;
}

/** The view of the position on the table. */
export function viewOf({ seat }: Pick<Model, "seat">): unknown {
  return seat.seen.view;
}

/** The words of the legal moves, numbered from 1 in this order wherever they are listed. */
export function legalOf({ seat }: Pick<Model, "seat">): readonly string[] {
  return seat.seen.legal;
}

/** Whether the game is over: won, lost or given up. */
export function isOver({ seat }: Pick<Model, "seat">): boolean {
  return seat.seen.outcome.status !== "playing";
}

/** Describes what a legal move will do, for lists. */
export function labelOf(model: Model, word: string): string {
  return model.table.foretell(viewOf(model), word);
}

/** Whether an undo is a question first: once a game, where it would end an unaided one (C-10). */
export function asksBeforeUndo({ seat, isUndoQuestionShown }: Model): boolean {
  return !isUndoQuestionShown && undoEndsHonesty(seat.session);
}

/** The same of a hint. */
export function asksBeforeHint({ seat, isHintQuestionShown }: Model): boolean {
  return !isHintQuestionShown && seat.session.honest;
}

type TextOverlay = Extract<Overlay, { readonly kind: "text" }>;

export function textPage(title: string, paragraphs: readonly string[]): TextOverlay {
  return { kind: "text", title, paragraphs, scroll: 0 };
}

/** A game's story and how to play it. */
export function howToParagraphs(game: AnyGame): readonly string[] {
  const variants = Object.entries(messagesOf(game.id).options ?? {})
    .filter(([option]) => game.options.includes(option))
    .map(([option, { what }]) => screenWords.variant(option, what));
  return [prologueOf(game), ...howToOf(game), ...variants];
}

export function introduction(model: Model): TextOverlay {
  const { game } = model.seat.session;
  return textPage(game.title, howToParagraphs(game));
}

/** The page with everything that happened in this game, scrolled to the end. */
export function journal(model: Model): TextOverlay {
  return { ...textPage(screenWords.titles.story, [model.log.join("\n")]), scroll: Number.MAX_SAFE_INTEGER };
}

/** The chapters of the game's story that have come so far. */
export function chaptersIn({ seat: { session }, table }: Model): readonly BookChapter[] {
  return chaptersOf(session, table.story?.(session.game));
}

/** A chapter, its title first. */
export function chapterParagraphs({ number, chapter }: BookChapter): readonly string[] {
  return [screenWords.chapter(number, chapter.title), ...chapter.paragraphs];
}

/** The page with the chapters that have come, the latest first. */
export function chaptersPage(chapters: readonly BookChapter[]): TextOverlay {
  return textPage(screenWords.titles.chapters, chapters.toReversed().flatMap(chapterParagraphs));
}

/** Every pile in words, the one under the cursor first. */
export function lookPage(model: Model): TextOverlay {
  const piles = model.table.describe(viewOf(model));
  const lines = piles.map(({ pile, name, text }) => ({ pile, line: screenWords.pile(name, pile, text) }));
  const all = lines.map(({ line }) => line).join("\n");
  const first = lines.find(({ pile }) => model.table.steering === "piles" && pile === model.cursor);
  return textPage(screenWords.titles.piles, first ? [first.line, all] : [all]);
}
