import { forecastOf, type fourGods, mostOf, type Prospect } from "@tetrarch/engine";
import type { AdaptedTable } from "../table-adapter.js";
import * as words from "./words.js";

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
 * FG-12, FG-13: why this trap and no other foe or trap; that its path goes on only where there is no more to say.
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
  const reasons = [
    ...(isSafest ? [words.bearable] : []),
    ...(isMildest ? [words.costsLeast(trap.damage)] : []),
    ...(isLikeliest ? [words.likeliest] : []),
    ...(isAloneBeforeFriend(view) ? [words.onlyOneHurt] : []),
    ...(trap.canFell ? [whoMayFall(view, prospects, needed < NO_ROLL)] : []),
  ];
  if (reasons.length > 0) return reasons;
  return forecastOf(prospects, "choice") ? [words.goesOn(path + 1)] : [];
}

/** A trap hurts each friend: so it costs less before another joins. */
function isAloneBeforeFriend({ party, paths }: View): boolean {
  return party.length === 1 && paths.some(({ card }) => card?.kind === "friend");
}

/**
 * The price of a trap that is not disarmed: those who fall have less attack than all who surely stay, or so many fall.
 * @param canDisarm whether a roll may disarm it
 */
function whoMayFall(
  { party }: View,
  prospects: readonly Prospect<fourGods.Event>[],
  canDisarm: boolean,
): string {
  const fallen = prospects.flatMap(({ event }) => (event.type === "fell" ? [event.ally?.id] : []));
  const attackOf = (isFallen: boolean) =>
    party.filter(({ id }) => fallen.includes(id) === isFallen).map(({ attack }) => attack);
  const [falling, staying] = [Math.max(...attackOf(true)), Math.min(...attackOf(false))];
  return falling < staying && Number.isFinite(staying)
    ? words.lessAttackFalls(falling, staying, canDisarm)
    : words.failureFells(fallen.length, party.length - fallen.length, canDisarm);
}
