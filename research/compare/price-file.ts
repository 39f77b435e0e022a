import { formatVariant, type Variant } from "@tetrarch/engine";
import { MeasurementFile } from "../common/measurement-file.js";
import type { PricedDeal } from "./priced-deal.js";
import type { Pricing } from "./pricing.js";

/** What prices of games depend on besides the player and the deals. */
export type PricedBy = Pick<Pricing, "game" | "base" | "tries">;

/** Priced games in an optional file, not played again. */
export class PriceFile {
  readonly #lines: MeasurementFile;

  /** A file with other settings is refused. */
  constructor({ game, base, tries }: PricedBy, variant: Variant, file?: string) {
    const settings = `${game.id} ${formatVariant(variant)}, prices by ${base.name}, ${tries} pairs a deviation`;
    this.#lines = new MeasurementFile(file, settings);
  }

  /** The game of a player on a deal; played now if it is not in the file. */
  of(player: string, deal: number, play: () => PricedDeal): PricedDeal {
    return JSON.parse(this.#lines.of(`${deal}/${player}`, () => JSON.stringify(play()))) as PricedDeal;
  }
}
