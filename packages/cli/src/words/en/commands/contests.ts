import { APP, AS_JSON, ASCII, type CommandText, GAME, OWN_CARDS, PLAIN, VARIANT } from "./command-text.js";

const GAME_ID = { "<game>": "the beginning of its id, as the list shows it, or latest" };
const NAME = { "--name <name>": "your name in it, the same each time" };
const LINKS = { "<links...>": "links of the same challenge" };
const CONSENT = {
  "--agree": "all players agree that helped games and known deals count",
  "--refuse": "not all players agree: these games count as resigned",
  "--agree-game <games>": "all players agree to these alone, as 'Ann 2, Ben 1'",
  "--refuse-game <games>": "these alone count as resigned",
};
const LENGTH = { "--length <deals>": "how many deals: 1, 3, 5 or 10 (default: 3)" };
const STAKES = {
  "--stake <amount>": "what a point is worth, on paper, where the game has debts (default: 100)",
  "--unit <name>": "what it is counted in, as matchsticks (default: paper gold)",
};
const OWN_SHUFFLE = {
  "--own-shuffle": "each player has different cards, as with packs on a table (default: the same deals)",
};
const CONCEDE = { "--concede": "resign the games that you have not finished" };
const BEST = { "--best": "after the last game: also the best result of each deal, found by the solver" };
const LINKED_CARDS = { "--card-set <file>": "its card set, where the link only names it" };

const playNext: CommandText = {
  summary: "play the next deal",
  description: "Play the next deal that is not finished on this machine, as tetrarch play does.",
  arguments: { "<link>": "the link" },
  options: { ...LINKED_CARDS, ...PLAIN, ...ASCII },
  examples: {
    "tetrarch duel play LINK": "the next deal of a duel",
    "tetrarch series play LINK": "of a series",
  },
};

