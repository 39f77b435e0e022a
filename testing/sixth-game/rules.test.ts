import { describe, expect, it } from "vitest";
import { seededRandom } from "../../packages/engine/src/core/random.js";
import { nineSteps } from "./engine/index.js";
import { nineStepsKnowledge } from "./engine/knowledge.js";
import { refusal } from "./engine/refusal.js";
import type { State } from "./engine/types.js";
import { DEAL, WAY } from "./way-to-win.js";

function start(): State {
  return nineSteps.setup({ cards: DEAL.split(" "), rolls: [] }, []);
}

function played(...words: readonly string[]): State {
  return words.reduce((state, word) => {
    const move = nineSteps.legalMoves(state).find((legal) => nineSteps.formatMove(legal) === word);
    if (!move) throw new Error(`${word} is not legal`);
    return nineSteps.play(state, move).state;
  }, start());
}

function legal(state: State): readonly string[] {
  return nineSteps.legalMoves(state).map((move) => nineSteps.formatMove(move));
}

describe("the rules of Nine Steps", () => {
  it("NS-1: all nine lie in the stock", () => {
    expect(nineSteps.formatState(start())).toBe(`stock: ${DEAL}\nwaste:\nc1:\nc2:\nc3:\nstairs:`);
  });

  it("NS-2: the stock's top card is turned onto the waste", () => {
    expect(legal(start())).toEqual(["turn"]);
    expect(nineSteps.view(played("turn"))).toMatchObject({ stock: 8, waste: ["AS"] });
  });

  it("NS-3: a shelf holds one card, which comes from the waste", () => {
    const state = played("turn", "turn", "w-c2");
    expect(legal(state)).toEqual(["turn", "w-c1", "w-c3", "w-s"]);
    expect(refusal(nineSteps.view(state), { from: "w", depth: 1, to: "c2" }).rule).toBe("NS-3");
  });

  it("NS-4: the next step goes up, from waste or shelf, and stays there", () => {
    const state = played("turn", "w-s", "turn", "w-c1", "turn", "w-s", "c1-s");
    expect(nineSteps.view(state).stairs).toEqual(["AS", "2S", "3S"]);
    expect(refusal(nineSteps.view(state), { from: "s", depth: 1, to: null }).rule).toBe("NS-4");
  });

  it("NS-5: won with all nine on the stairs, lost when no move is left", () => {
    expect(nineSteps.outcome(played(...WAY))).toMatchObject({ status: "won", score: { text: "9/9" } });
    const stuck = played(...Array<string>(9).fill("turn"), "w-c1", "w-c2", "w-c3");
    expect(nineSteps.outcome(stuck)).toMatchObject({ status: "lost", score: { text: "0/9" } });
  });

  it("NS-6: the order of the stock is not seen", () => {
    const view = nineSteps.view(played("turn"));
    expect(JSON.stringify(view)).not.toContain("3S");
    const others = [1, 2, 3, 4].map((seed) => nineSteps.sample(view, seededRandom(seed)).stock.join());
    expect(new Set(others).size).toBeGreaterThan(1);
    expect(nineStepsKnowledge.prospects(view, { type: "turn" })).toEqual([
      { sure: true, rule: "NS-2", event: { type: "turned", left: 7 } },
    ]);
  });
});
