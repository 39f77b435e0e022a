import type { fourGods } from "@tetrarch/engine";
import { codeOf, type FourGodsGame } from "@tetrarch/engine/four-gods";
import type { Advice, AnyPlayer, MoveValue, Player } from "../../players/player.js";
import { type Racer, racingPlayer } from "../../players/racing-player.js";
import { atOnce } from "../../search/resumable-search.js";
import { BeliefState } from "./belief-state.js";
import type { CardNumbers } from "./card-numbers.js";
import { engineMove, seeView } from "./conversion.js";
import { committedValueFunction } from "./evaluation.js";
import { PlayOuts } from "./play-outs.js";
import { GOOD_ODDS, SLIGHT, WEARY } from "./policy.js";
import type { ValueFunction } from "./value-function.js";
import { WEIGHTS } from "./weights.js";

type AllyView = fourGods.AllyView;
type CardView = fourGods.CardView;
type FoeView = fourGods.FoeView;
type Move = fourGods.Move;
type MoveOf<Type extends Move["type"]> = Extract<Move, { readonly type: Type }>;
type TrapView = fourGods.TrapView;
type View = fourGods.View;

/** A rule of thumb: the move it asks for, if it has any to say. */
type Rule = (view: View, legal: readonly Move[]) => Move | undefined;

/** What meeting a foe or a trap is likely to cost in wounds, and whether nobody is at risk. */
interface Prospect {
  readonly move: Move;
  readonly cost: number;
  readonly safe: boolean;
}

/** The rules of the game's page (How a sensible player plays), first to last. */
function rulesOf(numbers: CardNumbers): readonly (readonly [reason: string, rule: Rule])[] {
  return [
    ["turn-left", (_view, legal) => legal.find((move) => move.type === "choose")],
    ["take-best-friend", bestTake],
    ["arm-sturdiest", equipSturdiest],
    ["dismiss-weary", (view, legal) => makeRoom(view, legal, WEARY)],
    ["safe-encounter", (view, legal) => cheapest(prospectsOf(view, legal).filter(({ safe }) => safe))],
    ["dismiss-wounded", (view, legal) => makeRoom(view, legal, 1)],
    ["drop-lesser-weapon", dropLesser],
    ["rescue-best", (_view, legal) => bestRescue(numbers, legal)],
    ["cheapest-encounter", (view, legal) => cheapest(prospectsOf(view, legal))],
    ["whatever-is-left", (_view, legal) => legal[0]],
  ];
}

/**
 * The sensible player: it looks at what lies open and at the party, and thinks no move ahead.
 * @param numbers of the card set in play, which everybody knows
 */
export function greedyPlayer(numbers: CardNumbers): Player<View, Move> {
  const rules = rulesOf(numbers);
  return {
    name: "greedy",
    version: 1,
    nodesAMove: 0,
    advise({ view, legal }) {
      for (const [reason, rule] of rules) {
        const move = rule(view, legal);
        if (move !== undefined) return atOnce({ move, moves: [], nodes: 0, reason });
      }
      throw new Error("there is no legal move");
    },
  };
}

/** The friend of greatest worth. */
function bestTake(view: View, legal: readonly Move[]): Move | undefined {
  return best(ofType(legal, "take"), (move) => worth(cardOn(view, move.path)));
}

/** The weapon of greatest worth, for the ally who can bear most. */
function equipSturdiest(view: View, legal: readonly Move[]): Move | undefined {
  const equips = ofType(legal, "equip");
  const weapon = best(equips, (move) => worth(cardOn(view, move.path)));
  return best(
    equips.filter(({ path }) => path === weapon?.path),
    (move) => health(allyOf(view, move.ally)),
  );
}

/** Dismisses the ally who can bear least, when a friend lies open and that ally is down to a part of the full defence. */
function makeRoom(view: View, legal: readonly Move[], part: number): Move | undefined {
  if (!liesOpen(view, "friend")) return undefined;
  const dismissals = ofType(legal, "dismiss").filter(({ ally }) => {
    const { defence, wounds } = allyOf(view, ally);
    return wounds > 0 && defence - wounds < part * defence;
  });
  return best(dismissals, (move) => -health(allyOf(view, move.ally)));
}

/** Drops the weapon of least worth, when another lies open and its holder stands without it. */
function dropLesser(view: View, legal: readonly Move[]): Move | undefined {
  if (!liesOpen(view, "weapon")) return undefined;
  const drops = ofType(legal, "drop").filter(({ ally }) => {
    const { wounds, ownDefence } = allyOf(view, ally);
    return wounds <= ownDefence;
  });
  return best(drops, (move) => -worth(allyOf(view, move.ally).weapon));
}

/** The friend of greatest worth among those who left; of equals the one whose card comes first in the pack. */
function bestRescue(numbers: CardNumbers, legal: readonly Move[]): Move | undefined {
  const rescues = ofType(legal, "rescue").sort((a, b) => a.ally - b.ally);
  return best(rescues, (move) => numbers.worth(move.ally));
}

