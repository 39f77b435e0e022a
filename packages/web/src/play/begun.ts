import type { Session } from "@tetrarch/engine";

/** Whether the player has done anything in a game: without that it is a deal, there to be begun. */
export function isBegun({ now, undone, resigned }: Session): boolean {
  return now.number > 0 || undone !== undefined || resigned;
}
