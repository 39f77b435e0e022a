import { cut, put } from "../portraits/svg.js";
import { BASALT, BLOOD, DUSK, UMBER, WALL } from "./inks.js";

/** The three inks of a body: itself, its shadow side, and its light edge. */
export type Body = readonly [ink: string, shadow: string, light: string];

/** A silhouette with one light edge, where the torch is, and one shadow side that follows its outline. */
export function form([ink, shadow, light]: Body, path: string, depth = 1): string {
  const same = (fill: string, x: number, y: number) =>
    `<use href="#%" fill="${fill}" transform="translate(${-x * depth} ${-y * depth})"/>`;
  return (
    `<clipPath id="%%"><path id="%" d="${path}"/></clipPath>` +
    same(light, 3 / depth, 2 / depth) +
    `<g clip-path="url(#%%)"><use href="#%" fill="${shadow}"/>${same(ink, 13, 4)}</g>`
  );
}

/** The same the other way round, about the middle of the field. */
function mirrored(...parts: readonly string[]): string {
  return put("matrix(-1 0 0 1 160 0)", ...parts);
}

/** Parts that are alike on both sides. */
export function both(...parts: readonly string[]): string {
  return parts.join("") + mirrored(...parts);
}

function ground(field: string, band: string, path: string): string {
  return cut(field, "M0 0H160V160H0Z") + cut(band, path);
}

/** One big diagonal of colour: it rises behind what lives, falls behind a trap, and is the light that falls on a door. */
export const RED = ground(BASALT, BLOOD, "M0 160V128L96 0H160V60L84 160Z");
export const VIOLET = ground(BASALT, DUSK, "M0 160V128L96 0H160V60L84 160Z");
export const BROWN = ground(BASALT, UMBER, "M160 160V128L64 0H0V60L76 160Z");
export const LIGHT = ground(BASALT, WALL, "M0 0H70L160 110V160H44L0 104Z");

/** A whole picture. */
export function print(...parts: readonly string[]): string {
  return named("0 0 160 160", parts);
}

/** A picture in which what parts call `%` gets a name of its own in each of them. */
export function named(viewBox: string, parts: readonly string[]): string {
  const drawn = parts.map((part, index) => part.replaceAll("%", String.fromCharCode(97 + index)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawn.join("")}</svg>`;
}
