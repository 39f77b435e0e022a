import type { Box, Size } from "../table/model.js";

/** What is shown large, and where its line is read. */
export interface Shown {
  /** Where a card is shown. */
  readonly card: Box;
  /** How far the words reach across, and where they begin; beside a card, where their middle is. */
  readonly words: Pick<Box, "x" | "y" | "width">;
  readonly isBeside: boolean;
}

/** What a beat is shown on. */
export interface BeatRoom {
  /** A card on the table. */
  readonly card: Size;
  readonly stage: Box;
  /** Where the buttons of the choices lie, which wait until a beat was seen; undefined without. */
  readonly choices: Box | undefined;
  /** How many times as large as usual all that is read is. */
  readonly textScale: number;
}

/** No card is shown higher than this, in pixels, nor smaller than this many times its size on the table. */
const HIGHEST = 340;
const LARGER = 1.15;
/** How much of the stage's width and height a card takes at most. */
const WIDTH = 0.5;
const HEIGHT = 0.94;
/** What a title and two lines need below a card, in pixels. */
const WORDS = 112;
/** Between a card and its words, in pixels. */
const GAP = 10;
/** On a stage lower than this, or too low for both, the words stand beside the card, if it is so many times as wide as high. */
const LOW = 300;
const WIDE = 1.6;
/** Words beside a card are no wider, in pixels; and so far from it, in widths of the card, as a fan of cards needs more. */
const COLUMN = 210;
const FAN = 0.24;

/** What happens with almost every move is shown so many times its size on the table, and so far down. */
const BRIEFLY = 1.5;
const BRIEF_MIDDLE = 0.5;

/** Where a card and its line are shown large: nothing but the stage is covered, and choices that wait. */
export function eyeOf(room: BeatRoom): Shown {
  const { card, stage, choices, textScale } = room;
  if (choices && choices.y >= stage.y + stage.height - 1) return over(room, choices);
  const least = Math.max(LOW * textScale, card.height * LARGER + WORDS * textScale);
  const isLow = stage.height < least && stage.width > stage.height * WIDE;
  return isLow ? beside(room) : above(room);
}

/** The card has the stage for itself; the words are read where the buttons will be. */
function over({ card, stage }: BeatRoom, { x, y, width }: Box): Shown {
  return {
    card: middleOf(stage, sized(card, stage, stage.height * HEIGHT)),
    words: { x, y, width },
    isBeside: false,
  };
}

function above({ card, stage, textScale }: BeatRoom): Shown {
  const words = WORDS * textScale;
  const size = sized(card, stage, stage.height - words);
  const free = Math.max(0, stage.height - size.height - words);
  const shown = { ...middleOf(stage, size), y: stage.y + free / 2 };
  return {
    card: shown,
    words: { x: stage.x, y: shown.y + size.height + GAP, width: stage.width },
    isBeside: false,
  };
}

function beside({ card, stage, textScale }: BeatRoom): Shown {
  const size = sized(card, stage, stage.height * HEIGHT);
  const gap = GAP + size.width * FAN;
  const width = Math.min(COLUMN * textScale, stage.width - size.width - gap);
  const shown = middleOf(stage, size);
  const x = stage.x + (stage.width - size.width - gap - width) / 2;
  return {
    card: { ...shown, x },
    words: { x: x + size.width + gap, y: shown.y + size.height / 2, width },
    isBeside: true,
  };
}

/** Where a card is shown in passing. */
export function briefEyeOf({ card, stage }: BeatRoom): Shown {
  const size = { width: card.width * BRIEFLY, height: card.height * BRIEFLY };
  const shown = { ...middleOf(stage, size), y: stage.y + stage.height * BRIEF_MIDDLE - size.height / 2 };
  return {
    card: shown,
    words: { x: stage.x, y: shown.y + size.height + GAP, width: stage.width },
    isBeside: false,
  };
}

/** A card as large as there is room for. */
function sized(card: Size, stage: Box, most: number): Size {
  const height = Math.max(
    Math.min(most, (stage.width * WIDTH * card.height) / card.width, HIGHEST),
    card.height * LARGER,
  );
  return { width: (height * card.width) / card.height, height };
}

function middleOf({ x, y, width, height }: Box, size: Size): Box {
  return { x: x + (width - size.width) / 2, y: Math.max(y, y + (height - size.height) / 2), ...size };
}
