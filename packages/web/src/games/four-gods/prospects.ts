import type { fourGods } from "@tetrarch/engine";
import type { Choice } from "../../table/model.js";

type View = fourGods.View;
type Path = fourGods.PathView;
type Ally = fourGods.AllyView;
type Said = Omit<Choice, "word" | "tone">;

/** What each move will do, worked out from the view alone. */

/** More buttons than this at once cannot say all that they risk, least of all on a phone: then a card is pressed first. */
const MOST_AT_ONCE = 2;

export function pathOf(view: View, name: string): Path | undefined {
  return view.paths.find(({ path }) => path === name);
}

export function allyOf(view: View, id: string): Ally | undefined {
  return view.party.find((ally) => ally.id === id);
}

/** How much more an ally can take and still stand: just as much still stands. */
export function leftOf({ defence, wounds }: Ally): number {
  return defence - wounds;
}

/** What so much more would do: `3 left`; just as much as can be borne is borne. */
export function leftSaid(left: number): string {
  if (left < 0) return "falls";
  return left === 0 ? "just stands" : `${left} left`;
}

/** `+2`, `−1`. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** A name inside a sentence: `the Clockwork Duke`. */
function inner(name: string): string {
  return name.startsWith("The ") ? `the ${name.slice(4)}` : name;
}

/** What it means when these allies fall. */
function ruin(view: View, falling: readonly Ally[]): string {
  if (falling.length < view.party.length) return `${falling[0]?.name} falls`;
  const rescue = view.rescue !== null && !view.rescue.used;
  return rescue ? "only a rescue is left" : "the dream is lost";
}

function fightSaid(view: View, path: Path, ally: Ally): Said | undefined {
  const foe = path.card;
  if (foe?.kind !== "foe") return undefined;
  const blow = view.party.reduce((sum, { attack }) => sum + attack, 0);
  const foeLeft = foe.defence - foe.damage - blow;
  const allyLeft = leftOf(ally) - foe.attack;
  const struck = `You strike for ${blow}: ${inner(foe.name)} ${foeLeft > 0 ? `has ${foeLeft} left` : leftSaid(foeLeft)}.`;
  const hurt =
    allyLeft < 0 ? ruin(view, [ally]) : `${allyLeft > 0 ? "" : `${ally.name} `}${leftSaid(allyLeft)}`;
  return {
    label: `${ally.name} is hit`,
    detail: `${struck} It strikes for ${foe.attack}: ${hurt}.`,
  };
}

const DIE = [1, 2, 3, 4, 5, 6];

/** `a 4, 5 or 6`. */
function rollsFrom(needed: number): string {
  const rolls = DIE.filter((roll) => roll >= needed);
  if (rolls.length === DIE.length) return "any roll";
  const last = rolls.at(-1);
  return rolls.length === 1 ? `only a ${last}` : `a ${rolls.slice(0, -1).join(", ")} or ${last}`;
}

function trapSaid(view: View, path: Path): Said | undefined {
  const trap = path.card;
  if (trap?.kind !== "trap") return undefined;
  const { needed, damage } = trap;
  const disarms = needed === null ? "no roll disarms it" : `${rollsFrom(needed)} disarms it`;
  const label = `Face ${inner(trap.name)}`;
  const start = `Luck ${view.partyLuck}: ${disarms}.`;
  if (needed === 1) return { label, detail: start };
  const falling = view.party.filter((ally) => leftOf(ally) < damage);
  const fall = falling.length === 0 ? "" : `: ${ruin(view, falling)}`;
  const otherwise = needed === null ? "It does" : "Else";
  const each = view.party.length === 1 ? "" : " to each";
  return { label, detail: `${start} ${otherwise} ${damage}${each}${fall}.` };
}

function equipSaid(path: Path, ally: Ally): Said | undefined {
  const weapon = path.card;
  if (weapon?.kind !== "weapon") return undefined;
  const now = `attack ${ally.attack + weapon.attack}, defence ${ally.defence + weapon.defence}, luck ${ally.luck + weapon.luck}`;
  return { label: `Give it to ${ally.name}`, detail: `${weapon.name}: ${now} then.` };
}

