import type { CardSet } from "../../../games/four-gods/card-set-types.js";
import { type Kind, PATHS } from "../../../games/four-gods/cards.js";
import type { Event, NamedCard } from "../../../games/four-gods/types.js";
import type { GameMessages } from "../../catalogue.js";
import { capital, listInWords, numberName } from "../words.js";

// A card set may name its cards as it likes: one or many, with an article or without. So verbs stand in the past,
// which is the same for one and for many, and nothing puts an article in front of a name.

/** `p2` → `path 2`. */
function pathOf(name: string): string {
  return `path ${name.slice(1)}`;
}

/** The name as it stands inside a sentence: `the Toll-Keeper`. */
export function innerName({ name }: NamedCard): string {
  return name.startsWith("The ") ? `the ${name.slice(4)}` : name;
}

/**
 * FG-26: who stands for the built-in set's locations, which never say it themselves (C-12). Each has the card's name in
 * it, so that the card is found.
 */
const WHO: Readonly<Partial<Record<Kind, Required<NamedCard>>>> = {
  friend: { id: "L1", name: "Tanis Diggs", who: "the foreman of Tanis Diggs" },
  weapon: { id: "L2", name: "Secret Base", who: "a crate from the Secret Base" },
  foe: { id: "L3", name: "Streets of Cairo", who: "the Streets of Cairo mob" },
};

/** FG-26: the name of a friend, a foe or a weapon inside a sentence; of a location, who stands for it. */
export function whoOf(card: NamedCard, kind: "friend" | "foe" | "weapon"): string {
  if (card.who !== undefined) return card.who === card.name ? innerName(card) : card.who;
  const known = WHO[kind];
  return known?.id === card.id && known.name === card.name ? known.who : innerName(card);
}

const friendName = (card: NamedCard) => whoOf(card, "friend");
const foeName = (card: NamedCard) => whoOf(card, "foe");
const weaponName = (card: NamedCard) => whoOf(card, "weapon");

/** `, Yew Bow and all`, or nothing for empty hands. */
function andAll(weapon: NamedCard | null): string {
  return weapon === null ? "" : `, ${weaponName(weapon)} and all`;
}

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  friend: "a friend",
  foe: "a foe",
  weapon: "a weapon",
  trap: "a trap",
};

function need(luck: number, needed: number | null): string {
  const withLuck = `With a luck of ${luck}`;
  if (needed === null) return `${withLuck} no roll could help`;
  if (needed === 1) return `${withLuck} any roll would do`;
  return needed === 6 ? `${withLuck} only a 6 would do` : `${withLuck} it took a ${needed} or more`;
}

function leftBehind(party: number): string {
  if (party === 0) return "Nobody is left at your side.";
  return party === 1 ? "One friend is left at your side." : "Two friends are left at your side.";
}

/** `take:p1` → `path 1: take the friend along`. */
function moveLabel(word: string): string {
  const [verb = "", first = "", ally = ""] = word.split(":");
  switch (verb) {
    case "take":
      return `${pathOf(first)}: take the friend along`;
    case "equip":
      return `${pathOf(first)}: give the weapon to ${ally}`;
    case "fight":
      return `${pathOf(first)}: fight, ${ally} takes the blow`;
    case "trap":
      return `${pathOf(first)}: face the trap`;
    case "drop":
      return `${first} drops the weapon`;
    case "dismiss":
      return `send ${first} away for good`;
    case "rescue":
      return `call ${first} back into the party`;
    default:
      return `${pathOf(word.slice(0, 2))}: turn up the ${word.endsWith("L") ? "left" : "right"} card`;
  }
}

function storyOf(paths: number): string {
  return (
    "You are asleep, the year is 1936, and something not of this world is wearing your body. To win it back you must " +
    `walk ${numberName(paths)} dream paths, one to each god, and prove a pure heart. All the villains you ever beat are waiting there, ` +
    "at once this time; but so are old friends, and somebody has left weapons lying about."
  );
}

