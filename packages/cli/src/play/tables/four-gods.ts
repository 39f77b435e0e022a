import type { fourGods } from "@tetrarch/engine";
import {
  allyPiles,
  isFourGods,
  layoutOf,
  MOST_ALLIES,
  PATHS,
  storyOf,
  tableWords,
  whoOf,
} from "@tetrarch/engine/four-gods";
import {
  cardInBrief,
  describeFourGods,
  fourGodsLabels as labels,
  partyHeading,
  pileInShort,
  statusInWords,
} from "../../words/en/tables/four-gods.js";
import { Canvas } from "../drawing/canvas.js";
import type { Ink, Style } from "../drawing/style.js";
import { shortened } from "../drawing/text.js";
import { type GameTable, tableParts } from "./table.js";

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

/** The most rows in the smallest window, beside some choices and the end of the log. */
const MOST_IN_SMALLEST = 15;

/** The rows that a layout needs (FG-22); in the smallest window an ally may have to do with one. */
function rowsOf(paths: number, party: number): GameTable<View>["rows"] {
  const usual = 2 * paths + 1 + 2 * party;
  return { least: usual <= MOST_IN_SMALLEST ? usual : usual - party, most: 3 * paths + 2 + 2 * party };
}

function tableFor(paths: number, party: number): Pick<GameTable<View>, "rows" | "draw"> {
  const rows = rowsOf(paths, party);
  return {
    rows,
    draw(view, { width, height }) {
      const canvas = new Canvas(width, height);
      const pathHeight = height >= rows.most ? 3 : 2;
      for (const [index, path] of view.paths.entries()) drawPath(canvas, view, path, index * pathHeight);
      const top = paths * pathHeight;
      drawParty(canvas, view, top, height > top + 2 * party ? 2 : 1);
      return canvas.finish();
    },
  };
}

/** A path's stones, its idol at the end, and below what lies open. */
function drawPath(canvas: Canvas, view: View, path: Path, y: number): void {
  const chosen = view.choice === path.path;
  canvas.text(1, y, ` ${path.path} `, chosen ? HERE : HEADING);
  const number = Number(path.path.charAt(1));
  const steps = [path.location, ...path.rows.map((pair, index) => stepFace(view, number, pair, index + 2))];
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

/** A row of a path: the card turned up, or the pair still to come; crossings are marked. */
function stepFace(view: View, path: number, pair: readonly string[], row: number): string {
  const turned = pair.find((code) => code !== "--");
  if (turned !== undefined) return turned;
  const { crossings } = layoutOf(view);
  const isCrossing = crossings.some((crossing) => crossing.row === row && crossing.paths.includes(path));
  return isCrossing ? "░╳░" : "░░";
}

function drawParty(canvas: Canvas, view: View, y: number, allyHeight: 1 | 2): void {
  const end = canvas.text(1, y, partyHeading(view), HEADING);
  if (view.rolls.length > 0) {
    canvas.text(end, y, shortened(labels.rolls(view.rolls), canvas.width - end), FAINT);
  }
  for (let place = 0; place < allyPiles(view).length; place++) {
    const ally = view.party[place];
    const top = y + 1 + place * allyHeight;
    if (ally) drawAlly(canvas, ally, top, allyHeight);
    else canvas.text(3, top, labels.room, FAINT);
  }
}

/** Name and numbers as they count now, the weapon's among them; life as what is left of it. What is held has a row of its own, else its code. */
function drawAlly(canvas: Canvas, ally: Ally, y: number, height: 1 | 2): void {
  const room = height === 1 ? 18 : 29;
  const name = shortened(`${ally.id} ${whoOf(ally, "friend")}`, room).padEnd(room + 1);
  const end = canvas.text(3, y, name, { ink: "jade", bold: true });
  const next = canvas.text(end, y, labels.numbers(ally));
  const style: Style = ally.wounds === 0 ? FAINT : { ink: "red", bold: true };
  const after = canvas.text(next, y, shortened(labels.wounds(ally), canvas.width - next), style);
  if (height === 1) {
    const held = ally.weapon ? labels.held(ally.weapon.id) : "";
    canvas.text(after, y, shortened(held, canvas.width - after), { ink: "brass" });
    return;
  }
  canvas.text(
    7,
    y + 1,
    shortened(labels.arms(ally.weapon), canvas.width - 8),
    ally.weapon ? { ink: "brass" } : FAINT,
  );
}

export const fourGodsTable: GameTable<View> = {
  ...tableParts("four-gods", tableWords),
  steering: "choices",
  accent: "teal",
  ...tableFor(PATHS, MOST_ALLIES),
  story: storyOf,
  withCards(game) {
    const { layout } = isFourGods(game) ? game.cards : {};
    return {
      ...fourGodsTable,
      ...tableParts(game, tableWords),
      ...tableFor(layout?.paths ?? PATHS, layout?.party ?? MOST_ALLIES),
    };
  },
  describe: describeFourGods,
  inShort: pileInShort,
};
