import { AS_JSON, ASCII, type CommandText, GAME, PLAIN } from "./command-text.js";

/** Help of the commands that look back at one's own games to learn from them. */
export const coachingTexts = {
  coach: {
    summary: "practise your own mistakes, ten minutes a day",
    description:
      "Ask again what went clearly wrong in your analysed games, mixed with like positions that you " +
      "got right. What you miss comes back the next day, what you know after longer and longer breaks. Your answers " +
      "are saved and exported with your games.",
    options: {
      "--progress": "print which kinds of mistake become rarer instead",
      "--analyse": "first analyse the finished games that are not analysed yet",
      "--more": "ask on after today's ten minutes",
      ...PLAIN,
      ...ASCII,
    },
    examples: {
      "tetrarch coach": "today's questions",
      "tetrarch coach --analyse": "your games are analysed first",
      "tetrarch coach --progress": "which mistakes become rarer",
    },
  },
  retry: {
    summary: "retry the mistakes of a finished game",
    description:
      "Ask for a better move wherever a finished game was clearly made worse. The game is analysed " +
      "first, if it is not yet.",
    arguments: { "[id]": "the beginning of its id, or latest (default: latest)" },
    options: { ...PLAIN, ...ASCII },
    examples: {
      "tetrarch retry": "the game you finished last",
      "tetrarch retry 1f0c4a7e": "one of the history",
    },
  },
  "history trends": {
    summary: "luck and mistakes over all your games",
    description:
      "Print, from the analyses of your unaided first plays of random deals, what was luck, what your choices gave " +
      "away, and which kinds of decision cost most.",
    arguments: GAME,
    options: AS_JSON,
    examples: { "tetrarch history trends": "all games", "tetrarch history trends kk": "one game's" },
  },
  field: {
    summary: "see how programs play the deal of a finished game",
    description:
      "Have programs of graded strength play the deal of a finished game, 20 times each, and print their wins, the " +
      "par of the strongest, what is possible with all cards known, your place among them, and your luck. They are " +
      "programs, not people. Ctrl+C ends it with what there is. The deal is a known one for you from then on.",
    arguments: {
      "[file]": "a finished game: its id, or latest (default: latest); or a file with a transcript",
    },
    options: { "--card-set <file>": "the card set of the game, if it is not the built-in one", ...AS_JSON },
    examples: {
      "tetrarch field": "the game you finished last",
      "tetrarch field 1f0c4a7e --json": "one of the history, for a program",
    },
  },
} satisfies Readonly<Record<string, CommandText>>;
