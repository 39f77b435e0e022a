import type { fourKingdoms } from "@tetrarch/engine";

type Zone = "castle" | "tower" | "dungeon" | "subjects";
export type Kingdom = Pick<fourKingdoms.View["kingdoms"][number], Zone>;

/** A closed shape and its ink: `wall`, `roof`, `light`, the dragon's `eyes` and `lids`, `mast`, or a colour that all castles have. */
type Shape = readonly [path: string, ink: string];

/** What one card at home builds: the last of so many in its zone. */
export interface Part {
  readonly zone: Zone;
  readonly count: number;
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly shapes: readonly Shape[];
  /** Where the suit's sign is. */
  readonly sign?: { readonly x: number; readonly y: number };
}

type Tower = readonly [x: number, top: number, width: number];

/** Of each suit its inks and towers. */
export const STYLES: Readonly<
  Record<string, readonly [wall: string, roof: string, king: Tower, queen: Tower, jack: Tower, wizard: Tower]>
> = {
  C: ["#1f5c31", "#3f8f49", [25, 40, 42], [0, 62, 26], [65, 70, 24], [86, 56, 14]],
  D: ["#1e4585", "#3d78c9", [33, 60, 30], [7, 66, 19], [63, 72, 17], [86, 66, 13]],
  H: ["#9c1c25", "#d5503f", [22, 68, 48], [-1, 50, 16], [83, 50, 16], [15, 44, 13]],
  S: ["#3a3236", "#6f6079", [51, 60, 32], [22, 72, 23], [85, 78, 17], [3, 60, 14]],
};
/** Spires, domes and onions by their right half, a curve from tip to eaves in halves of a tower's width; clubs have battlements. */
const ROOFS: Readonly<Record<string, readonly number[]>> = {
  D: [3.3, 0.25, 0.62, 0.75, 0.22, 1.35],
  H: [1.35, 0.8, 1, 1.3, 0.6, 1.12],
  S: [2.9, 0.1, 0.55, 2.2, 0.5, 0.95],
};

const SHADE = "rgb(24 10 48 / 36%)";
const EDGE = "rgb(255 244 214 / 34%)";
const DARK = "#150c1c";
export const GOLD = "#e9b93f";

/** Where walls meet the hill. */
const FOOT = 108;
export const HILL = "M-11 130Q-9 109 16 106H84Q109 109 111 130 50 146-11 130Z";

/** How many cards of a kingdom are home: parts are built. */
export const builtOf = ({ castle, tower, dungeon, subjects }: Kingdom): number =>
  castle.length + tower.length + dungeon.length + subjects.length;

/** A window, from its foot. */
const pane = (x: number, y: number): Shape => [`M${x - 3} ${y}v-8a3 3 0 0 1 6 0v8Z`, "light"];

/** Walls with a light edge, a light course, and a side in the shade. */
const walls = ([x, top, width]: Tower): readonly Shape[] => [
  [`M${x} ${FOOT}V${top}h${width}V${FOOT}Z`, "wall"],
  [`M${x + width * 0.68} ${FOOT}V${top}H${x + width}V${FOOT}Z`, SHADE],
  [`M${x} ${FOOT}V${top}h2.5V${FOOT}ZM${x} ${top + 9}h${width}v2.5h-${width}Z`, EDGE],
];

function roofOf(suit: string, [x, top, width]: Tower): readonly Shape[] {
  const half = width / 2;
  const [height = 0, ...curve] = ROOFS[suit] ?? [];
  if (curve.length === 0) {
    const step = (width + 5) / 5;
    const crenel = `v6h${step}v-6h${step}`;
    return [
      [`M${x - 2.5} ${top + 7}v-13h${step}${crenel}${crenel}v13Z`, "roof"],
      [`M${x + width * 0.68} ${top + 7}v-7H${x + width + 2.5 - step}v-6h${step}v13Z`, SHADE],
    ];
  }
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, eaves = 0] = curve;
  const middle = x + half;
  const at = (across: number, up: number) => `${middle + half * across} ${top + 1 - half * height * up}`;
  const right = `M${at(0, 1)}C${at(x1, y1)} ${at(x2, y2)} ${at(eaves, 0)}L${at(0, 0)}`;
  return [
    [`${right}L${at(-eaves, 0)}C${at(-x2, y2)} ${at(-x1, y1)} ${at(0, 1)}Z`, "roof"],
    [`${right}Z`, SHADE],
    [`M${middle - 1.5} ${top - half * height + 4}v-9h3v9Z`, GOLD],
  ];
}

