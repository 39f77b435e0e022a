import { type AnyGame, games, type kingsKeys, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf } from "../../../../../testing/counts.js";
import { playingOut } from "../../players/play-out.js";
import { type Advice, type AnyPlayer, observe } from "../../players/player.js";
import { runToEnd } from "../../search/resumable-search.js";
import { committedContext } from "./evaluation.js";
import { colourPositions, gainsOf } from "./packed.js";
import { evaluatorPlayer, greedyPlayer, samplerPlayer } from "./players.js";

const game = games.find(({ id }) => id === "kings-keys") as AnyGame;
const greedy = greedyPlayer() as AnyPlayer;
const sampler = samplerPlayer() as AnyPlayer;
const evaluator = evaluatorPlayer() as AnyPlayer;
const FEW_NODES = 5000;

function deal(number: number): unknown {
  return game.setup(numberedDeal(game.pack, number), []);
}

/** The positions of a game a player plays until it ends or the player resigns, with what it advised there. */
function played(player: AnyPlayer, number: number): { state: kingsKeys.State; advice: Advice<unknown> }[] {
  const random = seededRandom(number);
  const course: { state: kingsKeys.State; advice: Advice<unknown> }[] = [];
  for (let state = deal(number); game.legalMoves(state).length > 0; ) {
    const advice = runToEnd(player.advise(observe(game, state), random, FEW_NODES));
    course.push({ state: state as kingsKeys.State, advice });
    if (advice.resigns) break;
    state = game.play(state, advice.move).state;
  }
  return course;
}

function gains(state: kingsKeys.State): number {
  return colourPositions(state).reduce((sum, position) => sum + gainsOf(position), 0);
}

function wins(player: AnyPlayer, deals: number, nodes: number): number {
  let count = 0;
  for (let number = 1; number <= deals; number++) {
    const { outcome } = runToEnd(playingOut(game, deal(number), player, seededRandom(number), nodes));
    if (outcome.status === "won") count++;
  }
  return count;
}

describe("the greedy player", () => {
  it("gives the rule that fired, and each fires", () => {
    const reasons = new Map<string | undefined, number>();
    for (let number = 1; number <= 60; number++) {
      for (const { state, advice } of played(greedy, number)) {
        reasons.set(advice.reason, (reasons.get(advice.reason) ?? 0) + 1);
        const after = game.play(state, advice.move).state as kingsKeys.State;
        if (advice.reason === "make-room") expect(gains(after)).toBe(gains(state));
      }
    }
    expect([...reasons.keys()].sort()).toEqual(["complete-book", "draw-card", "make-room", "no-draw-left"]);
  });

  it("resigns only where no play draws a card", () => {
    let resigned = 0;
    for (let number = 1; number <= 60; number++) {
      const last = played(greedy, number).at(-1);
      if (!last?.advice.resigns) continue;
      resigned++;
      expect(mostGains(last.state)).toBe(gains(last.state));
    }
    expect(resigned).toBeGreaterThan(10);
  });

  it("wins about one deal in seven", () => {
    const won = wins(greedy, 300, 0);
    expect(won).toBeGreaterThan(30);
    expect(won).toBeLessThan(60);
  });
});

/** The most gains of all positions that moves which draw nothing lead to, and of one move more. */
function mostGains(start: kingsKeys.State): number {
  const now = gains(start);
  const seen = new Set<string>();
  const waiting = [start];
  let most = now;
  for (const state of waiting) {
    for (const move of game.legalMoves(state)) {
      const next = game.play(state, move).state as kingsKeys.State;
      most = Math.max(most, gains(next));
      const key = JSON.stringify(next.field);
      if (gains(next) > now || seen.has(key)) continue;
      seen.add(key);
      waiting.push(next);
    }
  }
  return most;
}

describe("the sampling player", () => {
  it("weighs each move once, the one it plays first", () => {
    for (const number of [1, 2, 3]) {
      for (const { advice } of played(sampler, number)) {
        const words = advice.moves.map(({ move }) => game.formatMove(move));
        expect(new Set(words).size).toBe(words.length);
        if (words.length > 0) expect(words[0]).toBe(game.formatMove(advice.move));
        for (const { value } of advice.moves) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it("takes no more nodes than it is given", () => {
    const spent = [1, 2, 3].flatMap((number) => played(sampler, number).map(({ advice }) => advice.nodes));
    expect(Math.max(...spent)).toBe(FEW_NODES);
    expect(Math.min(...spent)).toBe(0);
  });

  it("plays by its rule of thumb alone when it may not think, and wins more than one deal in three", () => {
    const deals = countOf(15_000);
    const { view, legal } = observe(game, deal(1));
    expect(runToEnd(sampler.advise({ view, legal }, seededRandom(1), 0)).moves).toEqual([]);
    const won = wins(sampler, deals, 0);
    expect(won).toBeGreaterThan(deals * 0.33);
    expect(won).toBeLessThan(deals * 0.43);
  });

  it("does not move to and fro: its games are short", () => {
    for (let number = 1; number <= 10; number++) {
      expect(played(sampler, number).length).toBeLessThan(200);
    }
  });
});

describe("the evaluator", () => {
  it("does not move to and fro: each of its thoughts brings it nearer to a gain", () => {
    for (let number = 1; number <= countOf(500, 5); number++) {
      const course = played(evaluator, number);
      let free = 0;
      for (const [ply, { state, advice }] of course.entries()) {
        const next = course[ply + 1]?.state;
        if (!next) continue;
        free = gains(next) > gains(state) ? 0 : free + 1;
        expect(free).toBeLessThan(12);
        expect(advice.resigns).toBeUndefined();
      }
    }
  });

  it("C-11: says the same to the bit when it has forgotten all it knew of colours", () => {
    let thoughts = 0;
    for (let number = 1; number <= 2; number++) {
      for (const { state, advice } of played(evaluator, number)) {
        committedContext(0);
        expect(committedContext().belief.states.size).toBe(0);
        expect(runToEnd(evaluator.advise(observe(game, state), seededRandom(1), 0))).toEqual(advice);
        thoughts++;
      }
    }
    expect(thoughts).toBeGreaterThan(10);
  });

  it("wins more than one deal in three", () => {
    const deals = countOf(1000, 10);
    expect(wins(evaluator, deals, 0)).toBeGreaterThan(deals / 3);
  });
});
