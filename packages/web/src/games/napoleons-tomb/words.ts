/** On an empty corner and on the empty middle. */
export const downFromKing = "down from king";
export const upFromAce = "up from ace";
/** The same on the small places of a phone. */
export const downFromK = "down from K";
export const upFromA = "up from A";
/** On the stock: how many more times the waste may be turned. */
export const redealsLeft = (count: number) => `${count} left`;
/** Places without cards, in a move. */
export const EMPTY: Readonly<Record<string, string>> = {
  t: "an empty pile",
  r: "an empty reserve",
  w: "an empty waste pile",
};
/** To turn the stock where one waste pile is left, and where there are several. */
export const turn = "Turn a card";
export const holdToTurn = "hold to turn on";
export const turnTo = (where: string) => `Turn a card ${where}`;
/** In place of the large button, while the stock may go to several piles. */
export const choosePile = "Tap the stock, then a pile";
/** What is shown large. */
export const isComplete = (suit: string) => `The corner of ${suit} is complete`;

/** Why a fair player of this game advises a move, by its rule of thumb. */
export const reasons: Readonly<Record<string, string>> = {
  "no-plan": "No sure way to win was found: it turns the stock on.",
  "play-home": "It can go home.",
  "whole-pile-to-centre": "A whole pile goes to the middle and leaves an empty pile.",
  "build-centre": "The middle can take it.",
  "build-tableau": "Here it is out of the way until it is needed.",
  "fill-space": "It fills an empty pile and frees the card beneath it.",
  draw: "No card can go home now.",
  redeal: "The stock is spent: gather it and turn again.",
  "no-better-move": "No move is better than another.",
};

/** Why a card of the unseen stock goes onto a waste pile. */
export const coversNothing = "It covers no card.";
export const coversLatest = (suit: string, before: number) =>
  `It goes home last, after ${before} more ${before === 1 ? "of " : ""}${suit}.`;
export const buildingWaits = "All else can wait: after the redeal you see the whole stock.";
/** Why the known stock is turned; the last pass begins after at most so many turns. */
export const sorts = (turns: number) =>
  `It sorts the stock: ${turns} ${turns === 1 ? "turn" : "turns"} at most, then all go home.`;
export const sorted = "The stock is sorted: on the last pass all go home.";
export const sortsFor = "On the last pass each card then comes when it is wanted.";
/** Why a move is made in the pass that brings all cards home. */
export const planned = "It is part of a plan that brings all cards home in this pass.";
export const thenHome = "From there it goes home.";
export const freesForHome = (card: string) => `It frees the ${card}, which can go home.`;
export const homeWaits = (card: string) => `The ${card} can go home, but the plan wants it later.`;
/** The large button, and why it is this move. */
export const sendHome = "Send it home";
export const hinted = "the hint";
/** What a win is, after *a chance*. */
export const goal = "to bring all cards home";

/** The score sheet on paper. */
export const scores = ["cards home"] as const;
export const counting = "Count the cards on the four foundations in the corners. All 104 win.";
