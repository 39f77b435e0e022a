import { AS_JSON, ASCII, type CommandText, GAME, OWN_CARDS, PLAIN, VARIANT } from "./command-text.js";

/** Help of the commands that play and teach. */
export const playingTexts = {
  play: {
    summary: "play a game in the terminal",
    description:
      "Play a game in the terminal. Without GAME: the menu. Every move is saved; a game in play is offered again.",
    arguments: { "[game]": "the game, a deal code, or a deal's link" },
    options: {
      "--deal <deal>": "a deal's code, number or card list (default: a random deal)",
      "--winnable": "a random deal that is proved winnable",
      "--difficulty <difficulty>": "with --winnable: easy, medium or hard",
      ...VARIANT,
      ...OWN_CARDS,
      ...PLAIN,
      ...ASCII,
      "--no-chapters": "do not say when a chapter of the story has come; C still reads it",
      "--open <file>":
        "step through a transcript or a finished game (its id, or latest): y plays the next move, u takes it back",
      "--transcript <file>": "write the transcript to this file when the game ends",
    },
    examples: {
      "tetrarch play": "choose a game",
      "tetrarch play four-kingdoms": "a random deal",
      "tetrarch play FK-11982-6": "a certain deal",
      "tetrarch play fk --deal 17": "deal number 17",
      "tetrarch play fk --winnable --difficulty easy": "an easy deal, proved winnable",
      "tetrarch play fg --variant rescue": "a variant",
      "tetrarch play --open game.txt": "the moves of a transcript, one by one",
      "tetrarch play --open latest": "the moves of your last game",
      "tetrarch play tk --plain": "for listening",
      "NO_COLOR=1 tetrarch play nt": "without colours",
    },
  },
  settings: {
    summary: "print or change what is kept between runs",
    description:
      "Print the settings, or turn one on or off. They count for every command that plays or teaches; its options come " +
      "on top. The menu has them on its page More.",
    arguments: { "[name]": "plain, ascii or chapters", "[value]": "on or off" },
    options: AS_JSON,
    examples: {
      "tetrarch settings": "all of them",
      "tetrarch settings plain on": "line by line from now on",
    },
  },
  open: {
    summary: "open a link of any kind",
    description:
      "Open a link or an address of the web app: a deal is played, a game stepped through, a view shown, lessons and " +
      "puzzles begin, and of a challenge or a series it is said what it is and how to play it.",
    arguments: { "<link>": "the link, or the address of a game, a lesson or a puzzle in the web app" },
    options: { ...PLAIN, ...ASCII },
    examples: {
      "tetrarch open 'https://…/#/link/…'": "what somebody has sent you",
      "tetrarch open LINK --plain": "the same, line by line",
    },
  },
  learn: {
    summary: "learn a game by playing it",
    description:
      "Learn a game in small levels. Each level has a goal, and shows why a wrong move fails. " +
      "Without GAME: the list of lessons, and the glossary. The levels that you have reached are saved and exported with your games.",
    arguments: GAME,
    options: {
      "--level <number>": "the level to start with (default: the first not reached)",
      ...PLAIN,
      ...ASCII,
    },
    examples: {
      "tetrarch learn": "which lessons there are",
      "tetrarch learn kings-keys": "from the first level that you have not reached",
      "tetrarch learn tk --level 5": "from the fifth",
    },
  },
  puzzle: {
    summary: "find the one move that wins",
    description:
      "Solve puzzles, the easiest first: positions in which, all cards known, only one move keeps the win. " +
      "Your first try at each counts for a rating, which is saved and exported with your finished games. " +
      "Without GAME: the list of puzzles.",
    arguments: GAME,
    options: {
      "--today": "only the puzzle of the day",
      "--number <number>": "start with this one (default: the easiest you have not tried)",
      "--chances": "with hidden cards: one move has clearly the best chance",
      ...PLAIN,
      ...ASCII,
    },
    examples: {
      "tetrarch puzzle": "which puzzles there are, and your ratings",
      "tetrarch puzzle kings-keys": "those that you have not tried",
      "tetrarch puzzle tk --today": "the puzzle of the day",
      "tetrarch puzzle fg --chances --number 5": "from the fifth on",
    },
  },
  deal: {
    summary: "print the card list of a deal",
    description:
      "Print the card list of a deal code, or of a random deal after a line with its code. With --winnable: a " +
      "deal that is proved winnable, and how difficult it is.",
    arguments: {
      "<game>": "the game, or a deal code",
      "[deal]": "a deal's code or number, or a full card list to check",
    },
    options: {
      "--winnable": "a random deal that is proved winnable, or what can be proved of the given deal",
      "--difficulty <difficulty>": "with --winnable: easy, medium or hard",
      ...AS_JSON,
    },
    examples: {
      "tetrarch deal FK-11982-6": "the cards of a deal",
      "tetrarch deal fk": "a random deal of Four Kingdoms",
      "tetrarch deal fk --winnable --difficulty easy": "an easy deal, proved winnable",
      "tetrarch deal FK-11982-6 --winnable": "whether it can be won",
      "tetrarch deal fk --json": "the same for a program",
    },
  },
  today: {
    summary: "print the deals of the day",
    description:
      "Print the code of the deal of the day, for one game or all. The day changes at local midnight.",
    arguments: GAME,
    options: {
      "--date <date>": "another day, as YYYY-MM-DD",
      "--month [month]": "a month's days, and what you made of them (default: this month)",
      ...AS_JSON,
    },
    examples: {
      "tetrarch today": "today's deals",
      "tetrarch today tk --month": "this month's deals of one game, and your results",
      "tetrarch today nt --date 2026-12-24": "one game's on another day",
    },
  },
  rules: {
    summary: "print the rules",
    description:
      "Print the rules of a game, or one rule. A terminal shows them in your $PAGER, if you have set one.",
    arguments: { "[game]": "the game, or the number of a rule", "[rule]": "the number of a rule" },
    options: AS_JSON,
    examples: {
      "tetrarch rules": "which games there are",
      "tetrarch rules four-kingdoms": "the rules of one",
      "tetrarch rules FK-9": "one rule",
    },
  },
  cards: {
    summary: "print or check a card set",
    description:
      "Print the card set of The Universe of the Four Gods, check your own, or print the JSON Schema.",
    arguments: { "[game]": "a game that is played with a card set" },
    options: {
      "--check <file>": "check your own card set; - for standard input",
      "--deals <number>": "with --check: play so many deals with it, and tell who wins how many",
      "--schema": "print the JSON Schema of card sets",
      ...AS_JSON,
    },
    examples: {
      "tetrarch cards": "all cards and their numbers",
      "tetrarch cards --json > my-cards.json": "a card set to start your own from",
      "tetrarch cards --check my-cards.json": "is it valid?",
      "tetrarch cards --check my-cards.json --deals 100": "and is it too easy, or too hard?",
    },
  },
} satisfies Readonly<Record<string, CommandText>>;
