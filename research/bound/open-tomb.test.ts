import { type AnyGame, games, numberedDeal, seededRandom } from "@tetrarch/engine";
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
import { LAST, OpenTomb, type OpenTombPosition } from "./open-tomb.js";
import { FREE, relaxedBest } from "./relaxed-best.js";

const game = games.find(({ id }) => id === "tomb-of-four-kings") as AnyGame;
const FIRST = 6_100_001;

function startOf(deal: number): TombState {
  return game.setup(numberedDeal(game.pack, deal), []) as TombState;
}

/** What the table shows, but for the place in the pack. */
function tableOf(bytes: Uint8Array): string {
  return bytes.map((byte, place) => (place === NEXT ? 0 : byte)).join(" ");
}

/** The engine's position after the move that leads to this one; undefined when none does. */
function playedTo(state: TombState, { bytes }: OpenTombPosition): TombState | undefined {
  const table = tableOf(bytes);
  return game
    .legalMoves(state)
    .map((move) => game.play(state, move).state as TombState)
    .find((next) => tableOf(packedTomb(next).bytes) === table);
}

/** The positions of a line that wins, in each of which something is to be chosen or a card is awaited. */
function* winningLine(tomb: OpenTomb): Generator<OpenTombPosition> {
  let position: OpenTombPosition | undefined = tomb.start;
  if (relaxedBest(tomb, FREE, position).best === 0) return;
  while (position && tomb.resultOf(position) === undefined) {
    yield position;
    position =
      tomb.choicesOf(position)?.find((next) => relaxedBest(tomb, FREE, next).best === 1) ??
      (tomb.choicesOf(position) ? undefined : tomb.revealed(position));
  }
}

/** The most of equally likely positions that look alike that one player wins who sees no hidden card, by the engine alone. */
function fairWins(alike: readonly TombState[]): number {
  const [state] = alike as [TombState];
  if (game.outcome(state).status !== "playing")
    return game.outcome(state).status === "won" ? alike.length : 0;
  const wins = game.legalMoves(state).map((move) => {
    const views = new Map<string, TombState[]>();
    for (const each of alike) {
      const next = game.play(each, move).state as TombState;
      const view = JSON.stringify(game.view(next));
      views.set(view, [...(views.get(view) ?? []), next]);
    }
    return [...views.values()].reduce((sum, group) => sum + fairWins(group), 0);
  });
  return Math.max(...wins);
}

function ordersOf<Card>(cards: readonly Card[]): readonly (readonly Card[])[] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card, place) =>
    ordersOf(cards.filter((_, other) => other !== place)).map((rest) => [card, ...rest]),
  );
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
      const tomb = new OpenTomb(state, committedValueFunction(), 0);
      let position = tomb.start;
      while (tomb.resultOf(position) === undefined) {
        const choices = tomb.choicesOf(position) ?? [];
        position = settled(tomb, choices[random(choices.length)] as OpenTombPosition);
        const result = tomb.resultOf(position);
        const next = playedTo(state, position);
        // How it ended, or what still came after it was as good as lost, is not laid out card by card.
        if (!next) expect(result).toBe(0);
        if (!next) break;
        state = next;
        positions++;
        const { status } = game.outcome(state);
        if (result === undefined) expect(tomb.worthOf(position)).toBe(worthOf(state));
        else expect(result).toBe(status === "won" ? 1 : 0);
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

  it("forecasts what the best fair player wins where few cards are unseen, and of a card awaited the mean", () => {
    const deals = countOf(100);
    let [chances, means] = [0, 0];
    for (let deal = FIRST; chances < deals; deal++) {
      let state: TombState | undefined = startOf(deal);
      const { pack } = state;
      const tomb = new OpenTomb(state, committedValueFunction());
      for (const position of winningLine(tomb)) {
        const left = pack.length - position.drawn;
        if (tomb.choicesOf(position)) {
          state = state && position !== tomb.start ? playedTo(state, position) : state;
          if (!state || left > 4) continue;
          const ace = state.scrollSpent ? state.pack.slice(-1) : [];
          const orders = ordersOf(state.pack.slice(0, state.pack.length - ace.length));
          const alike = orders.map((order) => ({ ...state, pack: [...order, ...ace] }) as TombState);
          expect(tomb.worthOf(position)).toBeCloseTo(fairWins(alike) / alike.length, 12);
          chances++;
        } else if (left <= LAST + 2) {
          const worths = Array.from({ length: left }, (_, place) => {
            const next = pack[position.drawn + place];
            const rest = pack.slice(position.drawn).filter((card) => card !== next);
            const order = [...pack.slice(0, position.drawn), next, ...rest] as TombState["pack"];
            const other = new OpenTomb({ ...startOf(deal), pack: order }, committedValueFunction());
            return other.worthOf(other.revealed(position));
          });
          const mean = worths.reduce((sum, worth) => sum + worth, 0) / left;
          expect(tomb.meanOf(position)).toBeCloseTo(mean, 12);
          means++;
        }
      }
    }
    tellChecks(chances, "chances in the Tomb by trying every order of the last cards");
    tellChecks(means, "means over the last cards of the Tomb");
  });
});

/** On to the next choice, or the end. */
function settled(tomb: OpenTomb, from: OpenTombPosition): OpenTombPosition {
  let position = from;
  while (tomb.resultOf(position) === undefined && !tomb.choicesOf(position))
    position = tomb.revealed(position);
  return position;
}
