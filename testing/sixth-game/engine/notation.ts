import { type Problem, problem } from "../../../packages/engine/src/core/problem.js";
import { ok, type Result } from "../../../packages/engine/src/core/result.js";
import { cardsFrom, codeOf, codesOf } from "../../../packages/engine/src/core/standard-cards.js";
import { checkWholePack, formatFields, parseFields } from "../../../packages/engine/src/core/state-text.js";
import { PACK, STAIRS } from "./setup.js";
import type { Move, Source, State } from "./types.js";

const SOURCES: readonly string[] = ["c1", "c2", "c3", "w"];

/** `c1`…`c3`, `w`. */
export function sourceName(source: Source): string {
  return SOURCES[source] as string;
}

export function formatMove(move: Move): string {
  switch (move.type) {
    case "turn":
      return "turn";
    case "shelve":
      return `w-${sourceName(move.shelf)}`;
    case "climb":
      return `${sourceName(move.from)}-s`;
  }
}

/** The move of a word; undefined when it is not a word of this game. */
export function parseMove(word: string): Move | undefined {
  if (word === "turn") return { type: "turn" };
  const [, source = "", target = ""] = /^(c[1-3]|w)-(c[1-3]|s)$/.exec(word) ?? [];
  const [from, shelf] = [SOURCES.indexOf(source), SOURCES.indexOf(target)];
  if (target === "s") return { type: "climb", from };
  return source === "w" ? { type: "shelve", shelf } : undefined;
}

const FIELDS = ["stock", "waste", "c1", "c2", "c3", "stairs"];

/** The stock with the next card first, waste and stairs bottom first. */
export function formatState({ stock, waste, shelves, stairs }: State): string {
  return formatFields([
    ["stock", codesOf(stock)],
    ["waste", codesOf(waste)],
    ...shelves.map((card, shelf) => [sourceName(shelf), card === null ? [] : [codeOf(card)]] as const),
    ["stairs", codesOf(STAIRS.slice(0, stairs))],
  ]);
}

/** The position of a text of {@link formatState}. Errors are `bad-state` and name the place. */
export function parseState(text: string): Result<State, Problem> {
  const fields = parseFields(FIELDS, text);
  if (!fields.ok) return fields;
  const codes = (name: string) => fields.value.get(name) ?? [];
  const whole = checkWholePack(PACK, FIELDS.flatMap(codes));
  if (!whole.ok) return whole;
  for (const name of ["c1", "c2", "c3"]) {
    if (codes(name).length > 1) return problem("bad-state", `${name}: a shelf holds one card (NS-3)`);
  }
  const stairs = cardsFrom(codes("stairs"));
  const wrong = stairs.find((card, step) => card !== STAIRS[step]);
  if (wrong !== undefined) {
    return problem("bad-state", `stairs: ${codeOf(wrong)} is not in its order (NS-4)`);
  }
  return ok({
    stock: cardsFrom(codes("stock")),
    waste: cardsFrom(codes("waste")),
    shelves: ["c1", "c2", "c3"].map((name) => cardsFrom(codes(name))[0] ?? null),
    stairs: stairs.length,
  });
}
