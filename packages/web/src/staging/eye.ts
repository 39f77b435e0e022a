import type { Box, Layout, Size } from "../table/model.js";

/** How much of the stage's height and width a card in the eye takes at most. */
const HEIGHT = 0.56;
const WIDTH = 0.5;
/** No card is shown higher than this, in pixels, nor smaller than this many times its size on the table. */
const HIGHEST = 340;
const LARGER = 1.15;
/** Above the middle of the stage, since the line stands below. */
const MIDDLE = 0.4;

/** What happens with almost every move is shown so many times its size on the table, and so far down. */
const BRIEFLY = 1.5;
const BRIEF_MIDDLE = 0.5;

/** Where a card is shown large, in a table of this size. */
export function eyeOf({ card, stage }: Pick<Layout, "card" | "stage">, room: Size): Box {
  const box = stage ?? { x: 0, y: 0, ...room };
  const most = Math.min(box.height * HEIGHT, (box.width * WIDTH * card.height) / card.width, HIGHEST);
  const height = Math.max(most, card.height * LARGER);
  const width = (height * card.width) / card.height;
  return {
    x: box.x + (box.width - width) / 2,
    y: Math.max(box.y, box.y + box.height * MIDDLE - height / 2),
    width,
    height,
  };
}

/** Where a card is shown in passing. */
export function briefEyeOf({ card, stage }: Pick<Layout, "card" | "stage">, room: Size): Box {
  const box = stage ?? { x: 0, y: 0, ...room };
  const [width, height] = [card.width * BRIEFLY, card.height * BRIEFLY];
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + box.height * BRIEF_MIDDLE - height / 2,
    width,
    height,
  };
}
