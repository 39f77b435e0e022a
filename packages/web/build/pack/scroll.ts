import { drawnAt, picture } from "./drawing.js";
import { inksOf } from "./inks.js";
import { cut, disc, even, type Part, piece, twice } from "./shapes.js";

const RAYS = Array.from({ length: 16 }, (_, index) => {
  const turn = ((index + 0.5) / 16) * 2 * Math.PI;
  const at = (swing: number, far: number) =>
    `${Math.round(Math.sin(turn + swing) * far)} ${Math.round(-Math.cos(turn + swing) * far)}`;
  return piece(
    index % 2 === 0 ? "gold" : "accent",
    `M${at(-0.17, 44)}L${at(0, index % 2 === 0 ? 108 : 92)}L${at(0.17, 44)}Z`,
  );
});

const ROLLER = "M-50 -66L50 -66L50 -48L-50 -48Z";

/** The joker of the tomb: the Scroll of Light. */
const SCROLL: Part = [
  ...RAYS,
  piece("line", even("M0 -60L44 -60L44 60L0 60")),
  piece("paper", even("M0 -56L40 -56L40 56L0 56")),
  ...[-1, 1].flatMap(
    (side): Part => [
      piece("line", side < 0 ? ROLLER : "M-50 66L50 66L50 48L-50 48Z"),
      disc("gold", -54, 57 * side, 9),
      disc("gold", 54, 57 * side, 9),
      cut("line", `M-26 ${37 * side}L26 ${37 * side}`),
    ],
  ),
  disc("red", 0, 0, 21),
  disc("gold", 0, 0, 14),
  cut("red", twice("M28 0L34 0M24 -14L30 -18M24 14L30 18"), 5),
];

export function scroll(): string {
  return picture(drawnAt(120, 168, SCROLL, inksOf("tomb-of-four-kings", "H")));
}
