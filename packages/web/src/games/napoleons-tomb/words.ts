/** On the stock: how many more times the waste may be turned. */
export const redealsLeft = (count: number) => `${count} left`;
/** What is shown large. */
export const isComplete = (suit: string) => `The corner of ${suit} is complete`;

/** Why a fair player of this game advises a move, by its rule of thumb. */
export const reasons: Readonly<Record<string, string>> = {
  "draw-unseen":
    "Turn the whole stock up first: while it is unseen no pile is better than another. Ask again when all has been seen.",
  "play-in-order": "It is the next step of a plan with the cards in sight.",
  "sort-stock": "It brings the stock into the order of a plan.",
  "no-plan": "No better plan was found than to turn on.",
  "play-home": "It can go home.",
  "whole-pile-to-centre": "A whole pile goes to the middle, and a side falls free.",
  "build-centre": "The middle can take it.",
  "build-tableau": "Here it is out of the way until it is needed.",
  "fill-space": "The free side lets the card beneath it out.",
  draw: "Nothing better is open: turn on.",
  redeal: "The stock is spent: gather it and turn again.",
  "no-better-move": "No move is better than another.",
};
