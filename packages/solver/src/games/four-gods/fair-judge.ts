import type { fourGods } from "@tetrarch/engine";
import type { FourGodsGame } from "@tetrarch/engine/four-gods";
import {
  chanceAmong,
  exactly,
  type FairJudge,
  type InSteps,
  inOneStep,
  type Measures,
  type WeighedMove,
} from "../../evaluation/fair-judge.js";
import { CardNumbers } from "./card-numbers.js";
import { GodsOfChance } from "./chance.js";
import { DEEDS } from "./deeds.js";
import { committedWorth } from "./evaluation.js";
import { seeView } from "./from-view.js";
import { MEASURES } from "./measures.js";
import { AWAITING, CHOOSING, GodsScale } from "./scale.js";
import { packedMove } from "./to-engine.js";
import type { Worth } from "./worth.js";

/** Counts the weights and the curves after them: what the judge tells of two versions differs. */
const VERSION = 2;

/**
 * f of the committed net, and Q by each roll of the die and each card. Where a card is to be chosen f is its mean over all
 * that it may be, for the net says more of what lies open.
 */
export function godsJudge(
  game: FourGodsGame,
  measures: Measures = MEASURES,
  worth: Worth = committedWorth(),
): FairJudge<fourGods.View, fourGods.Move> {
  const chance = new GodsOfChance(new CardNumbers(game.cards));
  const scale = new GodsScale(chance, worth, measures.curves ?? {});
  return {
    player: "evaluator",
    version: VERSION,
    measures,
    hasPoints: false,
    deeds: DEEDS,
    isNearsighted: true,
    chanceIn: chanceAmong({ rolled: "roll", turned: "turn" }),
    momentOf: ({ choice }) => (choice === null ? CHOOSING : AWAITING),
    judging(view) {
      seeView(chance, view);
      return inOneStep({ win: scale.f() });
    },
    *weighing(view, legal): InSteps<readonly WeighedMove[]> {
      seeView(chance, view);
      const weighed: WeighedMove[] = [];
      for (const move of legal) {
        const said = move.type === "choose" ? weighed[0] : yield* rolling(scale, move);
        // Nothing is known of either side (FG-4).
        weighed.push(said ?? (yield* turning(scale)));
      }
      return weighed;
    },
  };
}

/** The mean of f over the roll that a move asks for; at once where it asks for none. */
function* rolling(
  scale: GodsScale,
  move: Exclude<fourGods.Move, { readonly type: "choose" }>,
): InSteps<WeighedMove> {
  const { chance } = scale;
  const packed = packedMove(chance.packed, move);
  const odds = chance.odds(packed);
  let win = 0;
  chance.save();
  for (const passes of [true, false]) {
    const share = passes ? odds : 1 - odds;
    if (share === 0) continue;
    yield;
    chance.play(packed, passes);
    win += share * scale.f();
    chance.restore();
  }
  chance.forget();
  return exactly({ win });
}

/** The mean of f over each card that may be turned up where one is due. */
function* turning(scale: GodsScale): InSteps<WeighedMove> {
  const { chance } = scale;
  const { due, left } = chance;
  let win = 0;
  chance.save();
  for (let card = 0; card < chance.unseen.length; card++) {
    if (chance.unseen[card] === 0) continue;
    yield;
    chance.turnUp(due, card);
    win += scale.f();
    chance.unsee(card);
    chance.restore();
  }
  chance.forget();
  return exactly({ win: win / left });
}
