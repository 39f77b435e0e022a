import { NEXT, type Packed, TURNS } from "./packed.js";

/** What a turn of the walk back takes, so far as anybody can tell; tuned on random deals. */
const CARDS_A_TURN = 2.5;

/** Whether the walk back is likely to take more than this part of the cards left. */
export function isWayBackLong({ bytes, pack }: Packed, part: number): boolean {
  return (bytes[TURNS] as number) * CARDS_A_TURN > part * pack.left(bytes[NEXT] as number);
}
