import type { fourKingdoms, Random } from "@tetrarch/engine";
import type { Advice, MoveValue } from "../../players/player.js";
import type { ResumableSearch } from "../../search/resumable-search.js";
import type { Rehearsal } from "./rehearsal.js";

type Move = fourKingdoms.Move;

/** After so many more deals it is asked which moves may still be the best. */
const DEALS_A_ROUND = 20;
/** A move so many standard errors behind the best is not tried on. */
const CLEARLY = 2.5;
/** Moves that differ by less are alike. */
const ALIKE = 0.0005;

/** A move, and what came of it on each deal that it was tried on. */
export class Trial {
  readonly packed: number;
  readonly move: Move;
  readonly #wanted: number[] = [];
  #sum = 0;
  #wins = 0;
  #squares = 0;

  constructor(packed: number, move: Move) {
    this.packed = packed;
    this.move = move;
  }

  add({ win, wanted }: Rehearsal): void {
    this.#wanted.push(wanted);
    this.#sum += wanted;
    this.#wins += win;
    this.#squares += win * win;
  }

  get deals(): number {
    return this.#wanted.length;
  }

  get mean(): number {
    return this.#sum / this.deals;
  }

  /** How far this move is behind another that was tried on the same deals, with the standard error. */
  behind(other: Trial): { readonly by: number; readonly error: number } {
    const by = other.mean - this.mean;
    let squares = 0;
    for (let deal = 0; deal < this.deals; deal++) {
      const off = (other.#wanted[deal] as number) - (this.#wanted[deal] as number) - by;
      squares += off * off;
    }
    return { by, error: Math.sqrt(squares) / this.deals };
  }

  weighed(): MoveValue<Move> {
    const value = this.#wins / this.deals;
    const variance = Math.max(0, this.#squares / this.deals - value * value);
    return { move: this.move, value, error: Math.sqrt(variance / this.deals), visits: this.deals };
  }
}

/** Tries all moves on the same deals, and round by round those on that may still be the best. */
export function* rehearsed(
  rehearsal: Rehearsal,
  trials: readonly Trial[],
  random: Random,
  budget: number,
): ResumableSearch<Advice<Move>> {
  let racing = trials;
  for (let deals = 1; racing.length > 1; deals++) {
    rehearsal.deal(random);
    for (const trial of racing) {
      rehearsal.try(trial.packed);
      trial.add(rehearsal);
    }
    if (rehearsal.nodes >= budget) break;
    if (deals % DEALS_A_ROUND !== 0) continue;
    yield { nodes: rehearsal.nodes, states: 0 };
    const best = racing.reduce((one, other) => (other.mean > one.mean ? other : one));
    racing = racing.filter((trial) => trial === best || mayBeBest(trial, best));
    if (racing.every((trial) => trial === best || areAlike(trial, best))) break;
  }
  // Who was tried longer comes first, whatever the mean of those who were not.
  const ranked = [...trials].sort((a, b) => b.deals - a.deals || b.mean - a.mean);
  const moves = ranked.map((trial) => trial.weighed());
  return { move: (ranked[0] as Trial).move, moves, nodes: rehearsal.nodes, cards: rehearsal.cards };
}

function mayBeBest(trial: Trial, best: Trial): boolean {
  const { by, error } = trial.behind(best);
  return by < CLEARLY * error || areAlike(trial, best);
}

function areAlike(trial: Trial, best: Trial): boolean {
  const { by, error } = trial.behind(best);
  return by < ALIKE && error < ALIKE;
}
