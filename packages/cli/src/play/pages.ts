import { messagesOf } from "@tetrarch/engine";
import { type Model, type Overlay, viewOf } from "./model.js";

type TextOverlay = Extract<Overlay, { readonly kind: "text" }>;

/** A text to be read over the table. */
export function textPage(title: string, paragraphs: readonly string[]): TextOverlay {
  return { kind: "text", title, paragraphs, scroll: 0 };
}

/** A game's story and how to play it. */
export function howToParagraphs(gameId: string): readonly string[] {
  const { story, howTo, options = {} } = messagesOf(gameId);
  const variants = Object.entries(options).map(([option, { what }]) => `The variant ${option}: ${what}`);
  return [story, ...howTo, ...variants];
}

export function introduction(model: Model): TextOverlay {
  const { id, title } = model.seat.session.game;
  return textPage(title, howToParagraphs(id));
}

/** All that has been told in this game, the latest in sight. */
export function journal(model: Model): TextOverlay {
  return { ...textPage("The story so far", [model.log.join("\n")]), scroll: Number.MAX_SAFE_INTEGER };
}

/** Every pile in words, the one under the cursor first. */
export function lookPage(model: Model): TextOverlay {
  const piles = model.table.describe(viewOf(model));
  const lines = piles.map(({ pile, name, text }) => ({ pile, line: `${name} (${pile}): ${text}` }));
  const all = lines.map(({ line }) => line).join("\n");
  const first = lines.find(({ pile }) => model.table.steering === "piles" && pile === model.cursor);
  return textPage("The table in words", first ? [first.line, all] : [all]);
}
