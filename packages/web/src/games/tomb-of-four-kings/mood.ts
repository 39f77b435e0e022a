import { forecastOf, mostOf, type tombOfFourKings } from "@tetrarch/engine";
import { knowledge, TORCHES } from "@tetrarch/engine/tomb-of-four-kings";

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

/** How many hit points the next card may cost at the most: a door costs none. */
export function riskOf(view: tombOfFourKings.View): number {
  if (view.phase !== "encounter" || view.encounter?.kind === "door") return 0;
  return mostOf(forecastOf(knowledge.prospects(view, { type: "play" }), "action")?.short);
}

/** The light of the whole page: `lit-2`, and how it ended. */
export function moodOf(view: unknown): string {
  const tomb = view as tombOfFourKings.View;
  return `lit-${litOf(tomb)} ${portalOf(tomb) ?? ""}`;
}
