import type { StyledLine } from "../../src/play/drawing/style.js";

/** A line of the screen without its styles. */
export function plainText(line: StyledLine): string {
  return line.map(({ text }) => text).join("");
}
