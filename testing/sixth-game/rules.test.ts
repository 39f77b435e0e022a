import { describe, expect, it } from "vitest";
import type { PileState } from "../../packages/engine/src/core/pile-game.js";
import { seededRandom } from "../../packages/engine/src/core/random.js";
import { nineStepsRules } from "./engine/index.js";
import { DEAL, TURN, WAY } from "./way-to-win.js";

const { game, knowledge, refusal } = nineStepsRules;

function start(): PileState {
  return game.setup({ cards: DEAL.split(" "), rolls: [] }, []);
}

function played(...words: readonly string[]): PileState {
  return words.reduce((state, word) => {
    const move = game.legalMoves(state).find((legal) => game.formatMove(legal) === word);
    if (!move) throw new Error(`${word} is not legal`);
    return game.play(state, move).state;
  }, start());
}

const legal = (state: PileState) => game.legalMoves(state).map((move) => game.formatMove(move));
const pile = (state: PileState, id: string) => game.view(state).piles.find((each) => each.id === id)?.cards;
const stateText = (...parts: readonly string[]) =>
  ["stock", "w", "c1", "c2", "c3", "s"].map((id, index) => `${id}:${parts[index] ?? ""}`).join("\n");

describe("the rules of Nine Steps", () => {
  it("NS-1: all nine lie in the stock, the deal's first card on top", () => {
    expect(game.formatState(start())).toBe(stateText(` ${DEAL.split(" ").reverse().join(" ")}`));
  });

  it("NS-2: the stock's top card is turned onto the waste", () => {
    expect(legal(start())).toEqual([TURN]);
    expect(pile(played(TURN), "w")).toEqual(["AS"]);
    expect(pile(played(TURN), "stock")).toHaveLength(8);
  });

  it("NS-3: a shelf holds one card, which comes from the waste", () => {
    const state = played(TURN, TURN, "w-c2");
    expect(legal(state)).toEqual([TURN, "w-c1", "w-c3", "w-s"]);
    expect(refusal(game.view(state), { from: "w", depth: 1, to: "c2" }).rule).toBe("NS-3");
    const two = game.parseState(stateText(" 3S 4S 5S 6S 7S 8S 9S", "", " AS 2S"));
    expect(two).toMatchObject({ ok: false, error: { message: "c1: 2S cannot lie there (NS-3)" } });
  });

  it("NS-4: the next step goes up, from waste or shelf, and stays there", () => {
    const state = played(TURN, "w-s", TURN, "w-c1", TURN, "w-s", "c1-s");
    expect(pile(state, "s")).toEqual(["AS", "2S", "3S"]);
    expect(refusal(game.view(state), { from: "s", depth: 1, to: null })).toMatchObject({
      reason: "stays",
      rule: "NS-4",
    });
    const gap = game.parseState(stateText(" 3S 4S 5S 6S 7S 8S 9S", "", " AS", "", "", " 2S"));
    expect(gap).toMatchObject({ ok: false, error: { message: "s: 2S cannot lie there (NS-4)" } });
  });

  it("NS-5: won with all nine on the stairs, lost when no move is left", () => {
    expect(game.outcome(played(...WAY))).toMatchObject({ status: "won", score: { text: "9/9" } });
    const stuck = played(...Array<string>(9).fill(TURN), "w-c1", "w-c2", "w-c3");
    expect(game.outcome(stuck)).toMatchObject({ status: "lost", score: { text: "0/9" } });
  });

  it("NS-6: the order of the stock is not seen", () => {
    const view = game.view(played(TURN));
    expect(JSON.stringify(view)).not.toContain("3S");
    const others = [1, 2, 3, 4].map((seed) => game.sample(view, seededRandom(seed)).join());
    expect(new Set(others).size).toBeGreaterThan(1);
    expect(knowledge.prospects(view, { from: "stock", to: "w" })).toEqual([
      { sure: true, rule: "NS-2", event: { type: "moved", from: "stock", to: "w", left: 7, count: 2 } },
    ]);
  });
});
