/** What a key does on a game's page; the keys of the table itself are the table's. */
export type PageAct =
  | "undo"
  | "redo"
  | "hint"
  | "say score"
  | "say moves"
  | "say piles"
  | "read the book"
  | "choose a deal"
  | "list keys"
  | "main move";

/** A key press, as the browser tells it. */
export interface Press {
  /** The key's name (`KeyboardEvent.key`). */
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const LETTERS: Readonly<Record<string, PageAct>> = {
  u: "undo",
  r: "redo",
  h: "hint",
  s: "say score",
  m: "say moves",
  p: "say piles",
  c: "read the book",
  n: "choose a deal",
  "?": "list keys",
};

/** Pressed to listen and to look around, not to do something. */
const QUIET: ReadonlySet<string> = new Set(["Control", "Shift", "Alt", "Meta", "Tab"]);

export function isQuiet(key: string): boolean {
  return QUIET.has(key);
}

/**
 * What a key press means; undefined for nothing.
 * @param letterKeys whether single letters are keys, which the player may turn off
 * @param isOnControl whether the press is on a control that keeps the space bar for itself
 */
export function actOf(press: Press, letterKeys: boolean, isOnControl: boolean): PageAct | undefined {
  const key = press.key.toLowerCase();
  if ((press.ctrlKey || press.metaKey) && key === "z") return press.shiftKey ? "redo" : "undo";
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined;
  if (key === " ") return isOnControl ? undefined : "main move";
  return letterKeys ? LETTERS[key] : undefined;
}
