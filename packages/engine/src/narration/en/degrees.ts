import type { Degree } from "../../core/session.js";

/** How much a game proves (C-10), in words. */
export interface DegreeInWords {
  /** For a line with other facts: no capital, no full stop. */
  readonly label: string;
  /** While the game is played: no full stop. */
  readonly now: string;
  /** When it is over, with the reason: a sentence. */
  readonly atTheEnd: string;
}

const DEGREES: Readonly<Record<Degree, DegreeInWords>> = {
  first: {
    label: "honest",
    now: "An honest game, the first of this deal",
    atTheEnd: "An honest game, and the first of this deal.",
  },
  known: {
    label: "honest, known deal",
    now: "An honest game, but of a deal you know",
    atTheEnd: "An honest game, but of a deal you knew: it was played before, or its cards were shown.",
  },
  assisted: {
    label: "not honest",
    now: "No longer an honest game",
    atTheEnd: "Not an honest game: a move was taken back, a hint asked for, or something hidden shown.",
  },
};

/** What is said of a game's degree. */
export function degreeInWords(degree: Degree): DegreeInWords {
  return DEGREES[degree];
}
