import { cardName, SUIT_NAMES, type tombOfFourKings } from "@tetrarch/engine";
import { type Ends, type GameTable, HIDDEN, type Option, type PileModel } from "../../table/model.js";
import { arrange } from "./arrange.js";
import {
  choicesOf,
  kingsOf,
  SKILL_AGAINST,
  SKILL_NAMES,
  situationOf,
  worthOf,
  worthOfAll,
} from "./prospects.js";

type View = tombOfFourKings.View;

const TORCHES = 4;
const HIT_POINTS = 9;

function nameOf(code: string): string {
  if (code === "JK") return "Scroll of Light";
  const skill = SKILL_NAMES[code];
  return skill ? `${skill}, ${cardName(code)}` : cardName(code);
}

/** A finished turn with what was met in it on top: that is what one remembers. */
export function remembered(turn: readonly string[]): readonly string[] {
  const met = turn.find((code) => /^[2-9T]/.test(code));
  return met === undefined ? turn : [...turn.filter((code) => code !== met), met];
}

function rowNote(turns: readonly (readonly string[])[]): string {
  if (turns.length === 0) return "no turn yet";
  return turns
    .map((cards, index) => `turn ${index + 1}, ${cards.map((code) => cardName(code)).join(" and ")}`)
    .join("; ");
}

function lootNote({ treasure }: View): string {
  if (treasure.length === 0) return "none";
  return `worth ${worthOfAll(treasure)}, ${kingsOf(treasure)} of 4 kings`;
}

function packNote({ pack }: View): string {
  const bottom = pack.at(-1);
  const known = bottom !== undefined && bottom !== HIDDEN ? `, the ${cardName(bottom)} at the bottom` : "";
  return `${pack.length} ${pack.length === 1 ? "card" : "cards"}${known}`;
}

function piles(view: View): readonly PileModel[] {
  const burning = TORCHES - view.torches.length;
  return [
    { id: "turn", name: "this turn", cards: view.turn, note: situationOf(view), single: true },
    { id: "hearts", name: "hit points", cards: [], note: `${view.hitPoints} of ${HIT_POINTS}` },
    {
      id: "torches",
      name: "torches",
      cards: view.torches,
      note: burning === 0 ? "all burnt" : `${burning} of ${TORCHES} burn`,
      still: true,
    },
    {
      id: "skills",
      name: "skills",
      cards: view.skills,
      note: view.skills.length === 0 ? "none" : "",
      single: true,
    },
    { id: "loot", name: "loot", cards: view.treasure, note: lootNote(view), single: true },
    { id: "pack", name: "pack", cards: [...view.pack].reverse(), note: packNote(view) },
    {
      id: "lost",
      name: "lost at jammed doors",
      cards: view.discards,
      note: view.discards.length === 0 ? "nothing" : `${view.discards.length} cards`,
      still: true,
    },
    { id: "delve", name: "delve row", cards: view.delve.flatMap(remembered), note: rowNote(view.delve) },
    {
      id: "retreat",
      name: "retreat row",
      cards: view.retreat.flatMap(remembered),
      note: rowNote(view.retreat),
    },
  ];
}

/** A card's place in its pile, counted from the top. */
function fromTop(cards: readonly string[], card: string): number {
  return cards.length - cards.indexOf(card);
}

function ends(view: View, word: string): Ends {
  const [type = "", card = ""] = word.split(":");
  const fromPack = (to: string) => ({ from: "pack", count: 1, to });
  const fromSkills = (jack: string) => ({ from: "skills", count: fromTop(view.skills, jack), to: "turn" });
  switch (type) {
    case "delve":
    case "retreat":
      return fromPack(type);
    case "play":
      return fromPack("turn");
    case "discard":
      return fromPack("lost");
    case "skill":
      return fromSkills(SKILL_AGAINST[view.encounter?.kind ?? "door"]);
    case "dodge":
      return fromSkills("JH");
    case "take":
      return { from: "hearts", count: 0, to: "hearts" };
    case "leave":
      return { from: "turn", count: fromTop(view.turn, card), to: view.retreating ? "retreat" : "delve" };
    default:
      return { from: "loot", count: fromTop(view.treasure, card), to: "turn" };
  }
}

/** What cannot be had back, and to turn around, is never a reflex. */
function careful(view: View, { word }: Option): boolean {
  return /^(drop|leave|discard)/.test(word) || (word === "retreat" && !view.retreating);
}

function refusal(view: View, { from, count, to }: Ends): string {
  const { phase, encounter } = view;
  if (phase === "out" || phase === "dead" || phase === "dark") return "The tale is told.";
  if (phase === "hit") return "Take the hit, or dodge it.";
  if (phase === "jammed") return "Pick the lock, or give up.";
  if (phase === "leave") return "One treasure here must stay.";
  if (from === "pack") return to === "turn" ? "Choose first: down or back." : "The pack goes elsewhere.";
  if (from === "skills") return skillRefusal(view, view.skills.at(-count) ?? "", to);
  if (from === "loot") {
    if (encounter?.kind !== "monster") return "Only a monster takes treasure.";
    const card = view.treasure.at(-count) ?? "";
    return worthOf(card) < encounter.value
      ? "The monster wants more than that."
      : "Lay it before the monster.";
  }
  if (from === "torches") return "Burnt out, for good.";
  return "What lies there stays there.";
}

function skillRefusal({ encounter }: View, jack: string, to: string): string {
  if (jack === "JH") return "It dodges a hit, no more.";
  if (!encounter) return "It waits for an encounter.";
  if (SKILL_AGAINST[encounter.kind] === jack) return to === "" ? "Too late for it now." : "It is used here.";
  return `No use against a ${encounter.kind}: ${SUIT_NAMES[jack.charAt(1)]} only.`;
}

function main(view: View, legal: readonly string[]) {
  const word = legal.length === 1 ? legal[0] : ["play", "delve"].find((likely) => legal.includes(likely));
  const [choice] = word === undefined ? [] : choicesOf(view, [word], false);
  return choice && { word: choice.word, label: choice.label };
}

export const tombTable: GameTable<View> = {
  piles,
  arrange,
  ends,
  cardName: nameOf,
  eagerness: (_view, { word }) => (word === "retreat" ? 1 : 0),
  main,
  refusal,
  homeward: () => false,
  choices: choicesOf,
  careful,
};
