import { capital, forecastOf, type fourGods, mostOf, type Prospect } from "@tetrarch/engine";
import type { AdaptedTable } from "../table-adapter.js";
import * as words from "./reason-words.js";

type View = fourGods.View;

export type Adapted = AdaptedTable<View, fourGods.Move, fourGods.Event>;

/** A fight or a trap that may be faced now, at its worst. */
interface Encounter {
  readonly path: number;
  /** The damage to all friends together. */
  readonly damage: number;
  readonly canFell: boolean;
  /** The roll that disarms a trap; undefined for a foe, 7 where no roll does. */
  readonly needed: number | undefined;
}

/** Above the highest roll. */
export const NO_ROLL = 7;

/** The foes and traps among the legal moves, one for each friend who may take the blow. */
export function encountersOf(table: Adapted, view: View, legal: readonly string[]): readonly Encounter[] {
  return legal.flatMap((word) => {
    const move = table.moveOf(word);
    if (move.type !== "fight" && move.type !== "trap") return [];
    return [encounterOf(view, move.path, table.prospectsOf(view, word))];
  });
}

function encounterOf(view: View, path: number, prospects: readonly Prospect<fourGods.Event>[]): Encounter {
  const card = view.paths[path]?.card;
  const blows = prospects.flatMap(({ event }) => (event.type === "hurt" ? [mostOf(event.blow)] : []));
  return {
    path,
    damage: blows.reduce((sum, blow) => sum + blow, 0),
    canFell: forecastOf(prospects, "fell") !== undefined,
    needed: card?.kind === "trap" ? (card.needed ?? NO_ROLL) : undefined,
  };
}

/**
 * FG-12, FG-13: why this trap is faced; whom a failed roll may cost follows in the first sentence, and never stands alone.
 * @param encounters all that may be faced
 */
export function trapReasons(
  view: View,
  path: number,
  prospects: readonly Prospect<fourGods.Event>[],
  encounters: readonly Encounter[],
): readonly string[] {
  const trap = encounterOf(view, path, prospects);
  const others = encounters.filter((encounter) => encounter.path !== path);
  const { needed = NO_ROLL } = trap;
  if (trap.damage === 0) return [words.surelyDisarmed];
  const isMildest = others.length > 0 && others.every(({ damage }) => damage > trap.damage);
  const traps = others.filter((other) => other.needed !== undefined);
  const isLikeliest = traps.length > 0 && traps.every((other) => (other.needed ?? NO_ROLL) > needed);
  const isSafest = !trap.canFell && (others.length === 0 || others.some(({ canFell }) => canFell));
  const price = trap.canFell ? whoMayFall(view, prospects, needed) : undefined;
  // Nothing good can be said of what surely fells the last friend.
  if (price !== undefined && !forecastOf(prospects, "passed")) return [capital(price)];
  const [why = goodOf(path, needed, prospects), ...more] = [
    ...(isAloneBeforeFriend(view) ? [words.onlyOneHurt] : []),
    ...(isSafest ? [words.bearable] : []),
    ...(isMildest && isNothingFree(view) ? [words.costsLeast(trap.damage)] : []),
    ...(isLikeliest ? [words.likeliest] : []),
  ];
  return [price === undefined ? why : words.atPrice(why, price), ...more];
}

/** Whether each open card is a foe or a trap: friends and weapons cost nothing. */
function isNothingFree({ paths }: View): boolean {
  return paths.every(({ card }) => card?.kind !== "friend" && card?.kind !== "weapon");
}

/** A trap with as many good rolls needs no other reason. */
const GOOD_ROLLS = 3;

/** What a trap that is no better than others brings by itself. */
function goodOf(path: number, needed: number, prospects: readonly Prospect<fourGods.Event>[]): string {
  const rolls = NO_ROLL - needed;
  if (rolls < GOOD_ROLLS && forecastOf(prospects, "choice")) return words.goesOn(path + 1);
  return rolls > 0 ? words.goodRolls(rolls) : words.outOfTheWay;
}

/** A trap hurts each friend: so it costs less before another joins. */
function isAloneBeforeFriend({ party, paths }: View): boolean {
  return party.length === 1 && paths.some(({ card }) => card?.kind === "friend");
}

/** The price of a failed roll: those who fall have less attack than all who surely stay, or so many fall. */
function whoMayFall({ party }: View, prospects: readonly Prospect<fourGods.Event>[], needed: number): string {
  const fallen = prospects.flatMap(({ event }) => (event.type === "fell" ? [event.ally?.id] : []));
  const attackOf = (isFallen: boolean) =>
    party.filter(({ id }) => fallen.includes(id) === isFallen).map(({ attack }) => attack);
  const [falling, staying] = [Math.max(...attackOf(true)), Math.min(...attackOf(false))];
  return falling < staying && Number.isFinite(staying)
    ? words.lessAttackFalls(falling, staying)
    : words.failureFells(fallen.length, party.length - fallen.length, needed < NO_ROLL);
}
