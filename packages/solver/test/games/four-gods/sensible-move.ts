import type { fourGods } from "@tetrarch/engine";
import { codeOf } from "@tetrarch/engine/four-gods";
import type { CardNumbers } from "../../../src/games/four-gods/card-numbers.js";

type AllyView = fourGods.AllyView;
type CardView = fourGods.CardView;
type FoeView = fourGods.FoeView;
type Move = fourGods.Move;
type MoveOf<Type extends Move["type"]> = Extract<Move, { readonly type: Type }>;
type TrapView = fourGods.TrapView;
type View = fourGods.View;

/** From this need downwards a trap counts as safe, whatever its damage. */
const GOOD_ODDS = 2;
/** An ally who can bear less than this part of the full defence is weary. */
const WEARY = 1 / 3;
/** What a wound more or less of the ally put forward counts: it decides who, never which foe. */
const SLIGHT = 1 / 1000;

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

/** The move of the sensible player by the view alone, with its rule: the oracle of the packed policy. */
export function sensibleMove(numbers: CardNumbers, view: View, legal: readonly Move[]) {
  for (const [reason, rule] of rulesOf(numbers)) {
    const move = rule(view, legal);
    if (move !== undefined) return { move, reason };
  }
  throw new Error("there is no legal move");
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
  const cardOf = (move: MoveOf<"rescue">) => numbers.packedCard(move.ally);
  const rescues = ofType(legal, "rescue").sort((a, b) => cardOf(a) - cardOf(b));
  return best(rescues, (move) => numbers.worth(cardOf(move)));
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
