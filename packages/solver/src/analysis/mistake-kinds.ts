import { type AnyGame, type GameEvent, knowledgeOf, type Prospect } from "@tetrarch/engine";
import type { AnyDecisionFeatures, DecisionFeature, Way } from "../evaluation/evaluation.js";
import type { PlyAnalysis } from "./analysis.js";
import { RESIGN } from "./record.js";

/** The kind of a decision that differs from the better one by none of the game's features. */
export const OTHER_MISTAKE = "other";
export const RESIGNED = "gave-up";

/** The name of a kind of decision, as plies hold it and catalogues have words for it. */
export function mistakeKindName({ name }: Pick<DecisionFeature<GameEvent>, "name">, way: Way): string {
  return `${name}-${way}`;
}

/** Whether the kinds of decision of a ply were looked for, where there was anything to decide: once they were not. */
export function hasKinds({ kinds, moves }: Pick<PlyAnalysis, "kinds" | "moves">): boolean {
  return kinds !== undefined || moves.length === 0;
}

type Facts = readonly Prospect<GameEvent>[];

/** How the moves of one position differ in what they surely do and surely do not, by what the player knew. */
export class MistakeKinds {
  readonly #factsOf: (word: string) => Facts;
  readonly #decisionFeatures: AnyDecisionFeatures;

  constructor(game: AnyGame, view: unknown, decisionFeatures: AnyDecisionFeatures) {
    const known = new Map<string, Facts>();
    this.#decisionFeatures = decisionFeatures;
    this.#factsOf = (word) => {
      const facts = known.get(word) ?? foretold(game, view, word);
      known.set(word, facts);
      return facts;
    };
  }

  /** Returns the kind of mistake: a move made instead of a better one. */
  between(made: string, better: string): string {
    if (made === RESIGN) return RESIGNED;
    const [did, should] = [this.#factsOf(made), this.#factsOf(better)];
    for (const feature of this.#decisionFeatures) {
      const way = wayOf(feature, did, should);
      if (way && feature.ways.includes(way)) return mistakeKindName(feature, way);
    }
    return OTHER_MISTAKE;
  }

  /** The kinds of decision that it was to make a move and none of the others: those to err in, and those in which one did not. */
  atStake(made: string, words: readonly string[]): readonly string[] {
    const kinds = new Set<string>();
    for (const word of words) {
      if (word === made) continue;
      kinds.add(this.between(made, word));
      if (made !== RESIGN) kinds.add(this.between(word, made));
    }
    kinds.delete(OTHER_MISTAKE);
    return [...kinds].sort();
  }
}

function foretold(game: AnyGame, view: unknown, word: string): Facts {
  const move = game.parseMove(word);
  return move === undefined ? [] : knowledgeOf(game.id).prospects(view, move);
}

/** How a move differs from the better one by a feature; undefined where it does not, or may not. */
function wayOf(feature: DecisionFeature<GameEvent>, made: Facts, better: Facts): Way | undefined {
  const [did, should] = [howDone(feature, made), howDone(feature, better)];
  if (did === undefined || should === undefined || did === should) return undefined;
  if (should === UNDONE) return "done";
  return did === UNDONE ? "left" : "otherwise";
}

/** Marks a feature that a move surely does not have. */
const UNDONE = Symbol("undone");

/** How a move surely has a feature, or that it surely has not; undefined where it may. */
function howDone(feature: DecisionFeature<GameEvent>, facts: Facts): string | typeof UNDONE | undefined {
  for (const { sure, event } of facts) {
    const how = event.type === feature.event ? feature.how(event) : undefined;
    if (how !== undefined) return sure ? how : undefined;
  }
  return UNDONE;
}
