import { cardName, counted, numberName, type tombOfFourKings } from "@tetrarch/engine";
import type { Choice } from "../../table/model.js";

type View = tombOfFourKings.View;
type Kind = tombOfFourKings.EncounterKind;
type Said = Omit<Choice, "word" | "tone">;

/** What each move will do and risk, as far as the player knows. */

const ACTION_VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const ACTION_SUITS = "CDS";
const KINGS = 4;

export const SKILL_NAMES: Readonly<Record<string, string>> = {
  JS: "Go Berserk",
  JD: "Disarm Mechanism",
  JC: "Pick Lock",
  JH: "Dodge Blow",
};

/** The jack that wins against each kind. */
export const SKILL_AGAINST: Readonly<Record<Kind, string>> = { monster: "JS", trap: "JD", door: "JC" };

export function worthOf(card: string): number {
  if (card === "JK") return 6;
  return card.startsWith("K") || card.startsWith("T") ? 10 : Number(card.charAt(0));
}

export function worthOfAll(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + worthOf(card), 0);
}

export function kingsOf(cards: readonly string[]): number {
  return cards.filter((card) => card.startsWith("K")).length;
}

/** `3 of diamonds`, `king of hearts`: short enough for a button. */
function treasureName(card: string): string {
  if (card === "JK") return "Scroll of Light";
  return card.startsWith("K") ? cardName(card) : `${worthOf(card)} of diamonds`;
}

function points(worth: number): string {
  return worth === 1 ? "1 point" : `${worth} points`;
}

/** The least that a card never seen yet could count. */
function leastUnseen(view: View): number {
  const seen = new Set([
    ...view.turn,
    ...view.delve.flat(),
    ...view.retreat.flat(),
    ...view.discards,
    ...view.treasure,
  ]);
  const isUnseen = (value: number) =>
    [...ACTION_SUITS].some((suit) => !seen.has((value === 10 ? "T" : String(value)) + suit));
  return ACTION_VALUES.find(isUnseen) ?? 10;
}

function playSaid(view: View): Said {
  const { encounter, hitPoints } = view;
  if (!encounter) return { label: "Play a card", detail: "" };
  const { kind, value } = encounter;
  const worst = value - leastUnseen(view);
  const wins = { monster: "beats it", trap: "disarms it", door: "opens it" }[kind];
  const label = value === 10 ? `Play: only a 10 ${wins}` : `Play: ${value} or more ${wins}`;
  if (worst <= 0) return { label, detail: "No card left to come is less." };
  const wounds =
    worst >= hitPoints
      ? `Less can kill you, wounding up to ${worst}`
      : `Less wounds you, up to ${worst} of ${hitPoints}`;
  if (kind === "monster") return { label, detail: `${wounds}.` };
  if (kind === "trap") return { label, detail: `One chance. ${wounds}.` };
  return { label, detail: `One try. Less costs up to ${counted(worst, "card")}.` };
}

const SKILL_DOES: Readonly<Record<Kind, string>> = {
  monster: "Your jack of spades: the monster falls.",
  trap: "Your jack of diamonds: the treasure is yours.",
  door: "Your jack of clubs: the door opens.",
};

function skillSaid({ encounter }: View): Said {
  const kind = encounter?.kind ?? "door";
  return { label: SKILL_NAMES[SKILL_AGAINST[kind]] ?? "", detail: SKILL_DOES[kind] };
}

/** How far so many turns are. */
function wayBack(turns: number): string {
  if (turns === 0) return "one step";
  return turns === 1 ? "one turn" : `${numberName(turns)} turns`;
}

function delveSaid({ delve }: View): Said {
  if (delve.length === 0)
    return { label: "Enter the tomb", detail: "The first turn; from there one step back." };
  return {
    label: "Delve deeper",
    detail: `Turn ${delve.length + 1}; from there ${wayBack(delve.length)} back.`,
  };
}

function retreatSaid({ retreating, delve, retreat }: View): Said {
  const ahead = delve.length - 1;
  if (retreating) {
    const last = retreat.length + 1 === ahead;
    const way = last
      ? "The last turn before daylight."
      : `Turn ${retreat.length + 1} of ${ahead} to daylight.`;
    return { label: "Go on back", detail: way };
  }
  if (ahead === 0) return { label: "Walk out", detail: "One step, and you are out alive." };
  const way = wayBack(ahead);
  return {
    label: "Turn around",
    detail: `${way.charAt(0).toUpperCase()}${way.slice(1)} back, and no more delving.`,
  };
}

