import type { tombOfFourKings } from "@tetrarch/engine";
import { hoardsIn, knowledge, TORCHES, tableWords, worthOf } from "@tetrarch/engine/tomb-of-four-kings";
import type { Choice, GameTable, Option, Point } from "../../table/model.js";
import { adaptTable, lateReasons } from "../table-adapter.js";
import { arrange, CHOICES, skillPlaces } from "./layout.js";
import * as words from "./words.js";

type View = tombOfFourKings.View;

const reasons = lateReasons(() => import("./reason.js"));
type Move = tombOfFourKings.Move;

const game = adaptTable("tomb-of-four-kings", knowledge, tableWords, {
  still: ["torches", "lost"],
  single: ["turn", "skills", "loot"],
});

/** The likeliest first; what gives something up last. */
const ORDER: readonly Move["type"][] = [
  "play",
  "delve",
  "skill",
  "dodge",
  "take",
  "retreat",
  "discard",
  "drop",
  "leave",
];

function isGrave({ type }: Move): boolean {
  return type === "drop" || type === "leave" || type === "discard";
}

/** A move as a choice needs it. */
interface Possible {
  readonly word: string;
  readonly move: Move;
  /** What a dropped treasure is worth. */
  readonly worth: number;
  /** Kings among it: 0 or 1. */
  readonly kings: number;
}

/**
 * Of the treasures that could be dropped only the cheapest has a button of its own, of equals no king (TK-12), or in its
 * place the one that is marked: the others are dropped by their cards.
 */
function choices(
  view: View,
  words: readonly string[],
  lifted: boolean,
  marked: readonly string[] = [],
): readonly Choice[] {
  const all = words.map((word): Possible => {
    const { card } = game.ends(view, word);
    const treasure = card === null ? [] : [card];
    return { word, move: game.moveOf(word), worth: worthOf(treasure), kings: hoardsIn(treasure) };
  });
  const drops = all.filter(({ move }) => move.type === "drop");
  const named = drops.filter(({ word }) => marked.includes(word));
  const [cheapest] = drops.sort((a, b) => a.worth - b.worth || a.kings - b.kings);
  const isShown = (drop: Possible) => (named.length > 0 ? named.includes(drop) : drop === cheapest);
  return all
    .filter((possible) => lifted || possible.move.type !== "drop" || isShown(possible))
    .sort((one, other) => ORDER.indexOf(one.move.type) - ORDER.indexOf(other.move.type))
    .map(({ word, move }, index, shown) => ({
      word,
      ...game.said(view, word),
      ...appearanceOf(view, word, move),
      ...(isAnswer(view, shown.length) && { slot: index + 1 }),
    }));
}

/** Whether the choices answer a card just played: none lies where *Play* was, and the skill stays where it was. */
function isAnswer({ phase }: View, count: number): boolean {
  return phase === "jammed" || phase === "hit" || (phase === "leave" && count < CHOICES);
}

/** The name of a choice's icon: what a card is played at, the suit of a skill, else what is done. */
function iconOf({ encounter }: View, { type }: Move): string {
  if (type === "play") return encounter?.kind ?? type;
  return type === "skill" ? (encounter?.card.charAt(1) ?? type) : type;
}

const COSTS: readonly string[] = ["hit", "jammed", "discarded", "dropped", "left-behind"];

/** How a choice looks: `ends` where nothing can come but the ace that ends the game (TK-20). */
function appearanceOf(view: View, word: string, move: Move): Pick<Choice, "tone" | "icon" | "danger"> {
  const prospects = game.prospectsOf(view, word);
  const may = (...types: readonly string[]) => prospects.some(({ event }) => types.includes(event.type));
  const isDark = prospects.some(({ sure, event }) => sure && event.type === "darkness");
  // More than one ace at once is too rare to be feared.
  const mayDarken = view.torches.length === TORCHES - 1 && may("darkness");
  return {
    tone: isDark ? "ends" : toneOf(view, move),
    icon: iconOf(view, move),
    danger: isDark || mayDarken || may("died") ? "deadly" : may(...COSTS) ? "costs" : "safe",
  };
}

function toneOf({ short, hitPoints }: View, move: Move): Choice["tone"] {
  return isGrave(move) || (move.type === "take" && short >= hitPoints) ? "grave" : "plain";
}

/** What cannot be had back, and to turn around, is never a reflex. */
function careful(view: View, { word }: Option): boolean {
  const move = game.moveOf(word);
  return isGrave(move) || (move.type === "retreat" && !view.retreating);
}

/** An empty place for a skill says what would lie there. */
function about(view: View, pile: string, { x }: Point): string | undefined {
  const skill = pile === "skills" ? words.SKILLS[Math.floor(x * skillPlaces(view))] : undefined;
  return skill && !view.skills.includes(`J${skill.suit}`) ? skill.about : undefined;
}

export const tombTable: GameTable<View> = {
  ...game,
  about,
  loadReasons: reasons.load,
  reasonFor: (view, word, { legal }) => reasons.loaded?.reasonFor(view, game.moveOf(word), legal),
  arrange,
  eagerness: (_view, { word }) => (game.moveOf(word).type === "retreat" ? 1 : 0),
  choices,
  careful,
};
