import { StringDecoder } from "node:string_decoder";
import type { KeyName, KeyPress } from "../keys.js";

const ESCAPE = "\u001B";
const CTRL_C = "\u0003";
/** The mark that a terminal puts after a paste. */
const END_OF_PASTE = `${ESCAPE}[201~`;
/** The longest text that is taken from a paste: many times the longest card list. */
const MOST_PASTED = 10_000;
/** More than any terminal sends for a key; of what is longer only the end is looked for. */
const LONGEST_SEQUENCE = 32;

/** Keys by what follows `ESC [` or `ESC O`, without modifiers: with Shift, Ctrl or Alt an arrow is an arrow. */
const NAMES: Readonly<Record<string, KeyName>> = {
  A: "up",
  B: "down",
  C: "right",
  D: "left",
  H: "home",
  F: "end",
  Z: "back-tab",
  a: "up",
  b: "down",
  c: "right",
  d: "left",
  "1~": "home",
  "3~": "backspace",
  "4~": "end",
  "5~": "page-up",
  "6~": "page-down",
  "7~": "home",
  "8~": "end",
};

const CONTROLS: Readonly<Record<string, KeyName>> = {
  "\r": "enter",
  "\n": "enter",
  "\t": "tab",
  "\b": "backspace",
  "\u007F": "backspace",
};

/** Where the reader stands between two characters. */
type State =
  | { readonly kind: "text" }
  /** ESC has come: the key itself, or the beginning of what a key sends. */
  | { readonly kind: "escape" }
  /** `ESC [` or `ESC O` has come, and this after it. */
  | { readonly kind: "sequence"; readonly opened: "[" | "O"; readonly rest: string }
  /** Within a paste: the text so far, and the number of characters of the end mark that have come. */
  | { readonly kind: "paste"; readonly text: string; readonly matched: number };

/** Where a character leads, and the keys that are complete with it. */
type Step = readonly [State, ...KeyPress[]];

const TEXT: State = { kind: "text" };

/**
 * Reads keys out of the bytes that a terminal sends, in whatever pieces they come: a key that is cut in two is put
 * together again, and several that come at once are returned one by one. Escape followed by another key is these two
 * keys, since nothing here is done with Alt.
 */
export class KeyReader {
  readonly #decoder = new StringDecoder("utf8");
  #state: State = TEXT;

  /** The keys that are complete with these bytes. */
  read(bytes: Uint8Array): readonly KeyPress[] {
    const keys: KeyPress[] = [];
    for (const sign of this.#decoder.write(bytes)) {
      const [state, ...complete] = after(this.#state, sign);
      this.#state = state;
      keys.push(...complete);
    }
    return keys;
  }

  /**
   * Whether more may belong to what has come: after ESC, `ESC [` and `ESC O`, which may be keys pressed one by one, its
   * rest (`rest`); in a paste and in a longer sequence, which no keys pressed one by one make, its end (`end`).
   */
  get waiting(): "rest" | "end" | undefined {
    const state = this.#state;
    if (state.kind === "text") return undefined;
    return state.kind === "escape" || (state.kind === "sequence" && state.rest === "") ? "rest" : "end";
  }

  /**
   * The keys that are complete since nothing has followed for a while: Escape itself, with the `[` or `O` after it, and
   * a paste without an end.
   */
  nothingFollowed(): readonly KeyPress[] {
    const state = this.#state;
    this.#state = TEXT;
    switch (state.kind) {
      case "text":
        return [];
      case "escape":
        return [named("escape")];
      case "sequence":
        return state.rest === "" ? [named("escape"), ...keyOf(state.opened)] : [];
      case "paste":
        return [pasteOf(state.text)];
    }
  }
}

function after(state: State, sign: string): Step {
  switch (state.kind) {
    case "text":
      return sign === ESCAPE ? [{ kind: "escape" }] : [TEXT, ...keyOf(sign)];
    case "escape":
      return afterEscape(sign);
    case "sequence":
      return inSequence(state.opened, state.rest, sign);
    case "paste":
      return inPaste(state.text, state.matched, sign);
  }
}

function afterEscape(sign: string): Step {
  if (sign === "[" || sign === "O") return [{ kind: "sequence", opened: sign, rest: "" }];
  const [next, ...keys] = after(TEXT, sign);
  return [next, named("escape"), ...keys];
}

function inSequence(opened: "[" | "O", rest: string, sign: string): Step {
  // The console of Linux has `ESC [ [ A` for F1.
  const goesOn = /^[ -?]$/.test(sign) || (sign === "[" && opened === "[" && rest === "");
  if (goesOn) return [{ kind: "sequence", opened, rest: (rest + sign).slice(0, LONGEST_SEQUENCE) }];
  // No terminal sends anything else within a key: what has come before is none, and this is the next.
  if (!/^[@-~]$/.test(sign)) return after(TEXT, sign);
  if (opened === "[" && rest + sign === "200~") return [{ kind: "paste", text: "", matched: 0 }];
  const name = nameOf(rest, sign);
  return name ? [TEXT, named(name)] : [TEXT];
}

function inPaste(text: string, matched: number, sign: string): Step {
  // Terminals leave it out of what is pasted: so the player has pressed it, waiting for a paste that does not end.
  if (sign === CTRL_C) return [TEXT, pasteOf(text), ...keyOf(sign)];
  if (sign === END_OF_PASTE[matched]) {
    const ended = matched + 1 === END_OF_PASTE.length;
    return ended ? [TEXT, pasteOf(text)] : [{ kind: "paste", text, matched: matched + 1 }];
  }
  const longer = text.length < MOST_PASTED ? text + END_OF_PASTE.slice(0, matched) : text;
  if (sign === ESCAPE) return [{ kind: "paste", text: longer, matched: 1 }];
  return [{ kind: "paste", text: longer.length < MOST_PASTED ? longer + sign : longer, matched: 0 }];
}

function pasteOf(pasted: string): KeyPress {
  const text = pasted.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]+/gu, " ");
  return { name: "paste", text, ctrl: false };
}

function named(name: KeyName): KeyPress {
  return { name, text: "", ctrl: false };
}

/** `ESC [ 5 ~`, `ESC [ 5 ; 2 ~` and `ESC [ 1 ; 5 A` are a number, a modifier and a letter; others are no keys of ours. */
function nameOf(rest: string, last: string): KeyName | undefined {
  const number = /^(\d*)(?:;\d+(?::\d+)?)?$/.exec(rest)?.[1];
  if (number === undefined) return undefined;
  const code = last === "~" ? `${number}~` : last;
  return Object.hasOwn(NAMES, code) ? NAMES[code] : undefined;
}

/** The key of one character; none for what only stands for bytes that are no text. */
function keyOf(sign: string): readonly KeyPress[] {
  const control = CONTROLS[sign];
  if (control) return [named(control)];
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 1 && code <= 26)
    return [{ name: "character", text: String.fromCharCode(code + 96), ctrl: true }];
  return /[\p{Cc}\uFFFD]/u.test(sign) ? [] : [{ name: "character", text: sign, ctrl: false }];
}
