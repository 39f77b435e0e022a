import { whoOf } from "@tetrarch/engine/four-gods";
import type { DreamCard } from "./card-numbers.js";

/** A name as it stands on a card: its lines, and how large their letters are on a card 240 wide. */
export interface Title {
  readonly lines: readonly string[];
  readonly size: number;
}

const WIDTH = 212;
/** How wide a letter is on the whole, for its height, and how much narrower it may be drawn. */
const LETTER = 0.57;
const NARROWER = 0.85;
/** On a card 80 pixels wide 11 pixels high: where words do not fit in it, one more line is better. */
const LARGEST = 33;
/** On a card 60 pixels wide 11 pixels high. */
const SIGNATURE = 46;
/** The lower edge of a name, on a card 336 high. */
export const FOOT = 328;
/** The row of numbers over the name. */
export const ROW = 66;
/** How far the picture goes down on a bold card: large numbers leave no room for a word that could be read. */
export const BOLD_PICTURE = 148;
/** Where the picture of any card ends, in heights of the card: a mark stands there, over no number and no name. */
export const MARK_FOOT = 0.44;

/** The name on a card: of a place that is a friend, who stands for it (FG-26). */
export function nameOnCard(id: string, card: Pick<DreamCard, "kind" | "name">): string {
  if (card.kind !== "friend" || !id.startsWith("L")) return card.name;
  const who = whoOf({ ...card, id }, "friend");
  return who.charAt(0).toUpperCase() + who.slice(1);
}

/** Where the ground of a name begins, on a card 336 high. */
export function bandTop({ lines, size }: Title): number {
  return FOOT - lines.length * size - 13;
}

/** The middle of the row of numbers over a name, in heights of the card. */
export function rowMiddle(name: string): number {
  return (bandTop(titleOf(name)) - ROW / 2) / 336;
}

/** One line or two, if need be three; words are never cut, however long: the letters shrink. */
export function titleOf(name: string): Title {
  const words = name.split(" ");
  const [one, two, three] = [1, 2, 3].map((count) => titleOfLines(wrapped(words, count)));
  const best = [one, two].find((title) => title && title.size === LARGEST) ?? three;
  return best ?? { lines: [name], size: LARGEST };
}

/** The last of somebody's names, as a picture of them is signed. */
export function signatureOf(name: string): Title {
  const [last = name] = name.split(" ").slice(-1);
  return titleOfLines([last], SIGNATURE);
}

function titleOfLines(lines: readonly string[], largest = LARGEST): Title {
  const longest = Math.max(...lines.map(({ length }) => length));
  return { lines, size: Math.min(largest, WIDTH / (longest * LETTER * NARROWER)) };
}

/** How wide a line of a name is drawn that is wider than its card by itself; undefined for any other. */
export function narrowedTo(line: string, size: number): number | undefined {
  return line.length * LETTER * size > WIDTH ? WIDTH : undefined;
}

/** Words in at most `count` lines, the longest as short as can be. */
function wrapped(words: readonly string[], count: number): readonly string[] {
  if (count === 1 || words.length < 2) return [words.join(" ")];
  const ways = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(" ");
    return [first, ...wrapped(words.slice(index + 1), count - 1)];
  });
  const width = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return ways.reduce((best, way) => (width(way) <= width(best) ? way : best));
}