/** A bent hat with a star. */
const hat = ([x, top]: Tower): readonly Shape[] => [
  [`M${x - 6} ${top}c10-10 11-30 22-46-3 18-2 36 3 46Z`, "roof"],
  [`M${x + 16} ${top - 46}q-9 24-7 46h10c-5-10-6-28-3-46Z`, SHADE],
  [`M${x - 6} ${top - 1}h24l1.5 4.5H${x - 7.5}Z`, GOLD],
  [`M${x + 8} ${top - 24}l1.9 4.7 5 .4-3.9 3.2 1.2 4.9-4.2-2.7-4.2 2.7 1.2-4.9-3.9-3.2 5-.4Z`, GOLD],
];

function house(index: number): Part {
  const x = index * 11.5 + (index < 4 ? -9 : 16.5);
  const y = 119 + Math.abs(3.5 - index) * 1.2;
  const eaves = y - (index % 2 === 0 ? 10 : 13);
  return {
    zone: "subjects",
    count: index + 1,
    x: x + 6,
    y,
    shapes: [
      [`M${x + 1} ${y}V${eaves}h10V${y}Z`, "#fbf0cf"],
      [`M${x - 0.5} ${eaves + 1}l6.5-11 6.5 11Z`, "roof"],
      [`M${x + 6} ${eaves - 10}l6.5 11H${x + 11}V${y}h-3.5v-${y - eaves}Z`, SHADE],
      [`M${x + 3} ${y}v-6h4v6Z`, DARK],
    ],
  };
}

/** A suit's inks, the parts of its castle, those behind first, and the top of its mast; its towers are higher by `lift`. */
export function castleOf(suit: string, lift: number) {
  const [wall, roof, ...towers] = STYLES[suit] as (typeof STYLES)[string];
  const lifted = ([x, top, width]: Tower): Tower => [x, top - (lift * (FOOT - top)) / 70, width];
  const tower = (at: Tower, zone: Zone, count: number, top = roofOf(suit, lifted(at))): Part => {
    const [left, y, width] = lifted(at);
    const x = left + width / 2;
    return { zone, count, x, y: FOOT, shapes: [...walls([left, y, width]), ...top, pane(x, y + 24)] };
  };
  const [keep, queen, jack, wizard] = towers;
  const king = lifted(keep);
  const [left, top, width] = king;
  const x = left + width / 2;
  const tip = top - ((ROOFS[suit]?.[0] ?? 0.3) * width) / 2;
  const curtain: readonly Shape[] = [
    [`M0 ${FOOT}V93H100V${FOOT}Z`, wall],
    ["M0 93H100v2.5H0Z", EDGE],
  ];
  const last = tower(jack, "castle", 3);
  const parts: readonly Part[] = [
    // With the jack a wall joins the towers.
    { ...last, shapes: [...curtain, ...last.shapes] },
    tower(wizard, "tower", 1, hat(lifted(wizard))),
    tower(queen, "castle", 2),
    {
      zone: "castle",
      count: 1,
      x,
      y: FOOT,
      shapes: [
        ...walls(king),
        [`M${x - 1.5} ${tip + 3}v-27h3v27Z`, "mast"],
        ...roofOf(suit, king),
        ...(FOOT - top > 66 ? [pane(left + 8, top + 48), pane(left + width - 8, top + 48)] : []),
        [`M${x - 6.5} ${FOOT}v-5a6.5 6.5 0 0 1 13 0v5Z`, DARK],
      ],
      sign: { x: x - 10, y: top + 13 },
    },
    ...Array.from({ length: 8 }, (_, index) => house(index)),
    {
      zone: "dungeon",
      count: 1,
      x: 50,
      y: 138,
      shapes: [
        ["M33 138C33 124 40 115 50 115S67 124 67 138Q50 141 33 138Z", "#5a4750"],
        ["M50 115S67 115 67 138L60 139Z", SHADE],
        ["M38 138.5C38 127 43 121 50 121S62 127 62 138.5Q50 140 38 138.5Z", DARK],
        ["M40.500 127 48 131 42 134ZM59.500 127 52 131 58 134Z", "eyes"],
        ["M40.500 130Q44 133 48 130 44 137 40.500 130ZM52 130Q56 133 59.500 130 56 137 52 130Z", "lids"],
      ],
    },
  ];
  return { wall, roof, parts, mast: { x, y: tip - 24 } };
}
