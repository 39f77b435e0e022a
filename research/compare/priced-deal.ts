import type { PricedGame } from "./pricing.js";

/** A priced game on a numbered deal. */
export interface PricedDeal extends PricedGame {
  readonly deal: number;
  readonly player: string;
  /** Of processor time, the prices included. */
  readonly seconds: number;
}
