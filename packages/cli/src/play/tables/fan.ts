import type { Canvas } from "../drawing/canvas.js";
import { BACK, cardFace, cardStyle, frameStyle, type Mark } from "../drawing/cards.js";
import type { Style } from "../drawing/style.js";

/** How roomy fans are drawn: every card framed, one frame a pile, no frame. */
export type Roominess = "framed" | "boxed" | "bare";

/** A fan's width in cells. */
export const FAN_WIDTH = 5;

/** The roomiest way in which fans of these sizes all fit the height; `bare` fans are squeezed where they must be. */
export function roominessFor(sizes: readonly number[], height: number): Roominess {
  const most = Math.max(1, ...sizes);
  if (most * 2 + 1 <= height) return "framed";
  return most + 2 <= height ? "boxed" : "bare";
}

/** A row of a fan: a card's face, or what stands for several. */
interface Row {
  readonly face: string;
  readonly style: Style;
  /** How many cards lie above this row's lowest card, itself included. */
  readonly depth: number;
}

/** A pile from its lowest card down to its top one, the top nearest to the player. */
export function drawFan(
  canvas: Canvas,
  place: { readonly x: number; readonly y: number; readonly height: number },
  codes: readonly string[],
  look: { readonly roominess: Roominess; readonly mark: Mark; readonly lifted: number },
): void {
  const { x, y, height } = place;
  const frame = frameStyle(look.mark);
  if (codes.length === 0) {
    canvas.text(x, y, "╭╌╌╌╮", frame);
    canvas.text(x, y + 1, "╰╌╌╌╯", frame);
    return;
  }
  const rows =
    look.roominess === "bare" ? squeezed(codes, height) : codes.map((code, i) => row(codes, code, i));
  let line = y;
  if (look.roominess !== "bare") canvas.text(x, line++, "╭───╮", frame);
  for (const [index, { face, style, depth }] of rows.entries()) {
    if (index > 0 && look.roominess === "framed") canvas.text(x, line++, "├───┤", frame);
    const lifted = depth <= look.lifted;
    canvas.text(x, line, lifted ? "▸" : "│", frame);
    canvas.text(x + 1, line, face, lifted ? { ...style, inverse: true } : style);
    canvas.text(x + 4, line++, lifted ? "◂" : "│", frame);
  }
  if (look.roominess !== "bare") canvas.text(x, line, "╰───╯", frame);
}

function row(codes: readonly string[], code: string, index: number): Row {
  return { face: cardFace(code), style: cardStyle(code), depth: codes.length - index };
}

/**
 * The rows of a pile whose face-up cards run in suit, in at most `height` rows: first the face-down cards share a row,
 * then the run keeps its ends and says how many lie between, which tells them all.
 */
function squeezed(codes: readonly string[], height: number): readonly Row[] {
  const all = codes.map((code, index) => row(codes, code, index));
  if (all.length <= height) return all;
  const down = codes.filter((code) => code === "--").length;
  const up = all.slice(down);
  const rows: Row[] = down > 0 ? [{ ...row(codes, "--", 0), face: `${down}${BACK.slice(1)}` }] : [];
  if (rows.length + up.length <= height) return [...rows, ...up];
  const kept = height - rows.length - 2;
  const between = up.length - 1 - kept;
  const gap: Row = {
    face: `⋮${between}`.padEnd(3),
    style: { dim: true },
    depth: up.length - 1,
  };
  return [...rows, up[0] as Row, gap, ...up.slice(up.length - kept)];
}
