import { type Knowledge, type Prospect, possibly, surely } from "../../core/knowledge.js";
import { type Card, codeOf, ROWS } from "./cards.js";
import { pathName } from "./notation.js";
import { CROSSINGS } from "./paths.js";
import { CROSSED_PATHS } from "./setup.js";
import { allyOf, ends, natural, piles, remainingDefence } from "./table.js";
import type { AllyView, CardView, Event, Move, NamedCard, PathView, View, WeaponView } from "./types.js";

type Fact = Prospect<Event>;

/** The prospects of a move: all but the die and the cards turned up follows from the view. */
function prospects(view: View, move: Move): readonly Fact[] {
  switch (move.type) {
    case "take":
      return take(view, move.path);
    case "equip":
      return equip(view, move.path, move.ally);
    case "fight":
      return fight(view, move.path, move.ally);
    case "trap":
      return faceTrap(view, move.path);
    case "drop":
      return drop(view, move.ally);
    case "dismiss":
      return dismiss(view, move.ally);
    case "choose":
      return choose(view, move.path, move.side);
    case "rescue":
      return rescue(view, move.ally);
  }
}

function named({ id, name }: NamedCard): NamedCard {
  return { id, name };
}

function weaponOf({ weapon }: AllyView): NamedCard | null {
  return weapon && named(weapon);
}

/** The card that lies open on a path, when it is of that kind. */
function openCard<Kind extends CardView["kind"]>(view: View, path: number, kind: Kind) {
  const card = view.paths[path]?.card;
  return card?.kind === kind ? (card as Extract<CardView, { readonly kind: Kind }>) : undefined;
}

/** FG-7. */
function take(view: View, path: number): readonly Fact[] {
  const friend = openCard(view, path, "friend");
  if (!friend) return [];
  const party = view.party.length + 1;
  const joined = surely<Event>("FG-7", { type: "joined", ally: named(friend), path: pathName(path), party });
  return [joined, ...cleared(view, path)];
}

/** FG-9. */
function equip(view: View, path: number, card: Card): readonly Fact[] {
  const weapon = openCard(view, path, "weapon");
  const ally = allyOf(view, card);
  return weapon && ally ? [armed(ally, weapon, path), ...cleared(view, path)] : [];
}

function armed(ally: AllyView, weapon: WeaponView, path: number): Fact {
  return surely<Event>("FG-9", {
    type: "armed",
    ally: named(ally),
    weapon: named(weapon),
    path: pathName(path),
    attack: ally.attack + weapon.attack,
    defence: ally.defence + weapon.defence,
    luck: ally.luck + weapon.luck,
  });
}

/** FG-11. */
function fight(view: View, path: number, card: Card): readonly Fact[] {
  const foe = openCard(view, path, "foe");
  const ally = allyOf(view, card);
  if (!foe || !ally) return [];
  const blow = view.party.reduce((sum, { attack }) => sum + attack, 0);
  const damage = foe.damage + blow;
  const isBeaten = damage > foe.defence;
  const name = { foe: named(foe), path: pathName(path) };
  const falling = remainingDefence(ally) < foe.attack ? [ally] : [];
  return [
    surely<Event>("FG-11", {
      type: "struck",
      ...name,
      by: view.party.map(named),
      blow,
      damage,
      defence: foe.defence,
    }),
    surely<Event>("FG-11", hurt(ally, foe, foe.attack, path)),
    ...(isBeaten ? [surely<Event>("FG-11", { type: "beaten", ...name })] : []),
    ...falling.map((one) => surely<Event>("FG-6", fell(one, "foe", view.party.length - 1))),
    ...(isRuin(view, falling) ? forlorn(view, surely) : isBeaten ? cleared(view, path) : []),
  ];
}

function hurt(ally: AllyView, by: NamedCard, blow: number, path: number) {
  const { wounds, defence } = ally;
  const type = "hurt" as const;
  return {
    type,
    ally: named(ally),
    by: named(by),
    path: pathName(path),
    blow,
    wounds: wounds + blow,
    defence,
  };
}

function fell(ally: AllyView, cause: "foe" | "trap", party: number) {
  return { type: "fell" as const, ally: named(ally), weapon: weaponOf(ally), cause, party };
}

/** Whether the whole party falls with these allies (FG-6). */
function isRuin(view: View, falling: readonly AllyView[]): boolean {
  return falling.length === view.party.length;
}

/** FG-20: with the last ally gone, one who left may be brought back, once. */
function forlorn(view: View, predict: typeof surely): readonly Fact[] {
  const isDue = view.rescue !== null && !view.rescue.used;
  return isDue ? [predict<Event>("FG-20", { type: "forlorn" })] : [];
}

const DIE = { least: 1, most: 6 };

