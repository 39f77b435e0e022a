import { DUSK, SHADOW } from "./inks.js";

/** How wide the field of every picture is. It goes up to -20, where a word may cover it, and down to 204; a long name covers what is lower than 160. */
const WIDTH = 224;

/** A closed shape in one ink. */
export function cut(ink: string, path: string): string {
  return `<path fill="${ink}" d="${path}"/>`;
}

/** A line of one ink, so many units broad. */
export function line(ink: string, width: number, path: string): string {
  return `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
}

export function disc(ink: string, x: number, y: number, radius: number): string {
  return `<circle fill="${ink}" cx="${x}" cy="${y}" r="${radius}"/>`;
}

/** What lies in the shadow: its ink over whatever is there. */
export function shade(path: string): string {
  return `<path fill="${DUSK}" fill-opacity="${SHADOW}" d="${path}"/>`;
}

/** A group moved, turned or mirrored, in SVG's words. */
export function put(transform: string, ...parts: readonly string[]): string {
  return `<g transform="${transform}">${parts.join("")}</g>`;
}

/** The same the other way round, about the middle of the field. */
export function mirrored(...parts: readonly string[]): string {
  return put(`matrix(-1 0 0 1 ${WIDTH} 0)`, ...parts);
}

/** A silhouette with one light edge, from where the light comes. */
export function edged(ink: string, light: string, path: string): string {
  return put("translate(-4 -3)", cut(light, path)) + cut(ink, path);
}

/** A whole picture. */
export function print(...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -20 ${WIDTH} 224">${parts.join("")}</svg>`;
}
