import { cut, disc, line, put } from "../portraits/svg.js";
import { type Body, BROWN, both, form, print } from "./drawing.js";
import * as ink from "./inks.js";

const IRON: Body = [ink.ROCK, ink.SLATE, ink.BONE];
const RUSTY: Body = [ink.RUST, ink.WINE, ink.EMBER];
const LEATHER: Body = [ink.WOOD, ink.BARK, ink.SAND];
const BONE: Body = [ink.BONE, ink.SAND, ink.SAND];

/** What every trap guards. */
const gem = (x: number, y: number) =>
  put(
    `translate(${x} ${y})`,
    cut(ink.GOLD, "M-20 0-10-12H10L20 0 0 24Z"),
    cut(ink.OCHRE, "M6 0 10-12 20 0 0 24Z"),
    cut(ink.BONE, "M-20 0-10-12-6 0Z"),
  );

/** An arrow that flies down to the left; its point is where it is put. */
const arrow = (x: number, y: number) =>
  put(
    `translate(${x} ${y})`,
    line(ink.SAND, 6, "M10-10 62-62"),
    cut(ink.CRIMSON, "M44-48V-68L66-90V-66H90L68-44H48Z"),
    cut(ink.EMBER, "M44-48V-68L66-90V-66Z"),
    cut(ink.ROCK, "M-4 4 6-36 36-6Z"),
    cut(ink.BONE, "M-4 4 6-36 16-16Z"),
    cut(ink.MOSS, "M-2 2Q10 12 2 22-12 18-2 2Z"),
  );

