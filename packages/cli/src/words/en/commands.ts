/** The help text of one command. */
export interface CommandText {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly description: string;
  /** What each argument means; `<name>` must be given, `[name]` may be. */
  readonly arguments?: Readonly<Record<string, string>>;
  /** What each option means that must be given. */
  readonly required?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  /** Command lines, and what each does. */
  readonly examples?: Readonly<Record<string, string>>;
}

const GAME = { "[game]": "the game" };
const VARIANT = { "--variant <variant>": "a variant of the game: options joined by +" };
const AS_JSON = { "--json": "print JSON" };
const ASCII = { "--ascii": "use ASCII characters only" };
const PLAIN = { "--plain": "line by line, for screen readers and simple terminals" };
const OWN_CARDS = { "--card-set <file>": "your own card set, for a game that has card sets" };
const PLAYED_CARDS = { "--card-set <file>": "the card set of the game, if it is not the built-in one" };
const JOBS = { "--jobs <jobs>": "how many deals at a time (default: one for each core)" };
const NAME = { "--name <name>": "your name in it, the same each time" };
const APP = { "--app <address>": "the address of the web app (default: the link without an address)" };
const LINKS = { "<links...>": "links of the same challenge" };
const CONSENT = {
  "--agree": "all players agree that helped games and known deals count",
  "--refuse": "not all players agree: these games count as resigned",
};
const BEST = { "--best": "after the last game: also the best result of each deal, found by the solver" };

const playNext: CommandText = {
  summary: "play the next deal",
  description: "Play the next deal that is not finished on this machine, as tetrarch play does.",
  arguments: { "<link>": "the link" },
  options: { ...PLAIN, ...ASCII },
};

