import { games, isPlain, knowledgeOf, numberedDeal, type Pile, type PlainGame } from "@tetrarch/engine";
import { pileInWords } from "../../words/en/card-words.js";
import { Canvas } from "../drawing/canvas.js";
import { drawName } from "../drawing/cards.js";
import { CARD_CELLS, drawStrip } from "./strip.js";
import { type AnyTable, type DrawingContext, tableParts } from "./table.js";

/** The cells for a pile's name. */
const NAME_WIDTH = 12;
/** More piles than these stand in two columns. */
const MOST_ROWS = 12;

/** The table of a plain game: a row a pile, with its name and its cards. Undefined for a game that is not plain. */
export function plainTable(gameId: string): AnyTable | undefined {
  const game = games.find(({ id }) => id === gameId);
  return isPlain(game) ? tableOfPlain(game) : undefined;
}

function tableOfPlain(game: PlainGame): AnyTable {
  const { tableWords } = game.plain;
  const known = knowledgeOf(game.id);
  const start = game.view(game.setup(numberedDeal(game.pack, 1), []));
  const count = known.piles(start).length;
  const columns = count > MOST_ROWS ? 2 : 1;
  const rows = Math.ceil(count / columns);

  function draw(view: unknown, context: DrawingContext) {
    const canvas = new Canvas(context.width, context.height);
    const width = Math.floor(context.width / columns) - 2;
    for (const [index, pile] of known.piles(view).entries()) {
      const place = { x: 2 + Math.floor(index / rows) * width, y: index % rows, width };
      drawPile(canvas, place, pile, context, tableWords.note(view, pile.id));
    }
    return canvas.finish();
  }

  return {
    ...tableParts(game.id, tableWords),
    steering: "piles",
    accent: "stone",
    rows: { least: rows, most: rows },
    draw,
    describe: (view) =>
      known.piles(view).map(({ id, cards }) => ({
        pile: id,
        name: tableWords.pile(id),
        text: `${pileInWords(cards)}.`,
      })),
  };
}

function drawPile(
  canvas: Canvas,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  { id, cards }: Pile,
  context: DrawingContext,
  note: string,
): void {
  const mark = context.mark(id);
  drawName(canvas, x, y, id, mark);
  canvas.area(id, x, y, width, 1);
  const isFaceDown = cards.length > 0 && cards.every((code) => code === "--");
  if (isFaceDown) canvas.text(x + NAME_WIDTH, y, `░░░ ${note}`);
  else {
    const across = Math.floor((width - NAME_WIDTH) / CARD_CELLS);
    drawStrip(canvas, { x: x + NAME_WIDTH, y, across, rows: 1 }, cards, mark);
  }
}
