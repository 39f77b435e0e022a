import { type fourGods, listInWords } from "@tetrarch/engine";
import {
  allyPiles,
  crossedBy,
  layoutOf,
  remainingDefence,
  rollInWords,
  rowsAhead,
  signed,
  tableWords,
  whoOf,
} from "@tetrarch/engine/four-gods";
import type { PileInWords } from "../card-words.js";

type View = fourGods.View;
type Path = fourGods.PathView;
type Ally = fourGods.AllyView;
type Card = fourGods.CardView;

export const fourGodsLabels = {
  room: "room for a friend",
  rolls: (rolls: readonly number[]) => ` · rolls ${rolls.join(" ")}`,
  numbers: ({ attack, defence, luck }: Ally) => `attack ${attack}  defence ${defence}  luck ${luck}  `,
  wounds: (ally: Ally) =>
    ally.wounds === 0 ? "unhurt" : `hurt ${ally.wounds}, bears ${remainingDefence(ally)}`,
  held: (code: string) => `, ${code}`,
  arms: (weapon: Ally["weapon"]) =>
    weapon?.kind === "weapon"
      ? `with ${whoOf(weapon, "weapon")} (attack ${signed(weapon.attack)}, defence ${signed(weapon.defence)}, luck ${signed(weapon.luck)})`
      : "unarmed",
};

/** The line above the party. */
export function partyHeading({ rescue, partyLuck, artifacts, paths }: View): string {
  const left = rescue?.left === undefined ? "rescue ready" : `rescues left ${rescue.left}`;
  const used = rescue === null ? "" : rescue.used ? " · rescue used" : ` · ${left}`;
  return `THE PARTY · luck ${partyLuck} · artifacts ${artifacts} of ${paths.length}${used}`;
}

/** A card with its numbers, in one line of the table. */
export function cardInBrief(card: Card): string {
  switch (card.kind) {
    case "friend":
      return `friend ${card.name}  attack ${card.attack}  defence ${card.defence}  luck ${card.luck}`;
    case "foe": {
      const damage = card.damage === 0 ? "" : `  damage ${card.damage}, bears ${remainingDefence(card)}`;
      return `foe ${card.name}  attack ${card.attack}  defence ${card.defence}${damage}`;
    }
    case "weapon":
      return `weapon ${card.name}  attack ${signed(card.attack)}  defence ${signed(card.defence)}  luck ${signed(card.luck)}`;
    case "trap": {
      const entries = card.luckTable.map(({ luckAtLeast, rollNeeded }) => `${luckAtLeast}:${rollNeeded}`);
      const now = card.needed === null ? "no roll" : `roll ${card.needed}+`;
      return `trap ${card.name}  damage ${card.damage}  ${now} (${entries.join(" ")})`;
    }
  }
}

/** An ally, or the card open on a path, for a small window: `foe 16/10 Sable Corrigan`, attack and what defence is left. */
export function pileInShort(view: View, pile: string): string | undefined {
  const ally = view.party[allyPiles(view).indexOf(pile)];
  if (ally) {
    const held = ally.weapon ? `, ${ally.weapon.id}` : "";
    return `${ally.attack}/${remainingDefence(ally)} ${ally.name}${held}`;
  }
  const card = view.paths.find(({ path, status }) => path === pile && status === "open")?.card;
  switch (card?.kind) {
    case "foe":
      return `foe ${card.attack}/${remainingDefence(card)} ${card.name}`;
    case "friend":
      return `friend ${card.attack}/${card.defence} ${card.name}`;
    case "weapon":
      return `${signed(card.attack)}/${signed(card.defence)} ${card.name}`;
    case "trap":
      return `trap ${card.damage} ${card.name}`;
    default:
      return undefined;
  }
}

