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
export const artifact = "ARTIFACT";
export const isBack = (name: string) => `${name} is back`;

/** A move by the cards that it is about. */
export const fight = (foe: string, label: string) => `Fight ${inner(foe)}: ${inner(label)}`;
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

/** Why a move is advised, by the open cards. */
export const eitherSide = "Both cards are hidden: either will do.";
export const firstFriend = "Without a friend you cannot go on.";
export const strikeTogether = "All friends strike together, and their luck adds up.";
export const raises = (number: string, before: number, after: number) =>
  `It raises the ${number} from ${before} to ${after}.`;
export const clearsPath = "The next row of this path then opens.";
export const foeFalls = "The foe falls, no friend does.";
export const foeFallsToo = "The foe falls, and a friend, too.";
export const foeAndAnyFall = "The foe falls; a friend falls, too, whoever takes the blow.";
export const anyFalls = "A friend falls, whoever takes the blow.";
export const foeWorn = (left: number) => `Its defence goes down to ${left}.`;
export const noFriendFalls = "No friend falls.";
export const surelyDisarmed = "Any roll disarms it.";
export const bearable = "No friend falls, whatever the roll.";
export const rollDisarms = (needed: number) =>
  needed === 6 ? "A 6 disarms it." : `A ${needed} or more disarms it.`;
export const noOtherWay = "No roll disarms it, but the path goes on.";
export const handsFree = "The hands are free for the next weapon.";
/** @param gain what is better about it; empty for nothing */
export const roomFor = (wanted: string, gain: string) =>
  `It makes room for ${wanted}${gain === "" ? "" : `: ${gain}`}.`;
export function insteadOf(number: string, wanted: number, given: number, isSigned: boolean): string {
  const [more, less] = [wanted, given].map((each) =>
    isSigned && each >= 0 ? `+${each}` : `${each}`.replace("-", "−"),
  );
  return `${number} ${more} instead of ${less}`;
}
export const roomLater = "It makes room for the next friend.";
export const unwounded = "A friend comes back without wounds.";

/** What a win is, after *a chance*. */
export const goal = "to bring all artifacts home";

/** The score sheet on paper. */
export const scores = ["artifacts"] as const;
export const counting = "Count the artifacts you brought home. All four win.";
