import { counted } from "@tetrarch/play";

/** What a game, a lesson or a puzzle says line by line. */
export const plainWords = {
  lineTooLong: (most: number) => `That line is longer than ${most} characters.`,
  sayHelp: "Say help for the commands.",
  farewell: "Farewell.",
  savedFarewell: "Your game is saved. Farewell.",
  oneMoveALine: "One move a line, please; help lists the commands.",
  noSuchNumber: (typed: string) => `There is no number ${typed} in the list of moves.`,
  sayMoves: (why: string) => `${why}. Say moves, or show.`,
  sayNext: (why: string) => `${why} Say next for another one, or quit.`.trim(),
  noMoveLeft: "No move is left: the game is over.",
  noSuchPile: (wanted: string, piles: readonly string[]) =>
    `There is no pile ${JSON.stringify(wanted)}. The piles are: ${piles.join(", ")}.`,
  noSuchRule: (number: string, title: string) => `There is no rule ${JSON.stringify(number)} in ${title}.`,
  sayUndoAgain: "Say undo again to take it back.",
  sayResignAgain: "If you resign, this game is lost. Say resign again to resign.",
  sayAgainToReplace: "Say the same again to replace it.",
  sayAgainToDelete: "Say the same again to delete it.",
  savedGame: (moves: number) => `Your saved game, after ${counted(moves, "move")}.`,
  transcriptSaved: (path: string) => `The transcript is saved in ${path}.`,
  afterTheEnd: (isWon: boolean) =>
    `Say new, again, ${isWon ? "" : "winnable (could this have been won?), "}field (how programs play this deal), analyse, share, menu, undo or quit.`,
  onlyAtTheEnd: (command: string) => `${command} is for a game that is over.`,
  noWayYet: "No way is known yet: say winnable first.",
  sayWay: "Say way to step through it.",
};

const MOVE_HELP = "Type a move word, or its number in the list of moves. Other commands:";

export const gameHelp: readonly string[] = [
  MOVE_HELP,
  "moves: the legal moves, numbered.",
  "table: every pile in words. look PILE: one pile, as in: look t3.",
  "score: the score so far. story: the story and how to play.",
  "chapter, or c: the latest chapter of the story, in a game that has chapters. chapters: all of them so far.",
  "hint: a good move, and why; in an unaided game it asks first, once. plan: play the moves of its plan, or the last ones when nothing is left to decide.",
  "undo: take back the last move; in an unaided game it asks first, once. redo: play it again.",
  "rules: the rules. rules NUMBER: one of them, as in: rules FK-3.",
  "transcript: the game as text. transcript FILE: save it to a file.",
  "new: a new deal of this game, this one stays saved. new CODE: that deal. again: the same deal from its start.",
  "After the end: winnable: could this have been won? way: how, step by step. field: how programs play this deal. analyse. share: links for others.",
  "menu: another game. resign: lose this game. quit: leave; the game is saved after every move.",
];

export const lessonHelp: readonly string[] = [
  MOVE_HELP,
  "moves: the legal moves, numbered. table: every pile in words.",
  "goal: what to do, again. show: the move the lesson would make.",
  "skip: the next level. back: the level before. again: this level from its beginning. quit: leave.",
];

/** What the help command says where the player's own decisions are asked again. */
export const decisionHelp: readonly string[] = [
  MOVE_HELP,
  "moves: the legal moves, numbered. table: every pile in words. question: the question again.",
  "show: the answer, which counts as missed. skip, or next: the next question. quit: leave.",
];

export const puzzleHelp: readonly string[] = [
  ...decisionHelp,
  "hidden: the cards that are face down or still to come.",
];

