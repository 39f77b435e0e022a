import type { fourGods } from "@tetrarch/engine";
import type { FourGodsGame } from "@tetrarch/engine/four-gods";
import type { Expected } from "../../evaluation/evaluation.js";
import {
  chanceAmong,
  exactly,
  type FairJudge,
  type InSteps,
  type WeighedMove,
} from "../../evaluation/fair-judge.js";
import { CardNumbers } from "./card-numbers.js";
import { GodsOfChance } from "./chance.js";
import { committedWorth, see } from "./evaluation.js";
import { MEASURES } from "./measures.js";
import { packedMove } from "./to-engine.js";
import { WEIGHTS } from "./weights.js";
import type { Worth } from "./worth.js";

/**
 * f of the committed net, and Q by each roll of the die and each card. Where a card is to be chosen f is its mean over all
 * that it may be, for the net says more of what lies open.
 */
export function godsJudge(
  game: FourGodsGame,
  worth: Worth = committedWorth(),
): FairJudge<fourGods.View, fourGods.Move> {
  const chance = new GodsOfChance(new CardNumbers(game.cards));
  return {
    player: "evaluator",
    version: WEIGHTS.version,
    measures: MEASURES,
    hasPoints: false,
    chanceIn: chanceAmong({ rolled: "roll", turned: "turn" }),
    *judging(view) {
      see(chance, game, view);
      return judged(chance, worth);
    },
    *weighing(view, legal): InSteps<readonly WeighedMove[]> {
      see(chance, game, view);
      const weighed: WeighedMove[] = [];
      for (const move of legal) {
        const said = move.type === "choose" ? weighed[0] : yield* rolling(chance, worth, move);
        // Nothing is known of either side (FG-4).
        weighed.push(said ?? (yield* turning(chance, worth)));
      }
      return weighed;
    },
  };
}

/** f. */
function judged(chance: GodsOfChance, worth: Worth): Expected {
  if (!chance.isOver && chance.due >= 0) worth.expect(chance);
  else worth.judge(chance);
  return { win: worth.win };
}

/** The mean of f over the roll that a move asks for; at once where it asks for none. */
function* rolling(
  chance: GodsOfChance,
  worth: Worth,
  move: Exclude<fourGods.Move, { readonly type: "choose" }>,
): InSteps<WeighedMove> {
  const packed = packedMove(chance.packed, move);
  const odds = chance.odds(packed);
  let win = 0;
  chance.save();
  for (const passes of [true, false]) {
    const share = passes ? odds : 1 - odds;
    if (share === 0) continue;
    yield;
    chance.play(packed, passes);
    win += share * judged(chance, worth).win;
    chance.restore();
  }
  chance.forget();
  return exactly({ win });
}

/** The mean of f over each card that may be turned up where one is due. */
function* turning(chance: GodsOfChance, worth: Worth): InSteps<WeighedMove> {
  const { due, left } = chance;
  let win = 0;
  chance.save();
  for (let card = 0; card < chance.unseen.length; card++) {
    if (chance.unseen[card] === 0) continue;
    yield;
    chance.turnUp(due, card);
    win += judged(chance, worth).win;
    chance.unsee(card);
    chance.restore();
  }
  chance.forget();
  return exactly({ win: win / left });
}
