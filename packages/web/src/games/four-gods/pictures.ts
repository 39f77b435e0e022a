import { idsOf, type Kind, kindOfCode } from "@tetrarch/engine/four-gods";
import { CARDS, type DreamCard } from "./card-numbers.js";

/** Addresses by file: `./foe-madame-vesper.svg`. */
export const PORTRAITS: Readonly<Record<string, string>> = import.meta.glob<string>("./*.svg", {
  base: "./portraits",
  import: "default",
  eager: true,
});

/** The cards whose places are drawn, by the kind that a place counts as. */
const PLACES: Readonly<Record<Kind, string>> = { friend: "L1", weapon: "L2", foe: "L3", trap: "L4" };
/** The number of pictures of each kind. */
const OF_A_KIND = 12;

/**
 * The address of what is drawn on a card, by its code: cards of one's own keep the picture of the usual card in their place,
 * and those that have none get one of their kind.
 * @param kind what the card counts as, where it is not as usual
 */
export function pictureOf(code: string, kind: Kind = kindOfCode(code)): string {
  const number = (Number(code.slice(1)) - 1) % OF_A_KIND;
  const usual = code.startsWith("L") ? PLACES[kind] : idsOf(kind)[number];
  const card = CARDS.get(usual ?? "");
  return card ? (PORTRAITS[fileOf(card)] as string) : "";
}

function fileOf({ kind, name }: DreamCard): string {
  const words = name
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^a-z0-9]+/g, "-");
  return `./${kind}-${words}.svg`;
}

/** What lies at the ends of paths 1 to 6, each one path on a field of 512 by 512: a lantern, a bowl, a feather, a mask, a shell, a moon. */
export const ARTIFACTS: readonly string[] = [
  "M256 16a64 64 0 0 1 64 64h-36a28 28 0 1 0-56 0h-36a64 64 0 0 1 64-64ZM164 96H348L392 168H120ZM144 188H368L348 404H164ZM256 384Q324 320 256 212Q188 320 256 384ZM120 424H392V492H120Z",
  "M36 212H476Q466 400 324 424V452H384V496H128V452H188V424Q46 400 36 212ZM60 184Q108 132 158 172T256 172 354 172 452 184ZM256 12Q316 92 256 136Q196 92 256 12Z",
  "M452 16Q220 32 140 200Q100 290 116 364L40 468 76 496 150 396Q262 404 342 304L284 292Q352 276 388 226L328 220Q424 180 452 16ZM374 104 390 118 158 356 142 342Z",
  "M60 68Q256-4 452 68V256Q434 416 256 500Q78 416 60 256ZM108 222Q166 268 220 222Q170 168 108 222ZM292 222Q346 268 404 222Q342 168 292 222ZM186 364Q256 416 326 364Q256 338 186 364ZM256 68 228 114 256 160 284 114Z",
  "M256 28Q476 96 484 322Q420 366 372 404L340 484H172L140 404Q92 366 28 322Q36 96 256 28ZM246 96 194 384 216 390 256 120 296 390 318 384 266 96ZM170 140 106 322 130 336 190 152ZM342 140 322 152 382 336 406 322Z",
  "M330 24A236 236 0 1 0 488 330A190 190 0 0 1 330 24ZM388 84 404 128 450 132 414 160 426 206 388 180 350 206 362 160 326 132 372 128Z",
];
