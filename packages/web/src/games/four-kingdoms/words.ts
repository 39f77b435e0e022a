/** Above the rooms of all kingdoms. */
export const rooms = {
  dungeon: "Dungeon",
  tower: "Tower",
  guest: "Guest",
  castle: "Castle",
  subjects: "People",
};
/** Above the castles, whose flags say how many cards are home. */
export const ofThirteen = "of 13";
/** What a guest chamber takes, lettered on its gate above the suit. */
export const anyGuest = "any";
/** On a closed gate: the ranks that open it. */
export const opensAfter = (ranks: string) => `${ranks} first`;
/** Above the card that a square takes next. */
export const next = "next";
/** In the place of the stock, once it is spent. */
export const allDealt = "All dealt";
/** A land without cards, in a move. */
export const emptyLand = "an empty land";
/** After the refusal of a covered card of the waste. */
export const wholeWaste = "Hold one to read them all.";
/** What is shown large, in at most four words. */
export const isUnited = (suits: string) => `${begun(suits)} are united`;
export const isHome = (card: string) => `${begun(card)} home`;
const begun = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
/** Lettered into the picture of the end: of a win, and of a loss by the number of united kingdoms. */
export const peace = "Four kingdoms at peace";
export const unitedAtEnd = [
  "The throne stays empty",
  "One kingdom of four",
  "Two kingdoms of four",
  "Three kingdoms of four",
] as const;

/** In place of the large button, once the stock is spent. */
export const bringHome = "A glowing card can go home";
export const movable = "Move a gold-edged card to a gold place";

/** The score sheet on paper. */
export const scores = ["cards home"] as const;
export const counting =
  "Count the cards in dungeons, towers, castles and squares. A guest is not home yet. All 52 win.";
