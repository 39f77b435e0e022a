import { capital } from "@tetrarch/engine";
import { counted } from "@tetrarch/play";

/** Places without cards, in a move. */
export const EMPTY: Readonly<Record<string, string>> = {
  t: "an empty pile",
  r: "an empty reserve",
  w: "an empty waste pile",
};
/** On a waste pile that is pressed in vain. */
export const holdToRead = (pile: string, cards: number) =>
  `${capital(pile)}: ${counted(cards, "card")}. Hold one to read them all.`;
/** To turn the stock where one waste pile is left, and where there are several. */
export const turn = "Turn a card";
export const holdToTurn = "hold to turn on";
export const turnTo = (where: string) => `Turn a card ${where}`;
/** In place of the large button, while the stock may go to several piles. */
export const choosePile = "Tap the stock, then a pile";
export const litOrStock = "Play a lit card or the stock";
export const litOnly = "Play a lit card";
export const noStock = "No stock left: move a card";
/** On places without cards, and on those that a redeal has closed. */
export const EMPTY_CORNER = "down from king";
export const EMPTY_MIDDLE = "opens with an ace";
export const EMPTY_SIDE = "any card";
export const closed = "closed for good";
/** Before the card that a corner or the middle takes next. */
export const next = "next";
/** Over the count of the cards to come. */
export const stock = "stock";
export const spent = "no redeal left";
/** Of redeals, over the stock. */
export const left = (count: number) => `${count} left`;
/** Under a corner's wreath. */
export const ofAll = (count: number, all: number) => `${count}/${all}`;
/** What is shown large. */
export const isHalf = (suit: string) => `Half the ${suit} home`;
export const isComplete = (suit: string) => `${suit} complete`;
/** Lettered into the picture of the end, won and lost. */
export const rests = "The emperor may rest";
export const waits = "The emperor still waits";

/** The large button, and why it is this move. */
export const sendHome = "Send it home";
export const hinted = "the hint";
export const hintedCard = (card: string) => `the hint: ${card}`;
/** Of a move whose piles have only numbers. */
export const playHint = "Play the hint";

/** The score sheet on paper. */
export const scores = ["cards home"] as const;
export const counting = "Count the cards on the four foundations in the corners. All 104 win.";
