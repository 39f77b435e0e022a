import { cut, disc, put } from "../portraits/svg.js";
import { named } from "./drawing.js";
import * as ink from "./inks.js";

const FLAME = "M3-48C8-32 24-24 20-6 18 6 9 10 0 10-9 10-18 6-20-6-23-20-8-24-7-38-1-34 2-40 3-48Z";
const DELVER =
  "M-34 0-26-70-36-112Q-32-132 0-134 30-132 36-112L72-164 86-154 52-86 30-70 38 0H8L2-54-6 0Z" +
  "M-18-140Q-20-164 0-166 20-164 18-140 10-128 0-128-10-128-18-140ZM-46-158-24-166Q-22-192 0-192 22-192 24-166L46-158Z";
const CROWN = "M-32 20-40-18-18-2 0-30 18-2 40-18 32 20Z";

/** A picture more than three times as wide as high: of a narrower one only its left part is seen, which says where the way leads. */
function wide(...parts: readonly string[]): string {
  return named("0 0 720 160", parts);
}

function flame(x: number, y: number, size: number): string {
  return put(
    `translate(${x} ${y}) scale(${size})`,
    cut(ink.EMBER, FLAME),
    put("scale(.5)", cut(ink.BONE, FLAME)),
  );
}

/** A king of stone on his throne, as high as the gate: his right side is in the shadow. */
function king(x: number): string {
  return put(
    `translate(${x} 0)`,
    cut(ink.INK, "M-33 84H33V146H-33Z"),
    cut(ink.BONE, "M-16 20Q0 12 16 20L23 56H-23Z"),
    cut(ink.OCHRE, "M-13 21Q0 14 16 20L23 56H-20Z"),
    cut(ink.ROCK, "M-25 56H25L27 92H-27Z"),
    cut(ink.BONE, "M-25 56H-20L-22 92H-27Z"),
    cut(ink.SLATE, "M8 56H25L27 92H8Z"),
    cut(ink.ROCK, "M-10 26H10V42Q6 50 0 52-6 50-10 42Z"),
    cut(ink.SLATE, "M3 26H10V42Q6 50 3 51Z"),
    cut(ink.INK, "M-8 32H-2V36H-8ZM2 32H8V36H2ZM-4 44H4V62L0 66-4 62Z"),
    cut(ink.INK, "M-18 78 14 64 17 69-15 84ZM18 78-14 64-17 69 15 84Z"),
    cut(ink.BONE, "M-29 92H29V98H-29Z"),
    cut(ink.ROCK, "M-27 98H-5V146H-27ZM5 98H27V146H5Z"),
    cut(ink.SLATE, "M-14 98H-5V146H-14ZM16 98H27V146H16Z"),
    put("translate(0 17) scale(.34)", cut(ink.GOLD, CROWN)),
  );
}

/** Who has come this far, black before the light, the torch held up. */
function delver(x: number, y: number, size: number): string {
  return put(
    `translate(${x} ${y}) scale(${size})`,
    put("translate(-5 -3)", cut(ink.GOLD, DELVER)),
    cut(ink.INK, DELVER),
    cut(ink.WOOD, "M74-160 84-160 96-196 82-198Z"),
    flame(90, -206, 1),
  );
}

