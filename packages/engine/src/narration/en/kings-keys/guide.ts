import type { Guide } from "../../catalogue.js";

export const kingsKeysGuide: Guide = {
  howTo: [
    "The pack has 64 cards: four colours, the numbers 1 to 4, and four items: axe, shield, coin and key. Sixteen lie face up in a square.",
    "Put a card on another of the same colour that is one lower and shows another item. So stacks grow: one colour, 1, 2, 3, 4 upwards, no item twice.",
    "You may move the top card of a stack, or several from the top together, or the whole stack, if the lowest of them fits and no item would be there twice.",
    "A cell you empty is refilled from the draw pile at once. Nothing moves to an empty cell.",
    "A stack of 1, 2, 3, 4 is a book. It leaves the field for 10 points, and its cell is refilled too.",
    "The game ends when no move is left. All sixteen books, 160 points, win.",
    "The guard watches. Take a move back, ask for a hint or look at a hidden card, and the game ends in the pit, whatever its score. Without help 160 points open the gate; the keys are yours if the deal was new to you.",
  ],
  mistakeKinds: {
    "book-done": "Finishing a book too soon",
    "book-left": "Leaving a book unfinished",
    "book-otherwise": "Which book to finish",
    "new-card-done": "Turning up a card too soon",
    "new-card-left": "Turning up a card too late",
    "new-card-otherwise": "Which cell to empty",
    "bare-cell-done": "Baring a cell too soon",
    "bare-cell-left": "Baring a cell too late",
    "split-done": "Splitting a stack",
    "split-left": "Keeping a stack together",
  },
};
