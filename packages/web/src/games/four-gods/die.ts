/** The turns of a face or of the whole die, in degrees: first about the axis across, then about the upright one. */
export interface Turn {
  readonly x: number;
  readonly y: number;
}

/** Where the six faces of the die are: opposite ones make seven. */
export const FACES: readonly (Turn & { readonly pips: number })[] = [
  { pips: 1, x: 0, y: 0 },
  { pips: 2, x: 0, y: 90 },
  { pips: 3, x: 90, y: 0 },
  { pips: 4, x: -90, y: 0 },
  { pips: 5, x: 0, y: -90 },
  { pips: 6, x: 0, y: 180 },
];

/** How the die lies with a face towards the viewer. */
export function turnTo(roll: number): Turn {
  const face = FACES.find(({ pips }) => pips === roll) ?? { x: 0, y: 0 };
  return { x: -face.x, y: -face.y };
}

const [NEAR, MIDDLE, FAR] = [26, 50, 74];
const CENTRE = [[MIDDLE, MIDDLE]] as const;
const CORNERS = [
  [NEAR, FAR],
  [FAR, NEAR],
  [NEAR, NEAR],
  [FAR, FAR],
  [NEAR, MIDDLE],
  [FAR, MIDDLE],
] as const;

/** The pips of a face on a field of 100 by 100: an odd number has one in the middle. */
export function pipsOf(roll: number): readonly (readonly [number, number])[] {
  return [...(roll % 2 === 1 ? CENTRE : []), ...CORNERS.slice(0, roll - (roll % 2))];
}
