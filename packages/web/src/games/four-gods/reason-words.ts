import { capital } from "@tetrarch/engine";
import { signed } from "@tetrarch/engine/four-gods";
import { inner, roll } from "./words.js";

/** Why a move is advised, by the open cards. */
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
