import { type fourGods, listInWords } from "@tetrarch/engine";
import {
  ALLY_PILES,
  CROSSINGS,
  remainingDefence,
  rollInWords,
  rowsAhead,
  signed,
  tableWords,
} from "@tetrarch/engine/four-gods";
import { Canvas } from "../drawing/canvas.js";
import type { Ink, Style } from "../drawing/style.js";
import { shortened } from "../drawing/text.js";
import { type DrawingContext, type GameTable, type PileInWords, tableParts } from "./table.js";

type View = fourGods.View;
type Path = fourGods.PathView;
type Ally = fourGods.AllyView;
type Kind = fourGods.CardView["kind"];

const STEP_CELLS = 5;
const STEPS_X = 5;
const STATUS_X = 4;
const FAINT: Style = { dim: true };
const STONES: Style = { ink: "sand" };
const HEADING: Style = { ink: "teal", bold: true };
const IDOL: Style = { ink: "violet", bold: true };
const HERE: Style = { inverse: true, bold: true };
const KIND_INKS: Readonly<Record<Kind, Ink>> = {
  friend: "jade",
  foe: "red",
  weapon: "brass",
  trap: "violet",
};
function draw(view: View, context: DrawingContext) {
  const canvas = new Canvas(context.width, context.height);
  const roomy = context.height >= 18;
  const pathHeight = roomy ? 3 : 2;
  for (const [index, path] of view.paths.entries()) drawPath(canvas, view, path, index * pathHeight);
  drawParty(canvas, view, view.paths.length * pathHeight);
  return canvas.finish();
}

/** A path's stones, its idol at the end, and below what lies open. */
function drawPath(canvas: Canvas, view: View, path: Path, y: number): void {
  const chosen = view.choice === path.path;
  canvas.text(1, y, ` ${path.path} `, chosen ? HERE : HEADING);
  const steps = [path.location, ...path.rows.map((pair, index) => stepFace(view, pair, index + 2))];
  for (const [index, face] of steps.entries()) {
    const x = STEPS_X + index * STEP_CELLS;
    const here = index + 1 === path.row && !path.won;
    const style = here && path.status === "open" ? HERE : index < path.row ? STONES : FAINT;
    canvas.text(x, y, face.padStart(3).padEnd(4), style);
    if (index < steps.length - 1) canvas.text(x + 4, y, "─", index + 1 < path.row ? STONES : FAINT);
  }
  const idol = STEPS_X + steps.length * STEP_CELLS;
  canvas.text(idol - 1, y, path.won ? "── ★" : "── ○", path.won ? IDOL : FAINT);
  const room = canvas.width - idol - 5;
  canvas.text(idol + 4, y, shortened(path.artifact.name, room), path.won ? IDOL : {});
  const status = statusInWords(view, path, cardInBrief);
  const ink = path.card && path.status === "open" ? KIND_INKS[path.card.kind] : undefined;
  const style: Style = ink ? { ink, bold: true } : FAINT;
  canvas.text(STATUS_X, y + 1, shortened(status, canvas.width - STATUS_X), style);
}

