import type { Box, Choice } from "./model.js";

const GAP = 8;
/** Under this height a button is too small for a finger, and another column is better. */
const LEAST = 46;
const MOST_COLUMNS = 4;

/**
 * The boxes of `count` buttons in a box: as few columns as leave each high enough, from the foot of the box up, where a
 * thumb is. So the likeliest of them keeps its place however many there are. In a broad box they stand side by side from
 * the start.
 * @param scale how many times as high as usual each is
 */
export function choiceGrid(box: Box, count: number, scale: number): readonly Box[] {
  if (count === 0) return [];
  const columns = columnsFor(box, count, LEAST * scale);
  const rows = Math.ceil(count / columns);
  const tallest = Math.max(60 * scale, Math.min(128 * scale, (box.width / columns) * 0.2));
  const height = Math.min(tallest, (box.height - GAP * (rows - 1)) / rows);
  const width = (box.width - GAP * (columns - 1)) / columns;
  const lowest = box.y + box.height - height;
  return Array.from({ length: count }, (_, index) => ({
    x: box.x + (index % columns) * (width + GAP),
    y: lowest - Math.floor(index / columns) * (height + GAP),
    // A last button alone in its row takes all of it.
    width: index === count - 1 && index % columns === 0 ? box.width : width,
    height,
  }));
}

/** The boxes of two buttons side by side in the upper half of a box: where one alone would lie stays empty. */
export function choicePair(
  { x, y, width, height }: Box,
  choices: readonly Pick<Choice, "half">[],
): readonly Box[] {
  const size = { width: (width - GAP) / 2, height: (height - GAP) / 2 };
  return choices.map(({ half }) => ({ x: half === "right" ? x + size.width + GAP : x, y, ...size }));
}

/** The boxes of `count` rows of equal height, one over the other from the foot of the box up. */
export function choiceColumn({ x, y, width, height }: Box, count: number): readonly Box[] {
  const row = height / count;
  return Array.from({ length: count }, (_, index) => ({
    x,
    y: y + height - (index + 1) * row,
    width,
    height: row,
  }));
}

/** The same boxes as one reads: row by row from the top. */
export function fromTop(boxes: readonly Box[]): readonly Box[] {
  return [...boxes].sort((a, b) => a.y - b.y || a.x - b.x);
}

function columnsFor({ width, height }: Box, count: number, least: number): number {
  const broad = width > height * 3.4 ? 2 : 1;
  for (let columns = Math.min(broad, count); columns < MOST_COLUMNS; columns++) {
    const rows = Math.ceil(count / columns);
    if ((height - GAP * (rows - 1)) / rows >= least) return columns;
  }
  return MOST_COLUMNS;
}
