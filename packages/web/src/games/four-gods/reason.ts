import { forecastOf, type fourGods, mostOf, type Prospect } from "@tetrarch/engine";
import { remainingDefence, whoOf } from "@tetrarch/engine/four-gods";
import type { AdviceContext } from "../../table/model.js";
import { type Adapted, encountersOf, NO_ROLL, trapReasons } from "./encounter-reason.js";
import * as words from "./reason-words.js";
import { eitherSide } from "./words.js";

type View = fourGods.View;
type Prospects = readonly Prospect<fourGods.Event>[];

/** Why a move is advised: what surely comes of it, as the open cards say, and what others do not bring. */
export function reasonFor(table: Adapted, view: View, word: string, known: AdviceContext): string {
  const prospects = table.prospectsOf(view, word);
  const home = forecastOf(prospects, "artifact") ? words.finishesPath : "";
  const reasons = reasonsOf(table, view, word, known, prospects);
  return [home, ...reasons].filter((reason) => reason !== "").join(" ");
}

function reasonsOf(
  table: Adapted,
  view: View,
  word: string,
  { legal, next }: AdviceContext,
  prospects: Prospects,
): readonly string[] {
  const move = table.moveOf(word);
  switch (move.type) {
    case "choose":
      return [eitherSide];
    case "take":
      return takeReasons(view, move.path);
    case "equip":
      return armingReasons(view, move.path, prospects);
    case "fight":
      return fightReasons(table, view, word, move.path, legal);
    case "trap":
      return trapReasons(view, move.path, prospects, encountersOf(table, view, legal));
    case "drop":
      return dropReasons(view, prospects, wantedCard(table, view, "weapon", next));
    case "dismiss":
      return dismissReasons(view, prospects, wantedCard(table, view, "friend", next));
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
function trapEased(view: View, change: number): string {
  const needs = needsLess(view, change);
  const luck = luckOf(view);
  return needs === "" ? "" : words.easesTrap(luck, luck + change, needs);
}

function luckOf({ party }: View): number {
  return party.reduce((sum, { luck }) => sum + luck, 0);
}

function needsLess(view: View, change: number): string {
  const before = luckOf(view);
  const neededAt = (table: fourGods.TrapView["luckTable"], luck: number) =>
    table.filter(({ luckAtLeast }) => luckAtLeast <= luck).at(-1)?.rollNeeded ?? null;
  const eased = view.paths.flatMap(({ card }) => {
    if (card?.kind !== "trap") return [];
    const needed = neededAt(card.luckTable, before);
    const then = neededAt(card.luckTable, before + change);
    const gain = (needed ?? NO_ROLL) - (then ?? NO_ROLL);
    return then && gain > 0 ? [{ name: card.name, needed, then, gain }] : [];
  });
  const [most] = eased.sort((a, b) => b.gain - a.gain);
  return most ? words.needsLess(most.name, most.then, most.needed) : "";
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
  const luck = mostOf(armed?.luck) - (holder?.luck ?? 0);
  const isRaised = raised && raised.after > raised.before;
  return [
    trapEased(view, luck) || (isRaised ? words.raises(raised.name, raised.before, raised.after, luck) : ""),
    words.goesOn(path + 1),
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
    ? words.foeFalls(falls, forecastOf(prospects, "choice") ? path + 1 : undefined)
    : words.foeWorn(mostOf(struck?.defence) - mostOf(struck?.damage));
  if (taken && isSureLoss(taken, others)) return [words.atPrice(foe, words.anyFalls(taken.attack))];
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

/** Whether each friend would fall, and none with less attack is chosen: then the blow says nothing for this friend. */
function isSureLoss({ attack, left }: Blow, others: readonly Blow[]): boolean {
  return others.length > 0 && left < 0 && others.every((other) => other.left < 0 && other.attack <= attack);
}

/** Why one friend takes the blow and no other, and what it costs; empty where the open cards do not say it. */
function whyThisFriend({ attack, left }: Blow, others: readonly Blow[]): string {
  const most = (of: (blow: Blow) => number) => Math.max(...others.map(of));
  if (others.length === 0) return "";
  const strongest = most((other) => other.attack);
  const spared = strongest > attack ? words.sparesAttack(strongest, attack) : "";
  const areOthersFelled = others.every((other) => other.left < 0);
  if (left < 0 && areOthersFelled) return words.leastFalls(attack, strongest);
  if (left < 0) return spared || words.sparesFriend(others.reduce((a, b) => (b.left > a.left ? b : a)));
  if (areOthersFelled) return words.onlyOneStands(others.length);
  const bestLeft = most((other) => other.left);
  return left > bestLeft ? words.leavesDefence(left, bestLeft) : spared;
}

/** What is lost with a weapon, or what another brings in its place. */
function dropReasons(view: View, prospects: Prospects, wanted: OpenCard | undefined): readonly string[] {
  const dropped = forecastOf(prospects, "dropped")?.ally;
  const holder = view.party.find(({ id }) => id === dropped?.id);
  const falls = forecastOf(prospects, "fell") !== undefined;
  const held = holder?.weapon;
  if (!holder || !held) return [];
  if (falls) return [words.friendLost(holder.attack)];
  return givenUp(view, held, wanted) ?? [loss(held, needsLess(view, -held.luck) || words.handsFree)];
}

/** What is lost with a friend, weapon and all, or what another brings instead. */
function dismissReasons(view: View, prospects: Prospects, wanted: OpenCard | undefined): readonly string[] {
  const sent = forecastOf(prospects, "dismissed")?.ally;
  const ally = view.party.find(({ id }) => id === sent?.id);
  if (!ally) return [];
  const given = { ...ally, defence: remainingDefence(ally) };
  return givenUp(view, given, wanted) ?? [loss(given, words.roomLater)];
}

/** What an open card changes in the place of what is given up for it; undefined without one. */
function givenUp(view: View, given: Numbers, wanted: OpenCard | undefined): readonly string[] | undefined {
  if (!wanted) return undefined;
  const changes = NUMBERS.map((name) => ({ name, by: wanted.card[name] - given[name] })).filter(
    ({ by }) => by !== 0,
  );
  const exchange = words.inItsPlace(whoOf(wanted.card, wanted.kind), inWords(changes, words.change));
  const goesOn = words.goesOn(wanted.path);
  // A card that is no better may be wanted for what lies behind it.
  if (changes.every(({ by }) => by < 0)) return [goesOn, exchange];
  return [exchange, trapEased(view, wanted.card.luck - given.luck), goesOn];
}

/** @param why it is given up nevertheless */
function loss(given: Numbers, why: string): string {
  const of = (sign: number) =>
    inWords(
      NUMBERS.map((name) => ({ name, by: sign * given[name] })).filter(({ by }) => by > 0),
      words.number,
    );
  return words.loses(of(1), of(-1), why);
}

function inWords(
  changes: readonly { readonly name: string; readonly by: number }[],
  one: (name: string, by: number) => string,
): string {
  return changes.map(({ name, by }) => one(name, by)).join(", ");
}

/** A friend or a weapon that lies open, and the number of its path. */
interface OpenCard {
  readonly card: fourGods.NamedCard & Numbers;
  readonly kind: "friend" | "weapon";
  readonly path: number;
}

/** The open card that comes in the place of what is given up: it is the one that the next hint takes, or else the only one. */
function wantedCard(
  table: Adapted,
  { paths }: View,
  kind: OpenCard["kind"],
  next: string | undefined,
): OpenCard | undefined {
  const open = paths.flatMap(({ card }, path) =>
    card?.kind === kind ? [{ card, kind, path: path + 1 }] : [],
  );
  if (next === undefined) return open.length === 1 ? open[0] : undefined;
  const move = table.moveOf(next);
  return open.find(({ path }) => "path" in move && move.path === path - 1);
}
