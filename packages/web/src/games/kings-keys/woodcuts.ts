/** One layer of a woodcut: the dark ink, the paper left light, or the colour of the pack; filled, or a line so broad. */
interface Layer {
  readonly ink: "dark" | "light" | "pack";
  readonly path: string;
  readonly width?: number;
}

/** What a card of the King's Keys shows. */
export interface Item {
  /** Its silhouette, on a field of 100 by 100: in the corners, where cards overlap. */
  readonly sign: string;
  /** The item in three-quarters view, its shadow side at the right, on a field of 120 by 120. */
  readonly woodcut: readonly Layer[];
}

const KEY = "M38 18a20 20 0 1 0 .1 0ZM52 52 104 104M82 82 98 66M98 98 112 84";

/** By the letter of a card's code. */
export const ITEMS: Readonly<Record<string, Item>> = {
  A: {
    sign: "M42 6H56V98H42ZM56 16Q78 14 88 0 104 32 88 64 78 48 56 46ZM42 20H26V42H42Z",
    woodcut: [
      { ink: "dark", path: "M15 112 26 120 104 20 92 9Z" },
      { ink: "light", path: "M19 111 93 15 97 18 23 114Z" },
      { ink: "dark", path: "M88 26Q68 22 58-6 18 14 8 68 42 54 66 64L76 72 104 38Z" },
      { ink: "pack", path: "M82 32Q64 28 54 14 30 30 26 56 46 52 64 58L74 64 94 40Z" },
      { ink: "light", path: "M54 2Q22 20 14 60L24 57Q30 30 56 14Z" },
      { ink: "dark", width: 3, path: "M72 56 88 36M62 54 80 33M52 52 70 32M44 51 58 34" },
    ],
  },
  S: {
    sign: "M12 10Q50 24 88 10Q94 66 50 98Q6 66 12 10ZM50 36V78Q74 56 74 29Q62 34 50 36Z",
    woodcut: [
      { ink: "dark", path: "M18 14Q60 26 94 2L106 8Q118 66 70 120L58 116Q10 76 18 14Z" },
      { ink: "light", path: "M25 23Q44 28 60 26V106Q22 70 25 23Z" },
      { ink: "pack", path: "M60 26Q78 22 91 12Q100 62 60 106Z" },
      { ink: "dark", width: 3.5, path: "M68 44 93 34M68 58 92 48M67 72 87 62M66 85 79 77" },
      { ink: "dark", path: "M43 44 49 57 61 50 57 63 69 70 56 74 54 88 46 76 33 79 40 67 32 56 45 57Z" },
    ],
  },
  C: {
    sign: "M50 3a47 47 0 1 0 .1 0ZM50 13a37 37 0 1 1-.1 0ZM26 68V34L38 46 50 28 62 46 74 34V68Z",
    woodcut: [
      { ink: "dark", path: "M52 8C24 8 6 32 6 60S24 112 52 112L72 116C98 116 116 90 116 64S98 12 72 12Z" },
      { ink: "light", path: "M52 14C30 14 13 34 13 60S30 106 52 106 89 86 89 60 74 14 52 14Z" },
      { ink: "pack", path: "M52 24C34 24 22 40 22 60S34 96 52 96 80 80 80 60 70 24 52 24Z" },
      { ink: "light", path: "M30 78V44L41 57 51 34 61 57 72 44V78Z" },
      {
        ink: "light",
        width: 3.5,
        path: "M88 27 98 29M95 40 107 42M99 54 111 56M99 68 111 70M95 82 107 84M88 94 98 97",
      },
    ],
  },
  K: {
    sign: "M50 2a25 25 0 1 0 .1 0ZM50 15a12 12 0 1 1-.1 0ZM43 51H57V98H43ZM57 64H80V75H57ZM57 84H75V95H57Z",
    woodcut: [
      { ink: "dark", width: 25, path: KEY },
      { ink: "pack", width: 15, path: KEY },
      { ink: "light", width: 7, path: "M34 15a20 20 0 1 0 .1 0M49 47 100 99M79 79 93 65M96 96 107 84" },
      { ink: "dark", width: 3, path: "M60 68 66 62M68 76 74 70" },
    ],
  },
};
