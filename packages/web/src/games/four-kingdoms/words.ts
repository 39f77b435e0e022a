/** A land without cards, in a move. */
export const emptyLand = "an empty land";
/** On a closed zone, before and after the cards that open it. */
export const needs = "needs";
export const home = "home";
/** What is shown large. */
export const isWhole = (suit: string) => `The kingdom of ${suit} is whole`;
export const isHome = (card: string) => `The ${card} is home`;

/** Why a fair player of this game advises a move, by its rule of thumb. */
export const reasons: Readonly<Record<string, string>> = {
  "send-home": "Cards at home can't move back, and make way for others.",
  "join-runs": "Two runs become one, and a land falls free.",
  "return-guest": "A guest who can go on leaves the chamber free.",
  "turn-up-by-run": "It turns up a hidden card.",
  "clear-waste": "A traveller finds a place.",
  lodge: "As a guest it is out of the way.",
  "ten-to-tower": "The tower takes it now.",
  "turn-up-into-empty": "An empty land, well spent: a hidden card turns up.",
  "waste-to-empty": "An empty land for the traveller.",
  deal: "Nothing better is open: let the next traveller come.",
  "ten-home-after-all": "Nothing better is open, and the card can go home.",
  "nothing-left": "Nothing more can be done.",
};
