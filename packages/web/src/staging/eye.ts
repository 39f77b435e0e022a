import type { Box, Size } from "../table/model.js";

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

/** Where a card is shown large on a stage. */
export function eyeOf(card: Size, stage: Box): Box {
  const most = Math.min(stage.height * HEIGHT, (stage.width * WIDTH * card.height) / card.width, HIGHEST);
  const height = Math.max(most, card.height * LARGER);
  const width = (height * card.width) / card.height;
  return {
    x: stage.x + (stage.width - width) / 2,
    y: Math.max(stage.y, stage.y + stage.height * MIDDLE - height / 2),
    width,
    height,
  };
}

/** Where a card is shown in passing. */
export function briefEyeOf(card: Size, stage: Box): Box {
  const [width, height] = [card.width * BRIEFLY, card.height * BRIEFLY];
  return {
    x: stage.x + (stage.width - width) / 2,
    y: stage.y + stage.height * BRIEF_MIDDLE - height / 2,
    width,
    height,
  };
}
