import type { AnyGame, fourKingdoms, standardCards } from "@tetrarch/engine";
import { FIRST_GUEST, WASTE } from "@tetrarch/engine/four-kingdoms";
import { cardsFrom, HIDDEN, suitOf } from "@tetrarch/engine/standard-cards";
import type { AnyPlayer, Player } from "../../players/player.js";
import { racingPlayer } from "../../players/racing-player.js";
import { atOnce } from "../../search/resumable-search.js";
import { BeliefState } from "./belief-state.js";
import { anyDeal, candidateMoves, candidates, firstEngineMove, LEARNT, playOuts } from "./play-outs.js";
import { rolloutRace, Trial, TruncatedRollout } from "./truncated-rollout.js";
import { committedValueFunction, type ValueFunction } from "./value-function.js";
import { WEIGHTS } from "./weights.js";

type Card = standardCards.Card;

/** What the rules of thumb look at, as numbers. */
interface VisibleTable {
  readonly piles: readonly { readonly down: number; readonly up: readonly Card[] }[];
  readonly wasteTop: Card | undefined;
  /** By suit: how many of king, queen, jack are home. */
  readonly castle: readonly number[];
  readonly guests: readonly (Card | undefined)[];
}

function visibleTable({ tableau, waste, kingdoms }: fourKingdoms.View): VisibleTable {
  return {
    piles: tableau.map((codes) => {
      const up = cardsFrom(codes.filter((code) => code !== HIDDEN));
      return { down: codes.length - up.length, up };
    }),
    wasteTop: cardsFrom(waste.slice(-1))[0],
    castle: kingdoms.map(({ castle }) => castle.length),
    guests: kingdoms.map(({ guest }) => (guest === null ? undefined : cardsFrom([guest])[0])),
  };
}

type Move = fourKingdoms.Move;

/** A rule of thumb: the move it asks for, if it has any to say. */
type Rule = (table: VisibleTable, legal: readonly Move[]) => Move | undefined;

/** The rules of the game's page (How a sensible player plays), first to last. */
const RULES: readonly (readonly [reason: string, rule: Rule])[] = [
  ["send-home", sendHome],
  ["join-runs", joinRuns],
  ["return-guest", returnGuest],
  [
    "turn-up-by-run",
    (table, legal) =>
      mostDown(
        table,
        legal.filter((move) => isOntoCard(table, move)),
      ),
  ],
  ["clear-waste", (table, legal) => legal.find((move) => isFrom(move, WASTE) && isOntoCard(table, move))],
  ["lodge", lodge],
  ["ten-to-tower", tenToTower],
  ["turn-up-into-empty", turnUpIntoEmpty],
  ["waste-to-empty", (_table, legal) => legal.find((move) => move.type === "land" && isFrom(move, WASTE))],
  ["deal", (_table, legal) => legal.find(({ type }) => type === "deal")],
  ["ten-home-after-all", (_table, legal) => legal.find(({ type }) => type === "zone")],
];

/** The sensible player: it looks at what lies open, and thinks no move ahead. */
export const greedyPlayer: Player<fourKingdoms.View, Move> = {
  name: "greedy",
  version: 1,
  nodesAMove: 0,
  advise({ view, legal }) {
    const table = visibleTable(view);
    for (const [reason, rule] of RULES) {
      const move = rule(table, legal);
      if (move !== undefined) return atOnce({ move, moves: [], nodes: 0, reason });
    }
    return atOnce({ move: legal[0] as Move, moves: [], nodes: 0, reason: "nothing-left", resigns: true });
  },
};

/** Any card that can go home, but a ten only when its jack is home. */
function sendHome(table: VisibleTable, legal: readonly Move[]): Move | undefined {
  return legal.find((move) => move.type === "zone" && (move.zone !== "tower" || isJackHome(table, move)));
}

function isJackHome(table: VisibleTable, move: Move): boolean {
  const ten = topOf(table, move);
  return ten !== undefined && (table.castle[suitOf(ten)] as number) === 3;
}

/** A run that is a pile without face-down cards, whole, onto the next lower card. */
function joinRuns(table: VisibleTable, legal: readonly Move[]): Move | undefined {
  return legal.find(
    (move) => isOntoCard(table, move) && isWholeRun(table, move) && downUnder(table, move) === 0,
  );
}

/** A guest onto the next lower card. */
function returnGuest(table: VisibleTable, legal: readonly Move[]): Move | undefined {
  return legal.find((move) => move.type === "land" && move.from >= FIRST_GUEST && isOntoCard(table, move));
}

/** A pile of a single card, or a single card on face-down cards, or the top of the waste, into its guest chamber. */
function lodge(table: VisibleTable, legal: readonly Move[]): Move | undefined {
  const moves = legal.filter(({ type }) => type === "guest");
  return (
    mostDown(
      table,
      moves.filter((move) => isWholeRun(table, move)),
    ) ?? moves.find((move) => isFrom(move, WASTE))
  );
}

