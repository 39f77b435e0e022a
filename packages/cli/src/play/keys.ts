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

/** The keys of commands: no move word of any game begins with one of them. */
const COMMANDS = {
  u: "undo",
  y: "redo",
  H: "hint",
  P: "plan",
  m: "moves",
  v: "look",
  j: "journal",
  C: "chapters",
  h: "how-to",
  R: "rules",
  T: "transcript",
  n: "menu",
  N: "level-before",
  x: "resign",
  q: "quit",
  "?": "keys",
} as const;
export type Command = (typeof COMMANDS)[keyof typeof COMMANDS];

export function commandOf(text: string): Command | undefined {
  return Object.hasOwn(COMMANDS, text) ? COMMANDS[text as keyof typeof COMMANDS] : undefined;
}
