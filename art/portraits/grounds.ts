import { cut } from "./svg.js";

const WHOLE = "M0 -20H224V204H0Z";

/** One big diagonal of colour that rises: a friend comes. */
export function rising(ground: string, band: string, edge: string): string {
  return (
    cut(ground, WHOLE) +
    cut(band, "M0 204V118L175 -20H224V44L42 204Z") +
    cut(edge, "M62 204 224 76V92L82 204Z")
  );
}

/** One that falls: a foe. */
export function falling(ground: string, band: string, edge: string): string {
  return (
    cut(ground, WHOLE) +
    cut(band, "M224 204V96L64 -20H0V34L196 204Z") +
    cut(edge, "M176 204 0 54V70L156 204Z")
  );
}

/** Rays from below: what lies ready to be taken. */
export function rays(ground: string, ray: string): string {
  return (
    cut(ground, WHOLE) +
    cut(
      ray,
      "M112 250 -10 150V96ZM112 250 -10 20V-24H6ZM112 250 50 -24H90ZM112 250 134 -24H174ZM112 250 218 -24H234V20ZM112 250 234 96V150Z",
    )
  );
}

/** A steep wedge of light into the dark: danger. */
export function wedge(ground: string, light: string): string {
  return cut(ground, WHOLE) + cut(light, "M224 -20V150L18 204H0V196L165 -20Z");
}
