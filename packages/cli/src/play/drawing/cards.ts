import type { Canvas } from "./canvas.js";
import type { Ink, Style } from "./style.js";

const SUIT_SIGNS: Readonly<Record<string, string>> = { C: "♣", D: "♦", H: "♥", S: "♠" };
const SUIT_INKS: Readonly<Record<string, Ink>> = { C: "club", D: "diamond", H: "heart", S: "spade" };

/** A card's back, as wide as a face. */
export const BACK = "░░░";

export function suitSign(suit: string): string {
  return SUIT_SIGNS[suit] ?? suit;
}

/** `TH` → `10♥`, `9H` → ` 9♥`, `JK` → `JKR`, hidden → `░░░`: always three cells. */
export function cardFace(code: string): string {
  if (code === "--") return BACK;
  if (code === "JK") return "JKR";
  const rank = code.charAt(0) === "T" ? "10" : code.charAt(0);
  return (rank + suitSign(code.charAt(1))).padStart(3);
}

/** `10♥` without padding, for running text. */
export function cardSign(code: string): string {
  return cardFace(code).trim();
}

export function suitStyle(suit: string): Style {
  const ink = SUIT_INKS[suit];
  return ink ? { ink, bold: true } : {};
}

const BACK_STYLE: Style = { dim: true };
const JOKER_STYLE: Style = { ink: "violet", bold: true };

export function cardStyle(code: string): Style {
  if (code === "--") return BACK_STYLE;
  return code === "JK" ? JOKER_STYLE : suitStyle(code.charAt(1));
}

/** Cards in a row, each four cells wide; returns the column after them. */
export function cardRow(canvas: Canvas, x: number, y: number, codes: readonly string[]): number {
  let column = x;
  for (const code of codes) column = canvas.text(column, y, `${cardFace(code)} `, cardStyle(code));
  return column;
}

/** How a pile looks to the cursor: nothing special, under it, lifted, or a legal target. */
export type Mark = "none" | "cursor" | "lifted" | "target";

const FRAME_STYLES: Readonly<Record<Mark, Style>> = {
  none: { ink: "stone" },
  cursor: { bold: true },
  lifted: { ink: "warning", bold: true },
  target: { ink: "jade", bold: true },
};

export function frameStyle(mark: Mark): Style {
  return FRAME_STYLES[mark];
}

/** A pile's name with its mark, which needs no colour: `[t3]`, `^t3^`, `>t3<`. */
export function markedName(name: string, mark: Mark): string {
  switch (mark) {
    case "none":
      return ` ${name} `;
    case "cursor":
      return `[${name}]`;
    case "lifted":
      return `^${name}^`;
    case "target":
      return `▸${name}◂`;
  }
}

/** Draws a pile's name with its mark; returns the column after it. */
export function drawName(canvas: Canvas, x: number, y: number, name: string, mark: Mark): number {
  return canvas.text(x, y, markedName(name, mark), nameStyle(mark));
}

const CURSOR_NAME: Style = { bold: true, inverse: true };
const PLAIN_NAME: Style = { ink: "stone" };

export function nameStyle(mark: Mark): Style {
  if (mark === "cursor") return CURSOR_NAME;
  return mark === "none" ? PLAIN_NAME : FRAME_STYLES[mark];
}
