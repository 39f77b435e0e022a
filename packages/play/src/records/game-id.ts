import type { Random } from "@tetrarch/engine";

/** What ids of games look like: 128 bits in small hexadecimal digits. */
export const GAME_ID = /^[0-9a-f]{32}$/;

const PARTS = 4;

/** An id for a game that begins: nobody draws the same one again. */
export function freshGameId(random: Random): string {
  const part = () =>
    random(2 ** 32)
      .toString(16)
      .padStart(8, "0");
  return Array.from({ length: PARTS }, part).join("");
}
