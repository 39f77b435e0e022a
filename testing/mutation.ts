import fc from "fast-check";

/** What an edit needs to know: two places as fractions of a text's length, a small number, a piece of text. */
interface Where {
  readonly a: number;
  readonly b: number;
  readonly size: number;
  readonly piece: string;
}

type Edit = (text: string, where: Where) => string;

/** Characters that parsers trip over. */
const oddText = fc.oneof(
  fc.string({ maxLength: 6, unit: "binary" }),
  fc.string({ maxLength: 6 }),
  fc.constantFrom(
    " ",
    "  ",
    "\t",
    "\n",
    "\r\n",
    "\r",
    "\0",
    "\u001b[2J",
    "\u2028",
    "\uFEFF",
    "\ud800",
    "😀",
    "é",
    "-",
    "--",
    "|",
    " | ",
    ";",
    "[",
    "]",
    "{",
    "}",
    '"',
    "\\",
    ",",
    ":",
    "0",
    "-0",
    "1e400",
    "99999999999999999999",
    "0x10",
    "١",
    "null",
    "true",
    "__proto__",
    "constructor",
    "x2",
    "+",
    "standard",
    "NaN",
    "Infinity",
    "//",
  ),
);

/** The index of a place, the end included. */
function indexOf(text: string, place: number): number {
  return Math.floor(place * (text.length + 1));
}

function spliced(text: string, index: number, length: number, added: string): string {
  return text.slice(0, index) + added + text.slice(index + length);
}

const EDITS: readonly Edit[] = [
  // Something is added, lost, or written over.
  (text, { a, piece }) => spliced(text, indexOf(text, a), 0, piece),
  (text, { a, size }) => spliced(text, indexOf(text, a), size, ""),
  (text, { a, size, piece }) => spliced(text, indexOf(text, a), size, piece),
  // One character becomes another of the same text, or changes places with its neighbour.
  (text, { a, b }) => spliced(text, indexOf(text, a), 1, text.charAt(indexOf(text, b))),
  (text, { a }) => {
    const index = indexOf(text, a);
    return spliced(text, index, 2, text.charAt(index + 1) + text.charAt(index));
  },
  // A word becomes another, so that the form stays right and the sense does not; two words change places.
  (text, { a, piece }) => withWord(text, a, () => piece),
  (text, { a }) => withWord(text, a, (word) => word.toLowerCase()),
  (text, { a, b }) => withWordsExchanged(text, a, b),
  // Whole lines: doubled in another place, lost, exchanged.
  (text, { a, b }) => withLines(text, a, b, (lines, from, to) => lines.splice(to, 0, lines[from] ?? "")),
  (text, { a, b }) => withLines(text, a, b, (lines, from) => lines.splice(from, 1)),
  (text, { a, b }) =>
    withLines(text, a, b, (lines, from, to) =>
      lines.splice(to, 1, ...lines.splice(from, 1, lines[to] ?? "")),
    ),
  // A part of it again in another place, or very often.
  (text, { a, b, size }) => {
    const start = indexOf(text, a);
    return spliced(text, indexOf(text, b), 0, text.slice(start, start + 5 * size));
  },
  (text, { a, b, size }) => {
    const index = indexOf(text, a);
    return spliced(text, index, 0, text.slice(index, index + size).repeat(Math.ceil(b * 100)));
  },
  // The end or the beginning is missing.
  (text, { a }) => text.slice(0, indexOf(text, a)),
  (text, { a }) => text.slice(indexOf(text, a)),
];

function wordAt(text: string, place: number): { readonly start: number; readonly word: string } {
  const words = [...text.matchAll(/[^\s"]+/g)];
  const match = words[Math.floor(place * words.length)];
  return match ? { start: match.index, word: match[0] } : { start: 0, word: "" };
}

function withWord(text: string, place: number, change: (word: string) => string): string {
  const { start, word } = wordAt(text, place);
  return spliced(text, start, word.length, change(word));
}

function withWordsExchanged(text: string, a: number, b: number): string {
  const [first, second] = [wordAt(text, Math.min(a, b)), wordAt(text, Math.max(a, b))];
  if (first.start === second.start) return text;
  const changed = spliced(text, second.start, second.word.length, first.word);
  return spliced(changed, first.start, first.word.length, second.word);
}

function withLines(
  text: string,
  a: number,
  b: number,
  change: (lines: string[], from: number, to: number) => void,
): string {
  const lines = text.split("\n");
  change(lines, Math.floor(a * lines.length), Math.floor(b * lines.length));
  return lines.join("\n");
}

/**
 * A text after a few mutations, most often one: never the text itself.
 * @param words what the text is made of, so that some mutations are nearly right
 */
export function mutated(base: fc.Arbitrary<string>, words: readonly string[]): fc.Arbitrary<string> {
  const place = fc.nat({ max: 0x3fffffff }).map((number) => number / 0x40000000);
  const where = fc.record({
    a: place,
    b: place,
    size: fc.integer({ min: 1, max: 12 }),
    piece: fc.oneof(oddText, fc.constantFrom(...words)),
  });
  const edits = fc.oneof(
    {
      arbitrary: fc.array(fc.tuple(fc.constantFrom(...EDITS), where), { minLength: 1, maxLength: 1 }),
      weight: 3,
    },
    {
      arbitrary: fc.array(fc.tuple(fc.constantFrom(...EDITS), where), { minLength: 2, maxLength: 5 }),
      weight: 1,
    },
  );
  // Without fast-check's liking for the ends of ranges, by which nearly all edits would hit a text's first or last
  // character.
  return fc.noBias(fc.tuple(base, edits)).map(([text, list]) => {
    const other = list.reduce((now, [edit, at]) => edit(now, at), text);
    return other === text ? text.slice(0, -1) : other;
  });
}
