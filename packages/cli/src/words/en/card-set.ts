import { type CardSet, kindOfCode, layoutInWords } from "@tetrarch/engine/four-gods";
import { alignedLines } from "../../text-table.js";

type Location = CardSet["locations"][number];
type Row = readonly string[];

interface Section {
  readonly title: string;
  readonly head: Row;
  readonly rows: readonly Row[];
}

export function cardSetInWords(set: CardSet): string {
  const sections: Section[] = [
    {
      title: "Friends",
      head: ["", "", "attack", "defence", "luck"],
      rows: set.friends.map((card) => row(card, card.attack, card.defence, card.luck)),
    },
    {
      title: "Foes",
      head: ["", "", "attack", "defence"],
      rows: set.foes.map((card) => row(card, card.attack, card.defence)),
    },
    {
      title: "Weapons",
      head: ["", "", "attack", "defence", "luck"],
      rows: set.weapons.map((card) =>
        row(card, signed(card.attack), signed(card.defence), signed(card.luck)),
      ),
    },
    {
      title: "Traps",
      head: ["", "", "damage", "roll needed from this luck on"],
      rows: set.traps.map((card) => row(card, card.damage, luck(card.luckTable))),
    },
    { title: "Locations", head: [], rows: set.locations.map((card) => row(card, locationNumbers(card))) },
    { title: "Artifacts", head: [], rows: set.artifacts.map((card) => row(card)) },
  ];
  const layout = set.layout ? [`${layoutInWords(set.layout).join(" ")}\n`] : [];
  return [`${set.name} ${set.version}\n`, ...layout, ...sections.map(sectionText)].join("\n");
}

function row(
  { id, name }: { readonly id: string; readonly name: string },
  ...rest: (string | number)[]
): Row {
  return [id, name, ...rest.map(String)];
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number);
}

function luck(table: readonly { readonly luckAtLeast: number; readonly rollNeeded: number }[]): string {
  return table.map(({ luckAtLeast, rollNeeded }) => `${luckAtLeast}: ${rollNeeded}`).join(", ");
}

function locationNumbers(card: Location): string {
  return `${numbersOf(card)}${card.who === undefined ? "" : `; ${card.who}`}`;
}

function numbersOf(card: Location): string {
  if ("luckTable" in card) return `trap: damage ${card.damage}, roll needed ${luck(card.luckTable)}`;
  if (!("luck" in card)) return `foe: attack ${card.attack}, defence ${card.defence}`;
  return (card.kind ?? kindOfCode(card.id)) === "friend"
    ? `friend: attack ${card.attack}, defence ${card.defence}, luck ${card.luck}`
    : `weapon: attack ${signed(card.attack)}, defence ${signed(card.defence)}, luck ${signed(card.luck)}`;
}

function sectionText({ title, head, rows }: Section): string {
  const all = head.length > 0 ? [head, ...rows] : rows;
  return `${title}\n${alignedLines(all)
    .map((line) => `  ${line}`)
    .join("\n")}\n`;
}

interface CardBalance {
  readonly deals: number;
  readonly greedy: number;
  readonly strongest: number;
  readonly open: number;
  readonly unsettled: number;
}

export const cardSetWords = {
  valid: (name: string, version: string) => `${name} ${version}: the card set is valid`,
  balance: ({ deals, greedy, strongest, open, unsettled }: CardBalance): readonly string[] => [
    `Of ${deals === 1 ? "1 deal" : `${deals} deals`} with these cards`,
    `  a player by rules of thumb wins ${greedy}`,
    `  the strongest player wins ${strongest}`,
    `  with all cards open ${open} can be won${unsettled > 0 ? `; of ${unsettled} it is not known` : ""}`,
  ],
};