/** A ten whose leaving turns up a card or empties a pile, or from the waste. */
function tenToTower(table: VisibleTable, legal: readonly Move[]): Move | undefined {
  return legal.find(
    (move) =>
      move.type === "zone" && move.zone === "tower" && (isFrom(move, WASTE) || isWholeRun(table, move)),
  );
}

/** A run on face-down cards into an empty pile, where the most lie. */
function turnUpIntoEmpty(table: VisibleTable, legal: readonly Move[]): Move | undefined {
  return mostDown(
    table,
    legal.filter((move) => isWholeRun(table, move) && downUnder(table, move) > 0),
  );
}

/** Of moves of whole runs, one from the pile with the most face-down cards. */
function mostDown(table: VisibleTable, moves: readonly Move[]): Move | undefined {
  let best: Move | undefined;
  for (const move of moves) {
    if (!isWholeRun(table, move)) continue;
    if (best === undefined || downUnder(table, move) > downUnder(table, best)) best = move;
  }
  return best;
}

function isFrom(move: Move, source: fourKingdoms.Source): boolean {
  return move.type !== "deal" && move.from === source;
}

/** Whether a move puts cards onto a card, not into an empty pile. */
function isOntoCard(table: VisibleTable, move: Move): boolean {
  return move.type === "land" && (table.piles[move.to]?.up.length ?? 0) > 0;
}

/** Whether a move takes all face-up cards of a pile. */
function isWholeRun(table: VisibleTable, move: Move): boolean {
  if (move.type === "deal" || move.from >= WASTE) return false;
  const run = table.piles[move.from]?.up.length;
  return run === (move.type === "land" ? move.count : 1);
}

/** How many face-down cards lie in the pile a move takes from. */
function downUnder(table: VisibleTable, move: Move): number {
  return move.type === "deal" ? 0 : (table.piles[move.from]?.down ?? 0);
}

/** The top card of where a move takes from. */
function topOf(table: VisibleTable, move: Move): standardCards.Card | undefined {
  if (move.type === "deal") return undefined;
  if (move.from === WASTE) return table.wasteTop;
  if (move.from > WASTE) return table.guests[move.from - FIRST_GUEST] ?? undefined;
  return table.piles[move.from]?.up.at(-1);
}

type View = fourKingdoms.View;

/** About half a second a game; README, "The players". */
const NODES_A_MOVE = 12_000;

/** The strong player: it deals the hidden cards again, plays each move and then on by the learnt policy. */
export function samplerPlayer(game: AnyGame): AnyPlayer {
  return racingPlayer({
    name: "sampler",
    version: 1,
    learnt: LEARNT.join(" "),
    nodesAMove: NODES_A_MOVE,
    candidates: ({ view }) => candidates(game, anyDeal(game, view as View)),
    trials: (view) => playOuts(game, anyDeal(game, view as View)),
  });
}

/** The reference player of Four Kingdoms, one card ahead with the net; not listed, for `rehearser` is stronger. */
export function evaluatorPlayer(
  game: AnyGame,
  valueFunction: ValueFunction,
): Player<fourKingdoms.View, fourKingdoms.Move> {
  return {
    name: "evaluator",
    version: 1,
    nodesAMove: 0,
    advise({ view, legal }) {
      const state = anyDeal(game, view);
      const [only, other] = candidates(game, state);
      if (only !== undefined && other === undefined) return atOnce({ move: only, moves: [], nodes: 0 });
      const move = only === undefined ? -1 : valueFunction.best(new BeliefState(state), true);
      if (move >= 0) return atOnce({ move: firstEngineMove(game, state, move), moves: [], nodes: 0 });
      return atOnce({ move: legal[0] as fourKingdoms.Move, moves: [], nodes: 0, resigns: true });
    },
  };
}

/** About a third of a second a game; README, "The players". */
const REHEARSER_NODES = 8_000;
/** Cards turned up in a trial before the net evaluates it. */
const CARDS = 8;

/**
 * The strongest player: on hidden cards dealt again it plays each move on by the net for eight cards.
 * The net's expectation then decides. What cannot do harm it plays without thought.
 */
export function rehearserPlayer(
  game: AnyGame,
  valueFunctionOf: () => ValueFunction = committedValueFunction,
): Player<View, Move> {
  return {
    name: "rehearser",
    version: 1,
    learnt: WEIGHTS.weights,
    nodesAMove: REHEARSER_NODES,
    advise({ view, legal }, random, nodes) {
      const state = anyDeal(game, view);
      const [only, other] = candidates(game, state);
      if (only === undefined) return atOnce({ move: legal[0] as Move, moves: [], nodes: 0, resigns: true });
      if (other === undefined) return atOnce({ move: only, moves: [], nodes: 0 });
      const rollout = new TruncatedRollout(valueFunctionOf(), new BeliefState(state), CARDS);
      const trials = candidateMoves(state).map((move) => new Trial(move, firstEngineMove(game, state, move)));
      return rolloutRace(rollout, trials, random, nodes);
    },
  };
}
