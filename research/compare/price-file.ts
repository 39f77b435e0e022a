import { formatVariant, type Variant } from "@tetrarch/engine";
import { MeasurementFile } from "../common/measurement-file.js";
import type { PricedDeal } from "./priced-deal.js";
import type { Pricing } from "./pricing.js";

/** What the prices of a player's games depend on, but for the player and the deals. */
export type PricedBy = Pick<Pricing, "game" | "base" | "tries">;

/** Priced games that need not be played again. */
export class PriceFile {
  readonly #lines: MeasurementFile;

  /** With a file games are written there, a line each, and those that stand there are found again; a file of others is refused. */
  constructor({ game, base, tries }: PricedBy, variant: Variant, file?: string) {
    const settings = `${game.id} ${formatVariant(variant)}, prices by ${base.name}, ${tries} pairs a deviation`;
    this.#lines = new MeasurementFile(file, settings);
  }

  /** The game of a player on a deal; played now where it was not. */
  of(player: string, deal: number, played: () => PricedDeal): PricedDeal {
    return JSON.parse(this.#lines.of(`${deal}/${player}`, () => JSON.stringify(played()))) as PricedDeal;
  }
}
