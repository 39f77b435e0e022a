import { type Card, cardsFrom, HIDDEN, rankOf } from "../../core/cards.js";
import { type Prospect, possibly, type Range, surely } from "../../core/knowledge.js";
import { DODGE_BLOW, isTreasure, PICK_LOCK, type Role, roleOf } from "./roles.js";
import { FEARED_TORCHES, TORCHES } from "./table.js";
import { hasScroll, turnEnds } from "./turn-prospects.js";
import type { Encounter, Event, View } from "./types.js";
import { unseenCards } from "./view.js";

type Fact = Prospect<Event>;

/** TK-5: what the one card that `play` turns up may be, and what comes of it. */
export function cardPlayed(view: View, encounter: Encounter): readonly Fact[] {
  const next = nextCards(view);
  const outcomes = (["torch", "skill", "treasure", "favour", "number"] as const).flatMap((role) => {
    const cards = next.filter((card) => roleOf(card) === role);
    return cards.length === 0 ? [] : outcomesOf(view, encounter, role, cards);
  });
  const isOne = new Set(next.map(roleOf)).size === 1;
  const isSame = isOne && next.every((card) => roleOf(card) !== "number");
  return isSame ? outcomes : outcomes.map((prospect) => ({ ...prospect, sure: false }));
}

/** The cards that may be next in the pack (TK-40). */
function nextCards(view: View): readonly Card[] {
  const [first = HIDDEN] = view.pack;
  return first === HIDDEN ? unseenCards(view) : cardsFrom([first]);
}

/** How many of the cards that may be played next do what (TK-5). */
export interface CardOdds {
  /** All cards left in the pack; the ace of a spent scroll lies at the bottom, and never comes next before it. */
  readonly left: number;
  readonly wins: number;
  /** Those that are too low, and do not end the game by themselves. */
  readonly short: number;
  /** Whether what a jammed door costs may hold the last torch, or the last two (TK-15, TK-20): more are too rare to be feared. */
  readonly mayDarken: boolean;
  /** Those that end the game: a deadly hit that cannot be dodged, or the last torch (TK-17, TK-20). */
  readonly ends: number;
}

/** The odds of the next card against the encounter (TK-40); undefined by memory, where more lies face down (TK-32). */
export function cardOdds(view: View): CardOdds | undefined {
  const { encounter, byMemory, hitPoints, skills } = view;
  if (!encounter || byMemory) return undefined;
  const next = nextCards(view);
  const canDodge = encounter.kind === "door" || cardsFrom(skills).includes(DODGE_BLOW);
  const isLastTorch = view.torches.length === TORCHES - 1 && !hasScroll(view);
  const odds = { left: view.pack.length, wins: 0, short: 0, ends: 0 };
  let mostShort = 0;
  for (const card of next) {
    const role = roleOf(card);
    const short = encounter.value - rankOf(card);
    if (role === "favour" || (role === "number" && short <= 0)) odds.wins++;
    else if (role === "torch" ? isLastTorch : role === "number" && !canDodge && short >= hitPoints)
      odds.ends++;
    else if (role === "number") {
      odds.short++;
      mostShort = Math.max(mostShort, short);
    }
  }
  const isLost = encounter.kind === "door" && mostShort > 0 && !cardsFrom(skills).includes(PICK_LOCK);
  const isFeared = isLost && view.torches.length >= FEARED_TORCHES;
  return {
    ...odds,
    mayDarken: isFeared && aces(view, mostShort, 1).some(({ event }) => event.type === "darkness"),
  };
}

function outcomesOf(view: View, encounter: Encounter, role: Role, cards: readonly Card[]): readonly Fact[] {
  switch (role) {
    case "torch":
      return torch(view);
    case "skill":
      return [surely("TK-5", { type: "skill-found" })];
    case "treasure":
      return [surely("TK-5", { type: "treasure" })];
    case "favour":
      return [surely("TK-5", { type: "favour", encounter }), ...won(view, encounter, "favour", false)];
    case "number":
      return action(view, encounter, cards);
  }
}

/** TK-20: the fourth torch is the end, unless the scroll burns for it. */
function torch(view: View): readonly Fact[] {
  const burnt = view.torches.length + 1;
  if (burnt === TORCHES && hasScroll(view)) return [surely("TK-20", { type: "scroll" })];
  const burning = surely<Event>("TK-20", { type: "torch", burnt });
  return burnt < TORCHES ? [burning] : [burning, surely("TK-20", { type: "darkness" })];
}

