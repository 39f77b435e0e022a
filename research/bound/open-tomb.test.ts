import { type AnyGame, games, numberedDeal, seededRandom, standardCards } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { BeliefState } from "../../packages/solver/src/games/tomb-of-four-kings/belief-state.js";
import {
  packedFromView,
  type TombGame,
  type TombState,
  type TombView,
} from "../../packages/solver/src/games/tomb-of-four-kings/conversion.js";
import { committedValueFunction } from "../../packages/solver/src/games/tomb-of-four-kings/evaluation.js";
import { NEXT, packedTomb } from "../../packages/solver/src/games/tomb-of-four-kings/packed.js";
import { exactSolver } from "../../packages/solver/src/games/tomb-of-four-kings/solver.js";
import { DEFAULT_LIMITS, solve } from "../../packages/solver/src/index.js";
import { countOf, tellChecks } from "../../testing/counts.js";
import { OpenTomb, type OpenTombPosition } from "./open-tomb.js";
import { FREE, relaxedBest } from "./relaxed-best.js";

const game = games.find(({ id }) => id === "tomb-of-four-kings") as AnyGame;
const FIRST = 6_100_001;
const { KING, rankOf } = standardCards;

function startOf(deal: number): TombState {
  return game.setup(numberedDeal(game.pack, deal), []) as TombState;
}

/** What the table shows, but for the place in the pack. */
function tableOf(bytes: Uint8Array): string {
  return bytes.map((byte, place) => (place === NEXT ? 0 : byte)).join(" ");
}

/** The kings that can still be brought out. */
function kingsLeft({ pack, treasure, turn }: TombState): number {
  return [...pack, ...treasure, ...turn].filter((card) => rankOf(card) === KING).length;
}

describe("the open Tomb", () => {
  it("is won with open cards where the exact solver wins", () => {
    const deals = countOf(400);
    for (let deal = FIRST; deal < FIRST + deals; deal++) {
      const tomb = new OpenTomb(startOf(deal), committedValueFunction());
      const { verdict } = solve(
        game,
        exactSolver(game as unknown as TombGame) as never,
        startOf(deal),
        DEFAULT_LIMITS,
      );
      expect(relaxedBest(tomb, FREE, tomb.start).best).toBe(verdict === "won" ? 1 : 0);
    }
    tellChecks(deals, "deals of the Tomb with open cards");
  });

  it("goes on card by card as the engine does, and forecasts what the net says of the view (TK-3, TK-20)", () => {
    const [net, belief] = [committedValueFunction(), new BeliefState()];
    /** What the net says of what the player sees. */
    const worthOf = (state: TombState) => {
      belief.seeing(packedFromView(game as unknown as TombGame, game.view(state) as TombView));
      net.evaluate(belief);
      return net.win;
    };
    let positions = 0;
    for (let deal = FIRST; deal < FIRST + countOf(6_000); deal++) {
      const random = seededRandom(deal);
      let state = startOf(deal);
      const tomb = new OpenTomb(state, committedValueFunction());
      let position = tomb.start;
      while (tomb.resultOf(position) === undefined) {
        const legal = game.legalMoves(state);
        state = game.play(state, legal[random(legal.length)]).state as TombState;
        const ways = (tomb.choicesOf(position) ?? []).map((next) => settled(tomb, next));
        const table = tableOf(packedTomb(state).bytes);
        const way = ways.find((each) => tableOf(each.bytes) === table);
        if (!way) {
          // How it ended, or what still came after a king was lost, is not laid out card by card.
          expect(game.outcome(state).status !== "playing" || kingsLeft(state) < 4).toBe(true);
          expect(ways.some((each) => tomb.resultOf(each) === 0)).toBe(true);
          break;
        }
        position = way;
        positions++;
        if (game.outcome(state).status === "playing") expect(tomb.worthOf(position)).toBe(worthOf(state));
        else expect(tomb.resultOf(position)).toBe(game.outcome(state).status === "won" ? 1 : 0);
      }
    }
    tellChecks(positions, "positions of the Tomb beside the engine's");
  });

  it("charges nothing on average: each forecast is the mean of what may come", () => {
    // The same start, every card in turn at the top of the pack: what is forecast of it is the mean.
    const state = startOf(FIRST);
    let sum = 0;
    for (let place = 0; place < state.pack.length; place++) {
      const pack = [
        state.pack[place],
        ...state.pack.filter((_, other) => other !== place),
      ] as TombState["pack"];
      const tomb = new OpenTomb({ ...state, pack }, committedValueFunction());
      const [delve] = tomb.choicesOf(tomb.start) ?? [];
      if (!delve) throw new Error("a start without a way down");
      sum += tomb.worthOf(tomb.revealed(delve));
      if (place === 0) expect(tomb.meanOf(delve)).toBeGreaterThan(0);
    }
    const tomb = new OpenTomb(state, committedValueFunction());
    const [delve] = tomb.choicesOf(tomb.start) ?? [];
    expect(sum / state.pack.length).toBeCloseTo(tomb.meanOf(delve as OpenTombPosition), 12);
  });
});

/** On to the next choice, or the end. */
function settled(tomb: OpenTomb, from: OpenTombPosition): OpenTombPosition {
  let position = from;
  while (tomb.resultOf(position) === undefined && !tomb.choicesOf(position))
    position = tomb.revealed(position);
  return position;
}
