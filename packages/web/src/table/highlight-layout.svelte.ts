import { type CardPoses, type FlightHold, type MovedCard, movedBetween } from "./flights.js";
import { type HighlightQueue, type NarratedHighlight, NO_HOLD_TIMES } from "./highlights.svelte.js";
import { type Box, HIDDEN, type Size } from "./model.js";
import type { TableState } from "./state.svelte.js";

/** The boxes of a highlight: its card and its title. */
export interface HighlightBoxes {
  /** Where the card is shown. */
  readonly card: Box;
  /** How far the title reaches across, and where it begins, where its middle is, or where it ends. */
  readonly words: Pick<Box, "x" | "y" | "width">;
  readonly hung: WordsHung;
}

/** Words hang from their place, stand in its middle, or rest on it. */
type WordsHung = "below" | "beside" | "above";

/** The room that a highlight is laid out in. */
export interface HighlightRoom {
  /** A card on the table. */
  readonly card: Size;
  readonly stage: Box;
  /** No card is shown wider. */
  readonly shownWidth?: number | undefined;
  /** The part of the table that is in sight, where the page scrolls; undefined where all of it is. */
  readonly inSight?: Box | undefined;
  /** Where the buttons of the choices lie, which wait until a highlight is over; undefined without. */
  readonly choices: Box | undefined;
  /** Whether titles stand there, wherever the stage is. */
  readonly hasTitlesAtChoices?: boolean | undefined;
  /** How many times as large as usual all that is read is. */
  readonly textScale: number;
}

/** No card is shown higher than this, in pixels, nor smaller than this many times its size on the table. */
const HIGHEST = 340;
const LARGER = 1.15;
/** How much of the stage's width and height a card takes at most. */
const WIDTH = 0.5;
const HEIGHT = 0.94;
/** What a title needs below a card, in pixels. */
const WORDS = 64;
/** Between a card and its words, in pixels. */
const GAP = 10;
/** On a stage lower than this, or too low for both, the words stand beside the card, if it is so many times as wide as high. */
const LOW = 300;
const WIDE = 1.6;
/** Words beside a card are no wider, in pixels, than this or that share of the stage; and so far from it, in widths of the card, as a fan of cards needs more. */
const COLUMN = 250;
const SHARE = 0.62;
const FAN = 0.24;

/** How far down the stage a title stands that is alone. */
const TITLE_TOP = 0.3;

/** What an icon needs across, in pixels. */
const ICON = 72;

/** How many times its size on the table a brief highlight is shown, and how far down the stage. */
const BRIEFLY = 1.5;
const BRIEF_MIDDLE = 0.5;

/** Where a card and its line are shown large: nothing but the stage is covered, and choices that wait. */
export function largeBoxes(room: HighlightRoom): HighlightBoxes {
  const { card, stage, inSight, choices, hasTitlesAtChoices, textScale } = room;
  if (inSight) return within(room, inSight);
  if (choices && (hasTitlesAtChoices || choices.y >= stage.y + stage.height - 1)) return over(room, choices);
  const least = Math.max(LOW * textScale, card.height * LARGER + WORDS * textScale);
  const isLow = stage.height < least && stage.width > stage.height * WIDE;
  return isLow ? beside(room) : above(room);
}

/** Of a page that scrolls: at the foot of what is in sight the words, over them the card, on the stage if that is in sight. */
function within(room: HighlightRoom, inSight: Box): HighlightBoxes {
  if (inSight.width > inSight.height * WIDE) return beside({ ...room, stage: inSight });
  const { stage, textScale } = room;
  const foot = inSight.y + inSight.height;
  const over = { ...inSight, height: inSight.height - WORDS * textScale };
  const isStageInSight = stage.y >= over.y && stage.y + stage.height <= over.y + over.height;
  const part = isStageInSight ? stage : over;
  return {
    card: middleOf(part, sized(room, part, part.height * HEIGHT)),
    words: { x: inSight.x, y: foot - GAP, width: inSight.width },
    hung: "above",
  };
}

