import type { Suit } from "./drawing.js";
import { bars, type Joint, ribbon, spikes } from "./ribbon.js";
import { cut, inked, laid, mirrored, type Part, piece } from "./shapes.js";
import { SIGNS } from "./signs.js";

const turnedRound = (part: Part): Part => part.map((shape) => ({ ...shape, path: mirrored(shape.path) }));

const SKULL =
  "M14 -15C4 -26 -10 -28 -20 -19Q-32 -16 -42 -20Q-54 -18 -57 -5L-52 1L-13 2L-11 8L-45 17Q-49 26 -40 29L-8 28C6 28 16 20 18 12Z";

/** A head seen from the side, its muzzle to the left, the nape at 0, cut apart from what lies behind. */
const HEAD: Part = [
  piece("line", "M-6 -20C10 -24 22 -34 46 -36C40 -20 26 -10 8 -6Z"),
  cut("paper", `${SKULL}`, 8),
  piece("robe", SKULL),
  piece("line", "M-12 2L-56 2L-45 17L-11 8Z"),
  piece("paper", "M-50 1L-45 10L-40 1ZM-35 1L-31 9L-26 1ZM-38 16L-33 6L-28 13Z"),
  piece("gold", "M-26 -12Q-16 -18 -4 -14Q-12 -4 -26 -12Z"),
  piece("line", "M-18 -13L-11 -14L-14 -8Z"),
];

/** The barb at the end of a tail. */
const BARB: Part = [piece("robe", "M0 -22C8 -10 18 -6 26 8L6 4L0 14L-6 4L-26 8C-18 -6 -8 -10 0 -22Z")];

/** A limb, cut apart from the body behind it, with three claws at its end. */
function limb(spine: readonly Joint[], claws: number): Part {
  const [x, y] = spine.at(-1) as Joint;
  const [[hipX, hipY, hip], [kneeX, kneeY]] = spine as readonly [Joint, Joint, ...Joint[]];
  const inside: Joint = [hipX + (kneeX - hipX) * 0.25, hipY + (kneeY - hipY) * 0.25, hip - 7];
  return [
    ribbon(
      "paper",
      [inside, ...spine.slice(1)].map(([left, down, half]): Joint => [left, down, half + 4]),
    ),
    ...laid([piece("gold", "M-4 -9L17 -8L2 -2ZM-2 -3L20 2L-2 5ZM-4 3L13 12L-8 9Z")], { x, y, turn: claws }),
    ribbon("robe", spine),
  ];
}

const WING: Part = [
  piece(
    "line",
    "M0 12C8 -40 40 -84 102 -104C94 -88 94 -74 104 -58C92 -58 84 -48 86 -34C74 -38 64 -30 62 -14C50 -20 42 -12 38 4Z",
  ),
  cut("paper", "M14 -10C30 -48 56 -76 90 -94M20 -6C40 -34 60 -50 90 -58M26 -2C40 -18 54 -28 74 -32"),
];

const DISPLAYED: readonly Joint[] = [
  [18, -76, 12],
  [-2, -80, 15],
  [-14, -62, 16],
  [-8, -38, 20],
  [0, -8, 30],
  [0, 28, 31],
  [-4, 60, 22],
  [-20, 92, 15],
  [-50, 110, 11],
  [-80, 102, 8],
  [-96, 76, 5],
  [-93, 54, 4],
];
/** Rearing with both wings spread, a spade on its breast. */
const SPADES: Part = [
  ...laid(WING, { x: 12, y: 4, turn: 0.035, scale: 0.85 }),
  ...laid(turnedRound(WING), { x: -10, y: 4, turn: -0.015, scale: 0.94 }),
  ...spikes("line", DISPLAYED, 1, 4, 12, [0.06, 0.24]),
  ...spikes("line", DISPLAYED, 1, 4, 11, [0.62, 0.9]),
  ribbon("robe", DISPLAYED),
  ribbon("gold", DISPLAYED.slice(1, 4), { left: -0.86, right: -0.2 }),
  bars("robe", DISPLAYED.slice(1, 4), { left: -0.8, right: -0.2 }, 5),
  ...laid(BARB, { x: -90, y: 44, turn: 0.02, scale: 0.85 }),
  ...limb(
    [
      [-12, 36, 20],
      [-42, 40, 12],
      [-46, 60, 8],
      [-62, 70, 6],
    ],
    0.45,
  ),
  ...limb(
    [
      [14, 38, 22],
      [44, 54, 13],
      [38, 76, 9],
      [54, 91, 6],
    ],
    0.06,
  ),
  ...laid(SIGNS.S, { x: 0, y: 4, scale: 1.6 }),
  ...laid(turnedRound(HEAD), { x: 24, y: -72, scale: 0.96 }),
];

const RING: readonly Joint[] = [
  [-2, -62, 16],
  [-34, -58, 20],
  [-62, -36, 22],
  [-76, 2, 24],
  [-68, 44, 24],
  [-42, 72, 22],
  [-6, 82, 19],
  [30, 74, 17],
  [60, 56, 15],
  [80, 30, 12],
  [87, -4, 9],
  [88, -36, 5],
];
/** A serpent curled into a ring around its heart. */
const HEARTS: Part = [
  ...spikes("line", RING, 1, 18, 11, [0.1, 0.86]),
  ribbon("robe", RING),
  ribbon("gold", RING, { left: -0.9, right: -0.3 }),
  bars("robe", RING, { left: -0.85, right: -0.3 }, 20, [0.1, 0.86]),
  bars("paper", RING, { left: 0.15, right: 0.6 }, 20, [0.1, 0.86]),
  ...laid(SIGNS.H, { x: 2, y: 13, scale: 2.2 }),
  ...laid(BARB, { x: 88, y: -38, scale: 0.8 }),
  ...laid(turnedRound(HEAD), { x: 6, y: -64, scale: 1.1 }),
];

