import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";

const widths = new Map<string, number>();

/** How many cells of the terminal a text takes. */
export function cellWidth(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  return text.length > 1 ? stringWidth(text) : signWidth(text);
}

/** A single sign: tables are drawn sign by sign, of the same few. */
function signWidth(sign: string): number {
  const known = widths.get(sign);
  if (known !== undefined) return known;
  const width = stringWidth(sign);
  widths.set(sign, width);
  return width;
}

/** Words that others wrote, made safe for one line of a terminal: no control characters, no line breaks. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}

/** Breaks a text into lines of at most `width` cells, between words where it can be. */
export function wrapped(text: string, width: number): readonly string[] {
  if (cellWidth(text) <= width) return [clean(text)];
  return wrapAnsi(clean(text), Math.max(1, width), { hard: true }).split("\n");
}

/** The end of a text that is typed, as far as there is room. */
export function ending(text: string, width: number): string {
  let shown = "";
  for (const sign of [...text].reverse()) {
    if (cellWidth(sign + shown) > width - 1) return `…${shown}`;
    shown = sign + shown;
  }
  return shown;
}

/** Cuts a text to at most `width` cells; `…` stands for the rest. */
export function shortened(text: string, width: number): string {
  if (cellWidth(text) <= width) return text;
  let short = "";
  for (const character of text) {
    if (cellWidth(short + character) > width - 1) break;
    short += character;
  }
  return width < 1 ? "" : `${short.trimEnd()}…`;
}
