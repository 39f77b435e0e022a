import type { tombOfFourKings } from "@tetrarch/engine";
import "./encounters.css";

/** Addresses by file: `./monster-7.svg`, and of the way between two turns `./entrance.svg` and `./crossroads.svg`. */
export const PICTURES = import.meta.glob<string>("./*.svg", {
  base: "./dwellers",
  import: "default",
  eager: true,
});

/** The address of the picture of what waits in the tomb, as the engine's narration names it. */
export function pictureOf({ kind, value }: tombOfFourKings.Encounter): string | undefined {
  return PICTURES[`./${kind}-${value}.svg`];
}
