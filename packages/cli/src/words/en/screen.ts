import { counted } from "@tetrarch/play";

const MOVE_KEYS = [
  "Arrows, Tab    move over the piles, or over the list of choices",
  "Enter          lift, and lay; at once where only one move is possible",
  "+ −            how many cards of the lifted pile",
  "Esc            let go, cancel, go back",
  "Space          the main move of the game; the last line names it",
  ": or /         type a move; Tab completes it, Enter plays it",
  "a-z            type a move too, where one begins with that letter",
  "0-9            a move by its number in the list of legal moves",
  "m              the legal moves, numbered",
];

/** The page of keys: as many lines as the smallest window shows at once. */
const KEYS_PAGE = [
  ...MOVE_KEYS,
  "H, P           a hint, and why (an unaided game asks first); play its plan",
  "u, y           take back (an unaided game asks first, once); play again",
  "v              look: every pile in words, the one under the cursor first",
  "h, j, C        how to play; what happened; the chapters of the story",
  "R, T           the rules; the transcript, which can be saved to a file",
  "n              another deal, another game; this one stays saved",
  "x              resign (asks first)",
  "q, Ctrl+C      quit; the game is saved after every move",
  "Ctrl+Z         back to the shell for a while; fg there goes on with the game",
];

/** The same in a lesson, and where puzzles or own mistakes are asked; levels have commands that questions do not have. */
const exerciseKeys = (commands: Readonly<Record<string, unknown>>) => [
  ...MOVE_KEYS,
  "H              the move; where a question is rated it counts as missed",
  ...(Object.hasOwn(commands, "back")
    ? ["n, N           the next level; the level before"]
    : ["n              the next question"]),
  ...(Object.hasOwn(commands, "again") ? ["u              the level again from its beginning"] : []),
  "h              what there is to know, and the goal again",
  "v              look: every pile in words, the one under the cursor first",
  "j, R           what was said so far; the rules",
  "q, Ctrl+C      quit; what you reached is kept",
  "Ctrl+Z         back to the shell for a while; fg there goes on",
];

/** What the screen says around the table. */
export const screenWords = {
  titles: {
    rules: "Rules",
    keys: "Keys",
    transcript: "Transcript",
    story: "What happened",
    chapters: "The story so far, the latest chapter first",
    piles: "The table in words",
    savedGames: "Saved games",
  },
  keysPage: KEYS_PAGE.join("\n"),
  exerciseKeysPage: (commands: Readonly<Record<string, unknown>>) => exerciseKeys(commands).join("\n"),
  nothingHere: "That does nothing here; ? shows the keys.",
  chapter: (number: number, title: string) => `Chapter ${number}: ${title}`,
  variant: (option: string, what: string) => `The variant ${option}: ${what}`,
  pile: (name: string, pile: string, text: string) => `${name} (${pile}): ${text}`,
  notSaved: " NOT SAVED ·",
  move: (number: number) => `move ${number}`,
  overList: "The game is over: n new deal, u take back.",
  /** `One legal move`, `12 legal moves`. */
  legalMoves: (count: number) => (count === 1 ? "One legal move" : `${count} legal moves`),
  lines: (from: number, to: number, of: number) => `   lines ${from}–${to} of ${of}`,
  above: (count: number) => `  ↑ ${count} more`,
  below: (count: number) => `  ↓ ${count} more`,
  pastedNoMove: "No legal move begins with the pasted text.",
  chooseFirst: "Choose first: with the arrows, or by number.",
  unknownKey: (key: string) => `${key} does nothing here; ? shows the keys.`,
  nameMissing: "A name is missing.",
  enterReplaces: (trouble: string) => `${trouble} Press Enter again to replace it.`,
  leaveUnsaved: "Not saved! T, w save the transcript to a file; n again leaves the game.",
  undoQuestion: (cost: string) => `${cost}\nTake it back?  y yes   n no`,
};

/** The end of a game on the screen. */
export const endingWords = {
  headings: { won: "Won", lost: "Lost" } as Readonly<Record<string, string>>,
  resigned: "Resigned",
  stuck: "Stuck",
  afterwards: {
    new: "A new deal",
    again: "The same deal again",
    winnable: "Could this have been won?",
    way: "The way, step by step",
    field: "How programs play this deal",
    analyse: "Analyse it",
    share: "Share it",
    menu: "Another game",
    quit: "Quit",
  },
  score: (score: string, moves: number) => `Score ${score}, after ${counted(moves, "move")}.`,
  transcript: (path: string) => `The transcript is saved in\n${path}`,
  keys: "Esc shows the table as it is, u takes the last move back.",
};

/** The line above the last: what is going on. */
export const promptWords = {
  resign: "Resign? This game is lost then.  y yes   n no",
  write: "Write the transcript to: ",
  typeMove: "type a move, or its number",
  enter: (word: string, label: string) => `Enter: ${word}, ${label}`,
  noMove: "no legal move begins like this",
  liftedCount: (count: number) => `, ${count} of its cards (+ and − change that)`,
  lifted: (pile: string, count: string, places: readonly string[]) =>
    `Lifted from ${pile}${count}: arrows to ${places.join(" ")}, Enter lays, Esc lets go`,
  choose: "What do you do?",
};

/** The last line: the keys that matter now. */
export const hintWords = {
  typing: "Enter play   Tab complete   Esc cancel",
  write: (isReplacing: boolean) => `Enter ${isReplacing ? "replaces the file" : "saves it"}   Esc back`,
  transcript: "w save it to a file   ↑ ↓ PgUp PgDn scroll   Esc or Enter back",
  text: "↑ ↓ PgUp PgDn scroll   Esc or Enter back",
  moves: "↑ ↓ choose   Enter play   number then Enter   Esc back",
  ending: "↑ ↓ Enter or a number choose   Esc table   u take back",
  resign: "y resigns   n or Esc goes on",
  undo: "y takes back   n or Esc goes on",
  hint: "y shows the hint   n or Esc goes on",
  lifted: "arrows choose   Enter lay   + − how many   Esc let go",
  main: (word: string) => `Space ${word}`,
  list: "↑ ↓ Enter choose",
  piles: "arrows Enter move",
  common: [
    "u undo",
    "H hint",
    ": type a move",
    "m moves",
    "v look",
    "R rules",
    "h how to play",
    "n new deal",
    "j story",
  ],
  /** By what is asked for in an exercise that has it. */
  exercise: { show: "H show", skip: "n next", again: "u again", back: "N back" },
  anyExercise: ["h goal", ": type a move", "m moves", "v look", "R rules"],
  last: ["? keys", "q quit"],
};
