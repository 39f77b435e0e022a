import { capital, counted } from "@tetrarch/engine";
import type { LuckEntry } from "@tetrarch/engine/four-gods";

/** The words drawn on the table. */
export const waitsAtCrossing = "Waits at the crossing";
export const roomForFriend = "room for a friend";
export const noRoll = "no roll";
/** What the numbers of cards and friends are. */
export const ATTACK = "Attack";
export const DEFENCE = "Defence";
export const LUCK = "Luck";
export const DAMAGE = "Damage";
export const row = (row: number, rows: number) => `row ${row}/${rows}`;
/** On an open card that cannot be taken now. */
export const partyFull = "Party full";
export const handsFull = "Hands full";
/** On the two halves of a path where one of two cards is to be turned up. */
export const SIDES = { L: "Left", R: "Right" } as const;
export const andWake = (label: string) => `${label}: you wake`;
/** Lettered into the pictures of the ends. */
export const waking = "Waking, 1936";
export const neverWaking = "You never wake";
export const prompt = "Press an open card, or a friend, to see what would come of it.";
export const artifact = "ARTIFACT";

/** What happened, large, in at most four words. Verbs stand in the past, which is the same for one and for many. */
export const turned = (name: string) => shortName(name, 4);
export const lost = (name: string, blow: number) => `${shortName(name, 2)} lost ${blow}`;
export const fell = (name: string) => `${shortName(name, 3)} fell`;
export const isBack = (name: string) => `${shortName(name, 2)} is back`;
export const rolled = (roll: number, isDisarmed: boolean) =>
  `${roll}: ${isDisarmed ? "disarmed" : "trap hits"}`;
/** While the die rolls. @param needed the roll that disarms the trap; null where none does */
export const question = (needed: number | null) =>
  needed === null ? "No roll helps" : `${capital(roll(needed))}?`;
/** *The Lantern* of the Dawn God. */
export const artifactWon = (name: string) => shortName(name.replace(/ of .*/, ""), 4);

/** A name in at most `most` words: without its article, or its last words. Card sets may have long names. */
function shortName(name: string, most: number): string {
  const words = name.replace(/^the /i, "").split(" ");
  const isShort = name.split(" ").length <= most;
  return capital(
    isShort
      ? name
      : words
          .slice(-most)
          .join(" ")
          .replace(/^(?:of |the )+/, ""),
  );
}

/** A move by the cards that it is about. */
export const fight = (foe: string, label: string) => label.replace(/^Fight/, () => `Fight ${inner(foe)}`);
/** A trap with its risk. @param needed the roll that disarms it; null where none does */
export function faceTrap(label: string, needed: number | null, damage: number, friends: number): string {
  if (damage === 0) return label;
  const each = friends > 1 ? ` ${damage} damage each` : ` ${damage} damage`;
  return `${label} (${needed === null ? "no roll helps," : `${roll(needed)}, else`}${each})`;
}
export const give = (weapon: string, ally: string) => `Give ${inner(weapon)} to ${inner(ally)}`;

/** `Luck 12: only a 6 disarms it.` */
export const firstSentence = (text: string) => text.slice(0, text.indexOf(".") + 1);

/** A name within a sentence. */
export function inner(name: string): string {
  return name.replace(/^The /, "the ");
}

export function roll(needed: number): string {
  return needed === 6 ? "a 6" : `${needed} or more`;
}

/** `Luck 8 disarms with a 6, 14 with 5+, 20 with 4+.` */
export function luckInWords(table: readonly LuckEntry[]): string {
  const entries = table.map(({ luckAtLeast, rollNeeded }, index) => {
    const roll = rollNeeded === 6 ? "a 6" : `${rollNeeded}+`;
    return `${luckAtLeast} ${index === 0 ? "disarms " : ""}with ${roll}`;
  });
  return `Luck ${entries.join(", ")}.`;
}

/** A hint where nothing is known of two cards. */
export const eitherSide = "Both cards are hidden: either will do.";

/** What makes a hand free for a weapon that lies open. */
export const dropFirst = (friends: number) => `Press ${friends === 1 ? "the" : "a"} weapon to drop it.`;

/** @param others how many more cards lie there */
export const isGone = (card: string, others: number) =>
  `${card}: gone for good${others === 0 ? "" : `, with ${counted(others, "other card")}`}.`;

/** What is said of a place that was pressed in vain; its beginning stands there, too. */
export const ABOUT_PATH = {
  open: "First the open card: then you turn up one of these.",
  choice: "Choose left or right: that card comes here.",
  waiting: "Waits at the crossing: the path it crosses must go on first.",
  unsettled: "Nobody is left here: the last friend fell.",
  finished: "This path is finished: its artifact is yours.",
} as const;
export const pressFriend = "Room for a friend: press one who lies open on a path.";
export const noFriendOpen = "Room for a friend: none lies open now.";
export const chooseFirst = "Room for a friend: first choose left or right.";

/** The score sheet on paper. */
export const scores = ["artifacts"] as const;
export const counting = "Count the artifacts you brought home. All four win.";