function takeSaid(path: Path): Said | undefined {
  const friend = path.card;
  if (friend?.kind !== "friend") return undefined;
  const { name, attack, defence, luck } = friend;
  const who = path.location === friend.id ? `the ally of ${name}` : name;
  return { label: `Take ${who} along`, detail: `Attack ${attack}, defence ${defence}, luck ${luck}.` };
}

function dropSaid(ally: Ally): Said | undefined {
  if (!ally.weapon) return undefined;
  const falls = ally.wounds > ally.ownDefence;
  return {
    label: `Drop ${inner(ally.weapon.name)}`,
    detail: `${ally.name} is unarmed${falls ? " then, and falls to the wounds" : " then"}; it is gone for good.`,
  };
}

function dismissSaid(ally: Ally): Said {
  const after = ally.weapon ? `, with ${inner(ally.weapon.name)}` : "; there is room for a friend then";
  return { label: `Send ${ally.name} away`, detail: `For good${after}.` };
}

function choiceSaid(view: View, word: string): Said | undefined {
  const path = pathOf(view, word.slice(0, 2));
  if (!path) return undefined;
  const [side, other] = word.endsWith("L") ? ["left", "right"] : ["right", "left"];
  return {
    label: `Turn up the ${side} card`,
    detail: `Path ${word.charAt(1)}, row ${path.row + 1}; the ${other} one is never seen.`,
  };
}

function said(view: View, word: string): Said | undefined {
  const [type = "", first = "", second = ""] = word.split(":");
  const path = pathOf(view, first);
  const ally = allyOf(view, path ? second : first);
  switch (type) {
    case "take":
      return path && takeSaid(path);
    case "equip":
      return path && ally && equipSaid(path, ally);
    case "fight":
      return path && ally && fightSaid(view, path, ally);
    case "trap":
      return path && trapSaid(view, path);
    case "drop":
      return ally && dropSaid(ally);
    case "dismiss":
      return ally && dismissSaid(ally);
    case "rescue": {
      const name = view.rescue?.allies.find(({ id }) => id === first)?.name;
      return name === undefined
        ? undefined
        : { label: `Bring ${name} back`, detail: "Unwounded and unarmed; once a game." };
    }
    default:
      return choiceSaid(view, word);
  }
}

function isGrave(word: string): boolean {
  return /^(drop|dismiss)/.test(word);
}

function isRescue(word: string): boolean {
  return word.startsWith("rescue");
}

/** With nothing lifted only what fits: what lies open and may be done with it is shown when its card is pressed. */
export function choicesOf(view: View, words: readonly string[], lifted: boolean): readonly Choice[] {
  const ways = words.filter((word) => !isGrave(word));
  const fitting = lifted || ways.length === 0 ? words : ways;
  // Those who may be rescued (FG-20) lie in one pile, most of them unseen: for them there is no card to press.
  const shown = lifted || fitting.length <= MOST_AT_ONCE ? fitting : fitting.filter(isRescue);
  return shown
    .flatMap((word) => {
      const what = said(view, word);
      return what ? [{ word, ...what, tone: toneOf(view, word) }] : [];
    })
    .sort((one, other) => TONES.indexOf(one.tone) - TONES.indexOf(other.tone));
}

const TONES: readonly Choice["tone"][] = ["main", "plain", "grave"];

/** What costs an ally is not offered as the thing to do. */
function toneOf(view: View, word: string): Choice["tone"] {
  if (isGrave(word)) return "grave";
  const [type, first = "", second = ""] = word.split(":");
  const foe = pathOf(view, first)?.card;
  const ally = allyOf(view, second);
  const costs = type === "fight" && foe?.kind === "foe" && ally && leftOf(ally) < foe.attack;
  return costs ? "plain" : "main";
}
