import { type AnyGame, type GameEvent, knowledgeOf, type Prospect } from "@tetrarch/engine";
import type { AnyDeeds, Deed, Way } from "../evaluation/deed.js";
import type { AnalysedPly } from "./analysis.js";
import { RESIGN } from "./record.js";

/** Of a decision that differs from the better one by none of the game's deeds. */
export const OTHER_LAPSE = "other";
/** Of giving up. */
export const GIVING_UP = "gave-up";

/** The name of a kind of decision, as a ply tells it and a catalogue has words for it. */
export function lapseName({ name }: Pick<Deed<GameEvent>, "name">, way: Way): string {
  return `${name}-${way}`;
}

/** Whether the kinds of decision of a ply were looked for, where there was anything to decide: once they were not. */
export function hasKinds({ kinds, moves }: Pick<AnalysedPly, "kinds" | "moves">): boolean {
  return kinds !== undefined || moves.length === 0;
}

type Facts = readonly Prospect<GameEvent>[];

/** How the moves of one position differ in what they surely do and surely do not, by what the player knew. */
export class Lapses {
  readonly #factsOf: (word: string) => Facts;
  readonly #deeds: AnyDeeds;

  constructor(game: AnyGame, view: unknown, deeds: AnyDeeds) {
    const known = new Map<string, Facts>();
    this.#deeds = deeds;
    this.#factsOf = (word) => {
      const facts = known.get(word) ?? foretold(game, view, word);
      known.set(word, facts);
      return facts;
    };
  }

  /** In what kind of decision one errs who makes a move instead of a better one. */
  between(made: string, better: string): string {
    if (made === RESIGN) return GIVING_UP;
    const [did, should] = [this.#factsOf(made), this.#factsOf(better)];
    for (const deed of this.#deeds) {
      const way = wayOf(deed, did, should);
      if (way && deed.ways.includes(way)) return lapseName(deed, way);
    }
    return OTHER_LAPSE;
  }

  /** The kinds of decision that it was to make a move and none of the others: those to err in, and those in which one did not. */
  atStake(made: string, words: readonly string[]): readonly string[] {
    const kinds = new Set<string>();
    for (const word of words) {
      if (word === made) continue;
      kinds.add(this.between(made, word));
      if (made !== RESIGN) kinds.add(this.between(word, made));
    }
    kinds.delete(OTHER_LAPSE);
    return [...kinds].sort();
  }
}

function foretold(game: AnyGame, view: unknown, word: string): Facts {
  const move = game.parseMove(word);
  return move === undefined ? [] : knowledgeOf(game.id).prospects(view, move);
}

/** How one has erred by a deed; undefined where one does not, or where it is not sure. */
function wayOf(deed: Deed<GameEvent>, made: Facts, better: Facts): Way | undefined {
  const [did, should] = [howDone(deed, made), howDone(deed, better)];
  if (did === undefined || should === undefined || did === should) return undefined;
  if (should === UNDONE) return "done";
  return did === UNDONE ? "left" : "otherwise";
}

/** Beside how a deed is done: that it is not. */
const UNDONE = Symbol("undone");

/** How a move surely does a deed, or that it surely does not; undefined where it may. */
function howDone(deed: Deed<GameEvent>, facts: Facts): string | typeof UNDONE | undefined {
  for (const { sure, event } of facts) {
    const how = event.type === deed.event ? deed.how(event) : undefined;
    if (how !== undefined) return sure ? how : undefined;
  }
  return UNDONE;
}