export const fourGods: GameMessages<Event, never, CardSet> = {
  story: storyOf(PATHS),
  storyWith: ({ locations }) => storyOf(locations.length),
  options: {
    // FG-21
    "crossed-paths": {
      name: "Crossed paths",
      what:
        "Harder, our own. In row 4 path 1 crosses path 2, and path 3 crosses path 4; in row 6 path 2 crosses path 3, and path 4 crosses path 1. " +
        "At a crossing a path waits until the other has dealt with its card of the row before: you walk them side by side.",
    },
    // FG-20
    rescue: {
      name: "Rescue",
      what:
        "Easier. Once in a game you may bring back a friend who has left the party, unwounded and unarmed, when there is room. " +
        "Even when your last friend falls it is not over, if you have not rescued anybody yet.",
    },
  },
  events: {
    joined: ({ ally, party }) =>
      party === 1
        ? `${capital(friendName(ally))} fell into step beside you.`
        : `${capital(friendName(ally))} joined you. ${capital(numberName(party))} are with you now.`,
    armed: ({ ally, weapon, attack, defence, luck }) =>
      `In the hands of ${friendName(ally)}: ${weaponName(weapon)}. Attack ${attack}, defence ${defence}, luck ${luck}.`,
    dropped: ({ ally, weapon }) =>
      `Out of the hands of ${friendName(ally)}: ${weaponName(weapon)}. The dream took it.`,
    dismissed: ({ ally, weapon }) =>
      `${capital(friendName(ally))} shook your hand and walked out of the dream${andAll(weapon)}.`,
    struck: ({ foe, by, blow, damage, defence }) =>
      `${capital(listInWords(by.map(friendName)))} struck at ${foeName(foe)} for ${blow}: damage ${damage} against a defence of ${defence}.`,
    hurt: ({ ally, by, blow, wounds, defence }) =>
      blow === 0
        ? `${capital(friendName(ally))} came away from ${foeName(by)} without a scratch.`
        : `${capital(friendName(ally))} took ${blow} from ${foeName(by)}: wounds ${wounds} against a defence of ${defence}.`,
    beaten: ({ foe }) => `That was the end of ${foeName(foe)}.`,
    fell: ({ ally, weapon, cause, party }) =>
      cause === "drop"
        ? `Unarmed, ${friendName(ally)} could bear the wounds no longer and faded from the dream. ${leftBehind(party)}`
        : `${capital(friendName(ally))} faded from the dream${andAll(weapon)}. ${leftBehind(party)}`,
    rolled: ({ trap, luck, needed, roll, disarmed }) =>
      `${capital(trap.name)}! ${need(luck, needed)}; the die showed ${roll}. ${disarmed ? "Not a hair was harmed." : "The trap sprang."}`,
    passed: ({ trap }) => `The path led on, and ${innerName(trap)} lay behind you.`,
    choice: ({ row }) => `The path led to row ${row}: two cards face down. Left, or right?`,
    waiting: ({ row }) =>
      `The path runs into another at row ${row}. You must come to the crossing by that path too.`,
    turned: ({ card, kind, flavour, row }) =>
      `Row ${row}: ${KIND_NAMES[kind]}, ${innerName(card)}. ${flavour}`.trimEnd(),
    artifact: ({ artifact, artifacts, of = PATHS }) =>
      `At the end of the path a god held out ${innerName(artifact)}, and you took it. That makes ${numberName(artifacts)} of ${numberName(of)}.`,
    forlorn: ({ allies }) =>
      `You stand alone. One may still be called back to you: ${listInWords(allies.map(friendName))}.`,
    rescued: ({ ally }) => `Out of the mist came ${friendName(ally)}, unhurt and empty-handed.`,
  },
  move: moveLabel,
  score: ({ text }) => `${text} artifacts`,
  goal: "to bring all artifacts home",
  endings: {
    won: ({ score }) =>
      `${capital(numberName(score.max))} gods nod. You open your eyes in your own bed, in your own body, and on the pillow lies a friend's glove.`,
    lost: ({ score }) =>
      `No friend can walk on with you, and the dream closes over your head. ${artifactsHome(score.value)}`,
    resigned: ({ score }) =>
      `You sit down by the path and let the dream have you. ${artifactsHome(score.value)}`,
  },
};

function artifactsHome(count: number): string {
  if (count === 0) return "Not one artifact was won.";
  return count === 1 ? "One artifact was won." : `${capital(numberName(count))} artifacts were won.`;
}

/** A number with its sign: `+2`, `−1`, `+0`. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** The rolls that are enough, in words: `a 4 or more`. */
export function rollInWords(needed: number): string {
  if (needed === 1) return "any roll";
  return needed === 6 ? "only a 6" : `a ${needed} or more`;
}

/** The remaining defence in words: `3 left`. Exactly as much damage as the defence is borne (FG-11). */
export function leftInWords(left: number): string {
  if (left < 0) return "falls";
  return left === 0 ? "just stands" : `${left} left`;
}
