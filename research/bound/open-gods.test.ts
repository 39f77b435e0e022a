import { type fourGods, numberedDeal, type Random, seededRandom } from "@tetrarch/engine";
import { builtInCardSet, createFourGods, PATHS } from "@tetrarch/engine/four-gods";
import { expect, it } from "vitest";
import { BeliefState } from "../../packages/solver/src/games/four-gods/belief-state.js";
import { CardNumbers } from "../../packages/solver/src/games/four-gods/card-numbers.js";
import { engineMove } from "../../packages/solver/src/games/four-gods/conversion.js";
import { losesForGood } from "../../packages/solver/src/games/four-gods/search.js";
import { countOf, tellChecks } from "../../testing/counts.js";
import { OpenGods, type OpenGodsPosition } from "./open-gods.js";

type State = fourGods.State;
type Move = fourGods.Move;

const game = createFourGods(builtInCardSet);
const numbers = new CardNumbers(builtInCardSet);

function dealt(deal: number): State {
  return game.setup(numberedDeal(game.pack, deal), []);
}

/** A line of moves at random, and of each path the cards that came up there, in their order. */
function randomLine(gods: OpenGods, random: Random) {
  const line: { readonly position: OpenGodsPosition; readonly move: number }[] = [];
  const observed: number[][] = Array.from({ length: PATHS }, () => []);
  let position = gods.start;
  while (gods.resultOf(position) === undefined) {
    const { due } = gods.at(position);
    if (due >= 0) {
      position = gods.revealed(position);
      observed[due]?.push(position.open[due] as number);
      continue;
    }
    const moves = gods.movesOf(position);
    const move = moves[random(Math.max(1, moves.length))];
    if (move === undefined) break;
    line.push({ position, move });
    position = gods.after(position, move);
  }
  return { line, observed, end: position };
}

/** The deal in which these cards lie at the left of the paths, and at the right and further on all others. */
function laidOut(start: State, observed: readonly (readonly number[])[]): State {
  const others = start.paths
    .flatMap(({ cards }) => cards.slice(1))
    .filter((card) => !observed.flat().includes(card));
  const paths = start.paths.map((path, index) => {
    const cards = path.cards.map((card, place) => {
      if (place === 0) return card;
      const left = place % 2 === 1 ? observed[index]?.[(place - 1) / 2] : undefined;
      return left ?? (others.pop() as number);
    });
    return { ...path, cards };
  });
  return { ...start, paths };
}

/** A card is turned up wherever one is due, at the left. */
function withChoices(state: State): State {
  const choice = game.legalMoves(state).find((move) => move.type === "choose" && move.side === "L");
  return choice ? withChoices(game.play(state, choice).state) : state;
}

function isDeadlyFight(state: State, move: Move): boolean {
  if (move.type !== "fight") return false;
  const belief = new BeliefState(numbers);
  belief.seeing(state);
  const place = belief.packed.ally(0) === move.ally ? 0 : 1;
  const blow = numbers.attack[belief.openCard(move.path)] as number;
  return losesForGood(belief.packed, belief.packed.health(place) - blow);
}

it("a line with the cards in one pile is the engine's with these cards in the rows, and no other move is left out (FG-4 to FG-13, FG-30)", () => {
  let positions = 0;
  for (let deal = 1; deal <= countOf(2000, 20); deal++) {
    const start = dealt(deal);
    const gods = new OpenGods(start, numbers);
    const { line, observed, end } = randomLine(gods, seededRandom(deal));
    let state = laidOut(start, observed);
    for (const { position, move } of line) {
      state = withChoices(state);
      const played = engineMove(gods.at(position).packed, move);
      const listed = gods.movesOf(position).map((each) => engineMove(gods.at(position).packed, each));
      const legal = game.legalMoves(state).filter((each) => !isDeadlyFight(state, each));
      expect(listed.map(game.formatMove).sort()).toEqual(legal.map(game.formatMove).sort());
      state = game.play(state, played).state;
      positions++;
    }
    const result = gods.resultOf(end);
    if (result !== undefined) expect(result === 1).toBe(game.outcome(state).status === "won");
  }
  tellChecks(positions, "positions of the Four Gods with one pile beside the engine's");
});

it("the pile's cards come in its order, whichever path asks for them", () => {
  const start = dealt(1);
  const pile = start.paths.flatMap(({ cards }) => cards.slice(1));
  const gods = new OpenGods(start, numbers);
  for (let seed = 1; seed <= 5; seed++) {
    const { observed } = randomLine(gods, seededRandom(seed));
    const count = observed.flat().length;
    expect(count).toBeGreaterThan(0);
    expect(observed.flat().toSorted((a, b) => a - b)).toEqual(pile.slice(0, count).toSorted((a, b) => a - b));
  }
});
