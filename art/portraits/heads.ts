import { ASH, BROWN, DEEP, FAIR, INK, PAPER, RED, ROSE, STEEL, TAN, UMBER } from "./inks.js";
import { cut, disc, line, mirrored, put, shade } from "./svg.js";

/** What a skin is in the shadow: redder, as in lamplight. */
const SHADOWS: Readonly<Record<string, string>> = {
  [FAIR]: ROSE,
  [TAN]: BROWN,
  [BROWN]: DEEP,
  [DEEP]: UMBER,
  [ASH]: STEEL,
};

/** An eye about its middle, the nose at its right. */
const EYES = {
  open: cut(PAPER, "M-12 1Q0-10 12 1Q0 9-12 1Z") + disc(INK, 0, 0, 5) + line(INK, 4, "M-12 1Q0-11 12 0"),
  wide: cut(PAPER, "M-11 0Q0-15 11 0Q0 14-11 0Z") + disc(INK, 1, 0, 5.5) + line(INK, 4, "M-11-2Q0-15 11-2"),
  hooded: cut(PAPER, "M-12 1H12Q3 9-12 1Z") + disc(INK, 2, 2, 4.4) + cut(INK, "M-14-1Q0-10 14 1V4Q0-2-14 3Z"),
  lashed:
    cut(PAPER, "M-11 2Q0-10 12 1Q0 9-11 2Z") +
    disc(INK, 1, 0, 5) +
    cut(INK, "M-19-7-12-3Q0-14 13 0V4Q0-7-11 3Z"),
} as const;

/** A jaw from the ear to the chin: from the front, and turned to the light. */
const JAWS = {
  round: ["Q147 112 130 124Q121 131 112 131", "Q151 114 129 127Q118 133 107 131"],
  square: ["V94Q147 108 138 119L126 132H112", "V96Q150 112 140 120L122 133H106"],
  pointed: ["Q145 106 125 127Q118 135 112 135", "Q148 108 125 128Q114 138 106 134"],
} as const;

/** A nose with its side in the shadow: from the front as the edge of the shadow, and from the light. */
const NOSES = {
  straight: ["L113 99 100 95 111 66", "M101 66 86 97 104 101 108 88Z"],
  hooked: ["L113 103 98 99Q96 86 106 80L110 64", "M101 62Q88 76 83 94L86 101 104 102 109 84Z"],
  broad: ["L116 102 99 101Q94 94 107 87L112 68", "M102 68 88 93Q82 103 94 104L110 102 109 86Z"],
} as const;

const MOUTHS = {
  full: (lips: string) => cut(lips, "M-15 0Q-6-5-1-2Q5-5 14 0Q0 9-15 0Z"),
  firm: (lips: string) => line(lips, 5, "M-11 1H10"),
  smile: (lips: string) =>
    cut(lips, "M-16-4Q0 2 16-5Q9 10 0 10-11 9-16-4Z") + cut(PAPER, "M-11-2Q0 2 11-2Q6 4 0 4-7 4-11-2Z"),
  sneer: (lips: string) => cut(lips, "M-13 4Q-4-4 14-7V-2Q2 5-13 4Z"),
} as const;

/** The parts of a head: the first of each kind where none is named. Turned, its nose points to the light. */
type Part = keyof (typeof EYES & typeof JAWS & typeof NOSES & typeof MOUTHS) | "turned";

interface Traits {
  readonly lips?: string;
  /** How heavy the brows are, and how far they come down at the nose. */
  readonly brow?: number;
  readonly temper?: number;
  /** The ink of a full beard, which has a mouth. */
  readonly beard?: string;
}

function chosen<Value>(kinds: Readonly<Record<string, Value>>, parts: readonly Part[]): Value {
  return kinds[parts.find((part) => part in kinds) ?? ""] ?? (Object.values(kinds)[0] as Value);
}