function prospectsOf(view: View, legal: readonly Move[]): Prospect[] {
  const prospects: Prospect[] = [];
  for (const move of legal) {
    if (move.type === "fight") prospects.push(fightProspect(view, move));
    if (move.type === "trap") prospects.push(trapProspect(view, move));
  }
  return prospects;
}

/** Safe when the party can bear every blow until the foe falls; the ally who can bear most is put forward. */
function fightProspect(view: View, move: MoveOf<"fight">): Prospect {
  const foe = cardOn(view, move.path) as FoeView;
  const strength = view.party.reduce((sum, ally) => sum + ally.attack, 0);
  const blows = Math.floor((foe.defence - foe.damage) / strength) + 1;
  const bearable = view.party.reduce((sum, ally) => sum + Math.floor(health(ally) / foe.attack), 0);
  const left = health(allyOf(view, move.ally)) - foe.attack;
  return { move, cost: blows * foe.attack - left * SLIGHT, safe: bearable >= blows && left >= 0 };
}

/** Safe when everyone can bear the damage, or the odds are good. */
function trapProspect(view: View, move: MoveOf<"trap">): Prospect {
  const { damage, needed } = cardOn(view, move.path) as TrapView;
  const failing = needed === null ? 1 : (needed - 1) / 6;
  const bearable = view.party.every((ally) => health(ally) >= damage);
  return {
    move,
    cost: failing * damage * view.party.length,
    safe: bearable || (needed !== null && needed <= GOOD_ODDS),
  };
}

function cheapest(prospects: readonly Prospect[]): Move | undefined {
  return best(prospects, (prospect) => -prospect.cost)?.move;
}

function liesOpen(view: View, kind: CardView["kind"]): boolean {
  return view.paths.some(({ card }) => card?.kind === kind);
}

/** How much more the ally can bear and still stand. */
function health(ally: AllyView): number {
  return ally.defence - ally.wounds;
}

/** Attack, defence and luck added up. */
function worth(card: CardView | null): number {
  return card?.kind === "friend" || card?.kind === "weapon" ? card.attack + card.defence + card.luck : 0;
}

function cardOn(view: View, path: number): CardView | null {
  return view.paths[path]?.card ?? null;
}

function allyOf(view: View, card: number): AllyView {
  return view.party.find((ally) => ally.id === codeOf(card)) as AllyView;
}

function ofType<Type extends Move["type"]>(legal: readonly Move[], type: Type): MoveOf<Type>[] {
  return legal.filter((move): move is MoveOf<Type> => move.type === type);
}

/** The first of those of greatest value. */
function best<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  let chosen: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const its = value(item);
    if (its > most) [chosen, most] = [item, its];
  }
  return chosen;
}

/** Moves played in the trials for one move. */
const NODES_A_MOVE = 10_000;

/**
 * The strong player: it deals the hidden cards again, tries each move, and lets the sensible player finish. A solver's
 * verdict would tell no move from another, since who knows all cards nearly always wins.
 */
export function samplerPlayer(game: FourGodsGame, numbers: CardNumbers): AnyPlayer {
  const racer: Racer<fourGods.View, fourGods.Move> = {
    name: "sampler",
    version: 1,
    nodesAMove: NODES_A_MOVE,
    candidates({ legal }) {
      // Left or right is all one: nothing is known of either card (FG-4).
      return legal[0]?.type === "choose" ? legal.slice(0, 1) : legal;
    },
    trials: (view, random) => new PlayOuts(numbers, game.sample(view, random)),
  };
  return racingPlayer(racer);
}

/**
 * Plays what the evaluation expects most of, over each roll of the die and every card that a move may turn up next. Where left
 * or right must be chosen it takes the left, for nothing is known of either (FG-4).
 */
export function evaluatorPlayer(numbers: CardNumbers): Player<fourGods.View, Move> {
  const belief = new BeliefState(numbers);
  return {
    name: "evaluator",
    version: 1,
    learnt: WEIGHTS.weights,
    nodesAMove: 0,
    advise({ view, legal }, _random, _nodes) {
      const [first] = legal;
      if (first !== undefined && (legal.length === 1 || first.type === "choose")) {
        return atOnce({ move: first, moves: [], nodes: 0 });
      }
      seeView(belief, view);
      return atOnce(evaluatingMoves(belief, committedValueFunction(), legal));
    },
  };
}

/** Weighs the moves; those that lose at once and for good are not among them. */
function evaluatingMoves(
  belief: BeliefState,
  valueFunction: ValueFunction,
  legal: readonly Move[],
): Advice<Move> {
  const moves = new Int32Array(belief.mostMoves);
  const end = belief.moves(moves, 0);
  const before = valueFunction.evaluations;
  const evaluated = [...moves.subarray(0, end)].map((move) => {
    valueFunction.after(belief, move, true);
    const played = engineMove(belief.packed, move);
    return {
      utility: valueFunction.utility,
      value: { move: played, value: valueFunction.win, error: 0, visits: 0 },
    };
  });
  evaluated.sort((a, b) => b.utility - a.utility);
  const values: MoveValue<Move>[] = evaluated.map(({ value }) => value);
  return {
    move: values[0]?.move ?? (legal[0] as Move),
    moves: values,
    nodes: valueFunction.evaluations - before,
  };
}