/** Help of the commands on finished games, and on games against others. */
export const contestTexts = {
  history: {
    summary: "finished games and their statistics",
    description:
      "Print the statistics of your finished games, unaided first plays apart, and the latest games. They are " +
      "saved beside the games in play and never deleted.",
    arguments: GAME,
    options: {
      "--last <count>": "how many of the latest games to list (default: 20)",
      "--starred": "list only games with a star",
      "--noted [words]": "list only games with a note, or with these words in it",
      "--hidden": "list only hidden games; they count in the statistics too",
      ...AS_JSON,
    },
    examples: {
      "tetrarch history": "all games",
      "tetrarch history tk --last 5": "one game's",
      "tetrarch history show latest": "the last game, with its moves",
      "tetrarch history mark latest --star --note 'a close thing'": "a star and a note on the last game",
      "tetrarch history export --out games.jsonl": "all of it as a file",
      "tetrarch history import games.jsonl": "from another machine, or from the web app",
    },
  },
  "history show": {
    summary: "show a finished game",
    description:
      "Print a finished game: how it ended, its note, and its moves. Imported games too. tetrarch analyse, replay, " +
      "link and play --open take the same id.",
    arguments: GAME_ID,
    options: AS_JSON,
    examples: {
      "tetrarch history show latest": "the game you finished last",
      "tetrarch history show 1f0c4a7e": "one of the list",
    },
  },
  "history mark": {
    summary: "add a star or a note, or hide a game",
    description:
      "Add a star or a note to a finished game, or hide it in the list; hidden games still count in the statistics. " +
      "If a game is marked on several machines, the latest mark counts.",
    arguments: GAME_ID,
    options: {
      "--star": "give it a star",
      "--no-star": "take its star away",
      "--note <text>": "your note, in place of any other note",
      "--no-note": "remove the note",
      "--hide": "leave it out of the list",
      "--no-hide": "list it again",
      ...AS_JSON,
    },
    examples: {
      "tetrarch history mark latest --star": "the game you finished last",
      "tetrarch history mark 1f0c4a7e --note 'never drop a queen'": "one of the list",
    },
  },
  "history anew": {
    summary: "reset the statistics",
    description:
      "Count only games that end from now on. Earlier games stay in the list and can be counted again.",
    arguments: { "[game]": "the game (default: all)" },
    options: { "--all": "count all games again", ...AS_JSON },
    examples: {
      "tetrarch history anew tk": "one game's figures start over",
      "tetrarch history anew --all": "everything counts again",
    },
  },
  "history sheet": {
    summary: "the score sheet of Tomb of Four Kings, by the book",
    description:
      "Print kings / points and gold of every finished game of Tomb of Four Kings by the book (play tk --variant " +
      "by-memory), the best of them, and the totals of the last 3, 5 and 10.",
    options: AS_JSON,
    examples: { "tetrarch history sheet": "the whole sheet" },
  },
  "history export": {
    summary: "save everything to one file",
    description:
      "Print all finished games and everything else that is saved, one line of JSON each, or write them to a file. " +
      "The web app imports it too. Games in play go on wherever the file is imported, each as one of a known deal.",
    options: { "--out <file>": "the file to write (default: standard output)" },
    examples: { "tetrarch history export --out games.jsonl": "into a file" },
  },
  "history import": {
    summary: "add everything from an exported file",
    description:
      "Add everything from a file that was exported here, on another machine or in the web app. Each game is " +
      "replayed before it is added; a wrong line is named and skipped, and nothing counts twice. A game in play " +
      "goes on here, as one of a known deal.",
    arguments: { "<file>": "the file; - for standard input" },
    options: AS_JSON,
    examples: { "tetrarch history import games.jsonl": "all that is in it" },
  },
  duel: {
    summary: "challenge others to the same deals",
    description:
      "Challenge others to the same deals, by links. You send a challenge, everybody plays it in the terminal or in " +
      "the web app, and the links that come back give the result. Your own games come from the history; of each deal the game finished first counts.",
    examples: {
      "tetrarch duel here tk --names 'Ann, Ben'": "at this screen, in turn",
      "tetrarch duel new tk --name Ann": "three deals of Tomb of Four Kings, as a link",
      "tetrarch duel play LINK": "its next deal",
      "tetrarch duel answer LINK --name Ben": "your games, as a link",
      "tetrarch duel show LINK LINK --name Ben": "the table, who wins, who owes whom",
      "tetrarch duel debts LINK --name Ben": "what all duels leave owed",
    },
  },
  "duel new": {
    summary: "make a challenge",
    description:
      "Print the link of a new challenge. It does not show the deals, only the seed they come from. Your own card set goes with it.",
    arguments: { "<game>": "the game" },
    required: NAME,
    options: {
      ...LENGTH,
      ...STAKES,
      "--agree": "all players agree that helped games and known deals count",
      ...OWN_SHUFFLE,
      ...VARIANT,
      ...OWN_CARDS,
      ...APP,
      ...AS_JSON,
    },
    examples: {
      "tetrarch duel new tk --name Ann": "three deals of Tomb of Four Kings",
      "tetrarch duel new kk --name Ann --length 5": "five deals of The King's Keys",
    },
  },
  "duel play": {
    ...playNext,
    options: {
      ...playNext.options,
      "--name <name>": "your name in it, where each player has different cards",
    },
  },
  "duel answer": {
    summary: "your games as a link for the others",
    description:
      "Print a link with your finished games of a challenge, and with what was agreed about helped games and known " +
      "deals, here or in other links; give those links too.",
    arguments: LINKS,
    required: NAME,
    options: { ...CONCEDE, ...CONSENT, ...LINKED_CARDS, ...APP, ...AS_JSON },
    examples: {
      "tetrarch duel answer LINK --name Ben": "your games",
      "tetrarch duel answer LINK --name Ben --concede": "the rest is resigned",
      "tetrarch duel answer LINK --name Ben --agree-game 'Ann 2'": "that game counts",
    },
  },
  "duel here": {
    summary: "a duel of all who sit at this screen",
    description:
      "Begin a duel of up to eight players at one screen, who play the same deals in turn; one alone plays against the " +
      "house. Without GAME: play the next turn of the latest one. Results of a deal are hidden until all have played it.",
    arguments: { "[game]": "the game of a new duel" },
    options: {
      "--names <names>": "all who play here, as 'Ann, Ben'",
      "--house <player>": "the house plays too: greedy (by rules of thumb) or strongest",
      ...LENGTH,
      ...STAKES,
      ...OWN_SHUFFLE,
      "--show": "print the table instead of playing",
      "--concede <name>": "this player resigns the games that are left",
      ...CONSENT,
      ...VARIANT,
      ...OWN_CARDS,
      ...PLAIN,
      ...ASCII,
    },
    examples: {
      "tetrarch duel here tk --names 'Ann, Ben'": "three deals of Tomb of Four Kings",
      "tetrarch duel here": "the next turn, whosever it is",
      "tetrarch duel here fg --names Ann --house greedy": "against a simple player of the house",
      "tetrarch duel here --show": "the table",
    },
  },
  "duel house": {
    summary: "have the house play a challenge",
    description:
      "Have a program play the deals of a challenge, seeing what a person would see, and print its games as a link, as " +
      "any other player's. You see its results of a deal once you have finished it.",
    arguments: { "<link>": "the link of the challenge" },
    options: {
      "--player <who>": "greedy (by rules of thumb) or strongest (default: strongest)",
      ...LINKED_CARDS,
      ...APP,
      ...AS_JSON,
    },
    examples: {
      "tetrarch duel house LINK": "the strongest player's games, as a link",
      "tetrarch duel show LINK HOUSE-LINK --name Ann": "your table against it",
    },
  },
  "duel debts": {
    summary: "what players owe each other, over all duels",
    description:
      "Print what players owe each other by all finished duels in the book, less what is paid. The book has the duels " +
      "of the links that you give, now or earlier, and those that came with a file of the web app. No money moves.",
    arguments: { "[links...]": "links of duels to add to the book; one's own, too" },
    options: { "--name <name>": "your name in these links", ...AS_JSON },
    examples: {
      "tetrarch duel debts": "what is owed",
      "tetrarch duel debts LINK LINK --name Ben": "these duels are added first",
    },
  },
  "duel settle": {
    summary: "note that a debt is paid",
    description: "Note in the book that all that one player owes another is paid. The note stays for good.",
    arguments: { "<debtor>": "who has paid", "<creditor>": "who was owed" },
    options: { "--unit <name>": "what was owed, if there are several kinds of debt", ...AS_JSON },
    examples: { "tetrarch duel settle Ben Ann": "Ben owes Ann nothing any more" },
  },
  "duel show": {
    summary: "the table of a challenge",
    description:
      "Print the table of a challenge, from the links and from your finished games. Every game of a link is replayed by " +
      "the rules; you see the results of others for a deal once you have finished it.",
    arguments: LINKS,
    required: NAME,
    options: { ...CONSENT, ...BEST, ...LINKED_CARDS, ...AS_JSON },
    examples: {
      "tetrarch duel show LINK LINK --name Ben": "the table of both links",
      "tetrarch duel show LINK --name Ben --best": "with the best result of each deal",
    },
  },
  series: {
    summary: "play a series of deals alone",
    description: "Play a series of three, five or ten deals alone; its table adds up your points.",
    examples: {
      "tetrarch series new tk --length 5": "a series, as a link",
      "tetrarch series play LINK": "its next deal",
      "tetrarch series show LINK --best": "the table, and the best result of each deal",
      "tetrarch series ladder LINK": "your place on the ladder of the tomb",
    },
  },
  "series ladder": {
    summary: "your place on the ladder of Tomb of Four Kings",
    description:
      "Print how far you are on the ladder of Tomb of Four Kings: out alive, with all four hoards, a whole series. " +
      "Games come from your history; a series from its link, given now or earlier.",
    arguments: { "[links...]": "series to add" },
    options: AS_JSON,
    examples: {
      "tetrarch series ladder": "from your games",
      "tetrarch series ladder LINK": "with this series",
    },
  },
  "series new": {
    summary: "start a series",
    description: "Print the link of a new series.",
    arguments: { "<game>": "the game" },
    options: {
      "--length <deals>": "how many deals: 3, 5 or 10 (default: 3)",
      ...VARIANT,
      ...OWN_CARDS,
      ...AS_JSON,
    },
    examples: { "tetrarch series new tk --length 5": "five deals, as a link" },
  },
  "series play": playNext,
  "series show": {
    summary: "the table of a series",
    description: "Print the table of a series, from your finished games.",
    arguments: { "<link>": "the series" },
    options: { ...BEST, ...LINKED_CARDS, ...AS_JSON },
    examples: { "tetrarch series show LINK": "your points so far" },
  },
} satisfies Readonly<Record<string, CommandText>>;
