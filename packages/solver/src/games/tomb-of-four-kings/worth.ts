import { Judge } from "../../evaluation/judge.js";
import type { Net } from "../../evaluation/net.js";
import { KING } from "./cards.js";
import { CARDS, CHOICE, type TombOfChance } from "./chance.js";
import { sensibleMoves } from "./dominance.js";
import { writeInputs } from "./inputs.js";
import { ALL_KINGS, kingsOf, POINTS } from "./loot.js";
import { MOST_MOVES } from "./moves.js";
import { OUT, PHASE } from "./packed.js";

/** What 100 points count beside a win. */
const WORTH_OF_POINTS = 0.15;

/** More choices than follow each other without a card between them, and the cards between. */
const MOST_DEPTH = 16;

/**
 * What positions are worth by the net: it judges positions that await a card, and a choice is worth its best move. Points are
 * in hundreds.
 */
export class Worth extends Judge {
  readonly #moves = new Int32Array(MOST_DEPTH * MOST_MOVES);
  #depth = 0;

  constructor(net: Net) {
    super(net, WORTH_OF_POINTS);
  }

  /**
   * f: what the position is worth, the cards to come unseen.
   * @param deeper whether the next card is turned up in thought, so that the net judges what it brings
   */
  judge(chance: TombOfChance, deeper = false): void {
    if (chance.awaited !== CHOICE) {
      if (deeper) this.expect(chance);
      else this.#ask(chance);
    } else if ((chance.tomb.bytes[PHASE] as number) >= OUT) this.#end(chance);
    else this.#overMoves(chance, deeper);
  }

  /** The mean of what the position is worth over each card that may come next; one must be awaited. */
  expect(chance: TombOfChance): void {
    const { left } = chance;
    if (left === 0) {
      this.say(0, 0); // TK-21
      return;
    }
    let win = 0;
    let points = 0;
    chance.save();
    for (const card of CARDS) {
      const count = chance.unseen[card] as number;
      if (count === 0) continue;
      chance.turnUp(card);
      this.judge(chance);
      chance.unsee(card);
      chance.restore();
      win += count * this.win;
      points += count * this.points;
    }
    chance.forget();
    this.say(win / left, points / left);
  }

  #ask(chance: TombOfChance): void {
    const { tomb, unseen } = chance;
    writeInputs(chance, this.inputs);
    this.askNet();
    const kings = kingsOf(tomb.hand) + kingsOf(tomb.column) + (unseen[KING << 4] as number);
    if (kings !== ALL_KINGS) this.win = 0;
  }

  /** TK-22. */
  #end({ tomb }: TombOfChance): void {
    const { hand } = tomb;
    if (tomb.bytes[PHASE] !== OUT) this.say(0, 0);
    else this.say(kingsOf(hand) === ALL_KINGS ? 1 : 0, (POINTS[hand] as number) / 100);
  }

  /**
   * The sensible move with the most to expect, over each card that may come of it next; its worth stays. The position must
   * be a choice.
   */
  best(chance: TombOfChance, deeper = true): number {
    return this.#overMoves(chance, deeper);
  }

  /** @param deeper whether a card that is awaited after a move is turned up in thought */
  #overMoves(chance: TombOfChance, deeper: boolean): number {
    const first = this.#depth++ * MOST_MOVES;
    const end = sensibleMoves(chance.tomb, this.#moves, first);
    let best = -1;
    let move = -1;
    let win = 0;
    let points = 0;
    chance.save();
    for (let index = first; index < end; index++) {
      chance.begin(this.#moves[index] as number);
      this.judge(chance, deeper);
      chance.restore();
      if (this.wanted <= best) continue;
      best = this.wanted;
      move = this.#moves[index] as number;
      win = this.win;
      points = this.points;
    }
    chance.forget();
    this.#depth--;
    this.say(win, points);
    return move;
  }
}
