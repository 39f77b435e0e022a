import { cardsFrom } from "../../../packages/engine/src/core/cards.js";
import { pileGame } from "../../../packages/engine/src/core/pile-game.js";

/** The pack, and the order in which the cards go up the stairs (NS-4). */
const STEPS = "AS 2S 3S 4S 5S 6S 7S 8S 9S".split(" ");

/** A shelf holds one card, which comes from the waste (NS-3). */
const column = (id: string) => ({
  id,
  rule: "NS-3",
  accepts: (_: number, cards: readonly number[], from: string) => from === "w" && cards.length === 0,
});

/** The rules of Nine Steps; won with all nine on the stairs (NS-5). */
export const nineStepsRules = pileGame({
  id: "nine-steps",
  title: "Nine Steps",
  dealCode: { prefix: "NS", digit: 6 },
  pack: STEPS,
  piles: [
    { id: "stock", rule: "NS-1", isFaceDown: true }, // NS-6
    { id: "w", rule: "NS-2", accepts: (_card, _cards, from) => from === "stock" },
    column("c1"),
    column("c2"),
    column("c3"),
    {
      id: "s",
      rule: "NS-4",
      isHome: true,
      accepts: (card, cards, from) => from !== "stock" && card === cardsFrom(STEPS)[cards.length],
    },
  ],
});
