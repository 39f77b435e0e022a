import { RANK_LINES } from "../../table/cards/glyphs.js";

/** One layer of a woodcut: the dark ink, the paper left light, or the colour of the pack; filled, or a line so broad. */
interface Layer {
  readonly ink: "dark" | "light" | "pack";
  readonly path: string;
  readonly width?: number;
}

/** What a card of the King's Keys shows. */
export interface Item {
  /** Its silhouette, on a field of 100 by 100: beside the number, where cards overlap. */
  readonly sign: string;
  /** The item in three-quarters view, its shadow side at the right, on a field of 120 by 120. */
  readonly woodcut: readonly Layer[];
  /** How far the woodcut is turned, in degrees. */
  readonly turn?: number;
}

/** The lines of the numbers, on a field of −600 to 600 and −500 to 500. */
export const NUMBERS: Readonly<Record<string, string>> = {
  ...RANK_LINES,
  1: "M-170 -290L0 -460L0 460M-190 460L190 460",
};

/** A rim of paper, so that the item stands out where it is larger than its panel. */
const rim = (path: string): Layer => ({ ink: "light", width: 9, path });

const AXE =
  "M53 2 67-3 72 4V18H86L92 24V46L86 52H72V122L66 128 55 122V56Q34 58 20 82-6 62-6 34-6 8 18-12 34 10 55 13Z";
const SHIELD = "M10 8Q46 16 76-2L88-6 108 6Q122 74 72 126L60 124Q2 84 10 8Z";
const COIN = "M54 4C28 4 10 30 10 60S28 116 54 116L68 118C96 116 110 90 110 61S96 6 68 4Z";
const KEY =
  "M60-8A33 33 0 0 1 76 54V70H82V80H76V88H104V104H96V112H104V128H70L56 124V80H50V70H54V55A33 33 0 0 1 60-8Z";

/** By the letter of a card's code. */
export const ITEMS: Readonly<Record<string, Item>> = {
  A: {
    sign: "M42 6H56V98H42ZM56 16Q78 14 88 0 104 32 88 64 78 48 56 46ZM42 20H26V42H42Z",
    turn: 28,
    woodcut: [
      rim(AXE),
      { ink: "dark", path: AXE },
      { ink: "light", path: "M18-4Q1 13 1 34 1 55 19 73L26 65Q13 51 13 34 13 17 25 6Z" },
      { ink: "pack", path: "M30 11Q20 21 20 34 20 47 30 60 40 51 55 50V19Q40 17 30 11Z" },
      { ink: "light", path: "M58 6 64 4V118H58Z" },
      { ink: "pack", path: "M78 24H86L89 27V34H78Z" },
      { ink: "dark", width: 3.5, path: "M38 54V42M46 52V36" },
    ],
  },
  S: {
    sign: "M12 10Q50 24 88 10Q94 66 50 98Q6 66 12 10ZM50 36V78Q74 56 74 29Q62 34 50 36Z",
    woodcut: [
      rim(SHIELD),
      { ink: "dark", path: SHIELD },
      { ink: "light", path: "M17 15Q36 17 54 11L56 116Q16 80 17 15Z" },
      { ink: "pack", path: "M54 11Q68 7 84 1 96 66 56 116Z" },
      { ink: "pack", path: "M18 52Q36 53 55 48L56 116Q24 88 18 52Z" },
      { ink: "light", path: "M55 48Q72 44 90 36 88 82 56 116Z" },
      { ink: "dark", width: 5, path: "M54 11 56 116M18 52Q54 54 91 35" },
      { ink: "dark", width: 3.5, path: "M64 92 77 84M66 80 83 71M67 68 87 58" },
      { ink: "light", width: 3, path: "M98 10Q108 64 74 112" },
    ],
  },
  C: {
    sign: "M50 3a47 47 0 1 0 .1 0ZM50 13a37 37 0 1 1-.1 0ZM26 68V34L38 46 50 28 62 46 74 34V68Z",
    woodcut: [
      rim(COIN),
      { ink: "dark", path: COIN },
      { ink: "light", path: "M53 10C31 10 16 32 16 60S31 110 53 110 92 88 92 60 75 10 53 10Z" },
      { ink: "pack", path: "M52 20C36 20 25 38 25 60S36 100 52 100 82 82 82 60 68 20 52 20Z" },
      { ink: "light", path: "M32 77V44L42 55 52 32 63 55 74 44V77ZM32 82H74V88H32Z" },
      {
        ink: "light",
        width: 4,
        path: "M88 22 97 24M95 38 104 40M98 54 107 56M98 70 107 72M94 86 103 88M87 101 96 103",
      },
    ],
  },
  K: {
    sign: "M50 2a25 25 0 1 0 .1 0ZM50 15a12 12 0 1 1-.1 0ZM43 51H57V98H43ZM57 64H80V75H57ZM57 84H75V95H57Z",
    turn: -38,
    woodcut: [
      rim(KEY),
      { ink: "dark", path: KEY },
      {
        ink: "pack",
        path: "M57-2A26 26 0 0 1 66 49V118H60V49A26 26 0 0 1 57-2ZM57 13A11 11 0 0 0 57 35 11 11 0 0 0 57 13Z",
      },
      { ink: "light", path: "M54-1A26 26 0 0 0 54 49V43A20 20 0 0 1 54 5ZM57 56H62V118L57 117Z" },
      { ink: "light", path: "M60 11A13 13 0 0 1 60 37 13 13 0 0 1 60 11Z" },
      { ink: "pack", path: "M76 92H98V99H76ZM76 117H98V123H76Z" },
    ],
  },
};
