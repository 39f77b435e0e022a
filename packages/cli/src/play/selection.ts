import type { Ends } from "@tetrarch/engine";
import { sentence } from "../words/en/card-words.js";
import { gameWords } from "../words/en/game.js";
import { type Lifted, legalOf, type Model } from "./model.js";

interface Candidate extends Ends {
  readonly word: string;
}

type Selecting = Pick<Model, "table" | "seat" | "cursor" | "lifted">;

function candidatesFrom(model: Selecting, view: unknown, pile: string): readonly Candidate[] {
  return legalOf(model)
    .map((word) => ({ word, ...model.table.ends(view, word) }))
    .filter(({ from }) => from === pile);
}

/** The piles where the lifted cards may go. */
export function targetsOf(model: Selecting, view: unknown): readonly string[] {
  const { lifted } = model;
  if (!lifted) return [];
  const fitting = candidatesFrom(model, view, lifted.pile).filter(
    ({ count }) => lifted.count === undefined || count === lifted.count,
  );
  return [...new Set(fitting.map(({ to }) => to))];
}

/** Where the cursor starts: the first pile, in table order, that a legal move takes from. */
export function firstPile(model: Selecting, view: unknown): string {
  const sources = new Set(legalOf(model).map((word) => model.table.ends(view, word).from));
  const piles = model.table.describe(view).map(({ pile }) => pile);
  return piles.find((pile) => sources.has(pile)) ?? piles[0] ?? "";
}

/** Enter on the pile under the cursor: the one move it can mean, or the model with cards lifted or put back. */
export function enterPile(model: Model, view: unknown): string | Model {
  return model.lifted ? lay(model, view, model.lifted) : lift(model, view);
}

function lift(model: Model, view: unknown): string | Model {
  const candidates = candidatesFrom(model, view, model.cursor);
  const [only] = candidates;
  if (!only) return { ...model, notice: gameWords.noMoveFrom(nameOf(model, view, model.cursor)) };
  if (candidates.length === 1) return only.word;
  const targets = new Set(candidates.map(({ to }) => to));
  const counts = candidates.map(({ count }) => count);
  const lifted = { pile: model.cursor, count: targets.size === 1 ? Math.max(...counts) : undefined };
  return { ...model, lifted, cursor: targets.size === 1 ? only.to : model.cursor, notice: undefined };
}

function lay(model: Model, view: unknown, lifted: Lifted): string | Model {
  if (model.cursor === lifted.pile) return { ...model, lifted: undefined, notice: undefined };
  const here = candidatesFrom(model, view, lifted.pile).filter(({ to }) => to === model.cursor);
  const fitting = here.filter(({ count }) => lifted.count === undefined || count === lifted.count);
  const [only] = fitting;
  if (!only) return { ...model, lifted: undefined, notice: whyNot(model, view, lifted) };
  if (fitting.length === 1) return only.word;
  const most = Math.max(...fitting.map(({ count }) => count));
  return { ...model, lifted: { ...lifted, count: most }, notice: undefined };
}

function whyNot(model: Model, view: unknown, lifted: Lifted): string {
  const attempt = { from: lifted.pile, depth: lifted.count ?? 1, to: model.cursor };
  return sentence(model.table.whyNot(view, attempt));
}

/** One card more or fewer of the lifted pile, among the numbers that can be moved. */
export function stepCount(model: Model, view: unknown, step: 1 | -1): Model {
  const { lifted } = model;
  if (!lifted) return model;
  const candidates = candidatesFrom(model, view, lifted.pile);
  const counts = [...new Set(candidates.map(({ count }) => count))].sort((a, b) => a - b);
  const at = lifted.count === undefined ? (step > 0 ? -1 : counts.length) : counts.indexOf(lifted.count);
  const count = counts[Math.min(counts.length - 1, Math.max(0, at + step))];
  const targets = targetsOf({ ...model, lifted: { pile: lifted.pile, count } }, view);
  const cursor =
    targets.includes(model.cursor) || targets.length !== 1 ? model.cursor : (targets[0] as string);
  return { ...model, lifted: { pile: lifted.pile, count }, cursor, notice: undefined };
}

function nameOf(model: Pick<Model, "table">, view: unknown, pile: string): string {
  return (
    model.table.describe(view).find((described) => described.pile === pile)?.name ?? model.table.nameOf(pile)
  );
}
