import { describe, expect, it } from "vitest";
import { positionAfter } from "../../../test/positions/tomb-of-four-kings.js";
import { perft } from "../../core/perft.js";
import { tombOfFourKings } from "./index.js";

/**
 * A whole game from its deal, counted by hand: nine cards decide it, for the ninth is the fourth ace. The rest of the
 * pack is never reached.
 *
 * 1  delve: three torches burn, the trap 5D appears.                                      1 line
 * 2  play: 7D beats it, and all is treasure.                                              1
 * 3  leave:5D or leave:7D. The other, T, is in the hand; both buy off 2S and 3S, so both
 *    lines go on alike, and from here on every count is twice that of one of them.        2
 * 4  Crossroads: delve, or retreat, which ends the game out alive (TK-2).                 2 × 2
 * 5  The monster 2S: play or drop:T.                                                      2 × 2
 * 6  play finds the jack of spades: play, skill, drop:T (3). After the drop of ply 5 you
 *    stand at a crossroads with two turns done: delve, retreat (2).                       2 × 5
 * 7  after play, play: 3S has beaten 2S, crossroads (2)
 *    after play, skill: crossroads, T in the hand (2)
 *    after play, drop:T: crossroads, the jack in the hand (2)
 *    after drop:T, delve: the jack is found, 3S appears: play, skill (2)
 *    after drop:T, retreat: the same on the only retreat turn: play, skill (2)            2 × 10
 * 8  from the first crossroads of ply 7 delve and retreat both meet the fourth ace (0)
 *    from the second: 3S with T in the hand: play, drop:T, delving and retreating (4)
 *    from the third: 3S with the jack in the hand: play, skill, likewise (4)
 *    from 3S while delving: play meets the ace; skill leads to a crossroads (2)
 *    from 3S while retreating: play meets the ace; skill leads out alive (0)              2 × 10
 * 9  drop:T while delving, crossroads (2); while retreating, out alive (0)
 *    skill while delving, crossroads (2); while retreating, out alive (0)
 *    every play meets the ace, and so does whoever leaves the crossroads of ply 8 (0)     2 × 4
 * 10 every move from those crossroads meets the ace.                                      0
 */
const DEAL = "AC AD AH 5D 7D 2S JS 3S AS";

describe("a tree counted by hand", () => {
  it("TK-1, TK-2, TK-5, TK-6, TK-12, TK-20: has just the lines that reasoning finds", () => {
    const start = positionAfter(`${DEAL}`, "delve");
    const counts = Array.from({ length: 11 }, (_, depth) => perft(tombOfFourKings, start.state, depth));
    expect(counts.map((count) => count.ok && count.value)).toEqual([1, 1, 2, 4, 4, 10, 20, 20, 8, 0, 0]);
  });
});
