import type { tombOfFourKings } from "@tetrarch/engine";
import {
  knowledge as tombOfFourKingsKnowledge,
  tableWords as tombTableWords,
  worthOf as tombWorth,
} from "@tetrarch/engine/tomb-of-four-kings";
import type { Choice, GameTable, Option, Point } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { arrange } from "./layout.js";

/** Why a fair player of this game advises a move, by its rule of thumb. */
const reasons: Readonly<Record<string, string>> = {
  "only-move": "It is the only thing to do.",
  "go-deeper": "There is time yet, and treasure lies deeper.",
  "first-turn": "The first turn can only lead down.",
  "all-kings-in-hand": "All four kings are yours: go home.",
  "pack-runs-low": "The pack runs low, and the way back is as long as the way down.",
  "walk-back": "On, towards the daylight.",
  "trust-the-pack": "The odds in the pack are good enough.",
  "skill-for-a-king": "A king is at stake.",
  "skill-to-live": "The next blow could kill you.",
  "skill-for-a-strong-foe": "Few cards in the pack beat this one.",
  "skill-for-a-costly-jam": "To leave this hoard would cost more than the skill.",
  "cheap-jam": "There is little in this chest to lose.",
  "dodge-a-hard-hit": "This blow is a hard one.",
  "dodge-to-live": "This blow would kill you.",
  "take-a-light-hit": "The wound is light, and the skill worth more.",
  "drop-to-live": "Better poorer than dead.",
  "leave-the-least": "It is the least you can leave behind.",
};

type View = tombOfFourKings.View;
type Move = tombOfFourKings.Move;

const known = adaptTable("tomb-of-four-kings", tombOfFourKingsKnowledge, tombTableWords, {
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
}

/**
 * Of the treasures that could be dropped only the cheapest has a button of its own: the others are dropped by their
 * cards.
 */
function choices(view: View, words: readonly string[], lifted: boolean): readonly Choice[] {
  const all = words.map((word): Possible => {
    const { card } = known.ends(view, word);
    return { word, move: known.moveOf(word), worth: tombWorth(card === null ? [] : [card]) };
  });
  const drops = all.filter(({ move }) => move.type === "drop");
  const [cheapest] = drops.sort((one, other) => one.worth - other.worth);
  return all
    .filter((possible) => lifted || possible.move.type !== "drop" || possible === cheapest)
    .sort((one, other) => ORDER.indexOf(one.move.type) - ORDER.indexOf(other.move.type))
    .map(({ word, move }) => ({
      word,
      ...known.said(view, word),
      tone: toneOf(view, move, words.length === 1),
    }));
}

function toneOf({ short, hitPoints }: View, move: Move, only: boolean): Choice["tone"] {
  if (only || move.type === "play" || move.type === "delve") return "main";
  return isGrave(move) || (move.type === "take" && short >= hitPoints) ? "grave" : "plain";
}

/** What cannot be had back, and to turn around, is never a reflex. */
function careful(view: View, { word }: Option): boolean {
  const move = known.moveOf(word);
  return isGrave(move) || (move.type === "retreat" && !view.retreating);
}

/** An empty place for a skill says what would lie there. */
function about(view: View, pile: string, { x }: Point): string | undefined {
  const skill = pile === "skills" ? SKILL_WORDS[Math.floor(x * SKILL_WORDS.length)] : undefined;
  return skill && !view.skills.includes(`J${skill.suit}`) ? skill.about : undefined;
}

export const tombTable: GameTable<View> = {
  ...known,
  about,
  reasons,
  arrange,
  eagerness: (_view, { word }) => (known.moveOf(word).type === "retreat" ? 1 : 0),
  choices,
  careful,
};

/** A skill in words: its jack's suit, a short name, and what its empty place says. */
export interface SkillWords {
  readonly suit: string;
  readonly name: string;
  readonly about: string;
}

/** In the order in which they lie in the hand. */
export const SKILL_WORDS: readonly SkillWords[] = [
  { suit: "S", name: "Berserk", about: "Berserk: the jack of spades, once found, fells a monster." },
  { suit: "D", name: "Disarm", about: "Disarm: the jack of diamonds, once found, stills a trap." },
  { suit: "C", name: "Pick lock", about: "Pick lock: the jack of clubs, once found, opens a door." },
  { suit: "H", name: "Dodge", about: "Dodge: the jack of hearts, once found, dodges a hit." },
];
