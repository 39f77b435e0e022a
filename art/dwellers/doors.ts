import { cut, disc, line, put } from "../portraits/svg.js";
import { type Body, both, form, LIGHT, print } from "./drawing.js";
import * as ink from "./inks.js";

const WOOD: Body = [ink.WOOD, ink.BARK, ink.SAND];
const PALE: Body = [ink.SAND, ink.WOOD, ink.BONE];
const STONE: Body = [ink.ROCK, ink.SLATE, ink.BONE];
const DARK: Body = [ink.BARK, ink.INK, ink.SAND];
const GOLD: Body = [ink.GOLD, ink.OCHRE, ink.BONE];
const BRONZE: Body = [ink.RUST, ink.WINE, ink.GOLD];
const BLACK: Body = [ink.JET, ink.INK, ink.MIST];

const SILL = cut(ink.INK, "M0 146H160V160H0Z") + cut(ink.SLATE, "M10 146H150V154H10Z");

/** The doors, weakest first. */
export const DOORS: readonly string[] = [
  // A worm-eaten door.
  print(
    LIGHT,
    SILL,
    cut(ink.INK, "M30 10H132V146H30Z"),
    put(
      "rotate(5 120 20)",
      form(WOOD, "M36 30 54 18 72 28 94 14 126 20 128 132 112 124 100 148 84 130 70 150 56 128 38 140Z"),
      line(ink.INK, 4, "M60 26 58 128M82 24 84 128M104 18 106 130"),
      cut(
        ink.INK,
        "M64 62Q80 52 98 64 102 86 82 92 62 86 64 62ZM42 106 54 100 52 118ZM112 94 122 100 116 110Z",
      ),
      disc(ink.EMBER, 76, 73, 5),
      disc(ink.EMBER, 90, 74, 5),
      disc(ink.INK, 48, 50, 4),
      disc(ink.INK, 70, 108, 4),
      disc(ink.INK, 114, 48, 5),
      disc(ink.INK, 94, 112, 3),
      disc(ink.INK, 46, 76, 3),
      cut(ink.ROCK, "M102 30H134V40H102Z"),
    ),
  ),
  // A wicker door.
  print(
    LIGHT,
    SILL,
    form(PALE, "M26 148V78Q26 34 80 32 134 34 134 78V148Z"),
    line(
      ink.BARK,
      5,
      "M46 52H66M84 52H114M38 70H52M66 70H94M108 70H122M46 88H66M84 88H114M38 106H52M66 106H94M108 106H122M46 124H66M84 124H114M38 140H52M66 140H94M108 140H122",
    ),
    line(ink.WOOD, 5, "M59 44V146M101 44V146"),
    line(ink.WOOD, 9, "M30 148V80Q30 38 80 36 130 38 130 80V148"),
    line(ink.CRIMSON, 7, "M108 92q22-6 20 10t-20 8"),
  ),
  // A door of pine.
  print(
    LIGHT,
    SILL,
    cut(ink.BARK, "M26 6H134V146H26Z"),
    form(PALE, "M36 16H124V146H36Z"),
    line(ink.WOOD, 4, "M58 16V146M80 16V146M102 16V146"),
    form(WOOD, "M36 32H124V48H102L64 112H124V128H36V112L92 48H36Z", 0.4),
    disc(ink.WOOD, 47, 68, 4),
    disc(ink.WOOD, 112, 90, 4),
    line(ink.INK, 6, "M112 66V80"),
  ),
  // An oak door.
  print(
    LIGHT,
    SILL,
    form(STONE, "M12 148V78Q14 10 80 8 146 10 148 78V148Z", 0.6),
    line(ink.INK, 4, "M12 112H28M132 112H148M18 58 34 64M142 58 126 64M48 20 56 34M112 20 104 34"),
    cut(ink.INK, "M28 148V80Q30 24 80 22 130 24 132 80V148Z"),
    form(WOOD, "M34 148V82Q36 30 80 28 124 30 126 82V148Z"),
    line(ink.BARK, 4, "M56 40V146M80 28V146M104 40V146"),
    cut(ink.INK, "M34 66H96L110 73 96 80H34ZM34 112H96L110 119 96 126H34Z"),
    line(ink.GOLD, 5, "M106 96a9 10 0 1 0 18 0a9 10 0 1 0-18 0"),
  ),
  // A door bound in iron.
  print(
    LIGHT,
    SILL,
    form(DARK, "M30 8H130V146H30Z"),
    line(ink.INK, 4, "M55 8V146M80 8V146M105 8V146"),
    form(STONE, "M20 20H140V38H20ZM20 66H140V84H20ZM20 112H140V130H20Z", 0.3),
    both(...[29, 75, 121].map((y) => disc(ink.INK, 34, y, 4) + disc(ink.INK, 58, y, 4))),
    line(ink.ROCK, 9, "M66 86V66Q66 50 80 50 94 50 94 66V86"),
    form(GOLD, "M54 82H106V122Q80 134 54 122Z", 0.7),
    cut(ink.INK, "M80 92a8 8 0 0 1 5 14L88 118H72L75 106A8 8 0 0 1 80 92Z"),
  ),
  // A bronze door.
  print(
    LIGHT,
    SILL,
    form(BRONZE, "M22 148V46L80 8 138 46V148Z"),
    line(
      ink.GOLD,
      4,
      "M32 50 80 20 128 50M34 64H70V96H34ZM126 64H90V96H126ZM34 106H70V138H34ZM126 106H90V138H126Z",
    ),
    line(ink.INK, 5, "M80 54V148"),
    both(
      line(ink.GOLD, 6, "M52 74V78M42 88a10 10 0 1 0 20 0a10 10 0 1 0-20 0"),
      cut(ink.BONE, "M52 112 58 122 52 132 46 122Z"),
    ),
    disc(ink.GOLD, 80, 38, 8),
  ),
  // An ironwood door.
  print(
    LIGHT,
    SILL,
    form(BLACK, "M26 148V72Q32 28 80 4 128 28 134 72V148Z"),
    line(ink.SLATE, 6, "M54 30V146M80 10V146M106 30V146"),
    both(
      ...[52, 74, 126].map((y) =>
        cut(ink.ROCK, `M40 ${y - 7} 47 ${y} 40 ${y + 7} 33 ${y}ZM67 ${y - 7} 74 ${y} 67 ${y + 7} 60 ${y}Z`),
      ),
    ),
    form(WOOD, "M6 88H154V112H6Z", 0.4),
    both(
      cut(ink.ROCK, "M22 82H36V118H22Z"),
      cut(ink.SLATE, "M31 82H36V118H31Z"),
      cut(ink.INK, "M26 92H32V98H26Z"),
    ),
  ),
  // A gilded door.
  print(
    LIGHT,
    cut(
      ink.RUST,
      "M80 76-10-10H20ZM80 76 50-10H74ZM80 76 86-10H110ZM80 76 140-10H170ZM80 76-10 40V66ZM80 76 170 40V66Z",
    ),
    SILL,
    form(GOLD, "M26 148V64Q26 12 80 8 134 12 134 64V148Z"),
    line(ink.OCHRE, 4, "M38 60H122M80 56 46 46M80 56 58 28M80 56V20M80 56 102 28M80 56 114 46"),
    cut(ink.BONE, "M62 58a18 18 0 0 1 36 0Z"),
    line(ink.BARK, 5, "M80 62V148"),
    line(ink.OCHRE, 5, "M40 72H70V102H40ZM120 72H90V102H120ZM40 112H70V140H40ZM120 112H90V140H120Z"),
    both(
      cut(ink.CRIMSON, "M55 78 64 87 55 96 46 87Z"),
      cut(ink.BONE, "M55 117 64 126 55 135 46 126Z"),
      disc(ink.BARK, 74, 106, 4),
    ),
  ),
  // A door of black granite.
  print(
    LIGHT,
    SILL,
    form(STONE, "M24 4H136V22L150 148H10L24 22Z", 0.6),
    line(ink.INK, 4, "M24 22H136"),
    form(BLACK, "M42 30H118L130 148H30Z"),
    line(ink.EMBER, 5, "M80 34V58M80 106V146"),
    cut(ink.EMBER, "M44 82Q80 46 116 82 80 118 44 82Z"),
    cut(ink.INK, "M52 82Q80 56 108 82 80 108 52 82Z"),
    disc(ink.EMBER, 80, 82, 14),
    disc(ink.GOLD, 78, 80, 8),
    cut(ink.INK, "M77 70H83V94H77Z"),
    both(cut(ink.MIST, "M46 116H64V122H46ZM44 130H64V136H44Z")),
  ),
];
