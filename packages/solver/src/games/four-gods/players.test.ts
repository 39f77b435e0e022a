import { type fourGods, numberedDeal, seededRandom } from "@tetrarch/engine";
import { createFourGods, type FourGodsGame } from "@tetrarch/engine/four-gods";
import { describe, expect, it } from "vitest";
import { testSets, VARIANTS } from "../../../test/games/four-gods/positions.js";
import { sensibleMove } from "../../../test/games/four-gods/sensible-move.js";
import { runToEnd } from "../../search/resumable-search.js";
import { CardNumbers } from "./card-numbers.js";
import { engineMove } from "./conversion.js";
import { playMove } from "./moves.js";
import { Packed } from "./packed.js";
import { greedyPlayer } from "./players.js";
import { NO_MOVE, Policy } from "./policy.js";

type State = fourGods.State;

const ALL_REASONS = [
  "arm-sturdiest",
  "cheapest-encounter",
  "dismiss-weary",
  "dismiss-wounded",
  "drop-lesser-weapon",
  "rescue-best",
  "safe-encounter",
  "take-best-friend",
  "turn-left",
  "whatever-is-left",
];

const NUMBERED = Array.from({ length: 280 }, (_, index) => index + 1);

/** The words of greedy's game, choices left out, its reasons, and its last position: every move by the oracle, too. */
function played(game: FourGodsGame, numbers: CardNumbers, start: State) {
  const greedy = greedyPlayer(numbers);
  const words: string[] = [];
  const reasons: string[] = [];
  let end = start;
  for (let legal = game.legalMoves(end); legal.length > 0; legal = game.legalMoves(end)) {
    const view = game.view(end);
    const { move, reason = "" } = runToEnd(greedy.advise({ legal, view }, seededRandom(0), 0));
    expect({ move, reason }).toEqual(sensibleMove(numbers, view, legal));
    reasons.push(reason);
    if (move.type !== "choose") words.push(game.formatMove(move));
    end = game.play(end, move).state;
  }
  return { words, reasons, end };
}

/** The same on a packed position. */
function playedPacked(game: FourGodsGame, packed: Packed): string[] {
  const policy = new Policy(packed);
  const words: string[] = [];
  for (let move = policy.move(); move !== NO_MOVE && !packed.isWon; move = policy.move()) {
    words.push(game.formatMove(engineMove(packed, move)));
    playMove(packed, move);
  }
  return words;
}

describe("the sensible player's play-outs", () => {
  it("are the games that greedy plays by the rules of the page, in every variant and with all sorts of card sets", () => {
    const games = testSets().map((set) => createFourGods(set));
    const count = { won: 0, lost: 0, moves: 0 };
    const given = new Set<string>();
    for (const number of NUMBERED) {
      const game = games[number % games.length] as FourGodsGame;
      const numbers = new CardNumbers(game.cards);
      const start = game.setup(numberedDeal(game.pack, number), VARIANTS[number % 4] ?? []);
      const { words, reasons, end } = played(game, numbers, start);
      const packed = new Packed(numbers);
      packed.load(start);
      expect(playedPacked(game, packed)).toEqual(words);
      const { status } = game.outcome(end);
      expect(packed.isWon).toBe(status === "won");
      count[status === "won" ? "won" : "lost"]++;
      count.moves += words.length;
      for (const reason of reasons) given.add(reason);
    }
    expect(count.won).toBeGreaterThan(50);
    expect(count.lost).toBeGreaterThan(50);
    expect(count.moves).toBeGreaterThan(5000);
    expect([...given].sort()).toEqual(ALL_REASONS);
  });
});
