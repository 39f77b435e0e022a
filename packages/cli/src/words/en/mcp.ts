/** What `tetrarch mcp` says to a language model: short, plain, each cost named. */
export const mcpWords = {
  tools: {
    start_game:
      "Start a game on a random deal, in place of the one in play. Costs nothing: the game is honest.",
    look: "Show the table: in words, and as data. Hidden cards are --. Costs nothing.",
    legal_moves: "List every legal move with what it will surely and possibly do. Costs nothing.",
    play: "Play one legal move, given as its word. It returns what happened and the table after it. Costs nothing.",
    undo: "Take back the last move, or the resignation. From then on the game counts as played with help, not as honest.",
    resign: "Give the game up: it is lost with the score that it has.",
    rules: "Read the rules of a game, or one rule by its number. Costs nothing.",
    advice:
      "Ask a computer player what it would do, from what you can see alone. From then on the game counts as played with help, not as honest.",
  },
  refereedLook:
    "Show the table: in words, and as data. Hidden cards are --. When no game is in play, begin the next one.",
  arguments: {
    game: "the game",
    variant: "options of the game joined by +, or standard",
    move: "the word of a legal move, as legal_moves lists it",
    rule: "the number of a rule, such as FK-3",
    player: "the player to ask; the strongest when left out",
  },
  resources: {
    rules: (title: string) => `The rules of ${title}`,
    cards: "The cards of The Universe of the Four Gods",
    current: "The story of the game in play, move by move",
  },
  prompt: {
    description: "Play a first game",
    text: (title: string, game: string) =>
      `Play a game of ${title} with me. Read its rules first (tool rules, game ${game}), then call start_game. ` +
      "Before each move look at the table and at legal_moves, say in a sentence what you mean to do and why, then play. " +
      "Play fair: do not use undo or advice. Go on until the game is over, then tell how it went.",
  },
  noGame: "No game is in play. Call start_game first.",
  noRefereedGame: "No game is in play. Call look to begin one.",
  state: (title: string, score: string, moves: number, status: string) =>
    `${title}: ${status}, score ${score}, moves played: ${moves}.`,
  dealWas: (deal: string) => `The deal was ${deal}.`,
  honest: (isHonest: boolean) => (isHonest ? "The game is honest." : "The game was played with help."),
  advice: (player: string, move: string) => `${player} would play ${move}.`,
  unknownGame: (known: readonly string[]) => `game: expected one of ${known.join(", ")}`,
  noJson: "a line must be JSON in UTF-8, of at most a million bytes",
  noMessage: "this is no message of JSON-RPC 2.0",
  noTool: (name: string) => `there is no tool ${name}`,
  noResource: (uri: string) => `there is no resource ${uri}`,
  noPrompt: (name: string) => `there is no prompt ${name}`,
  noArgument: (name: string) => `there is no argument ${name}`,
  notText: (name: string) => `${name}: expected a text`,
  missing: (name: string) => `${name}: it is missing`,
};