/** The traps, weakest first. */
export const TRAPS: readonly string[] = [
  // A rusty snare.
  print(
    BROWN,
    form(RUSTY, "M8 88Q14 38 80 34 146 38 152 88L138 88Q130 54 80 50 30 54 22 88Z", 0.5),
    cut(ink.ROCK, "M34 66 44 84 50 60ZM60 55 68 76 76 52ZM86 52 94 76 102 55ZM112 60 118 84 128 68Z"),
    gem(80, 80),
    form(RUSTY, "M8 84Q12 146 80 148 148 146 152 84L138 92Q130 126 80 128 30 126 22 92Z", 0.6),
    cut(
      ink.BONE,
      "M26 110 32 82 44 120ZM48 122 56 92 68 128ZM72 128 80 98 90 128ZM92 128 104 92 114 122ZM116 120 128 82 136 110Z",
    ),
    both(disc(ink.ROCK, 14, 88, 10), disc(ink.INK, 14, 88, 4)),
    line(ink.ROCK, 5, "M132 140a8 6 0 1 0 14 6M146 146a8 6 0 1 0 14 8"),
  ),
  // A trip-wire.
  print(
    BROWN,
    cut(ink.INK, "M0 138H160V160H0Z"),
    form(LEATHER, "M46 0H102V84Q106 98 128 102 148 108 148 138H44Q40 84 46 0Z"),
    cut(ink.SAND, "M40 0H108V18H40Z"),
    cut(ink.INK, "M42 128H150V140H42Z"),
    line(ink.BONE, 3, "M60 40 92 50M60 50 92 40M60 64 92 74M60 74 92 64"),
    line(ink.EMBER, 5, "M0 134 110 96 160 66"),
    put(
      "rotate(14 22 118)",
      cut(ink.GOLD, "M22 118Q36 122 36 144H8Q8 122 22 118Z"),
      disc(ink.OCHRE, 22, 146, 5),
    ),
    put(
      "rotate(14 140 70)",
      cut(ink.GOLD, "M140 72Q152 76 152 94H128Q128 76 140 72Z"),
      disc(ink.OCHRE, 140, 96, 4),
    ),
  ),
  // A dart trap.
  print(
    BROWN,
    form(IRON, "M44 8H116Q140 14 140 50L132 112 108 150H52L28 112 20 50Q20 14 44 8Z"),
    both(
      cut(ink.SLATE, "M28 44 72 52 76 64 28 58Z"),
      cut(ink.INK, "M36 60 70 66Q62 80 46 76Z"),
      disc(ink.EMBER, 56, 69, 4),
    ),
    cut(ink.SLATE, "M74 60H86L94 92H66Z"),
    line(ink.INK, 4, "M48 24H112M60 34H100"),
    disc(ink.INK, 80, 114, 24),
    line(ink.EMBER, 5, "M56 114a24 24 0 1 0 48 0a24 24 0 1 0-48 0"),
    line(ink.SAND, 7, "M84 110 34 138"),
    cut(ink.CRIMSON, "M94 94 100 108 84 124 68 122 82 108Z"),
    cut(ink.BONE, "M4 154 34 126 42 140Z"),
    cut(ink.ROCK, "M4 154 38 134 42 140Z"),
  ),
  // A covered pit.
  print(
    BROWN,
    cut(ink.SLATE, "M26 56H134L168 164H-8Z"),
    cut(ink.INK, "M34 66H126L156 164H4Z"),
    cut(
      ink.BONE,
      "M8 164 32 96 48 164ZM40 164 56 84 72 164ZM66 164 82 98 98 164ZM92 164 106 82 120 164ZM114 164 130 100 152 164Z",
    ),
    cut(
      ink.SAND,
      "M32 96 48 164H32ZM56 84 72 164H60ZM82 98 98 164H86ZM106 82 120 164H110ZM130 100 152 164H136Z",
    ),
    form(LEATHER, "M0 50 58 38 72 56 54 62 66 78 46 82 56 98 0 106Z", 0.6),
    form(LEATHER, "M160 44 106 32 88 50 108 58 96 70 118 78 106 92 160 100Z", 0.6),
    line(ink.INK, 4, "M0 68 52 60M0 88 44 82M160 62 110 56M160 82 120 78"),
  ),
  // A nest of scorpions.
  print(
    BROWN,
    line(ink.RUST, 6, "M56 126 38 140 30 156M74 132 62 156M92 132 100 156M106 124 128 138 134 156"),
    line(ink.EMBER, 26, "M110 112Q142 100 138 66"),
    line(ink.EMBER, 21, "M138 68Q136 40 112 32"),
    line(ink.EMBER, 16, "M114 32Q98 24 82 30"),
    line(ink.RUST, 7, "M118 118Q152 104 146 68 144 40 124 32"),
    line(ink.BASALT, 4, "M112 98 128 118M126 82 150 90M124 64 152 60M118 48 136 30M106 20 104 42"),
    cut(ink.CRIMSON, "M86 20Q58 20 50 62 64 46 86 42Z"),
    cut(ink.GOLD, "M50 62Q52 44 62 32L66 46Z"),
    form(
      [ink.EMBER, ink.RUST, ink.GOLD],
      "M26 116Q38 88 76 88 112 90 124 112 118 140 78 140 38 140 26 116Z",
      0.8,
    ),
    line(ink.BASALT, 4, "M98 92Q106 112 96 136M78 90Q84 114 76 138"),
    line(ink.EMBER, 10, "M36 108 22 92"),
    cut(ink.EMBER, "M30 100Q0 96 4 62 8 48 22 48L16 68 32 56Q44 76 36 96Z"),
    form(
      [ink.EMBER, ink.RUST, ink.GOLD],
      "M30 122Q10 116 2 132-4 150 14 158L16 146 30 152Q44 142 42 128Z",
      0.5,
    ),
    cut(ink.GOLD, "M4 62Q8 48 22 48L16 68Q8 76 12 92 2 80 4 62Z"),
    disc(ink.INK, 42, 112, 5),
    disc(ink.INK, 54, 107, 5),
  ),
  // A swinging blade.
  print(
    BROWN,
    line(ink.EMBER, 4, "M124 22Q144 60 134 104M140 50Q152 76 146 104"),
    put(
      "rotate(14 96 -20)",
      line(ink.INK, 12, "M84-20V84"),
      line(ink.WOOD, 7, "M83-20V84"),
      form(IRON, "M12 76Q20 144 84 148 148 144 156 76 128 104 84 98 40 104 12 76Z", 0.8),
      disc(ink.OCHRE, 85, 89, 15),
      disc(ink.GOLD, 83, 87, 12),
      line(ink.BONE, 5, "M16 92Q30 142 84 146"),
      cut(ink.CRIMSON, "M60 142Q84 148 112 142L106 152 100 146 92 160 86 148 74 150Z"),
    ),
  ),
  // A flight of poison arrows.
  print(BROWN, arrow(106, 48), arrow(20, 88), arrow(64, 138)),
  // A dead-fall.
  print(
    BROWN,
    line(ink.EMBER, 5, "M18 0V44M144 8V50M6 20V44"),
    line(ink.SAND, 7, "M84-4V18M84 18 70 30M84 18 98 28"),
    put(
      "rotate(-9 80 60)",
      form(IRON, "M26 22H138V112H116L110 104 98 112H26Z"),
      line(ink.INK, 5, "M40 36H124M40 98H90M48 50H70V84H48ZM94 50H116V84H94Z"),
      cut(ink.EMBER, "M53 60H65V74H53ZM99 60H111V74H99Z"),
      line(ink.INK, 4, "M138 60 122 66 126 78"),
    ),
    cut(ink.INK, "M0 146H160V160H0Z"),
    form(BONE, "M76 126Q94 126 94 142 94 150 90 156H64Q60 150 60 142 60 126 76 126Z", 0.3),
    disc(ink.INK, 70, 142, 4),
    disc(ink.INK, 83, 142, 4),
    cut(ink.ROCK, "M6 150 12 136 26 134 36 150ZM118 150 126 138 140 132 156 150Z"),
  ),
  // A rolling boulder.
  print(
    BROWN,
    cut(ink.INK, "M0 160V152L160 104V160Z"),
    disc(ink.SAND, 140, 112, 10),
    disc(ink.SAND, 154, 98, 8),
    form(IRON, "M40 66Q46 18 96 10 146 12 154 62 152 112 104 124 50 122 40 66Z", 1.4),
    line(ink.INK, 4, "M72 26 84 46 76 64 92 78M128 30 118 48 130 60M62 88 76 96 74 110M108 96 122 88"),
    line(ink.BONE, 7, "M28 114 22 130 32 138 26 150M22 130 8 138M28 116 40 122M26 116 12 112"),
    disc(ink.BONE, 32, 104, 7),
    cut(ink.EMBER, "M18 100 46 98 40 92Q32 86 26 94Z"),
  ),
];