/** FG-12: a roll that is enough disarms the trap; FG-13: else every ally is hurt. */
function faceTrap(view: View, path: number): readonly Fact[] {
  const trap = openCard(view, path, "trap");
  if (!trap) return [];
  const { needed, damage } = trap;
  const known = needed === 1 || needed === null ? { disarmed: needed === 1 } : {};
  const rolled = surely<Event>("FG-12", {
    type: "rolled",
    trap: named(trap),
    path: pathName(path),
    luck: view.partyLuck,
    needed,
    roll: DIE,
    ...known,
  });
  if (needed === 1) return [rolled, ...cleared(view, path)];
  const predict = needed === null ? surely : possibly;
  const falling = view.party.filter((ally) => remainingDefence(ally) < damage);
  const left = view.party.length - falling.length;
  return [
    rolled,
    ...view.party.map((ally) => predict<Event>("FG-13", hurt(ally, trap, damage, path))),
    ...falling.map((ally) => predict<Event>("FG-6", fell(ally, "trap", left))),
    ...(isRuin(view, falling) ? forlorn(view, predict) : []),
    ...afterTrap(view, path, { isRuin: isRuin(view, falling), isHopeless: needed === null }),
  ];
}

/** A trap is behind the party unless it was the end of all. */
function afterTrap(
  view: View,
  path: number,
  { isRuin, isHopeless }: { readonly isRuin: boolean; readonly isHopeless: boolean },
): readonly Fact[] {
  if (!isRuin) return cleared(view, path);
  return isHopeless ? [] : cleared(view, path).map((prospect) => ({ ...prospect, sure: false }));
}

/** FG-10. */
function drop(view: View, card: Card): readonly Fact[] {
  const ally = allyOf(view, card);
  if (!ally?.weapon) return [];
  const dropped = surely<Event>("FG-10", {
    type: "dropped",
    ally: named(ally),
    weapon: named(ally.weapon),
  });
  if (ally.wounds <= ally.ownDefence) return [dropped];
  const party = view.party.length - 1;
  return [
    dropped,
    surely<Event>("FG-10", { type: "fell", ally: named(ally), weapon: null, cause: "drop", party }),
  ];
}

/** FG-8. */
function dismiss(view: View, card: Card): readonly Fact[] {
  const ally = allyOf(view, card);
  return ally
    ? [surely<Event>("FG-8", { type: "dismissed", ally: named(ally), weapon: weaponOf(ally) })]
    : [];
}

/** FG-4; where paths cross, another choice may follow at once (FG-21). */
function choose(view: View, index: number, side: "L" | "R"): readonly Fact[] {
  const row = (view.paths[index]?.row ?? 0) + 1;
  const turned = surely<Event>("FG-4", { type: "turned", path: pathName(index), row, side });
  const others = view.paths.flatMap(({ status }, other) =>
    status === "choice" && other !== index ? [other] : [],
  );
  return [turned, ...nextChoice(view, others)];
}

/** FG-20. */
function rescue(view: View, card: Card): readonly Fact[] {
  const ally = view.rescue?.allies.find(({ id }) => id === codeOf(card));
  if (!ally) return [];
  const party = view.party.length + 1;
  const unsettled = view.paths.findIndex(({ status }) => status === "unsettled");
  const rescued = surely<Event>("FG-20", { type: "rescued", ally: named(ally), party });
  return unsettled < 0 ? [rescued] : [rescued, ...cleared(view, unsettled)];
}

/** FG-6: the card dealt with goes; the path is finished (FG-5), or its choice is due (FG-4) or waits (FG-21). */
function cleared(view: View, index: number): readonly Fact[] {
  const path = view.paths[index] as PathView;
  const name = pathName(index);
  const trap = path.card?.kind === "trap" ? named(path.card) : undefined;
  const behind = trap ? [surely<Event>("FG-12", { type: "passed", trap, path: name })] : [];
  const row = path.row + 1;
  if (path.row === ROWS) {
    const artifacts = view.artifacts + 1;
    return [
      ...behind,
      surely<Event>("FG-5", { type: "artifact", artifact: path.artifact, path: name, artifacts }),
    ];
  }
  const crossed = crossedBy(view, index, row);
  const other = view.paths[crossed];
  if (!other) return [...behind, ...nextChoice(view, [index])];
  const hasComeThere = other.row > path.row || (other.row === path.row && other.card === null);
  if (!hasComeThere) {
    return [
      ...behind,
      surely<Event>("FG-21", { type: "waiting", path: name, row, crosses: pathName(crossed) }),
    ];
  }
  return [...behind, ...nextChoice(view, other.status === "waiting" ? [index, crossed] : [index])];
}

function crossedBy(view: View, index: number, row: number): number {
  return (view.variant.includes(CROSSED_PATHS) ? CROSSINGS[row]?.[index] : undefined) ?? -1;
}

/** The choice that comes next of those due: the lowest path's (FG-4, FG-21). */
function nextChoice(view: View, due: readonly number[]): readonly Fact[] {
  if (due.length === 0) return [];
  const first = Math.min(...due);
  const row = (view.paths[first]?.row ?? 0) + 1;
  return [surely<Event>("FG-4", { type: "choice", path: pathName(first), row })];
}

/** The piles, ends and prospects of the Four Gods. */
export const fourGodsKnowledge: Knowledge<View, Move, Event> = { piles, ends, prospects, natural };
