import { capital, type Degree, degreeInWords, degreeOf, formatVariant, type Session } from "@tetrarch/engine";
import { labelOf, legalOf, type Model, viewOf } from "../model.js";
import { pileLine } from "./session-lines.js";

/** What is said of a game, as lines to be read out: nothing in them relies on place or colour. */

const INTRODUCED: Readonly<Record<Degree, string>> = {
  first: "",
  known: ", a deal you know",
  assisted: ", not honest any more",
};

/** `This is Four Kingdoms, deal FK-11982-6.` */
export function introLine(session: Session): string {
  const { game, deal, variant } = session;
  const which = deal.includes(" ") ? "a deal of your own" : `deal ${deal}`;
  const options = variant.length > 0 ? `, variant ${formatVariant(variant)}` : "";
  return `This is ${game.title}, ${which}${options}${INTRODUCED[degreeOf(session)]}.`;
}

export function tableLines(model: Model): readonly string[] {
  return model.table.describe(viewOf(model)).map(pileLine);
}

/** The piles that a word names: by their short name, or by the beginning of their long one. */
export function lookLines(model: Model, wanted: string): readonly string[] {
  const piles = model.table.describe(viewOf(model));
  const lower = wanted.toLowerCase();
  const exact = piles.filter(
    ({ pile, name }) => pile.toLowerCase() === lower || name.toLowerCase() === lower,
  );
  const found = exact.length > 0 ? exact : piles.filter(({ name }) => name.toLowerCase().startsWith(lower));
  if (found.length > 0) return found.map(pileLine);
  return [
    `There is no pile ${JSON.stringify(wanted)}. The piles are: ${piles.map(({ pile }) => pile).join(", ")}.`,
  ];
}

export function movesLines(model: Model): readonly string[] {
  const legal = legalOf(model);
  if (legal.length === 0) return ["No move is left: the game is over."];
  return legal.map((word, index) => `${index + 1}. ${capital(labelOf(model, word))} (${word}).`);
}

export function scoreLine({ seat, unsaved }: Model): string {
  const { outcome, degree, number } = seat.seen;
  const { score, status } = outcome;
  const { label } = degreeInWords(degree);
  const state = status === "playing" ? "in play" : seat.session.resigned ? "given up" : status;
  return `Score ${score.text}, move ${number}, ${state}, ${label}${unsaved ? ", NOT SAVED" : ""}.`;
}

export const HELP: readonly string[] = [
  "Type a move word, or the number of a move in the list. Other commands:",
  "moves: the legal moves, numbered.",
  "table: every pile in words. look PILE: one pile, as in: look t3.",
  "score: how the game stands. story: the story and how to play.",
  "undo: take back the last move; an honest game asks first, once. redo: play it again.",
  "rules: the rules. rules NUMBER: one of them, as in: rules FK-3.",
  "transcript: the game as text. transcript FILE: written to a file.",
  "new: a new deal of this game, this one stays saved. new CODE: that deal. again: the same deal from its start.",
  "menu: another game. resign: give up. quit: leave; the game is saved after every move.",
];
