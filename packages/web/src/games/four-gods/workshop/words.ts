import type { ListName, NumberName } from "./draft.js";

export const LIST_WORDS: Readonly<Record<ListName, { readonly title: string; readonly what: string }>> = {
  friends: {
    title: "Friends",
    what: "Who may walk with you. A card that bears more damage than its defence is gone.",
  },
  weapons: {
    title: "Weapons",
    what: "Their numbers are added to whoever carries them; they may be below 0 for luck.",
  },
  foes: { title: "Foes", what: "Who stands in the way." },
  traps: {
    title: "Traps",
    what: "More luck in the party, and a lower roll disarms them; else every ally takes the damage.",
  },
  locations: {
    title: "Places",
    what: "One counts as a friend, one as a weapon, one as a foe, one as a trap.",
  },
  artifacts: { title: "Artifacts", what: "What lies at the ends of the four paths." },
};

export const NUMBER_WORDS: Readonly<Record<NumberName, string>> = {
  attack: "Attack",
  defence: "Defence",
  luck: "Luck",
  damage: "Damage",
};
