import { type Game, seededRandom, type standardCards, type tombOfFourKings } from "@tetrarch/engine";
import { cardFrom, cardsFrom, codesOf, HIDDEN } from "@tetrarch/engine/standard-cards";
import { highestBit } from "../../search/tables.js";
import { type BeliefState, CHOICE } from "./belief-state.js";
import { JOKER, lootOf, Pack, packedCard } from "./cards.js";
import { forcedMove } from "./dominance.js";
import { DELVE, DISCARD, DODGE, DROP, LEAVE, PLAY, playMove, RETREAT, SKILL, TAKE } from "./moves.js";
import { layOut, Packed, packedTomb, type VisibleTable } from "./packed.js";

export type TombState = tombOfFourKings.State;
export type TombMove = tombOfFourKings.Move;
export type TombView = tombOfFourKings.View;

/** The engine's game with its types. */
export type TombGame = Game<TombState, TombMove, TombView, tombOfFourKings.Event, tombOfFourKings.OwnEnding>;

/** The engine's moves for a variation of packed ones, with those that the search played along as forced. */
export function engineMoves(game: TombGame, start: TombState, variation: readonly number[]): TombMove[] {
  const tomb = packedTomb(start);
  const moves: TombMove[] = [];
  let state = start;
  const play = (packed: number) => {
    const move = engineMove(game.legalMoves(state), packed);
    moves.push(move);
    state = game.play(state, move).state;
    playMove(tomb, packed);
  };
  for (const packed of variation) {
    play(packed);
    for (let next = forcedMove(tomb); next >= 0; next = forcedMove(tomb)) play(next);
  }
  return moves;
}

/** The one of the legal moves that a packed move stands for. */
export function engineMove(legal: readonly TombMove[], packed: number): TombMove {
  const move = legal.find((candidate) => packedMove(candidate) === packed);
  if (move === undefined) throw new Error(`packed move ${packed} is not legal`);
  return move;
}

const MOVES = {
  delve: DELVE,
  retreat: RETREAT,
  play: PLAY,
  skill: SKILL,
  take: TAKE,
  dodge: DODGE,
  discard: DISCARD,
};

/** An engine's move as a number; a king stands for all kings. */
export function packedMove(move: tombOfFourKings.Move): number {
  switch (move.type) {
    case "drop":
      return DROP + treasureOf(move.card);
    case "leave":
      return LEAVE + treasureOf(move.card);
    default:
      return MOVES[move.type];
  }
}

/** The number of a treasure: 0–8 the diamonds, 9 the joker, 10 a king. */
function treasureOf(card: standardCards.Card): number {
  return highestBit(lootOf(packedCard(card)));
}

/** Takes over what the view shows, as `belief.seeing(packedFromView(game, view))` does, but only counts unseen cards. */
export function seeView(belief: BeliefState, game: TombGame, view: TombView): void {
  const { pack, scrollSpent, delve, retreat } = view;
  if (view.byMemory) {
    belief.seeing(packedFromView(game, view));
    return;
  }
  const { unseen } = belief;
  countAll(unseen, game);
  for (const pile of [
    view.torches,
    view.skills,
    view.treasure,
    view.discards,
    view.turn,
    ...delve,
    ...retreat,
  ])
    discount(unseen, pile);
  if (scrollSpent) {
    discount(unseen, pack.slice(-1));
    unseen[JOKER << 4] = 0;
  }
  belief.left = scrollSpent ? pack.length - 1 : pack.length;
  belief.awaited = CHOICE;
  belief.discards = 0;
  belief.scrollSpent = scrollSpent;
  layOut(belief.tomb.bytes, tableOf(view));
}

function tableOf(view: TombView): VisibleTable {
  return {
    phase: view.phase,
    retreating: view.retreating,
    hitPoints: view.hitPoints,
    skills: cardsFrom(view.skills),
    treasure: cardsFrom(view.treasure),
    turn: cardsFrom(view.turn),
    delved: view.delve.length,
    retreated: view.retreat.length,
  };
}

/** By packed card: how many of each the whole pack of a game has. */
const wholes = new WeakMap<TombGame, Uint8Array>();

function countAll(counts: Uint8Array, game: TombGame): void {
  let whole = wholes.get(game);
  if (!whole) {
    whole = new Uint8Array(counts.length);
    for (const card of cardsFrom(game.pack.parts.flat()).map(packedCard))
      whole[card] = (whole[card] as number) + 1;
    wholes.set(game, whole);
  }
  counts.set(whole);
}

function discount(counts: Uint8Array, codes: readonly string[]): void {
  for (const code of codes) {
    const card = packedCard(cardFrom(code) as number);
    counts[card] = (counts[card] as number) - 1;
  }
}

/**
 * A packed position that agrees with the view: unseen cards in pack order, the scroll's ace at the bottom (TK-40).
 * By memory (TK-32) it guesses what lies face down, the same for the same view.
 */
export function packedFromView(game: TombGame, view: TombView): Packed {
  const { scrollSpent } = view;
  const bottom = scrollSpent ? view.pack.slice(-1) : [];
  const order = cardsFrom([...unseen(game, view), ...bottom]).map(packedCard);
  const tomb = new Packed(new Pack(order, scrollSpent));
  layOut(tomb.bytes, tableOf(view));
  return tomb;
}

function unseen(game: TombGame, view: TombView): string[] {
  const { pack, torches, skills, treasure, turn, scrollSpent } = view;
  const seen = new Set([pack, torches, skills, treasure, turn, ...turnedDown(game, view)].flat());
  if (scrollSpent) seen.add("JK");
  return game.pack.parts.flat().filter((code) => !seen.has(code));
}

/** Any cards will do that may lie there, if they are always the same. */
const GUESS = 1;

/** What finished turns and jammed doors have cost the pack. */
function turnedDown(game: TombGame, view: TombView): readonly (readonly string[])[] {
  const { discards, delve, retreat } = view;
  const piles = [discards, ...delve, ...retreat];
  if (!piles.flat().includes(HIDDEN)) return piles;
  const guess = game.sample(view, seededRandom(GUESS));
  return [guess.discards, ...guess.delve, ...guess.retreat].map(codesOf);
}