/** Between two turns: before the gate, and where the passage forks. */
export const WAYS: Readonly<Record<string, string>> = {
  entrance: wide(
    cut(ink.INK, "M0 0H720V160H0Z"),
    cut(ink.DUSK, "M330 0H720V160H330Z"),
    cut(ink.WINE, "M432 112 560 0H720V20Z"),
    disc(ink.EMBER, 424, 120, 24),
    cut(ink.BLOOD, "M300 118Q430 100 720 116V160H300Z"),
    cut(ink.OCHRE, "M486 124 546 66 612 124ZM604 124 642 88 684 124Z"),
    cut(ink.INK, "M546 66 612 124H526ZM642 88 684 124H630Z"),
    cut(ink.BASALT, "M300 136Q380 120 450 132 560 118 720 136V160H300Z"),
    cut(ink.BASALT, "M0 0H352L374 60 368 100 394 160H0Z"),
    cut(ink.SAND, "M0 0H344L364 60 354 104 378 160H0Z"),
    cut(ink.WALL, "M0 0H338L357 62 347 104 372 160H0Z"),
    cut(ink.BASALT, "M4 10H334L340 150H0V12Z"),
    cut(ink.WALL, "M14 10H326L330 150H10Z"),
    cut(ink.INK, "M137 150V58H205V150Z"),
    cut(ink.WINE, "M148 150V66H194V150Z"),
    cut(ink.RUST, "M157 150V84H185V150Z"),
    cut(ink.EMBER, "M166 150V108H176V150Z"),
    cut(ink.ROCK, "M132 44H210V58H132Z"),
    cut(ink.SLATE, "M172 44H210V58H172Z"),
    cut(ink.BONE, "M132 41H210V45H132Z"),
    ...[43, 103, 239, 299].map(king),
    cut(ink.BASALT, "M0 146H384L392 160H0Z"),
    cut(ink.SAND, "M0 144H376V148H0Z"),
    cut(ink.RUST, "M148 148H194L214 160H128Z"),
    delver(171, 152, 0.26),
  ),
  crossroads: wide(
    cut(ink.INK, "M0 0H720V160H0Z"),
    cut(ink.BASALT, "M0 0H330L300 160H0Z"),
    cut(ink.WALL, "M0 0H120L250 160H0Z"),
    cut(ink.OCHRE, "M56 96 104 96 250 160H40Z"),
    cut(ink.INK, "M36 104V44Q36 14 72 14 108 14 108 44V104Z"),
    cut(ink.BONE, "M44 104V46Q44 22 72 22 100 22 100 46V104Z"),
    cut(ink.GOLD, "M44 84 64 70 80 80 100 66V104H44Z"),
    cut(ink.MOSS, "M44 94Q70 84 100 92V104H44Z"),
    cut(ink.SAND, "M30 104H114V110H30ZM24 118H138V124H24ZM16 134H166V140H16Z"),
    cut(ink.WOOD, "M30 110H114V118H30ZM24 124H138V134H24ZM16 140H166V160H16Z"),
    cut(ink.SLATE, "M222 0H262V140H222Z"),
    cut(ink.ROCK, "M222 0H244V140H222Z"),
    cut(ink.BONE, "M222 0H227V140H222Z"),
    cut(ink.ROCK, "M212 128H272V142H212Z"),
    cut(ink.BONE, "M212 126H272V130H212Z"),
    put("translate(242 40) scale(.4)", cut(ink.INK, CROWN)),
    cut(ink.SLATE, "M282 142V46Q282 4 342 4 402 4 402 46V142Z"),
    cut(ink.ROCK, "M282 142V46Q282 4 342 4V14Q294 14 294 48V142Z"),
    cut(ink.INK, "M294 142V48Q294 16 342 16 390 16 390 48V142Z"),
    cut(ink.WOOD, "M294 142 304 124H380L390 142Z"),
    cut(ink.BARK, "M308 120 316 106H368L376 120Z"),
    cut(ink.BASALT, "M320 102 326 91H358L364 102Z"),
    cut(ink.EMBER, "M322 60 334 66 322 69ZM362 60 350 66 362 69Z"),
    cut(ink.JET, "M450 0H484V150H450ZM442 138H492V150H442Z"),
    cut(ink.MIST, "M450 0H454V138H450ZM442 136H492V140H442Z"),
    cut(ink.BASALT, "M550 0H580V150H550ZM544 140H586V150H544ZM640 0H666V150H640ZM634 142H672V150H634Z"),
    cut(ink.JET, "M550 0H553V140H550ZM640 0H643V142H640ZM544 138H586V141H544ZM634 140H672V143H634Z"),
    cut(
      ink.EMBER,
      "M508 74 516 78 508 80ZM534 74 526 78 534 80ZM604 92 610 95 604 97ZM624 92 618 95 624 97Z",
    ),
    cut(ink.WALL, "M272 142H402V160H272Z"),
    cut(ink.SAND, "M272 142H402V146H272Z"),
    cut(ink.BARK, "M0 150H720V160H0Z"),
    delver(186, 156, 0.44),
  ),
};
