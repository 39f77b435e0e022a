import { capital, counted } from "@tetrarch/engine";
import { type LuckEntry, signed } from "@tetrarch/engine/four-gods";

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
/** Lettered into the pictures of the ends. */
export const waking = "Waking, 1936";
export const neverWaking = "You never wake";
export const isLost = "The dream has you.";
export const prompt = "Press an open card, or a friend, to see what would come of it.";
export const artifact = "ARTIFACT";

/** What happened, large, in at most four words. Verbs stand in the past, which is the same for one and for many. */
export const turned = (name: string) => shortName(name, 4);
export const lost = (name: string, blow: number) => `${shortName(name, 2)} lost ${blow}`;
export const fell = (name: string) => `${shortName(name, 3)} fell`;
export const isBack = (name: string) => `${shortName(name, 2)} is back`;
export const rolled = (roll: number, isDisarmed: boolean) =>
  `A ${roll}: ${isDisarmed ? "disarmed" : "it springs"}`;
/** *The Lantern* of the Dawn God. */
export const artifactWon = (name: string) => shortName(name.replace(/ of .*/, ""), 4);

/** A name in so many words at most, as card sets name their cards as they like: without its article, or its last words. */
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

/** A name within a sentence. */
function inner(name: string): string {
  return name.replace(/^The /, "the ");
}

function roll(needed: number): string {
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

/** Why a move is advised, by the open cards. */
export const eitherSide = "Both cards are hidden: either will do.";
export const firstFriend = "Without a friend you cannot go on.";
export const strikeTogether = (before: number, after: number) =>
  `Together you strike for ${after}, not ${before}.`;
export const mostOfOpen = (number: string, value: number) =>
  `Of the open friends it has the most ${number}: ${value}.`;
/** @param luck how it changes luck */
export const raises = (number: string, before: number, after: number, luck: number) =>
  `It raises ${number} ${before} to ${after}${luck < 0 ? ` and lowers luck by ${-luck}` : ""}.`;
export const goesOn = (path: number) => `It lets path ${path} go on.`;
export const finishesPath = "It brings an artifact home.";
/** @param path that goes on by it; undefined where none does */
export const foeFalls = (isFriendLost: boolean, path: number | undefined) =>
  `The foe falls${isFriendLost ? "" : ", no friend does"}${path === undefined ? "" : `; path ${path} goes on`}.`;
export const foeWorn = (left: number) =>
  left === 0 ? "The foe just stands." : `The foe has ${left} defence left.`;
/** @param before the roll that disarmed it; null where none did */
export const needsLess = (trap: string, needed: number, before: number | null) =>
  `${inner(trap)} needs ${roll(needed)}${before === null ? ", and now no roll is enough" : `, not ${roll(before)}`}`;
export const easesTrap = (before: number, after: number, needs: string) =>
  `Luck ${before} to ${after}: ${needs}.`;
/** Why one friend takes the blow and no other. */
export const anyFalls = (lost: number) => `whoever takes the blow falls: you lose attack ${lost}.`;
export const leastFalls = (lost: number, spared: number) =>
  `Whoever takes the blow falls: you lose attack ${lost}, not ${spared}.`;
export const sparesAttack = (spared: number, given: number) =>
  `It spares the friend with more attack: ${spared} against ${given}.`;
/** Of a friend who would not fall by the blow. */
export const sparesFriend = ({ before, left }: { readonly before: number; readonly left: number }) =>
  `It spares a friend who would keep ${left} of ${before} defence.`;
export const onlyOneStands = (others: number) => `${others === 1 ? "The" : "Any"} other friend would fall.`;
export const leavesDefence = (left: number, other: number) =>
  `This friend keeps ${left} defence; another would keep ${other}.`;
/** Why one trap is faced and no other. */
export const surelyDisarmed = "Any roll disarms it.";
export const bearable = "No friend falls, whatever the roll.";
export const costsLeast = (damage: number) =>
  `Every other open card can cost more: this one ${damage} defence at most.`;
export const likeliest = "No other trap is as easy.";
export const onlyOneHurt = "While you are alone it hurts only one.";
export const goodRolls = (rolls: number) => `${rolls} of 6 rolls ${rolls === 1 ? "disarms" : "disarm"} it.`;
export const outOfTheWay = "It takes a card out of the way.";
/** A reason, and in the same sentence what it costs. */
export const atPrice = (why: string, price: string) => `${why.replace(/\.$/, "")}; ${price}`;
export const lessAttackFalls = (falling: number, staying: number) =>
  `only the friend with less attack can fall: ${falling} against ${staying}.`;
/**
 * @param left how many stay
 * @param canSucceed whether some roll disarms the trap
 */
export function failureFells(friends: number, left: number, canSucceed: boolean): string {
  const what = canSucceed ? "a failed roll" : "it";
  if (left === 0) return `${what} leaves you no friend.`;
  return `${what} costs ${friends === 1 ? "a friend" : `${friends} friends`}.`;
}
/** What is given up, and what may come in its place. */
export const handsFree = "a hand is free for the next weapon";
export const roomLater = "there is room for the next friend";
export const friendLost = (attack: number) =>
  `${capital(roomLater)}; but the friend falls, too: you lose attack ${attack}.`;
export const loses = (lost: string, gained: string, why: string) =>
  `${capital(why)}; you lose ${lost || "no number"}${gained && ` and gain ${gained}`}.`;
/** @param changes of the numbers; empty for none */
export const inItsPlace = (wanted: string, changes: string) =>
  `${capital(wanted)} can take the place: ${changes === "" ? "the same numbers" : changes}.`;
export const number = (name: string, value: number) => `${name} ${value}`;
export const change = (number: string, by: number) => `${number} ${signed(by)}`;
export const unwounded = "A friend comes back without wounds.";

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
