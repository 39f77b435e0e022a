import { INK, PAPER, RED } from "./inks.js";
import { cut, disc, line, shade } from "./svg.js";

const eyes =
  cut(PAPER, "M82 77Q92 67 104 76Q93 84 82 77ZM118 76Q130 67 142 77Q131 84 118 76Z") +
  disc(INK, 93, 76, 4.6) +
  disc(INK, 129, 76, 4.6) +
  line(INK, 3, "M81 77Q92 66 105 76M117 76Q130 66 143 77");

/** A face seen from the front, its nose towards the light at the left; the chin at 130, the middle at 112. */
export function face(skin: string, lips: string = RED): string {
  return (
    cut(skin, "M96 112H130V152H96Z") +
    shade("M98 124Q112 138 130 122V152H112Z") +
    cut(
      skin,
      "M77 68Q77 32 112 32Q147 32 147 68V88Q147 108 131 122Q121 131 112 131Q103 131 93 122Q77 108 77 88Z",
    ) +
    shade(
      "M120 32Q147 38 147 68V88Q147 108 131 122Q121 131 112 131L109 119L114 111L108 104L113 98L101 94L112 66Z",
    ) +
    eyes +
    cut(lips, "M96 110Q104 106 108 108Q114 106 123 110Q109 118 96 110Z")
  );
}

/** Brows: heavy ones for men and tempers, thin ones for the rest. */
export function brows(weight: number, temper = 0): string {
  return line(INK, weight, `M83 ${66 - temper}L103 ${64 + temper}M119 ${64 + temper}L141 ${66 - temper}`);
}

/** A face from the side, looking left. */
export function profile(skin: string, lips: string = RED): string {
  return (
    cut(skin, "M104 108H142V152H100Z") +
    cut(
      skin,
      "M128 32Q92 30 88 58L86 70L74 92Q75 98 84 98L82 104L80 108L84 112L81 119Q84 130 100 129L118 126Q148 110 148 70Q148 36 128 32Z",
    ) +
    shade("M112 152 108 128 122 122Q136 110 138 84L148 70Q148 104 142 112V152Z") +
    cut(PAPER, "M88 76Q96 68 107 74L101 80Q94 82 88 76Z") +
    disc(INK, 94, 75.5, 4.4) +
    line(INK, 3, "M87 75Q96 66 108 73") +
    cut(lips, "M80 108Q88 104 95 107Q90 114 82 113Z")
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
