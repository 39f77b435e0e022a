import type { StyledLine } from "./style.js";
import { cellWidth } from "./text.js";

/** What stands for the signs of the tables where only ASCII can be shown. */
const FORMS: readonly (readonly [signs: string, form: string])[] = [
  ["—–−─━═╌┄", "-"],
  ["│┃║╎┆", "|"],
  ["╭╮╰╯┌┐└┘├┤┬┴┼╔╗╚╝╞╡╪", "+"],
  ["▒░▓█", "#"],
  ["’‘", "'"],
  ["“”", '"'],
  ["•★✦", "*"],
  ["→▸▶", ">"],
  ["←◂◀", "<"],
  ["·", "."],
  ["…", "~"],
  ["×✗╳", "x"],
  ["✓", "+"],
  ["▏", "_"],
  ["↑", "^"],
  ["↓", "v"],
  ["⋮", ":"],
  ["○", "o"],
  ["♣", "C"],
  ["♦", "D"],
  ["♥", "H"],
  ["♠", "S"],
  ["▲", "R"],
  ["■", "G"],
  ["●", "B"],
  ["◆", "Y"],
];
const FORM_OF: ReadonlyMap<string, string> = new Map(
  FORMS.flatMap(([signs, form]) => [...signs].map((sign) => [sign, form] as const)),
);

/** The text in ASCII alone and as many cells wide: signs by what stands for them, accents dropped, else question marks. */
export function asciiText(text: string): string {
  let ascii = "";
  for (const character of text) {
    const base = character.normalize("NFKD").charAt(0);
    const form = FORM_OF.get(character) ?? (/[\n -~]/.test(base) ? base : "?");
    const width = cellWidth(character);
    if (width > 0 || character === "\n") ascii += form.padEnd(width, "?");
  }
  return ascii;
}

export function asciiLine(line: StyledLine): StyledLine {
  return line.map(({ text, style }) => ({ text: asciiText(text), style }));
}
