import type { LuckEntry } from "@tetrarch/engine/four-gods";

/** The words drawn on the table. */
export const waitsAtCrossing = "Waits at the crossing";
export const roomForFriend = "room for a friend";
export const noRoll = "no roll";
/** What the signs beside an ally mean. */
export const SIGNS = { attack: "attack", defence: "defence", luck: "luck" } as const;
/** On the two halves of a path where one of two cards is to be turned up. */
export const SIDES = { L: "Left", R: "Right" } as const;
export const awake = "You wake.";
export const andWake = (label: string) => `${label}: you wake`;
export const lost = "The dream has you.";
export const prompt = "Press an open card, or a friend, to see what would come of it.";
export const isBack = (name: string) => `${name} is back`;

/** A move by the cards that it is about. */
export const turnTowards = (label: string, artifact: string) => `${label} on the way to ${inner(artifact)}`;
export const fight = (foe: string, label: string) => `Fight ${inner(foe)}: ${label}`;
export const give = (weapon: string, ally: string) => `Give ${inner(weapon)} to ${inner(ally)}`;

/** A name within a sentence. */
function inner(name: string): string {
  return name.replace(/^The /, "the ");
}

/** `Luck 8 disarms with a 6, 14 with 5+, 20 with 4+.` */
export function luckInWords(table: readonly LuckEntry[]): string {
  const entries = table.map(({ luckAtLeast, rollNeeded }, index) => {
    const roll = rollNeeded === 6 ? "a 6" : `${rollNeeded}+`;
    return `${luckAtLeast} ${index === 0 ? "disarms " : ""}with ${roll}`;
  });
  return `Luck ${entries.join(", ")}.`;
}

/** Why a fair player of this game advises a move, by its rule of thumb. */
export const reasons: Readonly<Record<string, string>> = {
  "turn-left": "Both cards are hidden: either will do.",
  "take-best-friend": "A friend in need: the strongest of those you see.",
  "arm-sturdiest": "Who can take most should be armed best.",
  "dismiss-weary": "A weary friend makes room for a fresh one.",
  "safe-encounter": "Nobody can fall.",
  "dismiss-wounded": "A wounded friend makes room for a fresh one.",
  "drop-lesser-weapon": "A better weapon waits.",
  "rescue-best": "The best of those who can be brought back.",
  "cheapest-encounter": "It costs the least of what must be faced.",
  "whatever-is-left": "It is all that is left.",
};
