import type { tombOfFourKings } from "@tetrarch/engine";
import { TORCHES } from "@tetrarch/engine/tomb-of-four-kings";

/** At the gate: before the first turn, and when all is over. */
export function portalOf({
  phase,
  delve,
}: tombOfFourKings.View): "entrance" | "out" | "dead" | "dark" | undefined {
  if (phase === "out" || phase === "dead" || phase === "dark") return phase;
  return phase === "crossroads" && delve.length === 0 ? "entrance" : undefined;
}

/** How many torches burn. */
export function litOf({ torches }: tombOfFourKings.View): number {
  return TORCHES - torches.length;
}

/** The light of the whole page: `lit-2`, and how it ended. */
export function moodOf(view: unknown): string {
  const tomb = view as tombOfFourKings.View;
  return `lit-${litOf(tomb)} ${portalOf(tomb) ?? ""}`;
}
