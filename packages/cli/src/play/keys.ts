/** A key as the program means it, whatever the terminal sent. */
export type KeyName =
  | "up"
  | "down"
  | "left"
  | "right"
  | "page-up"
  | "page-down"
  | "home"
  | "end"
  | "enter"
  | "escape"
  | "tab"
  | "back-tab"
  | "backspace"
  | "character"
  | "paste";

export interface KeyPress {
  readonly name: KeyName;
  /** The character, where it is one; of a paste all of it, with its line breaks and no other control characters. */
  readonly text: string;
  readonly ctrl: boolean;
}

/** What is said on the page of keys: as many lines as the smallest window shows at once. */
export const KEYS_PAGE: string = [
  "Arrows, Tab    move over the piles, or over the list of choices",
  "Enter          lift, and lay; at once where only one move is possible",
  "+ −            how many cards of the lifted pile",
  "Esc            let go, cancel, go back",
  "Space          the main move of the game; the last line names it",
  ": or /         type a move; Tab completes it, Enter plays it",
  "a-z            type a move too, where one begins with that letter",
  "0-9            a move by its number in the list of legal moves",
  "m              the legal moves, numbered",
  "u              take back, without limit; an honest game asks first, once",
  "y, Ctrl+Y      play again what was taken back",
  "v              look: every pile in words, the one under the cursor first",
  "h, j           how to play; what happened in this game so far",
  "R, T           the rules; the transcript, which can be written to a file",
  "n              another deal, another game; this one stays saved",
  "x              give up (asks first)",
  "q, Ctrl+C      quit; the game is saved after every move",
  "Ctrl+Z         back to the shell for a while; fg there goes on with the game",
].join("\n");

/** The keys of commands: no move word of any game begins with one of them. */
export const COMMANDS = {
  u: "undo",
  y: "redo",
  m: "moves",
  v: "look",
  j: "journal",
  h: "how-to",
  R: "rules",
  T: "transcript",
  n: "menu",
  x: "resign",
  q: "quit",
  "?": "keys",
} as const;
export type Command = (typeof COMMANDS)[keyof typeof COMMANDS];

export function commandOf(text: string): Command | undefined {
  return Object.hasOwn(COMMANDS, text) ? COMMANDS[text as keyof typeof COMMANDS] : undefined;
}