/** A card with its numbers, in one line of the table. */
function cardInBrief(card: fourGods.CardView): string {
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

/** A row of a path: the card turned up, or the pair still to come; crossings are marked. */
function stepFace(view: View, pair: readonly string[], row: number): string {
  const turned = pair.find((code) => code !== "--");
  if (turned !== undefined) return turned;
  const crossing = view.variant.includes("crossed-paths") && (row === 4 || row === 6);
  return crossing ? "░╳░" : "░░";
}

function drawParty(canvas: Canvas, view: View, y: number): void {
  const rescue = view.rescue === null ? "" : view.rescue.used ? " · rescue used" : " · rescue ready";
  const head = `THE PARTY · luck ${view.partyLuck} · artifacts ${view.artifacts} of 4${rescue}`;
  const end = canvas.text(1, y, head, HEADING);
  if (view.rolls.length > 0) {
    canvas.text(end, y, shortened(` · rolls ${view.rolls.join(" ")}`, canvas.width - end), FAINT);
  }
  for (let place = 0; place < ALLY_PILES.length; place++) {
    const ally = view.party[place];
    if (ally) drawAlly(canvas, ally, y + 1 + place * 2);
    else canvas.text(3, y + 1 + place * 2, "room for a friend", FAINT);
  }
}

/** Name and numbers as they count now; life as what is left of it. */
function drawAlly(canvas: Canvas, ally: Ally, y: number): void {
  const name = shortened(`${ally.id} ${ally.name}`, 27).padEnd(28);
  const end = canvas.text(3, y, name, { ink: "jade", bold: true });
  const left = remainingDefence(ally);
  const numbers = `attack ${ally.attack}  defence ${ally.defence}  luck ${ally.luck}  `;
  const wounds = ally.wounds === 0 ? "unhurt" : `hurt ${ally.wounds}, bears ${left}`;
  const next = canvas.text(end, y, numbers);
  canvas.text(
    next,
    y,
    shortened(wounds, canvas.width - next),
    ally.wounds === 0 ? FAINT : { ink: "red", bold: true },
  );
  const { weapon } = ally;
  const arms =
    weapon?.kind === "weapon"
      ? `with ${weapon.name} (attack ${signed(weapon.attack)}, defence ${signed(weapon.defence)}, luck ${signed(weapon.luck)})`
      : "unarmed";
  canvas.text(7, y + 1, shortened(arms, canvas.width - 8), weapon ? { ink: "brass" } : FAINT);
}

type Card = fourGods.CardView;

/** The dream in words: the party, then each path with what lies open there, then what is behind. */
function describeFourGods(view: View): readonly PileInWords[] {
  return [
    { pile: "party", name: "party", text: partyInWords(view) },
    ...view.party.map((ally) => ({ pile: ally.id, name: ally.name, text: allyInWords(ally) })),
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
  const names = view.party.length === 0 ? "nobody" : listInWords(view.party.map(({ name }) => name));
  const { rescue } = view;
  const help = rescue === null ? "" : rescue.used ? " The rescue is used." : " The rescue is not used yet.";
  return `${names}; luck ${view.partyLuck}; ${view.artifacts} of 4 artifacts.${help}`;
}

function allyInWords(ally: Ally): string {
  const { attack, defence, luck, wounds, weapon } = ally;
  const armed = weapon ? `armed with ${cardInWords(weapon)}` : "unarmed";
  return `attack ${attack}, defence ${defence}, wounds ${wounds}, bears ${remainingDefence(ally)} more, luck ${luck}; ${armed}.`;
}

/** A card with its numbers, in words. */
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
function statusInWords(view: View, path: Path, tell: (card: Card) => string): string {
  switch (path.status) {
    case "open":
      return path.card ? tell(path.card) : "";
    case "choice":
      return view.choice === path.path
        ? `the left or the right card of row ${path.row + 1} is to be chosen now`
        : `row ${path.row + 1} is to be chosen next`;
    case "waiting":
      return `row ${path.row + 1} waits for path ${crossedBy(path)}, which it crosses`;
    case "unsettled":
      return "its card is dealt with, but nobody is left to go on";
    case "finished":
      return `finished, ${path.artifact.name} is yours`;
  }
}

/** The number of the path that this one crosses in its next row (FG-21). */
function crossedBy({ path, row }: Path): number {
  return (CROSSINGS[row + 1]?.[Number(path.charAt(1)) - 1] ?? -1) + 1;
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

export const fourGodsTable: GameTable<View> = {
  ...tableParts("four-gods", tableWords),
  steering: "choices",
  accent: "teal",
  rows: { least: 13, most: 18 },
  draw,
  describe: describeFourGods,
};