/** The card has the stage for itself; the words are read where the buttons will be. */
function over(room: HighlightRoom, { x, y, width }: Box): HighlightBoxes {
  const { stage } = room;
  return {
    card: middleOf(stage, sized(room, stage, stage.height * HEIGHT)),
    words: { x, y, width },
    hung: "below",
  };
}

function above(room: HighlightRoom): HighlightBoxes {
  const { stage, textScale } = room;
  const words = WORDS * textScale;
  const size = sized(room, stage, stage.height - words);
  const free = Math.max(0, stage.height - size.height - words);
  const shown = { ...middleOf(stage, size), y: stage.y + free / 2 };
  return {
    card: shown,
    words: { x: stage.x, y: shown.y + size.height + GAP, width: stage.width },
    hung: "below",
  };
}

function beside(room: HighlightRoom): HighlightBoxes {
  const { stage, textScale } = room;
  const size = sized(room, stage, stage.height * HEIGHT);
  const gap = GAP + size.width * FAN;
  const width = Math.min(Math.max(COLUMN * textScale, stage.width * SHARE), stage.width - size.width - gap);
  const shown = middleOf(stage, size);
  const x = stage.x + (stage.width - size.width - gap - width) / 2;
  return {
    card: { ...shown, x },
    words: { x: x + size.width + gap, y: shown.y + size.height / 2, width },
    hung: "beside",
  };
}

/** Where the card of a brief highlight waits. */
function briefBox(room: HighlightRoom): Box {
  const { card, stage, inSight } = room;
  if (inSight) return within(room, inSight).card;
  const size = { width: card.width * BRIEFLY, height: card.height * BRIEFLY };
  return { ...middleOf(stage, size), y: stage.y + stage.height * BRIEF_MIDDLE - size.height / 2 };
}

/** Where an icon is shown that stands for no card: it needs little room, and its words stand beside it. */
function iconBoxes(room: HighlightRoom): HighlightBoxes {
  return largeBoxes({ ...room, shownWidth: ICON });
}

/** Where a title that stands for no card is shown: over what it celebrates. */
function titleBoxes(room: HighlightRoom): HighlightBoxes {
  const { x, y, width, height } = room.stage;
  const large = largeBoxes(room);
  if (room.inSight || room.hasTitlesAtChoices) return large;
  return { ...large, words: { x, y: y + height * TITLE_TOP, width }, hung: "below" };
}

/** A card as large as there is room for. */
function sized(
  { card, shownWidth = Number.POSITIVE_INFINITY }: HighlightRoom,
  stage: Box,
  most: number,
): Size {
  const width = Math.min(stage.width * WIDTH, shownWidth);
  const height = Math.max(Math.min(most, (width * card.height) / card.width, HIGHEST), card.height * LARGER);
  return { width: (height * card.width) / card.height, height };
}

function middleOf({ x, y, width, height }: Box, size: Size): Box {
  return { x: x + (width - size.width) / 2, y: Math.max(y, y + (height - size.height) / 2), ...size };
}

/** Where on the table highlights are shown, with their lines. */
export class HighlightLayout {
  readonly #state: TableState;
  /** The codes of the cards of the last move that have not landed. */
  #large = new Set<string>();
  readonly #queue: () => HighlightQueue | undefined;
  #scrolls = false;
  /** Where the page scrolls, the part of the table that was in sight when the last move was made. */
  inSight = $state.raw<Box>();