export const lessonWords = {
  course: (id: string, title: string, levels: number, reached: number) =>
    `${id}: ${title}, ${levels} levels${reached > 0 ? `, ${reached} reached` : ""}`,
  notKept: (why: string) => `You reached this level, but ${why}.`,
  toBegin: "To begin: tetrarch learn GAME",
  glossary: "Glossary",
  term: (word: string, meaning: string) => `${word}: ${meaning}`,
  level: (number: number, of: number) => `level ${number} of ${of}`,
  goal: (goal: string) => `Your goal: ${goal}`,
  lookAt: (piles: readonly string[]) => `Look at ${piles.join(", ")}.`,
  reached: (success: string) => `Done. ${success}`,
  wrong: (why: string) => `No: ${why}`,
  tryAgain: "The table is as it was before. Try again.",
  lostWay: "No way to the goal is in sight. The level begins again.",
  lastLevel: (title: string, id: string) =>
    `That was the last level. Now play a real game of ${title}: tetrarch play ${id}`,
};

export const puzzleWords = {
  book: (id: string, title: string, puzzles: number, chances: number) =>
    `${id}: ${title}, ${puzzles} puzzles${chances > 0 ? `, ${chances} with --chances` : ""}`,
  rating: (tried: number, rating: string) => `; ${tried} tried, your rating ${rating}`,
  toBegin: "To begin: tetrarch puzzle GAME",
  noneLeft: "You have tried all of these puzzles. With --number 1 they start again from the first one.",
  notKept: (why: string) => `You tried this puzzle, but ${why}.`,
  ofTheDay: (day: string) => `of the day, ${day}`,
  numbered: (number: number, of: number) => `${number} of ${of}`,
  name: (name: string) => `puzzle ${name}`,
  cannotBegin: (name: string, why: string) => `Puzzle ${name} cannot be shown: ${why}.`,
  hiddenStays: "The hidden cards stay hidden in this puzzle.",
  hiddenSequence: (name: string, all: readonly string[]) =>
    `${name}: ${all.length === 0 ? "none" : all.join(", ")}.`,
  tryAgain: "The table is as it was before. Try again.",
  answered: "It is answered.",
  wayToWin: (words: readonly string[]) => `All moves to the win: ${words.join(" ")}.`,
  last: "That was the last of these puzzles.",
};

/** What the menu says line by line. */
export const plainMenuWords = {
  title: "Tetrarch, five uncommon solitaires. Which one?",
  game: (number: number, title: string, id: string, letters: string, story: string) =>
    `${number}. ${title} (${id} or ${letters}). ${story}`,
  howToChoose: [
    "Say a number, or a game's name or its two letters, or a deal code such as FK-11982-6.",
    "After a name you can add today, for the deal of the day; winnable, easy, medium or hard, for a deal that is " +
      "proved winnable; and the name of a variant.",
  ],
  variants: (title: string, variants: readonly string[]) =>
    `${title} has the variants ${variants.join(", ")}.`,
  savedGames: "A letter resumes a saved game; delete and a letter deletes it for ever.",
  end: "help says this again. more says what else there is. quit leaves.",
  more: [
    "Quit, then say one of these, with the two letters of a game for GAME:",
    "tetrarch learn GAME: learn it, level by level.",
    "tetrarch puzzle GAME: puzzles.",
    "tetrarch today: the deals of the day. tetrarch today GAME --month: what you made of them.",
    "tetrarch history: finished games and statistics. tetrarch history show latest: the last game.",
    "tetrarch analyse latest: where the last game was lost, and what was luck.",
    "tetrarch field: how programs play the deal of your last game, and your place among them.",
    "tetrarch coach: your own mistakes again, ten minutes a day. tetrarch retry: those of your last game.",
    "tetrarch history trends: luck and mistakes over all your games.",
    "tetrarch series new GAME: a series of deals alone. tetrarch duel --help: challenge others.",
    "tetrarch duel here GAME --names 'Ann, Ben': a duel at this screen. tetrarch duel here: its next turn.",
    "tetrarch open LINK: what somebody has sent you. tetrarch settings: what is kept between runs.",
  ] as readonly string[],
  howToDelete: "Say delete and the letter of a saved game, as in: delete a.",
  noSuchNumber: (number: string) => `There is no number ${number} in the menu.`,
  noSuchGame: (why: string) => `${why}. Or type a number or a deal code.`,
  unknownWord: (word: string) =>
    `${JSON.stringify(word)} is neither a deal code, nor today, nor a variant of this game.`,
};
