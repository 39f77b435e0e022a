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
/** What is shown large. */
export const isComplete = (suit: string) => `The corner of ${suit} is complete`;

/** Why a fair player of this game advises a move, by its rule of thumb. */
export const reasons: Readonly<Record<string, string>> = {
  "draw-unseen": "Nothing else helps; any pile will do.",
  "play-in-order": "It is the next step of a plan with the cards in sight.",
  "sort-stock": "It brings the stock into the order of a plan.",
  "no-plan": "No better plan was found than to turn on.",
  "play-home": "It can go home.",
  "whole-pile-to-centre": "A whole pile goes to the middle and leaves an empty pile.",
  "build-centre": "The middle can take it.",
  "build-tableau": "Here it is out of the way until it is needed.",
  "fill-space": "It fills an empty pile and frees the card beneath it.",
  draw: "Nothing better is open: turn on.",
  redeal: "The stock is spent: gather it and turn again.",
  "no-better-move": "No move is better than another.",
};

/** The score sheet on paper. */
export const scores = ["cards home"] as const;
export const counting = "Count the cards on the four foundations in the corners. All 104 win.";
