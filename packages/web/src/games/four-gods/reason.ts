import { forecastOf, type fourGods, mostOf, type Prospect } from "@tetrarch/engine";
import { type AllyView, remainingDefence, whoOf } from "@tetrarch/engine/four-gods";
import type { AdviceContext } from "../../table/model.js";
import { type Adapted, encountersOf, NO_ROLL, trapReasons } from "./encounter-reason.js";
import * as words from "./words.js";

type View = fourGods.View;
type Prospects = readonly Prospect<fourGods.Event>[];

/** Why a move is advised: what surely comes of it, as the open cards say, and what others do not bring. */
export function reasonFor(table: Adapted, view: View, word: string, { legal }: AdviceContext): string {
  const prospects = table.prospectsOf(view, word);
  const home = forecastOf(prospects, "artifact") ? words.finishesPath : "";
  const reasons = reasonsOf(table, view, word, legal, prospects);
  return [home, ...reasons].filter((reason) => reason !== "").join(" ");
}

function reasonsOf(
  table: Adapted,
  view: View,
  word: string,
  legal: readonly string[],
  prospects: Prospects,
): readonly string[] {
  const move = table.moveOf(word);
  switch (move.type) {
    case "choose":
      return [words.eitherSide];
    case "take":
      return takeReasons(view, move.path);
    case "equip":
      return armingReasons(view, move.path, prospects);
    case "fight":
      return fightReasons(table, view, word, move.path, legal);
    case "trap":
      return trapReasons(view, move.path, prospects, encountersOf(table, view, legal));
    case "drop":
      return roomForWeapon(view, prospects) ?? [words.handsFree];
    case "dismiss":
      return roomForFriend(view, prospects) ?? [words.roomLater];
    case "rescue":
      return [words.unwounded];
  }
}

const NUMBERS = ["attack", "defence", "luck"] as const;
type Numbers = Readonly<Record<(typeof NUMBERS)[number], number>>;

/** What the friend brings, and what no other open friend brings. */
function takeReasons(view: View, path: number): readonly string[] {
  const friend = view.paths[path]?.card;
  if (view.party.length === 0 || friend?.kind !== "friend") return [words.firstFriend];
  const others = view.paths.flatMap(({ card }) =>
    card?.kind === "friend" && card.id !== friend.id ? [card] : [],
  );
  const lead = (name: keyof Numbers) => friend[name] - Math.max(...others.map((other) => other[name]));
  const [most = "attack"] = [...NUMBERS].sort((a, b) => lead(b) - lead(a));
  const attack = view.party.reduce((sum, ally) => sum + ally.attack, 0);
  return [
    trapEased(view, friend.luck),
    others.length > 0 && lead(most) > 0 ? words.mostOfOpen(most, friend[most]) : "",
    words.strikeTogether(attack, attack + friend.attack),
  ];
}

/** What a change of luck does to the open trap that it eases most; empty where it eases none. */
function trapEased({ paths, party }: View, change: number): string {
  const before = party.reduce((sum, { luck }) => sum + luck, 0);
  const neededAt = (table: fourGods.TrapView["luckTable"], luck: number) =>
    table.filter(({ luckAtLeast }) => luckAtLeast <= luck).at(-1)?.rollNeeded ?? null;
  const eased = paths
    .flatMap(({ card }) => (card?.kind === "trap" ? [card.luckTable] : []))
    .map((table) => ({ before: neededAt(table, before), after: neededAt(table, before + change) }))
    .filter((needed) => needed.after !== null && needed.after < (needed.before ?? NO_ROLL));
  const gain = (needed: (typeof eased)[number]) => (needed.before ?? NO_ROLL) - (needed.after ?? NO_ROLL);
  const [most] = eased.sort((a, b) => gain(b) - gain(a));
  return most?.after ? words.easesTrap([before, before + change], most.after, most.before) : "";
}

/** The number that a weapon raises most. The path goes on in any case, though a better weapon was dropped for it. */
function armingReasons(view: View, path: number, prospects: Prospects): readonly string[] {
  const armed = forecastOf(prospects, "armed");
  const holder = view.party.find(({ id }) => id === armed?.ally?.id);
  const raised = NUMBERS.map((name) => ({
    name,
    before: holder?.[name] ?? 0,
    after: mostOf(armed?.[name]),
  })).sort((a, b) => b.after - b.before - (a.after - a.before))[0];
  const eased = trapEased(view, mostOf(armed?.luck) - (holder?.luck ?? 0));
  if (eased !== "") return [eased, words.goesOn(path + 1)];
  return [
    raised && raised.after > raised.before
      ? words.raises(raised.name, raised.before, raised.after, path + 1)
      : words.goesOn(path + 1),
  ];
}

/** A friend who may take the blow of a foe. */
interface Blow {
  readonly word: string;
  readonly attack: number;
  /** The defence that is left before the blow. */
  readonly before: number;
  /** The same after it; below 0 the friend falls. */
  readonly left: number;
}

