import type { Guide } from "../../catalogue.js";

export const napoleonsTombGuide: Guide = {
  howTo: [
    "Two packs, 104 cards. Each corner takes one suit: king first, then down to the ace, then king to ace once more.",
    "Cards move one at a time: the top of a reserve, of one of the four piles or of a waste pile, to its corner, to a pile or to the middle.",
    "The four piles build up in suit, and after the king the ace goes on. An empty pile takes any card that can move. Nothing is ever laid on a reserve.",
    "The middle begins with an ace, whenever it is empty, and builds up in suit in the same way. Its top card can leave only to its corner.",
    "If the bottom card of a pile is next in the middle, the whole pile may march there at once.",
    "Turn the stock card by card, each onto the waste pile you choose.",
    "When the stock is spent you may gather the waste and draw it again, pile I first, each pile from its bottom: four redeals, and one waste pile fewer each time.",
    "You know the order of every waste pile, and so, after a redeal, of the whole stock. Home all 104 to win.",
  ],
  mistakeKinds: {
    "king-buried-done": "Burying a king in the waste",
    "king-covered-done": "Covering a king",
    "redeal-done": "Redealing too soon",
    "redeal-left": "Redealing too late",
    "waste-otherwise": "Where a card of the stock goes",
    "stock-done": "Turning to the stock too soon",
    "stock-left": "Turning to the stock too late",
    "home-done": "Sending cards home too soon",
    "home-left": "Sending cards home too late",
    "home-otherwise": "Which card goes home",
    "centre-done": "Filling the middle too soon",
    "centre-left": "Filling the middle too late",
    "centre-otherwise": "What goes to the middle",
    "empty-pile-done": "Filling an empty pile too soon",
    "empty-pile-left": "Leaving a pile empty too long",
    "empty-pile-otherwise": "What fills an empty pile",
  },
};
