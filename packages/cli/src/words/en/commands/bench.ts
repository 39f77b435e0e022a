import { AS_JSON, type CommandText, VARIANT } from "./command-text.js";

export const benchTexts = {
  bench: {
    summary: "find out how well a program plays",
    description:
      "Referee the games of a program, on deals from a secret seed: the seed's SHA-256 is printed before the first " +
      "deal, the seed at the end. The program is started with its input and output tied to the referee's; -- parts " +
      "its own options from these. The report says how often it won, what its moves gave away and how strong it is.",
    arguments: { "<game>": "the game", "[command...]": "the program, and its arguments" },
    options: {
      "--form <form>":
        "how they talk: json (default), the engine protocol; text; or mcp, for a client of MCP, which starts this command itself",
      "--deals <count>": "how many deals (default: 200)",
      "--seed <seed>": "the seed of an earlier report, to play its deals again",
      "--name <name>": "the program's name in the report (default: its command line)",
      ...VARIANT,
      "--moves <count>": "the most moves of a game (default: 2000)",
      "--errors <count>": "the most refused answers of a game (default: 10)",
      "--seconds <seconds>": "the most time for a move (default: 60)",
      "--no-prices": "do not work out what moves gave away",
      "--out <name>": "write NAME.json, NAME.md and NAME.svg; a benchmark that was stopped goes on",
      ...AS_JSON,
    },
    examples: {
      "tetrarch bench tk -- python3 bot.py": "200 secret deals",
      "tetrarch bench tk --form text --out bot -- ./bot": "by numbered moves, with a report",
      "tetrarch bench fk --form mcp --deals 20 --out model": "as a server of MCP, for a language model",
      "tetrarch bench fk -- tetrarch bench player greedy": "a player of our own",
    },
  },
  "bench player": {
    summary: "play a referee's games with one of our own players",
    description:
      "Play the games of a referee by the engine protocol, as any other program under test: from what the view shows.",
    arguments: { "<name>": "the player: random, greedy, sampler …" },
    options: { "--nodes <nodes>": "the budget of a move (default: the player's own)" },
    examples: { "tetrarch bench kk -- tetrarch bench player evaluator": "the strongest player of the Keys" },
  },
  "bench compare": {
    summary: "tell two programs apart",
    description:
      "Compare the win rates of two reports. Reports of the same seed are compared deal by deal, which tells more.",
    arguments: { "<a>": "the JSON of a report", "<b>": "that of another, of the same game" },
    options: { ...AS_JSON },
    examples: { "tetrarch bench compare mine.json theirs.json": "which is the better one?" },
  },
} satisfies Readonly<Record<string, CommandText>>;
