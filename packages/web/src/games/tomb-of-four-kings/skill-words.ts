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