  /** The room for cards and their lines; nothing else of the table is covered. */
  readonly stage = $derived.by((): Box => {
    const { layout, room } = this.#state;
    return layout.stage ?? { x: 0, y: 0, ...room };
  });
  readonly #boxes = $derived.by(() => {
    const { textScale, layout } = this.#state;
    const { card, choices, hasTitlesAtChoices } = layout;
    const room: HighlightRoom = {
      card,
      stage: this.stage,
      inSight: this.inSight,
      choices,
      hasTitlesAtChoices,
      textScale,
    };
    return {
      large: largeBoxes(room),
      brief: briefBox(room),
      icon: iconBoxes(room),
      title: titleBoxes(room),
    };
  });

  /** @param queue the highlights of the table now; undefined where it shows none */
  constructor(state: TableState, queue: () => HighlightQueue | undefined) {
    this.#state = state;
    this.#queue = queue;
  }

  /** Called after the table was laid out: only then can be read whether the page scrolls, without another layout. */
  laidOut(table: Element): void {
    this.#scrolls = document.documentElement.scrollHeight > innerHeight;
    this.measureSight(table);
  }

  /** Measures which part of the table is in sight, after a move and the scrolling to the focused element. */
  measureSight(table: Element): void {
    this.inSight = this.#scrolls ? partInSight(table) : undefined;
  }

  /** The area of the pile where an icon belongs, if that is in sight. */
  iconAt(highlight: NarratedHighlight | undefined): Box | undefined {
    if (this.inSight || highlight?.pile === undefined) return undefined;
    return this.#state.layout.places.find(({ pile }) => pile === highlight.pile)?.area;
  }

  /** The boxes of a highlight and its title. */
  boxesOf(highlight: NarratedHighlight | undefined): HighlightBoxes {
    const { large, icon, title } = this.#boxes;
    if (!highlight || highlight.card || highlight.cards) return large;
    if (!highlight.icon) return title;
    const area = this.iconAt(highlight);
    return area ? { ...icon, card: area } : icon;
  }

  /** Called before a move is drawn: a card that will be shown large is drawn with that face at once, and not twice. */
  begin(before: CardPoses, after: CardPoses): void {
    const { cards, own, brief } = this.#queue()?.times ?? NO_HOLD_TIMES;
    const moved = cards.size > 0 ? movedBetween(before, after) : [];
    const codes = moved.filter((card) => !stays(card)).map(codeOf);
    this.#large = new Set(codes.filter((code) => cards.has(code) && !own.has(code) && !brief.has(code)));
    this.#enlarge();
  }

  #enlarge(): void {
    // Another set, though an empty one, would draw every pile again.
    if (this.#large.size + this.#state.largeFaces.size > 0) this.#state.largeFaces = new Set(this.#large);
  }

  /** Which cards of this move wait for their highlights; a card that only turns over where it lies does not. */
  hold(): FlightHold {
    const { cards, own, end, brief } = this.#queue()?.times ?? NO_HOLD_TIMES;
    const large = this.#large;
    return (from, to) => {
      const code = codeOf({ from, to });
      const until = cards.get(code);
      const shownFor = brief.get(code);
      const onLand = () => {
        large.delete(code);
        // A flight of an earlier move may end after the card was shown large again.
        if (this.#large === large) this.#enlarge();
        if (shownFor) this.#queue()?.landed(code);
      };
      if (stays({ from, to }) || own.has(code)) return { after: 0, onLand };
      if (until === undefined) return { after: end };
      const { x, y, width } = shownFor ? this.#boxes.brief : this.#boxes.large.card;
      const shownAt = { x, y, scale: width / this.#state.layout.card.width };
      return { shownAt, shownFor, after: until, onLand };
    };
  }
}

type Way = Pick<MovedCard, "from" | "to">;

function codeOf({ from, to }: Way): string {
  return to.code === HIDDEN ? from.code : to.code;
}

function stays({ from, to }: Way): boolean {
  return from.x === to.x && from.y === to.y;
}

/** The part of a table that is in the window, as the table counts. */
function partInSight(table: Element): Box {
  const { top, width, height } = table.getBoundingClientRect();
  const y = Math.max(0, -top);
  return { x: 0, y, width, height: Math.max(0, Math.min(height, innerHeight - top) - y) };
}
