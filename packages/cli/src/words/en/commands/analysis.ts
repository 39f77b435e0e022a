import { APP, AS_JSON, type CommandText, OWN_CARDS, VARIANT } from "./command-text.js";

const PLAYED_CARDS = { "--card-set <file>": "the card set of the game, if it is not the built-in one" };

const FILE_OR_GAME =
  "a file with a transcript or a saved game (- for standard input), or a finished game: its id, or latest";

/** Help of the commands on positions, and of those for programs. */
export const analysisTexts = {
  replay: {
    summary: "replay a transcript or a link",
    description:
      "Replay a transcript, or the game of a link, and print its final position. An illegal move is named, with its line.",
    arguments: { "<file>": `${FILE_OR_GAME}; or a link` },
    options: { ...PLAYED_CARDS, ...AS_JSON },
    examples: {
      "tetrarch replay game.txt": "where the game ended",
      "tetrarch replay latest": "where your last game ended",
      "tetrarch replay 'https://…/#/link/…'": "a game from a link",
      "tetrarch replay - --json < game.txt": "as a position of the engine protocol",
    },
  },
  link: {
    summary: "share a deal or a game as a link",
    description:
      "Print a link of a deal, of a finished game, or of what you see of a game, with a sentence that says what it is. " +
      "The web app opens it; here tetrarch play plays a deal's link, and tetrarch replay shows a game's.",
    arguments: { "<what>": `a deal code, or ${FILE_OR_GAME}` },
    options: {
      ...VARIANT,
      "--deal": "only the deal of the file's game",
      "--view": "only what you see of the file's game: no hidden card is in the link",
      ...APP,
      ...AS_JSON,
    },
    examples: {
      "tetrarch link FK-11982-6": "a deal, for someone else to play",
      "tetrarch link game.txt": "a finished game, to be watched",
      "tetrarch link latest": "your last game",
      "tetrarch link saved.txt --view": "a game in play, as you see it",
      "tetrarch link FK-11982-6 --app http://localhost:4173/": "the whole address",
    },
  },
  perft: {
    summary: "count the move sequences of a deal",
    description:
      "Count the sequences of exactly N legal moves from the start of a deal. A terminal shows the progress.",
    arguments: { "<game>": "the game" },
    required: {
      "--deal <deal>": "a deal's code, number or card list",
      "--depth <depth>": "how many moves: a whole number, 0 or more",
    },
    options: {
      "--nodes <nodes>": "the most positions to visit (default: 10000000)",
      ...VARIANT,
      ...AS_JSON,
    },
    examples: { "tetrarch perft fk --deal FK-11982-6 --depth 3": "all first three moves" },
  },
  solve: {
    summary: "find out whether a deal can be won",
    description:
      "Find out whether a deal can be won when every hidden card and every roll is known, and how: won with the " +
      "moves, lost when that is proved, or unknown when the budget is spent. Games of points: the best result.",
    arguments: { "<game>": "the game, or a deal code" },
    options: {
      "--deal <deal>": "a deal's code, number or card list (default: a random deal)",
      "--deals-file <file>": "one deal a line, # for comments; - for standard input",
      "--nodes <nodes>": "the most positions to reach in a deal (default: 10000000)",
      "--memory <MiB>": "the most memory for positions (default: 1024)",
      ...VARIANT,
      ...OWN_CARDS,
      "--transcript <file>": "write the winning moves to this file, for replay and for play --open",
      "--json": "print one JSON object a line",
    },
    examples: {
      "tetrarch solve FK-11982-6": "can it be won?",
      "tetrarch solve kk --deals-file deals.txt --json": "many deals, for a program",
      "tetrarch solve FK-11982-6 --transcript win.txt": "write the moves to a file …",
      "tetrarch play --open win.txt": "… and step through them",
    },
  },
  analyse: {
    summary: "find out where a game was lost, and what was luck",
    description:
      "Analyse a game: how good each position was, judged from the visible cards only, what each move cost, what " +
      "was luck, and whether the deal could be won with all cards known. The deal is a known one for you from then on.",
    arguments: { "<file>": FILE_OR_GAME },
    options: {
      "--nodes <nodes>": "the most positions to reach in each search (default: 300000)",
      ...PLAYED_CARDS,
      ...AS_JSON,
    },
    examples: {
      "tetrarch analyse game.txt": "the chances of a game, and its costly moves",
      "tetrarch analyse latest": "the same of your last game",
      "tetrarch analyse - --json < game.txt": "all of it, for a program",
    },
  },
  engine: {
    summary: "speak the engine protocol",
    description: "Speak the engine protocol: one JSON object a line on standard input, one answer a line.",
    options: { "--schema": "print the JSON Schema of requests and answers instead" },
    examples: {
      'echo \'{"op":"hello"}\' | tetrarch engine': "which games there are",
      "tetrarch engine --schema": "the form of requests and answers",
    },
  },
  mcp: {
    summary: "let a language model play",
    description:
      "Speak the Model Context Protocol on standard input and output, so that a language model can play. It sees what a player sees.",
    examples: { "tetrarch mcp": "what a client of the protocol starts" },
  },
  completion: {
    summary: "print a shell's completion script",
    description: "Print the script that completes tetrarch's commands, options and games in a shell.",
    arguments: { "<shell>": "the shell" },
    examples: {
      "source <(tetrarch completion bash)": "in ~/.bashrc",
      "source <(tetrarch completion zsh)": "in ~/.zshrc, after compinit",
      "tetrarch completion fish | source": "in ~/.config/fish/config.fish",
    },
  },
} satisfies Readonly<Record<string, CommandText>>;
