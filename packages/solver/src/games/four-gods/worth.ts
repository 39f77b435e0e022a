import { PATHS } from "@tetrarch/engine/four-gods";
import { Judge } from "../../evaluation/judge.js";
import type { Net } from "../../evaluation/net.js";
import type { GodsOfChance } from "./chance.js";
import { writeInputs } from "./inputs.js";

/** What four artifacts count beside a win. */
const WORTH_OF_ARTIFACTS = 0.05;
/** Choices within the thought on a card within the thought on a move. */
const MOST_DEPTH = 4;

/**
 * What positions are worth by the net, which judges what a move leads to; a choice is worth its best move. Points are
 * artifacts in fours.
 */
export class Worth extends Judge {
  #moves = new Int32Array(0);
  #depth = 0;

  constructor(net: Net) {
    super(net, WORTH_OF_ARTIFACTS);
  }

  /** f: what a position is worth in which the player is to move, or a card is due. */
  judge(chance: GodsOfChance): void {
    if (chance.isOver || chance.due >= 0) this.#reached(chance, false);
    else this.best(chance, false);
  }

  /**
   * The move with the most to expect; its worth stays. −1 when there is none. No card may be due.
   * @param deeper whether a card that becomes due is turned up in thought, so that the net judges what it brings
   */
  best(chance: GodsOfChance, deeper: boolean): number {
    const most = chance.mostMoves;
    if (this.#moves.length < most * MOST_DEPTH) this.#moves = new Int32Array(most * MOST_DEPTH);
    const first = this.#depth++ * most;
    const end = chance.moves(this.#moves, first);
    let best = -1;
    let move = -1;
    let win = 0;
    let artifacts = chance.packed.pathsFinished / PATHS;
    for (let index = first; index < end; index++) {
      this.after(chance, this.#moves[index] as number, deeper);
      if (this.wanted <= best) continue;
      best = this.wanted;
      move = this.#moves[index] as number;
      win = this.win;
      artifacts = this.points;
    }
    this.#depth--;
    this.say(win, artifacts);
    return move;
  }

  /** What a move is worth; the position stays as it is. */
  after(chance: GodsOfChance, move: number, deeper: boolean): void {
    const odds = chance.odds(move);
    let win = 0;
    let artifacts = 0;
    chance.save();
    for (const passes of [true, false]) {
      const share = passes ? odds : 1 - odds;
      if (share === 0) continue;
      chance.play(move, passes);
      this.#reached(chance, deeper);
      chance.restore();
      win += share * this.win;
      artifacts += share * this.points;
    }
    chance.forget();
    this.say(win, artifacts);
  }

  /** The mean of what the position is worth over each card that may come up; one must be due. */
  expect(chance: GodsOfChance): void {
    const { due, left } = chance;
    let win = 0;
    let artifacts = 0;
    chance.save();
    for (let card = 0; card < chance.unseen.length; card++) {
      if (chance.unseen[card] === 0) continue;
      chance.turnUp(due, card);
      this.judge(chance);
      chance.unsee(card);
      chance.restore();
      win += this.win;
      artifacts += this.points;
    }
    chance.forget();
    this.say(win / left, artifacts / left);
  }

  /** What a position is worth that a move has led to. */
  #reached(chance: GodsOfChance, deeper: boolean): void {
    if (chance.isOver) this.say(chance.packed.isWon ? 1 : 0, chance.packed.pathsFinished / PATHS);
    else if (deeper && chance.due >= 0) this.expect(chance);
    else this.ask(chance);
  }

  /** What the net says of a position. */
  ask(chance: GodsOfChance): void {
    writeInputs(chance, this.inputs);
    this.askNet();
  }
}