/** TK-10, TK-13, TK-14: a card as high as the encounter wins, what a lower one lacks is the cost. */
function action(view: View, encounter: Encounter, cards: readonly Card[]): readonly Fact[] {
  const shorts = cards.map((card) => Math.max(0, encounter.value - rankOf(card)));
  const wins = cards.filter((card) => rankOf(card) >= encounter.value);
  const losses = shorts.filter((short) => short > 0);
  const rule = { monster: "TK-10", trap: "TK-13", door: "TK-14" }[encounter.kind];
  const short = rangeOf(shorts);
  return [
    possibly(rule, { type: "action", encounter, short }),
    ...(wins.length > 0 ? won(view, encounter, "action", wins.some(isTreasure)) : []),
    ...(losses.length > 0 ? shortfall(view, encounter, rangeOf(losses)) : []),
  ];
}

/** TK-6; `isMore` when the card that wins may be a treasure itself. */
function won(view: View, encounter: Encounter, by: "favour" | "action", isMore: boolean): readonly Fact[] {
  const isLoot = isMore || cardsFrom(view.turn).some(isTreasure);
  return [
    possibly("TK-6", { type: "overcome", encounter, by }),
    ...(isLoot ? [possibly<Event>("TK-6", { type: "collected" })] : []),
    ...turnEnds(view, true, possibly),
  ];
}

/** The prospects of too low a card. A player who could dodge or pick the lock chooses first (TK-15, TK-17). */
function shortfall(view: View, encounter: Encounter, short: Range): readonly Fact[] {
  const skills = cardsFrom(view.skills);
  if (encounter.kind !== "door") return skills.includes(DODGE_BLOW) ? [] : hit(view, encounter, short);
  if (skills.includes(PICK_LOCK)) return [];
  const jammed = possibly<Event>("TK-15", { type: "jammed", encounter, amount: short });
  return [jammed, ...cost(view, { short, first: 1 }, possibly)];
}

/** TK-17: a hit of so much; a trap has had its one chance then (TK-13). */
export function hit(
  view: View,
  encounter: Encounter,
  { least, most }: Range,
  predict: typeof surely = possibly,
): readonly Fact[] {
  const left = (amount: number) => Math.max(0, view.hitPoints - amount);
  const amount = numberOf({ least, most });
  const hitPoints = numberOf({ least: left(most), most: left(least) });
  const deadly = most >= view.hitPoints;
  const isOver = least >= view.hitPoints;
  return [
    predict<Event>("TK-17", { type: "hit", encounter, amount, hitPoints }),
    ...(deadly ? [predict<Event>("TK-17", { type: "died", encounter })] : []),
    ...(encounter.kind === "trap" && !isOver ? turnEnds(view, false, predict) : []),
  ];
}

/**
 * The prospects of a jammed door, which costs `short` cards of the pack (TK-15). The first of them is card `first` of
 * the pack, counted from 0; an ace among them burns a torch (TK-20).
 */
export function cost(
  view: View,
  { short, first }: { readonly short: Range; readonly first: number },
  predict: typeof surely,
): readonly Fact[] {
  const amount = numberOf(short);
  const light = aces(view, short.most, first);
  const isDark = light.some(({ event }) => event.type === "darkness");
  const ending = predict === surely && !isDark ? surely : possibly;
  return [
    predict<Event>("TK-15", { type: "discarded", number: 1, amount }),
    ...(short.most > 1
      ? [possibly<Event>("TK-15", { type: "discarded", number: { least: 2, most: short.most }, amount })]
      : []),
    ...light,
    ...turnEnds(view, false, ending),
  ];
}

/** TK-20: what aces among the next cards do; the last ace of a spent scroll lies at the bottom. */
function aces(view: View, most: number, first: number): readonly Fact[] {
  const burnt = view.torches.length;
  const hidden = unseenCards(view).filter((card) => roleOf(card) === "torch").length;
  const drawn = Math.min(most, hidden);
  const left = view.pack.length - first;
  const scroll = hasScroll(view) && burnt + drawn >= TORCHES;
  // With the scroll spent, the ace it saved is the bottom card: the whole pack must go for it to come again.
  const isBottomReached = view.scrollSpent ? most >= left : scroll && most > left;
  const isDark = isBottomReached || (!hasScroll(view) && burnt + drawn >= TORCHES);
  const mostBurnt = isDark ? TORCHES : Math.min(TORCHES - 1, burnt + drawn);
  return [
    ...(mostBurnt > burnt
      ? [possibly<Event>("TK-20", { type: "torch", burnt: { least: burnt + 1, most: mostBurnt } })]
      : []),
    ...(scroll ? [possibly<Event>("TK-20", { type: "scroll" })] : []),
    ...(isDark ? [possibly<Event>("TK-20", { type: "darkness" })] : []),
  ];
}

function rangeOf(numbers: readonly number[]): Range {
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** A range of one number is that number. */
function numberOf({ least, most }: Range): number | Range {
  return least === most ? least : { least, most };
}
