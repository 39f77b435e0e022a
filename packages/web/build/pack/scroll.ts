import { drawnAt, picture } from "./drawing.js";
import { inksOf } from "./inks.js";
import { cut, disc, even, type Part, piece, swung, twice } from "./shapes.js";

const RAYS = Array.from({ length: 16 }, (_, index) => {
  const [ink, ray] =
    index % 2 === 0
      ? (["gold", "M-8 -44L0 -110L8 -44Z"] as const)
      : (["accent", "M-8 -44L0 -94L8 -44Z"] as const);
  return piece(ink, swung(ray, (index + 0.5) / 16));
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
