import type { AnyGame, fourKingdoms, standardCards } from "@tetrarch/engine";
import { FIRST_GUEST, WASTE } from "@tetrarch/engine/four-kingdoms";
import { ACE, JACK, rankOf, suitOf, TEN } from "@tetrarch/engine/standard-cards";
import { playDominantMoves } from "./dominance.js";
import { playMove } from "./moves.js";
import { cardAt, DEALT, HOMEWARD, LODGED, Packed, PLACED } from "./packed.js";

/**
 * The engine's moves for a variation of packed ones.
 * @param most after how many of them to stop
 */
export function engineMoves(
  game: AnyGame,
  state: fourKingdoms.State,
  variation: readonly number[],
  most = Number.POSITIVE_INFINITY,
): readonly fourKingdoms.Move[] {
  const packed = new Packed(state);
  const log: number[] = [];
  packed.log = log;
  playDominantMoves(packed);
  for (const move of variation) playMove(packed, move);
  const line = new EngineLine(game, state);
  for (const step of log) {
    if (line.moves.length >= most) break;
    line.follow(step);
  }
  return line.moves;
}

/** The engine's moves for the log of a packed position. Runs that fit are joined first and after every step, as there. */
class EngineLine {
  readonly moves: fourKingdoms.Move[] = [];
  readonly #game: AnyGame;
  #state: fourKingdoms.State;

  constructor(game: AnyGame, state: fourKingdoms.State) {
    this.#game = game;
    this.#state = state;
    this.#joinRuns();
  }

  /** Plays one step of a packed position's log. */
  follow(step: number): void {
    const card = cardAt(step & 63);
    switch (step & ~63) {
      case DEALT:
        this.#play({ type: "deal" });
        break;
      case HOMEWARD:
        this.#play({ type: "zone", from: this.#sourceOf(card), zone: zoneOf(rankOf(card)) });
        break;
      case LODGED:
        this.#play({ type: "guest", from: this.#sourceOf(card) });
        break;
      case PLACED:
        this.#place(card);
    }
    this.#joinRuns();
  }

  #play(move: fourKingdoms.Move): void {
    this.moves.push(move);
    this.#state = this.#game.play(this.#state, move).state as fourKingdoms.State;
  }

  /** A card, with all that lies on it, goes onto the next lower card or, failing that, to an empty pile. */
  #place(card: standardCards.Card): void {
    const { tableau } = this.#state;
    const onto = tableau.findIndex(({ up }) => canLieOn(card, up));
    const to = onto >= 0 ? onto : tableau.findIndex(({ up }) => up.length === 0);
    const from = this.#sourceOf(card);
    const { up = [card] } = tableau[from] ?? {};
    this.#play({ type: "land", from, to, count: up.length - up.indexOf(card) });
  }

  /** Puts every run that is a pile without face-down cards onto the next lower card, where that is open. */
  #joinRuns(): void {
    for (let loose = this.#looseCard(); loose !== undefined; loose = this.#looseCard()) this.#place(loose);
  }

  /** The lowest card of such a run. */
  #looseCard(): standardCards.Card | undefined {
    const { tableau } = this.#state;
    const loose = tableau.find(
      ({ down, up: [lowest] }) =>
        down.length === 0 && lowest !== undefined && tableau.some(({ up }) => canLieOn(lowest, up)),
    );
    return loose?.up[0];
  }

  #sourceOf(card: standardCards.Card): fourKingdoms.Source {
    const { tableau, guests } = this.#state;
    const pile = tableau.findIndex(({ up }) => up.includes(card));
    if (pile >= 0) return pile;
    return guests[suitOf(card)] === card ? FIRST_GUEST + suitOf(card) : WASTE;
  }
}

function canLieOn(card: standardCards.Card, up: readonly standardCards.Card[]): boolean {
  const top = up[up.length - 1];
  return top !== undefined && top === card - 1 && suitOf(top) === suitOf(card) && rankOf(top) !== ACE;
}

function zoneOf(rank: number): fourKingdoms.Zone {
  if (rank >= JACK) return "castle";
  if (rank === TEN) return "tower";
  return rank === ACE ? "dungeon" : "subjects";
}
