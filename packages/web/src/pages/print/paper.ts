/** Sizes of paper, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

/** A poker card, in millimetres. */
export const CARD = { width: 63, height: 88 } as const;
const ACROSS = 3;
const DOWN = 3;
const ON_A_PAGE = ACROSS * DOWN;
/** How far from the cards a cut mark begins, and how long it is, in millimetres. */
const MARK = { gap: 1, length: 4, width: 0.25 } as const;

/** Where letter paper is usual, by the region in the browser's language. */
const LETTER_REGIONS = new Set(["US", "CA", "MX", "PH", "CO", "CL", "VE", "PR"]);

/** The usual paper where this language is spoken: `en-US` has letter. */
export function usualPaper(language: string): Paper {
  const region = /-([A-Z]{2})\b/.exec(language)?.[1] ?? "";
  return LETTER_REGIONS.has(region) ? "letter" : "a4";
}

/** Something on a page: its left top corner, in millimetres. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface CutMark extends Spot {
  readonly width: number;
  readonly height: number;
}

/** Cards that are printed on one leaf, and where: their backs mirrored, as the leaf is turned over its long edge. */
export interface Leaf<Card> {
  readonly cards: readonly { readonly card: Card; readonly front: Spot; readonly back: Spot }[];
}

/** The left top corner of the nine cards. */
function corner(paper: Paper): Spot {
  const { width, height } = PAPERS[paper];
  return { x: (width - ACROSS * CARD.width) / 2, y: (height - DOWN * CARD.height) / 2 };
}

/** The leaves on which all these cards are printed, nine on each. */
export function leavesOf<Card>(cards: readonly Card[], paper: Paper): readonly Leaf<Card>[] {
  const { x: left, y: top } = corner(paper);
  return Array.from({ length: Math.ceil(cards.length / ON_A_PAGE) }, (_, leaf) => ({
    cards: cards.slice(leaf * ON_A_PAGE, (leaf + 1) * ON_A_PAGE).map((card, index) => {
      const x = left + (index % ACROSS) * CARD.width;
      const y = top + Math.floor(index / ACROSS) * CARD.height;
      return { card, front: { x, y }, back: { x: PAPERS[paper].width - x - CARD.width, y } };
    }),
  }));
}

/** The marks around the nine cards by which they are cut. */
export function cutMarks(paper: Paper): readonly CutMark[] {
  const { x: left, y: top } = corner(paper);
  const [right, foot] = [left + ACROSS * CARD.width, top + DOWN * CARD.height];
  const { gap, length, width } = MARK;
  const columns = Array.from({ length: ACROSS + 1 }, (_, index) => left + index * CARD.width - width / 2);
  const rows = Array.from({ length: DOWN + 1 }, (_, index) => top + index * CARD.height - width / 2);
  return [
    ...columns.flatMap((x) => [top - gap - length, foot + gap].map((y) => ({ x, y, width, height: length }))),
    ...rows.flatMap((y) =>
      [left - gap - length, right + gap].map((x) => ({ x, y, width: length, height: width })),
    ),
  ];
}