/** The help of every command; a command inside another has the outer name in front. */
export const commandTexts = {
  play: {
    summary: "play a game in the terminal",
    description:
      "Play a game in the terminal. Without GAME: the menu. Every move is saved; a game in play is offered again.",
    arguments: { "[game]": "the game, a deal code, or a deal's link" },
    options: {
      "--deal <deal>": "a deal code or a full card list (default: a random deal)",
      ...VARIANT,
      ...OWN_CARDS,
      ...PLAIN,
      ...ASCII,
      "--open <file>": "step through a transcript: y plays the next move, u takes it back",
      "--transcript <file>": "write the transcript to this file when the game ends",
    },
    examples: {
      "tetrarch play": "choose a game",
      "tetrarch play four-kingdoms": "a random deal",
      "tetrarch play FK-11982-6": "a certain deal",
      "tetrarch play fg --variant rescue": "a variant",
      "tetrarch play --open game.txt": "the moves of a transcript, one by one",
      "tetrarch play tk --plain": "for listening",
      "NO_COLOR=1 tetrarch play nt": "without colours",
    },
  },
  learn: {
    summary: "learn a game by playing it",
    description:
      "Learn a game in small levels, line by line. Each level has a goal, and shows why a wrong move fails. " +
      "Without GAME: the list of lessons. Lessons are not saved or counted.",
    arguments: GAME,
    options: { "--level <number>": "the level to start with (default: the first)", ...ASCII },
    examples: {
      "tetrarch learn": "which lessons there are",
      "tetrarch learn kings-keys": "from the first level on",
      "tetrarch learn tk --level 5": "from the fifth",
    },
  },
  puzzle: {
    summary: "find the one move that wins",
    description:
      "Solve puzzles line by line, the easiest first: positions in which, all cards known, only one move keeps the win. " +
      "Your first try at each counts for a rating, which is saved and exported with your finished games. " +
      "Without GAME: the list of puzzles.",
    arguments: GAME,
    options: {
      "--today": "only the puzzle of the day",
      "--number <number>": "start with this one (default: the easiest you have not tried)",
      "--chances": "with hidden cards: one move has clearly the best chance",
      ...ASCII,
    },
    examples: {
      "tetrarch puzzle": "which puzzles there are, and your ratings",
      "tetrarch puzzle kings-keys": "those that you have not tried",
      "tetrarch puzzle tk --today": "the puzzle of the day",
      "tetrarch puzzle fg --chances --number 5": "from the fifth on",
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
  deal: {
    summary: "print the card list of a deal",
    description:
      "Print the card list of a deal code, or of a random deal after a line with its code. With --winnable: a " +
      "deal that is proved winnable, and how difficult it is.",
    arguments: {
      "<game>": "the game, or a deal code",
      "[deal]": "a deal code, or a full card list to check",
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
    options: { "--date <date>": "another day, as YYYY-MM-DD", ...AS_JSON },
    examples: {
      "tetrarch today": "today's deals",
      "tetrarch today nt --date 2026-12-24": "one game's on another day",
    },
  },
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
      "tetrarch history mark latest --star --note 'a close thing'": "a star and a note on the last game",
      "tetrarch history export --out games.jsonl": "all of it as a file",
      "tetrarch history import games.jsonl": "from another machine, or from the web app",
    },
  },
  "history mark": {
    summary: "add a star or a note, or hide a game",
    description:
      "Add a star or a note to a finished game, or hide it in the list; hidden games still count in the statistics. " +
      "If a game is marked on several machines, the latest mark counts.",
    arguments: { "<game>": "the beginning of its id, as the list shows it, or latest" },
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
  },
  "history export": {
    summary: "save everything to one file",
    description:
      "Print all finished games and everything else that is saved, one line of JSON each, or write them to a file. " +
      "The web app imports it too. A game in play counts as a known deal wherever the file is imported.",
    options: { "--out <file>": "the file to write (default: standard output)" },
  },
  "history import": {
    summary: "add everything from an exported file",
    description:
      "Add everything from a file that was exported here, on another machine or in the web app. Each game is " +
      "replayed before it is added; a wrong line is named and skipped, and nothing counts twice. A game in play is kept for the " +
      "web app, where it counts as a known deal.",
    arguments: { "<file>": "the file; - for standard input" },
    options: AS_JSON,
  },
  duel: {
    summary: "challenge others to the same deals",
    description:
      "Challenge others to the same deals, by links. You send a challenge, everybody plays it in the terminal or in " +
      "the web app, and the links that come back give the result. Your own games come from the history; of each deal the game finished first counts.",
    examples: {
      "tetrarch duel new tk --name Ann": "a challenge of three deals of Tomb of Four Kings",
      "tetrarch duel play LINK": "its next deal",
      "tetrarch duel answer LINK --name Ben": "your games, as a link",
      "tetrarch duel show LINK LINK --name Ben": "the table, who wins, who owes whom",
    },
  },
  "duel new": {
    summary: "make a challenge",
    description: "Print the link of a new challenge. It has no cards in it, only the seed they come from.",
    arguments: { "<game>": "the game" },
    required: NAME,
    options: {
      "--length <deals>": "how many deals: 1, 3, 5 or 10 (default: 3)",
      "--stake <amount>": "what a point is worth, on paper, where the game has debts (default: 100)",
      "--unit <name>": "what it is counted in, as matchsticks (default: paper gold)",
      "--agree": "all players agree that helped games and known deals count",
      "--own-shuffle": "each player has different cards, as with packs on a table (default: the same deals)",
      ...VARIANT,
      ...APP,
      ...AS_JSON,
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
    options: { ...CONSENT, ...APP, ...AS_JSON },
  },
  "duel show": {
    summary: "the table of a challenge",
    description:
      "Print the table of a challenge, from the links and from your finished games. Every game of a link is replayed by " +
      "the rules; you see the results of others for a deal once you have finished it.",
    arguments: LINKS,
    required: NAME,
    options: { ...CONSENT, ...BEST, ...AS_JSON },
  },
  series: {
    summary: "play a series of deals alone",
    description: "Play a series of three, five or ten deals alone; its table adds up your points.",
    examples: {
      "tetrarch series new tk --length 5": "a series, as a link",
      "tetrarch series play LINK": "its next deal",
      "tetrarch series show LINK --best": "the table, and the best result of each deal",
    },
  },
  "series new": {
    summary: "start a series",
    description: "Print the link of a new series.",
    arguments: { "<game>": "the game" },
    options: { "--length <deals>": "how many deals: 3, 5 or 10 (default: 3)", ...VARIANT, ...AS_JSON },
  },
  "series play": playNext,
  "series show": {
    summary: "the table of a series",
    description: "Print the table of a series, from your finished games.",
    arguments: { "<link>": "the series" },
    options: { ...BEST, ...AS_JSON },
  },
  replay: {
    summary: "replay a transcript or a link",
    description:
      "Replay a transcript, or the game of a link, and print its final position. An illegal move is named, with its line.",
    arguments: { "<file>": "the transcript; - for standard input; or a link" },
    options: { ...PLAYED_CARDS, ...AS_JSON },
    examples: {
      "tetrarch replay game.txt": "where the game ended",
      "tetrarch replay 'https://…/#/link/…'": "a game from a link",
      "tetrarch replay - --json < game.txt": "as a position of the engine protocol",
    },
  },
  link: {
    summary: "share a deal or a game as a link",
    description:
      "Print a link of a deal, of a finished game, or of what you see of a game, with a sentence that says what it is. " +
      "The web app opens it; here tetrarch play plays a deal's link, and tetrarch replay shows a game's.",
    arguments: { "<what>": "a deal code, or a file with a transcript or a saved game; - for standard input" },
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
      "--deal <deal>": "a deal code or a full card list",
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
      "--deal <deal>": "a deal code or a full card list (default: a random deal)",
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
    arguments: { "<file>": "the transcript; - for standard input" },
    options: {
      "--nodes <nodes>": "the most positions to reach in each search (default: 300000)",
      ...PLAYED_CARDS,
      ...AS_JSON,
    },
    examples: {
      "tetrarch analyse game.txt": "the chances of a game, and its costly moves",
      "tetrarch analyse - --json < game.txt": "all of it, for a program",
    },
  },
  study: {
    summary: "study a range of deals",
    description:
      "Find out for each deal of a range whether it can be won (--player thoughtful), or how a player does in it: one line " +
      "of JSON a deal. You can stop or kill a study at any moment; the same command continues it.",
    arguments: { "<game>": "the game" },
    options: {
      "--deals <range>": "which deals: A..B, deal numbers or codes",
      "--player <player>": "thoughtful (the solver) or a fair player: random, greedy, sampler …",
      "--nodes <nodes>": "the budget: of a deal for thoughtful, of a move for a player that searches",
      "--memory <MiB>": "the solver's memory for a deal, in each job (default: 1024)",
      ...VARIANT,
      ...JOBS,
      "--shard <shard>": "I/N: only every Nth deal, from the Ith on",
      "--out <file>": "add the records to this file (default: print them)",
      "--moves": "add the solver's moves to the records",
      "--wait": "with --out: wait while another process writes the file",
    },
    examples: {
      "tetrarch study fk --deals 1..1000 --player thoughtful --out fk.jsonl": "how many can be won?",
      "tetrarch study fk --deals 1..1000 --player greedy": "how many does a player win?",
      "tetrarch study fk --deals 1..1000 --player random --shard 1/2 --out 1.jsonl": "one half of a study",
    },
  },
  "study merge": {
    summary: "merge the shards of a study",
    description:
      "Merge files of one study, in the order of the deals. Files may be packed (.gz). With --game, and the " +
      "same other options as for tetrarch study, files of any other study are refused, and so is a study " +
      "with a missing deal.",
    arguments: { "<files...>": "the files of the study" },
    required: { "--out <file>": "the file to make; packed when its name ends in .gz" },
    options: {
      "--game <game>": "the game that the study must be of; then --deals and --player are needed too",
      "--deals <range>": "with --game: the deals that must be there, all of them",
      "--player <player>": "with --game: the player",
      "--nodes <nodes>": "with --game: the budget, when it is not the usual one",
      "--memory <MiB>": "with --game: the solver's memory, when it is not the usual one",
      "--variant <variant>": "with --game: the variant, when it is not the standard game",
      "--moves": "with --game: the solver's moves are in the records",
    },
    examples: {
      "tetrarch study merge 1.jsonl 2.jsonl --out fk.jsonl": "two shards",
      "tetrarch study merge --game fk --deals 1..1000 --player random *.jsonl --out fk.jsonl":
        "… of this study, and complete",
    },
  },
  "study report": {
    summary: "report on studies",
    description:
      "Print a table of studies: the share of deals won, with its 95 % interval. Files may be packed.",
    arguments: { "<files...>": "the files of one or more studies" },
    options: {
      "--out <file>": "write the table there too, as Markdown",
      "--plots <folder>": "with --out: draw pictures there and write a whole page",
      ...AS_JSON,
    },
    examples: { "tetrarch study report *.jsonl": "all studies here" },
  },
  "study condense": {
    summary: "keep only the result of each deal",
    description:
      "Turn files of one study into a condensed study, about a byte a deal: the result of each deal, its " +
      "best score, and how much work it was. The deals must follow each other without a gap. To extend a condensed study, " +
      "name it among the files.",
    arguments: { "<files...>": "the files of the study: lines, packed or not, or condensed" },
    required: { "--out <file>": "the file to make; its name ends in .study" },
    examples: {
      "tetrarch study condense fk.jsonl.gz --out fk.study": "condense a study",
      "tetrarch study condense fk.study more.jsonl --out fk.study": "… and add to it",
    },
  },
  "study check": {
    summary: "study deals of a condensed study again",
    description:
      "Study deals of a condensed study again and compare: prints each deal that differs, exit code 1.",
    arguments: { "<file>": "the condensed study" },
    options: { "--deals <range>": "which deals: A..B, deal numbers or codes (default: all)", ...JOBS },
    examples: { "tetrarch study check fk.study --deals 5001..5100": "a hundred of its deals" },
  },
  "study list": {
    summary: "the hardest deals, the easy ones and the cruel ones",
    description:
      "List deals by their codes: those that took the solver most, those that greedy wins in the fewest moves, and " +
      "those that cannot be won though they allow a high score.",
    arguments: {
      "<files...>": "studies by the solver, condensed or not, and by greedy, in lines, of the same deals",
    },
    options: { "--out <file>": "write the list there too, as Markdown", ...AS_JSON },
    examples: { "tetrarch study list fk.study fk-greedy.jsonl.gz": "deals worth a look" },
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
      "--schema": "print the JSON Schema of card sets",
      ...AS_JSON,
    },
    examples: {
      "tetrarch cards": "all cards and their numbers",
      "tetrarch cards --json > my-cards.json": "a card set to start your own from",
      "tetrarch cards --check my-cards.json": "is it valid?",
    },
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

/** The help of the program itself. */
export const programText = {
  description: "Five uncommon, storied solitaires. Without a command: the menu of games.",
  version: "print the version",
  help: "print this help, or a command's",
  examples: "Examples:",
  givenTwice: "It is given twice.",
  /** @param games a line for each game */
  after: (games: string) => `
GAME is a game's name or its two letters:
${games}

Exit codes:
  0   done
  1   the input was understood but is wrong: an illegal move, a bad deal, a bad transcript …;
      or the output could not be written
  2   wrong usage: no such command, option, game or rule, or a file that cannot be read
  70  a bug in tetrarch (set TETRARCH_DEBUG=1 to see more)
  130, 143, 129   stopped by Ctrl+C, SIGTERM or SIGHUP
  141 the reader of the output, as in | head, has closed it before its end

An error is one line on standard error. With --json it is {"error":{"code","message"}} on standard
output instead.

Examples:
  tetrarch                                   choose a game and play
  tetrarch four-kingdoms                     play it; the same as tetrarch play four-kingdoms
  tetrarch play fk --deal FK-11982-6         play a deal
  tetrarch rules tomb-of-four-kings | less   read the rules
  tetrarch deal --help                       more about a command`,
};
