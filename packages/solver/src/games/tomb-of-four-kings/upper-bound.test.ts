import { seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { randomGame, shortDeal, tombGame } from "../../../test/games/tomb-of-four-kings/positions.js";
import { kindOf, MONSTER, strengthOf } from "./cards.js";
import { sensibleMoves } from "./dominance.js";
import { JOKER_LOOT, kingsOf, POINTS, setLoot, WORTH } from "./loot.js";
import { DROP, LEAVE, MOST_MOVES, playMove } from "./moves.js";
import { DEAD, ENCOUNTER, ENCOUNTERED, HAND, NEXT, OUT, type Packed, PHASE, packedTomb } from "./packed.js";
import { NO_WAY_OUT, UpperBound } from "./upper-bound.js";

const POSITIONS = countOf(60_000, 300);
/** Moves after which the plain search gives a position up. */
const MOST_PLAYED = 4000;

/** The easier game of the README without a table, turn by turn; undefined when it takes too long. */
function plainGain(tomb: Packed, winning: boolean): number | undefined {
  const { bytes, pack } = tomb;
  let played = 0;
  const best = (): number => {
    const phase = bytes[PHASE] as number;
    if (phase === OUT) return winning && (pack.kings[bytes[NEXT] as number] as number) > 0 ? NO_WAY_OUT : 0;
    if (phase >= DEAD || ++played > MOST_PLAYED) return NO_WAY_OUT;
    const saved = bytes.slice();
    const moves = new Int32Array(MOST_MOVES);
    const kept = [...moves.subarray(0, sensibleMoves(tomb, moves, 0))].filter(
      (move) => move < DROP || move >= LEAVE,
    );
    const encounter = bytes[ENCOUNTER] as number;
    if (phase === ENCOUNTERED && kindOf(encounter) === MONSTER) kept.push(DROP + strengthOf(encounter) - 2);
    const gains = kept.map((move) => {
      bytes.set(saved);
      const kings = tomb.kingsAhead;
      let gain = -(POINTS[tomb.hand] as number);
      if (move >= DROP && move < LEAVE) {
        gain -= WORTH[move - DROP] as number;
        setLoot(bytes, HAND, tomb.hand + (1 << (move - DROP)));
      }
      playMove(tomb, move);
      if (winning && kingsOf(tomb.hand) + tomb.kingsAhead < kings) return NO_WAY_OUT;
      gain += POINTS[tomb.hand] as number;
      setLoot(bytes, HAND, tomb.hand & JOKER_LOOT);
      const rest = best();
      return rest === NO_WAY_OUT ? NO_WAY_OUT : gain + rest;
    });
    return Math.max(NO_WAY_OUT, ...gains);
  };
  setLoot(bytes, HAND, tomb.hand & JOKER_LOOT);
  const gain = best();
  return played > MOST_PLAYED ? undefined : gain;
}

it("is the best gain of the easier game, as a plain search of it finds", () => {
  const random = seededRandom(22);
  const counts = { out: 0, noWay: 0, winning: 0 };
  let compared = 0;
  while (compared < POSITIONS) {
    const deal = shortDeal(random, {
      length: 13 + random(12),
      kings: random(5),
      queens: random(5),
      scroll: random(2) === 0,
    });
    const states = randomGame(tombGame.setup(deal, []), random).slice(0, -1);
    for (const state of states.slice(0, 4)) {
      const { bytes, pack } = packedTomb(state);
      for (const winning of [true, false]) {
        const plain = plainGain(packedTomb(state), winning);
        if (plain === undefined) continue;
        const gain = new UpperBound(pack, Number.POSITIVE_INFINITY).gain(bytes, winning);
        expect(gain, tombGame.formatState(state)).toBe(plain);
        compared++;
        if (plain === NO_WAY_OUT) counts.noWay++;
        else if (winning) counts.winning++;
        else counts.out++;
      }
    }
  }
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(POSITIONS / 20);
  tellChecks(compared, "upper bounds");
});
