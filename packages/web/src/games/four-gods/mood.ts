import type { fourGods } from "@tetrarch/engine";

/** Falling asleep, waking with what was lost, never waking again. */
export function dreamerOf({ artifacts, paths, party, rescue, gone }: fourGods.View) {
  if (artifacts === paths.length) return "awake";
  if (party.length > 0 || rescue?.due) return undefined;
  return gone.length === 0 && paths.every(({ row }) => row === 1) ? "asleep" : "lost";
}

/** The light of the whole page. */
export function moodOf(view: unknown): string {
  return dreamerOf(view as fourGods.View) ?? "";
}
