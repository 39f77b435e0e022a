import type { fourGods } from "@tetrarch/engine";

type View = fourGods.View;
type Path = fourGods.PathView;
type Ally = fourGods.AllyView;

/** What each move of The Universe of the Four Gods will do, worked out from the view alone. */

export function pathOf(view: View, name: string): Path | undefined {
  return view.paths.find(({ path }) => path === name);
}

function allyOf(view: View, id: string): Ally | undefined {
  return view.party.find((ally) => ally.id === id);
}

/** How much more an ally can take and still stand (FG-11: equal to the defence still stands). */
export function leftOf({ defence, wounds }: Ally): number {
  return defence - wounds;
}

/** `+2`, `−1`, `+0`. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** FG-11: one exchange of blows. */
function fightProspect(view: View, path: Path, ally: Ally): string | undefined {
  const foe = path.card;
  if (foe?.kind !== "foe") return undefined;
  const blow = view.party.reduce((sum, { attack }) => sum + attack, 0);
  const foeLeft = foe.defence - foe.damage - blow;
  const struck = `fight ${foe.name}: ${foeLeft < 0 ? "falls" : `${foeLeft} left`}`;
  const allyLeft = leftOf(ally) - foe.attack;
  const hurt = `${ally.name}: ${allyLeft < 0 ? "falls" : `${allyLeft} left`}`;
  return `${struck}; ${hurt}${allyLeft < 0 ? ruin(view, 1) : ""}`;
}

/** What it means when so many allies fall. */
function ruin(view: View, falling: number): string {
  if (falling < view.party.length) return "";
  const rescue = view.rescue !== null && !view.rescue.used;
  return rescue ? ", rescue left" : ", game lost";
}

/** `a 4 or more`. */
export function rollsFrom(needed: number): string {
  if (needed === 1) return "any roll";
  return needed === 6 ? "only a 6" : `a ${needed} or more`;
}

/** FG-12, FG-13. */
function trapProspect(view: View, path: Path): string | undefined {
  const trap = path.card;
  if (trap?.kind !== "trap") return undefined;
  const { needed, damage } = trap;
  const disarms = needed === null ? "no roll disarms it" : `${rollsFrom(needed)} disarms it`;
  const start = `${path.path} ${trap.name}, luck ${view.partyLuck}: ${disarms}`;
  if (needed === 1) return start;
  const falling = view.party.filter((ally) => leftOf(ally) < damage);
  const [first] = falling;
  const who = falling.length === view.party.length ? "all fall" : `${first?.name} falls`;
  const fall = first === undefined ? "" : `: ${who}`;
  const otherwise = needed === null ? "" : "else ";
  return `${start}, ${otherwise}${damage} each${fall}${ruin(view, falling.length)}`;
}

function equipProspect(path: Path, ally: Ally): string | undefined {
  const weapon = path.card;
  if (weapon?.kind !== "weapon") return undefined;
  const attack = `attack ${ally.attack + weapon.attack}`;
  const defence = `defence ${ally.defence + weapon.defence}`;
  const luck = `luck ${ally.luck + weapon.luck}`;
  return `${weapon.name} to ${ally.name}: ${attack}, ${defence}, ${luck}`;
}

function takeProspect(path: Path): string | undefined {
  const friend = path.card;
  if (friend?.kind !== "friend") return undefined;
  return `take ${friend.name} along: attack ${friend.attack}, defence ${friend.defence}, luck ${friend.luck}`;
}

/** FG-10. */
function dropProspect(ally: Ally): string | undefined {
  if (!ally.weapon) return undefined;
  const falls = ally.wounds > ally.ownDefence;
  return `${ally.name} lets go of ${ally.weapon.name}${falls ? " and falls to the wounds" : ""}`;
}

function dismissProspect(ally: Ally): string {
  return `send ${ally.name} away${ally.weapon ? `, with ${ally.weapon.name}` : ""}`;
}

function choiceProspect(view: View, word: string): string | undefined {
  const path = pathOf(view, word.slice(0, 2));
  if (!path) return undefined;
  const [side, other] = word.endsWith("L") ? ["left", "right"] : ["right", "left"];
  return `path ${word.charAt(1)}, row ${path.row + 1}: turn up the ${side} card; the ${other} one is never seen`;
}

function rescueProspect(view: View, id: string): string | undefined {
  const ally = view.rescue?.allies.find((candidate) => candidate.id === id);
  return ally && `bring ${ally.name} back, unwounded and unarmed; once a game`;
}

export function prospectOf(view: View, word: string): string | undefined {
  const [type = "", first = "", second = ""] = word.split(":");
  const path = pathOf(view, first);
  const ally = allyOf(view, path ? second : first);
  switch (type) {
    case "take":
      return path && takeProspect(path);
    case "equip":
      return path && ally && equipProspect(path, ally);
    case "fight":
      return path && ally && fightProspect(view, path, ally);
    case "trap":
      return path && trapProspect(view, path);
    case "drop":
      return ally && dropProspect(ally);
    case "dismiss":
      return ally && dismissProspect(ally);
    case "rescue":
      return rescueProspect(view, first);
    default:
      return choiceProspect(view, word);
  }
}
