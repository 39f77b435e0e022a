import { drawnAt, picture } from "./drawing.js";
import { inksOf, type PlaceName } from "./inks.js";
import { cut, disc, even, mirrored, type Part, piece, swung, twice } from "./shapes.js";

const TONGUE = "M8 -104C4 -94 15 -88 12 -75C10 -68 4 -66 -1 -66C-8 -66 -13 -71 -12 -79C-11 -88 0 -92 8 -104Z";
const EMBER = "M6 -90C5 -83 11 -80 9 -74C8 -70 4 -68 0 -68C-4 -68 -7 -71 -7 -75C-6 -81 2 -84 6 -90Z";

/** A ring of fire. */
const FIRE: Part = [
  ...Array.from({ length: 24 }, (_, index) =>
    index % 2 === 0 ? piece("red", swung(TONGUE, index / 24)) : piece("gold", swung(EMBER, index / 24)),
  ),
  piece("paper", "M2 -20C3 -10 14 -6 12 6C11 14 6 18 0 18C-7 18 -12 13 -12 5C-11 -4 -1 -8 2 -20Z"),
];

const SHIELD = even("M0 -78L68 -78L68 -8C68 42 34 78 0 98");

/** A crowned shield. */
const ARMS: Part = [
  cut("line", SHIELD, 16),
  cut("gold", SHIELD, 8),
  piece("gold", even("M0 -106L8 -92L22 -102L20 -74L0 -74")),
  piece("paper", even("M0 -16L6 -4L17 -12L14 12L0 12")),
];

/** Two leaves that grow from a twig, one outward, one inward. */
const LEAVES = [
  "M2 -78C0 -88 -12 -98 -26 -98C-26 -86 -14 -78 2 -78Z",
  "M2 -78C-6 -78 -18 -74 -24 -64C-14 -60 -2 -66 2 -78Z",
];
const TWIG = [0.13, 0.2, 0.27, 0.34, 0.41, 0.48];

/** A wreath of laurel with its ribbon. */
const WREATH: Part = [
  ...TWIG.flatMap((turn) =>
    LEAVES.flatMap((leaf, index) => {
      const path = swung(leaf, turn);
      return piece(index === 0 ? "accent" : "gold", path + mirrored(path));
    }),
  ),
  cut("red", twice("M2 82C14 70 26 84 4 84L18 100"), 6),
  disc("paper", 0, -10, 5),
  piece("paper", even("M0 -6C7 -2 7 12 0 20")),
  piece("paper", twice("M3 -4L20 0L18 10L8 8Z")),
];

const ORNAMENTS: Readonly<Record<PlaceName, Part>> = {
  "tomb-of-four-kings": FIRE,
  "four-kingdoms": ARMS,
  "napoleons-tomb": WREATH,
};

/** What stands around the sign of an ace, and is cut out of it: the same for the four suits of a place. */
export function ace(place: PlaceName): string {
  return picture(drawnAt(120, 168, ORNAMENTS[place], inksOf(place, "H")));
}
