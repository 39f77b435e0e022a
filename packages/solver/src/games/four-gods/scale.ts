import { PATHS } from "@tetrarch/engine/four-gods";
import { type Curve, type Curves, curveOf } from "../../evaluation/curve.js";
import type { GodsOfChance } from "./chance.js";
import type { Worth } from "./worth.js";

/** The player is to move; or a card comes up, of which the player can only say on which side (FG-4). */
export const [CHOOSING, AWAITING] = ["choosing", "awaiting"] as const;

/**
 * The chances that stand behind what the net tells of a position. Where a card is to be chosen it is asked for the mean over all that
 * the card may be, for it says more of what lies open.
 */
export class GodsScale {
  readonly chance: GodsOfChance;
  readonly #worth: Worth;
  readonly #choosing: Curve;
  readonly #awaiting: Curve;

  constructor(chance: GodsOfChance, worth: Worth, curves: Curves) {
    this.chance = chance;
    this.#worth = worth;
    this.#choosing = curveOf(curves, CHOOSING);
    this.#awaiting = curveOf(curves, AWAITING);
  }

  /** f of the position now. */
  f(): number {
    const { chance } = this;
    const isAwaiting = !chance.isOver && chance.due >= 0;
    if (isAwaiting) this.#worth.expect(chance);
    else this.#worth.judge(chance);
    return (isAwaiting ? this.#awaiting : this.#choosing)(this.#worth.win);
  }

  /** The artifacts to expect, 0 to 4, of the position that `f` was asked of last. */
  get artifacts(): number {
    return PATHS * this.#worth.points;
  }
}
