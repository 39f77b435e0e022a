import { counted } from "@tetrarch/play";

/** What a referee says to a program in the text form. */
export const refereeWords = {
  game: (number: number, of: number, title: string) =>
    `Game ${number} of ${of}: ${title}. Answer each ? with the number of a move, or resign.`,
  stands: (score: string, moves: number) => `Score ${score}, moves played: ${moves}.`,
  noMove: (moves: number) => `That is no move here. Answer with a number from 1 to ${moves}.`,
  over: (status: string, score: string) => `The game is over: ${status}, score ${score}.`,
  noMoreGames: "There are no more games.",
  /** To a language model, at the start. */
  instructions: (
    title: string,
    game: string,
    limits: { readonly deals: number; readonly seconds: number; readonly errors: number },
    commitment: string,
  ) =>
    `You play ${counted(limits.deals, "game")} of ${title}, on secret deals, for a benchmark of your play. Read the rules first (tool rules, game ${game}). ` +
    "look begins a game and shows the table; legal_moves says what each move will do; play makes a move. When a game is over, look begins the next. " +
    `A move may take ${counted(limits.seconds, "second")}; more than ${counted(limits.errors, "refused call")} in a game, or leaving it, lose it. ` +
    `Go on to the last game, without asking. The SHA-256 of the deals' seed is ${commitment}.`,
  lost: (how: string) => `The game is over: ${how}.`,
  nextGame: (number: number, of: number) => `Call look to begin game ${number} of ${of}.`,
};

/** What the command says besides its report. */
export const benchWords = {
  committed: (commitment: string) =>
    `the SHA-256 of the secret seed is ${commitment}; the seed is shown at the end`,
  progress: (games: number, of: number, won: number) => `${games} of ${counted(of, "game")}, ${won} won`,
  stopped: (games: number, of: number) => `stopped after ${games} of ${counted(of, "game")}`,
  goesOn: (path: string, games: number) => `${path}: goes on after ${counted(games, "game")}`,
  noOutput: (stderr: string) =>
    stderr === ""
      ? "the program ended or waited without a word"
      : `the program ended without a word; it wrote: ${stderr}`,
  noPlayer: (name: string) => `the game has no player ${name}: tetrarch study --help names some`,
  client: "MCP client",
  startedByClient: "--form mcp: the program starts tetrarch, and not tetrarch the program",
  needsOut: "the client has the output, so the report needs a file",
  isThere: "there is a report already; name another file with --out",
  noSeed: (path: string) => `its secret seed is missing: ${path}; name another file with --out`,
  noProgram: "say which program: tetrarch bench GAME -- PROGRAM ARGUMENTS",
  badSeed: "--seed: expected 32 hexadecimal digits, not all of them 0",
  isOther: "there are games of another benchmark; name another file with --out",
  notReport: "it is no report of a benchmark",
  noGames: "the report has no games",
  otherGame: "the reports are of different games or variants",
};

/** What a report says. Shares are in per cent, as text. */
export const benchReportWords = {
  title: (game: string, program: string) => `${program} plays ${game}`,
  ladder: "players of known strength",
  counted: "won",
  withoutLuck: "luck off",
  deals: (deals: number) => counted(deals, "deal"),
  stopped: (games: number, deals: number) => `${games} of ${counted(deals, "deal")} (stopped)`,
  played: (deals: string, form: string, moves: number, errors: number, seconds: number) =>
    `Played: ${deals}, form ${form}; at most ${counted(moves, "move")} and ${counted(errors, "refused answer")} a game, ${seconds} s a move.`,
  rate: (rate: string, low: string, high: string) => `${rate} % (95 % interval ${low} to ${high})`,
  won: (won: number, rate: string) => `Won: ${won}, ${rate}.`,
  luckOff: (rate: string) => `With luck taken off: ${rate}.`,
  withLuck: {
    variant: "Luck is not taken off in variants.",
    game: "Luck is not taken off: it was not measured to help in this game.",
    unpriced: "Luck is not taken off: that needs what the moves of each game gave away.",
    few: "Luck is not taken off: too few games were won or lost.",
  },
  meanScore: (score: string) => `Mean score: ${score}.`,
  lost: (perGame: string, error: string, perDecision: string, decisions: number) =>
    `Given away: ${perGame} of 100 games, with a standard error of ${error}; by each of ${decisions} decisions ${perDecision} of 100 games.`,
  marks: (inaccuracies: string, mistakes: string, blunders: string) =>
    `Of 100 decisions: ${inaccuracies} inaccuracies, ${mistakes} mistakes, ${blunders} blunders.`,
  strength: (place: string) => `Strength: ${place}.`,
  between: (above: string, below: string) => `between ${above} and ${below}`,
  above: (level: string) => `above ${level}`,
  below: (level: string) => `below ${level}`,
  anywhere: "too few games to tell",
  like: (levels: readonly string[]) => `not told apart from ${levels.join(", ")}`,
  games: (endings: readonly string[], illegal: number, unreadable: number) =>
    `Games: ${endings.join(", ")}. Illegal moves: ${illegal}; other refused answers: ${unreadable}.`,
  endings: {
    played: "played to the end",
    resigned: "resigned",
    "move-limit": "lost by the move limit",
    errors: "lost by too many refused answers",
    chatter: "lost by too many lines without a move",
    time: "lost by time",
    left: "lost because the program ended",
  },
  resumed: (after: readonly number[]) =>
    `Stopped and resumed ${after.length === 1 ? "once" : `${after.length} times`}, after this many games: ${after.join(", ")}.`,
  secretSeed: (commitment: string) =>
    `The seed is secret until the last game. Its SHA-256, published before: ${commitment}.`,
  seed: (seed: string, commitment: string) => `Seed: ${seed}. Its SHA-256, published before: ${commitment}.`,
  onSameDeals: "on the same deals",
  onOwnDeals: "on deals of their own",
  isBetter: (program: string) => `${program} plays better`,
  notApart: "not told apart",
  comparison: (
    a: string,
    b: string,
    more: string,
    low: string,
    high: string,
    deals: string,
    verdict: string,
  ) =>
    `${a} wins ${more} % of the games more than ${b} (95 % interval ${low} to ${high}), ${deals}: ${verdict}.`,
};
