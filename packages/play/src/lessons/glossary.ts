export interface GlossaryEntry {
  readonly word: string;
  readonly meaning: string;
}

/** The terms of lessons, rules and tables, alphabetical. */
export const glossary: readonly GlossaryEntry[] = [
  { word: "Castle", meaning: "The home of a suit's king, queen and jack, in this order." },
  { word: "Corner", meaning: "A place where one suit goes home: down from king to ace, twice." },
  {
    word: "Deal",
    meaning:
      "Turning cards from the stock. Also the order of all cards: two letters and a number name it for ever.",
  },
  {
    word: "Dungeon",
    meaning: "The home of an ace, a dragon: open once its castle is full and its ten in the tower.",
  },
  {
    word: "Guest chamber",
    meaning: "Where one card of a suit waits, beside its castle; it is not home there.",
  },
  {
    word: "Home",
    meaning: "Where a card belongs in the end, and stays: a corner of the tomb, a castle.",
  },
  { word: "In suit", meaning: "Spade on spade, heart on heart; red on red is not enough." },
  {
    word: "Known deal",
    meaning: "One you have played or seen before. It can still be played, but proves less.",
  },
  { word: "Land", meaning: "One of the seven piles that are dealt before the kingdoms." },
  {
    word: "Middle",
    meaning: "The tomb itself under the dome: it builds up from an ace, and gives only to its corner.",
  },
  { word: "Redeal", meaning: "To gather the waste and turn it a second time, where the rules allow it." },
  {
    word: "Reserve",
    meaning: "A pile at the side: its top card can be played, nothing is laid on it.",
  },
  { word: "Run", meaning: "Cards of one suit that follow each other, and move as one." },
  { word: "Square", meaning: "The home of a suit's 9 to 2, in this order, once its castle is full." },
  { word: "Stock", meaning: "The pile that lies face down, and is turned card by card." },
  { word: "Top card", meaning: "The card of a pile that no other covers. Usually only it can be played." },
  { word: "Tower", meaning: "The home of a suit's ten, a wizard: open at any time." },
  { word: "Unaided", meaning: "A game without help, from its first move to its last." },
  { word: "Waste", meaning: "Where cards of the stock come to lie when they are turned." },
  {
    word: "With help",
    meaning: "A game in which a move was taken back, a hint given or a hidden card shown.",
  },
];
