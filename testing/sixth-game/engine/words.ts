import { plainGame } from "../../../packages/engine/src/narration/en/plain-game.js";
import { nineStepsRules } from "./index.js";

export const nineSteps = plainGame(nineStepsRules, {
  story: "Nine steps lead up to the loft, and every one of them is missing. Lay them, the lowest first.",
  howTo: [
    "Turn the cards of the stock one by one. The ace goes on the stairs first, then the two, and so on to the nine.",
    "Three shelves hold a card each for later. What lies under another card of the waste has to wait.",
  ],
  piles: { stock: "stock", w: "waste", c: "shelf", s: "stairs" },
  refusals: {
    stock: "nothing goes back to the stock",
    w: "only the stock is turned onto the waste",
    c: "a shelf holds one card of the waste",
    s: "the next step has to be one higher",
  },
  home: "steps",
  endings: {
    won: "The ninth step is laid, and the loft is yours.",
    lost: ({ text }) => `No step can follow: ${text} lead up, and then nothing.`,
    resigned: ({ text }) => `You leave the stairs at ${text}.`,
  },
});
