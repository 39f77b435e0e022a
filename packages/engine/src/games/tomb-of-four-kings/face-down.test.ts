import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { value } from "../../../../../testing/value.js";
import { latePosition, lateText } from "../../../test/positions/tomb-of-four-kings.js";
import { cardsFrom, codesOf, HIDDEN } from "../../core/cards.js";
import { numberedDeal } from "../../core/deal-code.js";
import { seededRandom } from "../../core/random.js";
import { canStay } from "./column.js";
import { dealtFaceDown } from "./face-down.js";
import { legalMoves, play } from "./moves.js";
import { formatState, parseState } from "./notation.js";
import { prospects } from "./prospects.js";
import { PACK, setup } from "./setup.js";
import type { State } from "./types.js";
import { sample, view } from "./view.js";

const BY_MEMORY = ["by-memory"];

/** The states of many games by memory, played at random but deep. */
function* states(games: number): Generator<State> {
  for (let number = 1; number <= games; number++) {
    const random = seededRandom(number);
    let state = setup(numberedDeal(PACK, number), BY_MEMORY);
    for (;;) {
      yield state;
      const moves = legalMoves(state);
      const move = moves[state.phase === "crossroads" && random(4) > 0 ? 0 : random(moves.length)];
      if (!move) break;
      state = play(state, move).state;
    }
  }
}

const faceDown = ({ delve, retreat, discards }: State) => [...delve, ...retreat, discards].flat();
const isOver = ({ phase }: State) => phase === "out" || phase === "dead" || phase === "dark";

describe("by memory", () => {
  it("TK-32: finished turns and discards lie face down while the game goes on, and open when it is over", () => {
    let [hidden, opened] = [0, 0];
    for (const state of states(100)) {
      const seen = view(state);
      const backs = [...seen.delve.flat(), ...seen.retreat.flat(), ...seen.discards];
      const hiddenCodes = codesOf(faceDown(state));
      if (isOver(state)) {
        expect(backs.toSorted()).toEqual(hiddenCodes.toSorted());
        opened += hiddenCodes.length;
        continue;
      }
      expect(backs).toEqual(hiddenCodes.map(() => HIDDEN));
      const text = JSON.stringify(seen);
      for (const code of hiddenCodes) expect(text).not.toContain(`"${code}"`);
      hidden += hiddenCodes.length;
    }
    expect(hidden).toBeGreaterThan(3000);
    expect(opened).toBeGreaterThan(500);
  });

  it("TK-32: rules and prospects are those of the same view, whatever lies face down", () => {
    let others = 0;
    for (const state of states(countOf(1000, 10))) {
      const random = seededRandom(7);
      const seen = view(state);
      const standard = { ...state, byMemory: false };
      expect(legalMoves(state)).toEqual(legalMoves(standard));
      for (const move of legalMoves(state)) {
        const { state: after, events } = play(state, move);
        expect(play(standard, move)).toEqual({ state: { ...after, byMemory: false }, events });
      }
      for (let round = 0; round < 3; round++) {
        const other = sample(seen, random);
        expect(view(other)).toEqual(seen);
        for (const move of legalMoves(state)) {
          expect(prospects(view(other), move)).toEqual(prospects(seen, move));
        }
        if (JSON.stringify(faceDown(other)) !== JSON.stringify(faceDown(state))) others++;
      }
    }
    expect(others).toBeGreaterThan(100);
    tellChecks(others, "positions with other cards face down");
  });

  it("TK-32: what is dealt anew under the backs the rules could have left there, with any source of chance", () => {
    for (const random of [seededRandom(3), () => 0]) {
      for (const state of states(countOf(1000, 12))) {
        const sampled = sample(view(state), random);
        expect(parseState(formatState(sampled))).toEqual({ ok: true, value: sampled });
        expect([...sampled.delve, ...sampled.retreat].every(canStay)).toBe(true);
      }
    }
  });

  it("TK-32: finds the few hands that jammed doors leave which cost as much as doors can", () => {
    const delve = "TC 2C | 9C 2D | 8C 2S | 7C 3C | 6C 3D";
    const others = PACK.parts.flat().filter((code) => !delve.includes(code) && !code.startsWith("A"));
    const text = lateText({
      phase: "crossroads",
      pack: `${others.slice(28).join(" ")} AC AD AH AS`,
      torches: "",
      skills: "",
      treasure: "",
      discards: others.slice(0, 28).join(" "),
      turn: "",
      delve,
    });
    const parsed = value(parseState(`${text}\nvariant: by-memory`));
    for (let seed = 1; seed <= 10; seed++) {
      const sampled = sample(view(parsed), seededRandom(seed));
      expect(parseState(formatState(sampled)).ok).toBe(true);
      const [worst = []] = sampled.delve.map(codesOf).filter(([door]) => door === "TC");
      expect(["2C", "2D", "2S", "3C", "3D", "3S"]).toContain(worst[1]);
    }
  });

  it("TK-32: each turn that may lie there does so about as often as each other", () => {
    const unseen = cardsFrom("9C TC 2D 3D 4S 5S 6H 7H KC".split(" "));
    const pairs = unseen.flatMap((one) =>
      unseen.filter((other) => other !== one).map((other) => [one, other]),
    );
    const possible = pairs.filter(canStay).map((pair) => codesOf(pair).join(" "));
    const rounds = countOf(100_000, 4000);
    const random = seededRandom(5);
    const counts = new Map(possible.map((pair) => [pair, 0]));
    for (let round = 0; round < rounds; round++) {
      const { delve } = dealtFaceDown({ discards: [], delve: [["", ""]], retreat: [] }, unseen, random);
      const pair = codesOf(delve[0] ?? []).join(" ");
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    expect(possible.length).toBeGreaterThan(10);
    expect([...counts.keys()]).toEqual(possible);
    const even = 1 / possible.length;
    const error = Math.sqrt(rounds * even * (1 - even));
    const uneven = [...counts].filter(([, count]) => Math.abs(count - rounds * even) > 5 * error);
    expect(uneven).toEqual([]);
    tellChecks(rounds, "turns dealt face down");
  });

  it("TK-32: a position as text says that it is played by memory, and otherwise reads as it always has", () => {
    const text = `${lateText()}\nvariant: by-memory`;
    const parsed = parseState(text);
    expect(parsed.ok && parsed.value.byMemory).toBe(true);
    expect(parsed.ok && formatState(parsed.value)).toBe(text);
    expect(formatState(latePosition().state)).not.toContain("variant");
    expect(parseState(`${lateText()}\nvariant: rescue`)).toMatchObject({
      error: { code: "bad-state", message: 'variant: expected by-memory, found "rescue"' },
    });
  });
});
