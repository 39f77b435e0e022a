import type { Ink } from "./shapes.js";

export type Suit = "C" | "D" | "H" | "S";
export type Rank = "J" | "Q" | "K";
export type PlaceName = "tomb-of-four-kings" | "four-kingdoms" | "napoleons-tomb";
export type Inks = Readonly<Record<Ink, string>>;

interface Press {
  readonly paper: string;
  readonly line: string;
  readonly gold: string;
  readonly cloth: Readonly<Record<Suit, { readonly robe: string; readonly accent: string }>>;
}

const PRESSES: Readonly<Record<PlaceName, Press>> = {
  "tomb-of-four-kings": {
    paper: "#fffdf6",
    line: "#231a17",
    gold: "#d19a35",
    cloth: {
      S: { robe: "#47505c", accent: "#cf5a1e" },
      H: { robe: "#8f1d1b", accent: "#e07a24" },
      D: { robe: "#c9541b", accent: "#7a1a1a" },
      C: { robe: "#5c6140", accent: "#cf5a1e" },
    },
  },
  "four-kingdoms": {
    paper: "#fffdf6",
    line: "#241c16",
    gold: "#d3a43c",
    cloth: {
      S: { robe: "#4a4652", accent: "#a5222a" },
      H: { robe: "#a8232b", accent: "#1f4787" },
      D: { robe: "#24539b", accent: "#a8232b" },
      C: { robe: "#24693f", accent: "#a8232b" },
    },
  },
  "napoleons-tomb": {
    paper: "#fffdf6",
    line: "#1b1f1b",
    gold: "#c39a45",
    cloth: {
      S: { robe: "#27513f", accent: "#8e2230" },
      H: { robe: "#8e2230", accent: "#27513f" },
      D: { robe: "#b86a2e", accent: "#8e2230" },
      C: { robe: "#6a7d3c", accent: "#8e2230" },
    },
  },
};

export function inksOf(place: PlaceName, suit: Suit): Inks {
  const { cloth, ...press } = PRESSES[place];
  const { robe, accent } = cloth[suit];
  return { ...press, robe, accent, red: suit === "H" ? robe : accent };
}
