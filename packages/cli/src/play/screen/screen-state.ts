import type { Problem, Result } from "@tetrarch/engine";
import { UNDO_COST } from "@tetrarch/play";
import { gameWords } from "../../words/en/game.js";
import { inquiryWords } from "../../words/en/inquiries.js";
import { screenWords } from "../../words/en/screen.js";
import type { Menu } from "../menu.js";
import type { Model, Overlay } from "../model.js";
import type { TranscriptFile } from "../transcript-file.js";

export type ScreenState =
  | { readonly kind: "menu"; readonly menu: Menu }
  | { readonly kind: "game"; readonly model: Model };

/** Nothing half done: no move typed, no card lifted, nothing to be noticed. */
export const CLOSED = { typed: undefined, lifted: undefined, notice: undefined } as const;

export function onTable(model: Model): ScreenState {
  return { kind: "game", model };
}

/** The question before an undo; the keys that answer it are on the last line, too. */
export function withUndoQuestion(model: Model): Model {
  const notice = screenWords.undoQuestion(UNDO_COST);
  return { ...model, ...CLOSED, overlay: { kind: "undo" }, notice, isUndoQuestionShown: true };
}

/** Whether it is a page that the list of everything else leads to. */
export function isInner(more: Menu["more"]): boolean {
  return more !== undefined && more !== "list";
}

export function withNotice(state: ScreenState, notice: string): ScreenState {
  return state.kind === "menu" ? inMenu({ ...state.menu, notice }) : onTable({ ...state.model, notice });
}

export function thinkingNotice(progress: string): string {
  return `${inquiryWords.thinking(progress)} ${inquiryWords.escStops}`;
}

export function inMenu(menu: Menu): ScreenState {
  return { kind: "menu", menu };
}

export function opened(model: Model, overlay: Overlay): ScreenState {
  return onTable({ ...model, ...CLOSED, overlay });
}

export function begun(before: Model, started: Result<Model, Problem>): ScreenState {
  return onTable(started.ok ? started.value : { ...before, notice: started.error.message });
}

/** Asks for the name of a file for the transcript, or writes it; what is there is replaced at the second Enter only. */
export function writeTranscript(model: Model, what: "name" | "write", file: TranscriptFile): Model {
  const { overlay, seat } = model;
  if (what === "name" || overlay?.kind !== "write") {
    const name = file.nameFor(seat.session);
    return { ...model, overlay: { kind: "write", name, replacing: false } };
  }
  const { name, replacing } = overlay;
  if (name.trim() === "") return { ...model, notice: screenWords.nameMissing };
  const written = file.write(seat.session, name, replacing ? "replace" : "keep");
  if ("path" in written) {
    return { ...model, overlay: undefined, notice: gameWords.transcriptIn(written.path) };
  }
  if (!written.exists) return { ...model, notice: written.trouble };
  const notice = screenWords.enterReplaces(written.trouble);
  return { ...model, overlay: { ...overlay, replacing: true }, notice };
}
