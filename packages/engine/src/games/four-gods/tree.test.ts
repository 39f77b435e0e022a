import { describe, expect, it } from "vitest";
import { plainSet, position } from "../../../test/positions/four-gods.js";
import { perft } from "../../core/perft.js";
import { createFourGods } from "./index.js";
import type { State } from "./types.js";

const GAME = createFourGods(plainSet());
const FINISHED = "L L L L L L cleared";
/** Three paths are walked to the end, so that all that is left happens on path 4 and within the party. */
const THREE_FINISHED = {
  p1: "L1 F01 * F02 * F03 * F04 * F05 * F06 *",
  p2: "L2 W01 * W02 * W03 * W04 * W05 * W07 *",
  p3: "L3 E01 * E02 * E03 * E04 * E05 * E06 *",
  way1: FINISHED,
  way2: FINISHED,
  way3: FINISHED,
  rolled: "1 1 1 1 1",
};

function counts(state: State, depth: number): (number | false)[] {
  return Array.from({ length: depth + 1 }, (_, index) => {
    const count = perft(GAME, state, index);
    return count.ok && count.value;
  });
}

describe("trees counted by hand", () => {
  /**
   * A weapon lies in row 6, a friend and a trap in row 7. Nobody is wounded and the trap's 6 fells nobody, so what
   * counts is only how many allies there are and who is armed: u unarmed, a armed. Write a position's counts as a
   * polynomial: the coefficient of x^d is the number of lines of d moves.
   *
   * The trap in row 7 (facing it wins; a drop turns a into u; of two, either may be dismissed):
   *   Tu = 1 + x        Ta = 1 + x + x Tu = 1 + 2x + x²        Tuu = 1 + x + 2x Tu = 1 + 3x + 2x²
   *   Tua = 1 + x + x Tuu + x Ta + x Tu = 1 + 4x + 6x² + 3x³
   *   Taa = 1 + x + 2x Tua + 2x Ta = 1 + 5x + 12x² + 14x³ + 6x⁴
   * The friend in row 7 (taking wins, but there must be room):
   *   Fu = 1 + x        Fa = 1 + x + x Fu = 1 + 2x + x²        Fuu = 1 + 2x Fu = 1 + 2x + 2x²
   *   Fua = 1 + x Fuu + x Fa + x Fu = 1 + 3x + 5x² + 3x³
   *   Faa = 1 + 2x Fua + 2x Fa = 1 + 4x + 10x² + 12x³ + 6x⁴
   * The choice: B = 1 + x (F + T) for each party.
   *   Ba = 1 + 2x + 4x² + 2x³        Bua = 1 + 2x + 7x² + 11x³ + 6x⁴
   *   Baa = 1 + 2x + 9x² + 22x³ + 26x⁴ + 12x⁵
   * The weapon in row 6 (it goes to someone unarmed, and the choice is due):
   *   Au = 1 + x Ba = 1 + x + 2x² + 4x³ + 2x⁴
   *   Aa = 1 + x Au = 1 + x + x² + 2x³ + 4x⁴ + 2x⁵
   *   Auu = 1 + 2x Bua + 2x Au = 1 + 4x + 6x² + 18x³ + 30x⁴ + 16x⁵
   *   Aua = 1 + x Baa + x Auu + x Aa + x Au = 1 + 4x + 8x² + 18x³ + 46x⁴ + 62x⁵ + 30x⁶
   */
  it("FG-4, FG-7 to FG-10, FG-13: arming, dismissing and the last choice", () => {
    const state = position({
      ...THREE_FINISHED,
      p4: "L4 T01 * T02 * T03 * T04 * W06 * F07 T05",
      way4: "L L L L L open",
      party: "F05 - 0 F06 W01 0",
    });
    expect(counts(state, 8)).toEqual([1, 4, 8, 18, 46, 62, 30, 0, 0]);
  });

  /**
   * A foe of attack 4 and defence 11 lies in row 7; allies have attack 3 and defence 10. F05 has 3 wounds, F06 none.
   * One ally alone can only fight on, one line: it ends when the foe has more than 11 or the ally more than 10.
   *   F06 unhurt, foe unhurt: falls at the 3rd blow: 1 + x + x² + x³.   F05 (3), foe unhurt: at the 2nd: 1 + x + x².
   * Both fight, F05 struck: wounds 7 and 0, damage 6. Either fight fells the foe and wins (F05 may fall, F06 stands):
   *   2x. Without F05: F06 wins at the 2nd blow, x(1 + x + x²). Without F06: F05 falls at the next, x(1 + x).
   *   Together 1 + 4x + 2x² + x³.
   * Both fight, F06 struck: wounds 3 and 4, damage 6. Either fight wins: 2x. Without one of them the other falls
   *   together with the foe at the 2nd blow, and that is lost: 2x(1 + x + x²). Together 1 + 4x + 2x² + 2x³.
   * In all 1 + x (the four of them) = 1 + 4x + 10x² + 6x³ + 4x⁴.
   */
  it("FG-6, FG-8, FG-11: blow for blow to the end", () => {
    const state = position({
      ...THREE_FINISHED,
      p4: "L4 T01 * T02 * T03 * T04 * W06 * E07 *",
      way4: "L L L L L L open",
      party: "F05 - 3 F06 - 0",
    });
    expect(counts(state, 6)).toEqual([1, 4, 10, 6, 4, 0, 0]);
  });
});
