import type { HelpCounts } from "../../core/help.js";
import type { Degree } from "../../core/session.js";
import type { ProspectWords } from "../catalogue.js";

const RANK_NAMES: Readonly<Record<string, string>> = {
  A: "ace",
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
};
/** The names of the suits by letter. */
export const SUIT_NAMES: Readonly<Record<string, string>> = {
  C: "clubs",
  D: "diamonds",
  H: "hearts",
  S: "spades",
};

/** `TH` → `ten of hearts`, `JK` → `joker`. */
export function cardName(code: string): string {
  return code === "JK" ? "joker" : `${RANK_NAMES[code.charAt(0)]} of ${SUIT_NAMES[code.charAt(1)]}`;
}

/** 0 → `no`, 1 → `one`, … `twelve`; digits beyond. */
export function numberName(count: number): string {
  const names = [
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
  ];
  return names[count] ?? String(count);
}

/** `one card`, `two cards`. */
export function counted(count: number, noun: string): string {
  return `${numberName(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words of a move and of its consequences; `more` may be empty. */
export function moveInWords(said: string, more: string, label = capital(said)): ProspectWords {
  if (more === "") return { label, detail: "", line: said };
  return { label, detail: `${capital(more)}.`, line: `${said}; ${more}` };
}

/** `a, b and c`. */
export function listInWords(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** `3 cards`, `1 card`: in digits, where what is counted is on the table. */
export function cardCount(count: number): string {
  return `${count} ${count === 1 ? "card" : "cards"}`;
}

/** A game's degree (C-10) in words. */
export interface DegreeInWords {
  /** A label for a line with other facts: no capital, no full stop. */
  readonly label: string;
  /** A phrase while the game is played: no full stop. */
  readonly now: string;
  /** A sentence with the reason, when the game is over. */
  readonly atTheEnd: string;
}

const DEGREES: Readonly<Record<Degree, DegreeInWords>> = {
  first: {
    label: "unaided",
    now: "Unaided, the first game of this deal",
    atTheEnd: "Unaided, and the first game of this deal.",
  },
  known: {
    label: "unaided, known deal",
    now: "Unaided, but you know this deal",
    atTheEnd: "Unaided, but you knew this deal: it was played before, or its cards were shown.",
  },
  assisted: {
    label: "with help",
    now: "Played with help",
    atTheEnd: "With help: a move was taken back, a hint given, or a hidden card shown.",
  },
};

/**
 * The words of a degree.
 * @param help which help the game had; undefined where it had none or that is unknown
 */
export function degreeInWords(degree: Degree, help?: HelpCounts): DegreeInWords {
  if (degree !== "assisted" || !help) return DEGREES[degree];
  const kinds = helpInWords(help);
  return {
    label: DEGREES.assisted.label,
    now: `${DEGREES.assisted.now}: ${kinds}`,
    atTheEnd: `With help: ${kinds}.`,
  };
}

/** How many moves of a game followed hints, by the player's hand or the program's, where any did. */
export function hintedInWords(hinted: number, moves: number): string {
  if (hinted === 0) return "";
  return `${hinted === moves ? "All the moves" : `${hinted} of the ${moves} moves`} followed a hint.`;
}

/** Which help a game had: `2 undos, 62 hints`. */
export function helpInWords({ undo = 0, resignation = 0, hint = 0, shown = 0 }: HelpCounts): string {
  return [
    undo > 0 ? `${undo} ${undo === 1 ? "undo" : "undos"}` : [],
    resignation > 0 ? "played on after resigning" : [],
    hint > 0 ? `${hint} ${hint === 1 ? "hint" : "hints"}` : [],
    shown > 0 ? "cards shown" : [],
  ]
    .flat()
    .join(", ");
}