/** The dream in words: the party, then each path with what lies open there, then what is behind. */
export function describeFourGods(view: View): readonly PileInWords[] {
  return [
    { pile: "party", name: "party", text: partyInWords(view) },
    ...view.party.map((ally) => ({ pile: ally.id, name: whoOf(ally, "friend"), text: allyInWords(ally) })),
    ...view.paths.map((path) => ({
      pile: path.path,
      name: tableWords.pile(path.path),
      text: pathInWords(view, path),
    })),
    {
      pile: "gone",
      name: "out of play",
      text: view.gone.length === 0 ? "nobody." : `${view.gone.join(", ")}.`,
    },
    {
      pile: "die",
      name: "rolls so far",
      text: view.rolls.length === 0 ? "none." : `${view.rolls.join(", ")}.`,
    },
  ];
}

function partyInWords(view: View): string {
  const names =
    view.party.length === 0 ? "nobody" : listInWords(view.party.map((ally) => whoOf(ally, "friend")));
  const { rescue } = view;
  const left = rescue?.left === undefined ? " The rescue is not used yet." : ` Rescues left: ${rescue.left}.`;
  const help = rescue === null ? "" : rescue.used ? " The rescue is used." : left;
  return `${names}; luck ${view.partyLuck}; ${view.artifacts} of ${view.paths.length} artifacts.${help}`;
}

function allyInWords(ally: Ally): string {
  const { attack, defence, luck, wounds, weapon } = ally;
  const armed = weapon ? `armed with ${cardInWords(weapon)}` : "unarmed";
  return `attack ${attack}, defence ${defence}, wounds ${wounds}, bears ${remainingDefence(ally)} more, luck ${luck}; ${armed}.`;
}

function cardInWords(card: Card): string {
  switch (card.kind) {
    case "friend":
      return `${card.name}, a friend: attack ${card.attack}, defence ${card.defence}, luck ${card.luck}`;
    case "foe":
      return `${card.name}, a foe: attack ${card.attack}, defence ${card.defence}, damage so far ${card.damage}`;
    case "weapon":
      return `${card.name}: attack ${signed(card.attack)}, defence ${signed(card.defence)}, luck ${signed(card.luck)}`;
    case "trap": {
      const table = card.luckTable.map(
        ({ luckAtLeast, rollNeeded }) => `luck ${luckAtLeast} ${rollInWords(rollNeeded)}`,
      );
      return `${card.name}, a trap: damage ${card.damage}; disarmed with ${table.join(", ")}`;
    }
  }
}

/** Describes what there is to do on a path; `tell` describes the open card. */
export function statusInWords(view: View, path: Path, tell: (card: Card) => string): string {
  switch (path.status) {
    case "open":
      return path.card ? tell(path.card) : "";
    case "choice":
      return view.choice === path.path
        ? `the left or the right card of row ${path.row + 1} is to be chosen now`
        : `row ${path.row + 1} is to be chosen next`;
    case "waiting":
      return `row ${path.row + 1} waits for path ${pathCrossed(view, path)}, which it crosses`;
    case "unsettled":
      return "its card is dealt with, but nobody is left to go on";
    case "finished":
      return `finished, ${path.artifact.name} is yours`;
  }
}

/** The number of the path that this one crosses in its next row (FG-21, FG-23). */
function pathCrossed(view: View, { path, row }: Path): number {
  return crossedBy(layoutOf(view), Number(path.charAt(1)) - 1, row + 1) + 1;
}

function pathInWords(view: View, path: Path): string {
  const turned = path.rows.flatMap((pair, index) =>
    pair.filter((code) => code !== "--").map((code) => `${code} in row ${index + 2}`),
  );
  const seen = turned.length === 0 ? "" : ` Turned up so far: ${turned.join(", ")}.`;
  const ahead = rowsAhead(path);
  const rest = path.won
    ? ""
    : ` ${ahead} ${ahead === 1 ? "row" : "rows"} to come, then ${path.artifact.name}.`;
  return `begins at ${path.location}; row ${path.row}; ${statusInWords(view, path, cardInWords)}.${rest}${seen}`;
}