function takeSaid({ short, hitPoints }: View): Said {
  const left = hitPoints - short;
  return {
    label: `Take the hit of ${short}`,
    detail:
      left > 0 ? `${left} ${left === 1 ? "hit point is" : "hit points are"} left then.` : "It kills you.",
  };
}

function discardSaid({ short }: View): Said {
  const cost = short === 1 ? "The next card is" : `The next ${short} cards are`;
  return { label: "Give the door up", detail: `${cost} lost; an ace burns.` };
}

function leaveSaid({ turn }: View, card: string): Said {
  const rest = worthOfAll(turn) - worthOf(card);
  const taken =
    rest === 0 ? "nothing goes with you" : `${points(rest)} ${rest === 1 ? "goes" : "go"} with you`;
  return { label: `Leave the ${treasureName(card)}`, detail: `${points(worthOf(card))} lost; ${taken}.` };
}

function said(view: View, word: string): Said {
  const [type = "", card = ""] = word.split(":");
  switch (type) {
    case "delve":
      return delveSaid(view);
    case "retreat":
      return retreatSaid(view);
    case "play":
      return playSaid(view);
    case "skill":
      return skillSaid(view);
    case "take":
      return takeSaid(view);
    case "dodge":
      return { label: "Dodge Blow", detail: "Your jack of hearts: no wound at all." };
    case "discard":
      return discardSaid(view);
    case "leave":
      return leaveSaid(view, card);
    default:
      return {
        label: `Drop the ${treasureName(card)}`,
        detail: `You flee; ${points(worthOf(card))} lost for good.`,
      };
  }
}

/** The likeliest first; what gives something up last. */
const ORDER = ["play", "delve", "skill", "dodge", "take", "retreat", "discard", "drop", "leave"];

function rank(word: string): number {
  return ORDER.indexOf(word.split(":")[0] ?? "");
}

/**
 * Of the treasures that could be dropped only the cheapest has a button of its own: the others are dropped by their
 * cards.
 */
export function choicesOf(view: View, words: readonly string[], lifted: boolean): readonly Choice[] {
  const drops = words.filter((word) => word.startsWith("drop:"));
  const cost = (word: string) => worthOf(word.slice("drop:".length));
  const [cheapest] = [...drops].sort((one, other) => cost(one) - cost(other));
  return words
    .filter((word) => lifted || !word.startsWith("drop:") || word === cheapest)
    .sort((one, other) => rank(one) - rank(other))
    .map((word) => ({ word, ...said(view, word), tone: toneOf(view, word, words.length === 1) }));
}

function toneOf({ short, hitPoints }: View, word: string, only: boolean): Choice["tone"] {
  if (only || word === "play" || word === "delve") return "main";
  return isGrave(word) || (word === "take" && short >= hitPoints) ? "grave" : "plain";
}

function isGrave(word: string): boolean {
  return /^(drop|leave|discard)/.test(word);
}

/** Where you stand, in a few words. */
export function situationOf(view: View): string {
  const { encounter, delve, retreat, retreating, phase, short, treasure } = view;
  switch (phase) {
    case "crossroads":
      if (delve.length === 0) return "At the tomb’s entrance";
      if (retreating) return `${wayBack(delve.length - 1 - retreat.length)} from daylight`;
      return `${wayBack(delve.length)} deep`.replace("one step", "at the entrance");
    case "hit":
      return `Hit for ${short}!`;
    case "jammed":
      return `The door jams, ${short} short`;
    case "leave":
      return "One treasure must stay";
    case "out":
      return kingsOf(treasure) === KINGS ? "Four kings’ hoards!" : "Out alive";
    case "dead":
      return "Dead";
    case "dark":
      return "Lost in the dark";
    case "encounter":
      return encounter
        ? `${encounter.kind.charAt(0).toUpperCase()}${encounter.kind.slice(1)} of ${encounter.value}`
        : "";
  }
}
