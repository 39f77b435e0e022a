import { fourKingdoms } from "@tetrarch/engine";
import type { Question } from "./worth-it.js";

type View = fourKingdoms.View;
type Landing = Extract<fourKingdoms.Move, { readonly type: "land" }>;

const RANKS: Readonly<Record<string, string>> = {
  K: "a king",
  Q: "a queen or jack",
  J: "a queen or jack",
  T: "a ten",
  A: "an ace",
};
const HIDDEN = "--";

/** When an empty land is worth filling (FK-2), in Four Kingdoms. */
export const FILLING: Question<View, fourKingdoms.Move> = {
  isOne: (view, move) => move.type === "land" && view.tableau[move.to]?.length === 0,
  circumstances: [
    ["by whence the card comes", (view, move) => sourceOf(view, move as Landing)],
    [
      "by the card that lies lowest there then",
      (view, move) => RANKS[baseOf(view, move as Landing)[0] ?? ""] ?? "a subject",
    ],
    ["empty lands", ({ tableau }) => tableau.filter((pile) => pile.length === 0).length],
    ["cards in the stock", ({ stock }) => (stock === 0 ? "none" : stock <= 12 ? "1 to 12" : "13 to 24")],
    ["cards face down", ({ tableau }) => bandOf(tableau.flat().filter((card) => card === HIDDEN).length)],
  ],
};

function sourceOf({ tableau }: View, { from, count }: Landing): string {
  if (from === fourKingdoms.WASTE) return "the waste";
  const pile = tableau[from];
  if (!pile) return "a guest chamber";
  if (pile.length === count) return "a whole land";
  return pile.at(-count - 1) === HIDDEN ? "a land, off a card face down" : "a land, part of a run";
}

function baseOf({ tableau, waste, kingdoms }: View, { from, count }: Landing): string {
  if (from === fourKingdoms.WASTE) return waste.at(-1) ?? "";
  return tableau[from]?.at(-count) ?? kingdoms[from - fourKingdoms.FIRST_GUEST]?.guest ?? "";
}

function bandOf(hidden: number): string {
  if (hidden === 0) return "none";
  return hidden <= 7 ? "1 to 7" : "8 and more";
}