const WALKING: readonly Joint[] = [
  [-60, -66, 12],
  [-40, -70, 14],
  [-27, -52, 17],
  [-31, -24, 21],
  [-18, 6, 27],
  [16, 18, 24],
  [46, 20, 21],
  [72, 38, 14],
  [94, 28, 10],
  [98, -4, 8],
  [89, -30, 6],
  [93, -54, 4],
];
/** Walking, one wing raised, a lozenge on its flank. */
const DIAMONDS: Part = [
  ...laid(WING, { x: 2, y: 2, turn: -0.025, scale: 0.94 }),
  ...inked(
    limb(
      [
        [-8, 20, 14],
        [-12, 58, 10],
        [-4, 84, 8],
        [-22, 97, 6],
      ],
      0.48,
    ),
    "line",
  ),
  ...inked(
    limb(
      [
        [54, 26, 16],
        [78, 56, 10],
        [72, 82, 8],
        [56, 95, 6],
      ],
      0.48,
    ),
    "line",
  ),
  ...spikes("line", WALKING, -1, 4, 12, [0.06, 0.26]),
  ...spikes("line", WALKING, -1, 4, 12, [0.68, 0.92]),
  ribbon("robe", WALKING),
  ribbon("gold", WALKING.slice(1, 5), { left: 0.3, right: 0.88 }),
  bars("robe", WALKING.slice(1, 5), { left: 0.3, right: 0.84 }, 7),
  ...laid(BARB, { x: 93, y: -58, turn: 0.02, scale: 0.85 }),
  ...limb(
    [
      [-20, 8, 15],
      [-52, 16, 9],
      [-58, 40, 7],
      [-76, 44, 5],
    ],
    0.48,
  ),
  ...limb(
    [
      [42, 24, 22],
      [58, 56, 13],
      [44, 82, 9],
      [26, 94, 6],
    ],
    0.48,
  ),
  ...laid(SIGNS.D, { x: 12, y: 14, scale: 1.4 }),
  ...laid(HEAD, { x: -56, y: -68 }),
];

const NECK: readonly Joint[] = [
  [52, -44, 36],
  [62, -14, 40],
  [58, 24, 42],
  [48, 62, 44],
  [48, 96, 46],
];
/** A head breathing fire, a club on its neck. */
const CLUBS: Part = [
  piece(
    "red",
    "M16 -8C-30 -4 -52 -2 -78 -18C-74 -6 -80 -2 -116 -14C-106 2 -98 10 -110 26C-96 24 -92 32 -102 54C-82 50 -66 44 -60 30C-40 34 -10 20 12 8Z",
  ),
  piece(
    "gold",
    "M12 -4C-24 -2 -46 4 -68 -2C-68 6 -74 9 -92 6C-82 14 -82 22 -88 32C-72 30 -62 24 -56 18C-36 22 -10 14 12 6Z",
  ),
  piece("line", "M40 -60C64 -76 80 -84 104 -108C106 -76 96 -50 70 -36Z"),
  piece("line", "M20 -66C32 -84 46 -96 66 -106C66 -86 58 -68 42 -54Z"),
  ...spikes("line", NECK, -1, 5, 15, [0.12, 0.86]),
  ribbon("robe", NECK),
  ribbon("gold", NECK, { left: 0.5, right: 0.92 }),
  bars("robe", NECK, { left: 0.5, right: 0.86 }, 7, [0.3, 1]),
  piece(
    "robe",
    "M92 -30C88 -60 60 -78 30 -74C18 -80 2 -74 -8 -62Q-34 -60 -52 -68Q-74 -68 -82 -40L-76 -26L16 -16L22 -4L-52 26Q-58 40 -44 46L8 44C34 44 60 30 70 0Z",
  ),
  piece(
    "paper",
    "M-70 -26L-62 -8L-54 -24ZM-44 -22L-38 -7L-30 -21ZM-18 -19L-13 -7L-6 -18ZM-46 24L-38 8L-30 18ZM-22 15L-15 1L-8 9Z",
  ),
  piece("gold", "M-16 -46Q4 -64 28 -50Q10 -32 -16 -46Z"),
  piece("line", "M0 -53L13 -55L8 -40Z"),
  cut("paper", "M-66 -50Q-62 -56 -56 -52M34 -26Q44 -14 38 4M52 -34Q64 -18 58 4"),
  ...laid(SIGNS.C, { x: 64, y: 54, scale: 1.5 }),
  cut("line", "M2 96L96 96", 16),
  cut("gold", "M-2 96L100 96", 8),
];

/** The aces of Four Kingdoms, around the middle of the card. */
export const DRAGONS: Readonly<Record<Suit, Part>> = { S: SPADES, H: HEARTS, D: DIAMONDS, C: CLUBS };
