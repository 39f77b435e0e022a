import { type Card, codeOf } from "../src/games/four-gods/cards.js";
import type { fourGods } from "../src/index.js";

type AllyView = fourGods.AllyView;
type CardView = fourGods.CardView;
type FoeView = fourGods.FoeView;
type Move = fourGods.Move;
type MoveOf<Type extends Move["type"]> = Extract<Move, { readonly type: Type }>;
type TrapView = fourGods.TrapView;
type View = fourGods.View;

/** What meeting a foe or a trap is likely to cost in wounds, and whether an ally is at risk. */
interface Prospect {
  readonly move: Move;
  readonly cost: number;
  readonly safe: boolean;
}

/** From this need downwards a trap counts as safe, whatever its damage. */
const GOOD_ODDS = 2;
/** An ally who can bear less than this part of the full defence is weary. */
const WEARY = 1 / 3;

/**
 * The simple sensible player: it looks at what lies open and at the party, thinks no move ahead, and follows the rules
 * written down in the game's README, first to last. It sees the view and the legal moves, nothing else.
 */
export function sensibleMove(view: View, moves: readonly Move[]): Move {
  const prospects = prospectsOf(view, moves);
  return (
    moves.find((move) => move.type === "choose") ??
    bestTake(view, moves) ??
    equipSturdiest(view, moves) ??
    makeRoom(view, moves, WEARY) ??
    cheapest(prospects.filter((prospect) => prospect.safe)) ??
    makeRoom(view, moves, 1) ??
    dropWeaker(view, moves) ??
    moves.find((move) => move.type === "rescue") ??
    cheapest(prospects) ??
    (moves[0] as Move)
  );
}

/** The friend of greatest worth. */
function bestTake(view: View, moves: readonly Move[]): Move | undefined {
  return best(ofType(moves, "take"), (move) => worth(cardOn(view, move.path)));
}

/** The weapon of greatest worth, for the ally who can bear most. */
function equipSturdiest(view: View, moves: readonly Move[]): Move | undefined {
  return best(
    ofType(moves, "equip"),
    (move) => 100 * worth(cardOn(view, move.path)) + health(allyOf(view, move.ally)),
  );
}

/** Dismisses the ally who can bear least, when a friend lies open and that ally is down to a part of the full defence. */
function makeRoom(view: View, moves: readonly Move[], part: number): Move | undefined {
  if (!view.paths.some(({ card }) => card?.kind === "friend")) return undefined;
  const dismissals = ofType(moves, "dismiss").filter(({ ally }) => {
    const { defence, wounds } = allyOf(view, ally);
    return wounds > 0 && defence - wounds < part * defence;
  });
  return best(dismissals, (move) => -health(allyOf(view, move.ally)));
}

/** Drops the weapon of least worth, when another lies open and its holder stands without it. */
function dropWeaker(view: View, moves: readonly Move[]): Move | undefined {
  if (!view.paths.some(({ card }) => card?.kind === "weapon")) return undefined;
  const drops = ofType(moves, "drop").filter(({ ally }) => {
    const { wounds, ownDefence } = allyOf(view, ally);
    return wounds <= ownDefence;
  });
  return best(drops, (move) => -worth(allyOf(view, move.ally).weapon));
}

function prospectsOf(view: View, moves: readonly Move[]): Prospect[] {
  const prospects: Prospect[] = [];
  for (const move of moves) {
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
  // The thousandths only decide who is put forward, never which foe.
  return { move, cost: blows * foe.attack - left / 1000, safe: bearable >= blows && left >= 0 };
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

function allyOf(view: View, card: Card): AllyView {
  return view.party.find((ally) => ally.id === codeOf(card)) as AllyView;
}

function ofType<Type extends Move["type"]>(moves: readonly Move[], type: Type): MoveOf<Type>[] {
  return moves.filter((move): move is MoveOf<Type> => move.type === type);
}

function best<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  let chosen: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const its = value(item);
    if (its > most) [chosen, most] = [item, its];
  }
  return chosen;
}