/** A head on its neck, the light at the left; the chin at 131, the middle at 112. */
export function head(
  skin: string,
  parts: readonly Part[] = [],
  { lips = RED, brow = 5, temper = 0, beard }: Traits = {},
): string {
  const dark = SHADOWS[skin] ?? INK;
  const [jaw, jawTurned] = chosen(JAWS, parts);
  const [ridge, side] = chosen(NOSES, parts);
  const eye = chosen(EYES, parts) + line(INK, brow, `M-11 ${-12 - temper}Q0-16 11 ${-13 + temper}`);
  const mouth = chosen(MOUTHS, parts)(lips);
  const half = cut(skin, `M112 32Q147 32 147 68V88${jaw}Z`);
  const face = parts.includes("turned")
    ? cut(skin, `M82 66Q82 32 114 32Q150 34 150 70V90${jawTurned}Q97 128 92 115L86 99Q81 92 85 83L82 74Z`) +
      cut(dark, `M126 32Q150 38 150 70V90${jawTurned}Q128 116 129 98L136 78Q136 50 126 32Z${side}`) +
      put("translate(92 77) scale(.74 1)", eye) +
      put("translate(123 77) scale(-1 1)", eye) +
      put("translate(101 113) scale(.86 1)", mouth)
    : mirrored(half) +
      half +
      cut(dark, `M120 32Q147 38 147 68V88${jaw}L108 120 114 111 108 105${ridge}Z`) +
      put("translate(93 77)", eye) +
      put("translate(131 77) scale(-1 1)", eye) +
      put("translate(111 111)", mouth);
  const neck =
    cut(skin, "M96 112H130V142L113 160 96 142Z") + cut(dark, "M98 126Q112 140 130 122V142L113 160 108 155Z");
  if (!beard) return neck + face;
  const hair = "Q112 94 128 105Q142 108 147 88Q153 122 132 138Q112 150 92 138Q71 122 77 88Q82 108 96 105Z";
  return (
    neck +
    face +
    cut(beard, `M96 105${hair}`) +
    shade("M112 100Q121 99 128 105Q142 108 147 88Q153 122 132 138Q122 144 112 144Z") +
    cut(lips, "M98 113Q112 107 126 113Q112 124 98 113Z")
  );
}

/** A head with its hair and hat, held askew. */
export function tilted(degrees: number, ...parts: readonly string[]): string {
  return put(`rotate(${degrees} 112 150)`, ...parts);
}

/** A head on its neck from the side, looking left. */
export function profile(skin: string): string {
  const dark = SHADOWS[skin] ?? INK;
  return (
    cut(skin, "M104 108H142V152H100Z") +
    cut(
      skin,
      "M128 32Q92 30 88 58L86 70 73 93Q74 98 84 98L82 104 79 108 84 112 80 118Q84 131 100 130L118 126Q148 110 148 70Q148 36 128 32Z",
    ) +
    cut(dark, "M112 152 106 128 122 122Q136 110 138 84L148 70Q148 104 142 112V152Z") +
    put("translate(97 76) scale(.8 1)", EYES.lashed) +
    cut(RED, "M79 108Q88 103 97 107Q91 115 82 113Z")
  );
}

/** A raised hand, its palm towards us, about the middle of its wrist. */
export function hand(skin: string): string {
  const dark = SHADOWS[skin] ?? ROSE;
  return (
    cut(
      skin,
      "M-14 0-18-24Q-32-34-33-46-28-52-22-44L-16-36-19-66Q-18-73-11-68L-8-46-7-74Q-3-82 2-75L3-47 7-70Q13-77 16-68L13-44 20-58Q27-62 27-53L20-24 14 0Z",
    ) +
    cut(dark, "M3-47 7-70Q13-77 16-68L13-44 20-58Q27-62 27-53L20-24 14 0H2Q12-22 3-34Z") +
    line(dark, 4, "M-14-26Q-6-30-4-18")
  );
}

/** A hand that holds something upright, about its middle: four fingers over the thumb. */
export function grip(skin: string): string {
  const dark = SHADOWS[skin] ?? ROSE;
  return (
    cut(skin, "M-18-18Q-18-25-8-24L16-20Q22-14 18-8 23-2 18 4 22 10 16 16 15 24 6 23L-12 22Q-22 14-18-18Z") +
    cut(dark, "M-12 22Q-18 16-19 4L14 14 16 16Q15 24 6 23Z") +
    line(dark, 4, "M0-9 16-7M0 3 17 4M-1 14 13 15")
  );
}

/** Shoulders, from the collar out of the picture, with the far one in the shadow. */
export function shoulders(cloth: string, width = 92): string {
  const [left, right] = [112 - width, 112 + width];
  return (
    cut(
      cloth,
      `M${left} 206Q${left + 4} 162 ${left + 40} 152L96 138H130L${right - 40} 152Q${right - 4} 162 ${right} 206Z`,
    ) + shade(`M114 206V150L130 138L${right - 40} 152Q${right - 4} 162 ${right} 206Z`)
  );
}