function fightReasons(
  table: Adapted,
  view: View,
  word: string,
  path: number,
  legal: readonly string[],
): readonly string[] {
  const blows = [...new Set([word, ...legal])].flatMap((each) => blowOf(table, view, each, path));
  const taken = blows.find((blow) => blow.word === word);
  const others = blows.filter((blow) => blow !== taken);
  const prospects = table.prospectsOf(view, word);
  const struck = forecastOf(prospects, "struck");
  const falls = taken !== undefined && taken.left < 0;
  const foe = forecastOf(prospects, "beaten")
    ? words.foeFalls(falls)
    : words.foeWorn(mostOf(struck?.defence) - mostOf(struck?.damage));
  return [taken ? whyThisFriend(taken, others) : "", foe];
}

function blowOf(table: Adapted, view: View, word: string, path: number): readonly Blow[] {
  const move = table.moveOf(word);
  if (move.type !== "fight" || move.path !== path) return [];
  const hurt = forecastOf(table.prospectsOf(view, word), "hurt");
  const ally = view.party.find(({ id }) => id === hurt?.ally?.id);
  if (!ally) return [];
  const before = remainingDefence(ally);
  return [{ word, attack: ally.attack, before, left: before - mostOf(hurt?.blow) }];
}

/** Why one friend takes the blow and no other; empty where the open cards do not say it. */
function whyThisFriend({ attack, before, left }: Blow, others: readonly Blow[]): string {
  const most = (of: (blow: Blow) => number) => Math.max(...others.map(of));
  if (others.length === 0) return "";
  const strongest = most((other) => other.attack);
  const spared = strongest > attack ? words.sparesAttack(strongest, attack) : "";
  const areOthersFelled = others.every((other) => other.left < 0);
  if (left < 0) {
    if (areOthersFelled) return `${words.anyFalls} ${spared}`.trim();
    return (
      spared ||
      words.sparesDefence(
        most((other) => other.before),
        before,
      )
    );
  }
  if (areOthersFelled) return words.onlyOneStands;
  const bestLeft = most((other) => other.left);
  return left > bestLeft ? words.leavesDefence(left, bestLeft) : spared;
}

/** What the best open weapon has over the one that is dropped for it. */
function roomForWeapon(view: View, prospects: Prospects): readonly string[] | undefined {
  const { paths, party } = view;
  const open = paths.flatMap(({ card }, path) => (card?.kind === "weapon" ? [{ card, path: path + 1 }] : []));
  const wanted = bestOf(open);
  if (!wanted) return undefined;
  const holder = forecastOf(prospects, "dropped")?.ally;
  const held = party.find(({ id }) => id === holder?.id)?.weapon ?? undefined;
  const name = whoOf(wanted.card, "weapon");
  const gain = gainOver(wanted.card, held, true);
  const eased = trapEased(view, wanted.card.luck - (held?.luck ?? 0));
  if (eased !== "") return [words.roomFor(name, ""), eased, words.goesOn(wanted.path)];
  if (gain === "") return [words.goesOn(wanted.path), words.noBetter(name)];
  return [words.roomFor(name, gain), words.goesOn(wanted.path)];
}

/** What the best open friend has over the one who is sent away. */
function roomForFriend({ paths, party }: View, prospects: Prospects): readonly string[] | undefined {
  const open = paths.flatMap(({ card }, path) => (card?.kind === "friend" ? [{ card, path: path + 1 }] : []));
  const wanted = bestOf(open);
  if (!wanted) return undefined;
  const sent = forecastOf(prospects, "dismissed")?.ally;
  const ally = party.find(({ id }) => id === sent?.id);
  const name = whoOf(wanted.card, "friend");
  return [
    words.roomFor(name, gainOver(wanted.card, ally, false)),
    ally ? wornReason(wanted.card.defence, ally) : "",
    words.goesOn(wanted.path),
  ];
}

function wornReason(defence: number, ally: AllyView): string {
  const left = remainingDefence(ally);
  return ally.wounds > 0 && defence > left ? words.bearsMore(defence, left) : "";
}

function bestOf<Card extends Numbers>(
  open: readonly { readonly card: Card; readonly path: number }[],
): { readonly card: Card; readonly path: number } | undefined {
  const worth = ({ card }: { readonly card: Card }) => card.attack + card.defence + card.luck;
  return [...open].sort((a, b) => worth(b) - worth(a))[0];
}

/** The number that grows most: `attack 7 instead of 3`; empty where none grows. */
function gainOver(wanted: Numbers, given: Numbers | undefined, isSigned: boolean): string {
  if (!given) return "";
  const [most] = [...NUMBERS].sort((a, b) => wanted[b] - given[b] - (wanted[a] - given[a]));
  return most && wanted[most] > given[most] ? words.insteadOf(most, wanted[most], given[most], isSigned) : "";
}
