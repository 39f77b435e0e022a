import type { Inks } from "./inks.js";
import type { Part, Shape } from "./shapes.js";

/** A picture as large as a card, as the text of a file. */
export function picture(content: string): string {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336" stroke-linejoin="round" stroke-linecap="round">`;
  return `${frame}${content}</svg>`;
}

/** Pieces around a point of the card. */
export function drawnAt(x: number, y: number, part: Part, inks: Inks): string {
  return `<g transform="translate(${x} ${y})">${part.map((shape) => drawn(shape, inks)).join("")}</g>`;
}

function drawn({ ink, path, stroke }: Shape, inks: Inks): string {
  const colour = inks[ink];
  if (stroke === undefined) return `<path fill="${colour}" d="${path}"/>`;
  return `<path fill="none" stroke="${colour}" stroke-width="${stroke}" d="${path}"/>`;
}
