import { describe, expect, it } from "vitest";
import { value } from "../../../../../testing/value.js";
import { allBooks, position } from "../../../test/positions/kings-keys.js";
import { numberedDeal } from "../../core/deal-code.js";
import { kingsKeys } from "./index.js";
import { formatMove, formatState, parseMove, parseState } from "./notation.js";

const START = formatState(kingsKeys.setup(numberedDeal(kingsKeys.pack, 1), []));
const END = formatState(
  position(
    { a1: "G1A G2S", b2: "G3C", c3: "G4K" },
    { books: `${["R", "B", "Y"].map(allBooks).join(" ")} ${allBooks("G").slice(16)}` },
  ),
);

describe("move words", () => {
  it("KK-3: FROM-TO, with xN for two or three cards", () => {
    const cells = [..."abcd"].flatMap((row) => [..."1234"].map((column) => row + column));
    for (const [from, source] of cells.entries()) {
      for (const [to, target] of cells.entries()) {
        for (const [count, times] of [
          [1, ""],
          [2, "x2"],
          [3, "x3"],
        ] as const) {
          const word = `${source}-${target}${times}`;
          expect(parseMove(word)).toEqual(from === to ? undefined : { from, to, count });
          if (from !== to) expect(formatMove({ from, to, count })).toBe(word);
        }
      }
    }
  });

  it.each([
    ...["", "a1", "a1-", "-a1", "a1-a1", "a1-a1x2", "a1-b1x1", "a1-b1x4", "a1-b1x", "a1-b1x02", "a1-b1x2x2"],
    ...[
      "A1-B1",
      "a1-b5",
      "a0-b1",
      "e1-a1",
      "a1-b1 ",
      " a1-b1",
      "a1–b1",
      "a1-b1\n",
      "a1-b1-c1",
      "deal",
      "G3A",
    ],
  ])("%j is no move word", (word) => {
    expect(parseMove(word)).toBeUndefined();
  });
});

/** The message of a refusal; fails when the text is taken. */
function refusal(text: string): string {
  const read = parseState(text);
  if (read.ok) throw new Error(`taken: ${text}`);
  expect(read.error.code).toBe("bad-state");
  return read.error.message;
}

describe("positions as text", () => {
  it("a position reads back as itself", () => {
    for (const text of [START, END]) {
      const read = value(parseState(text));
      expect(formatState(read)).toBe(text);
    }
  });

  it("KK-1: every card of the pack is there once", () => {
    expect(refusal(END.replace("G3C", "G3C G3C"))).toBe("G3C is there once too often");
    expect(refusal(END.replace("b2: G3C", "b2:"))).toBe("G3C is missing");
    expect(refusal(END.replace("G3C", "GC3"))).toBe('"GC3" is not in this game\'s pack');
  });

  it.each([
    ["another colour", "a1: G1A R2S", "a2: R1A G2S", "a1: R2S cannot lie on G1A (KK-2)"],
    ["a number left out", "a1: G1A G3C", "a2: G2S G4K", "a1: G3C cannot lie on G1A (KK-2)"],
    ["falling numbers", "a1: G2S G1A", "a2: G3C G4K", "a1: G1A cannot lie on G2S (KK-2)"],
    ["an item twice", "a1: G1A G2A", "a2: G2S G3C", "a1: G2A cannot lie on G1A (KK-2)"],
    [
      "an item twice, not next to itself",
      "a1: G1A G2S G3A",
      "a2: G3C G4K",
      "a1: G3A cannot lie on G2S (KK-2)",
    ],
  ])("KK-2: a stack is one colour, rising by one, all items different: %s", (_, first, second, message) => {
    const cells = { a1: first.slice(4), a2: second.slice(4) };
    const lines = START.split("\n").map((line) => {
      const [name = ""] = line.split(":");
      return name === "a1" || name === "a2" ? `${name}: ${cells[name]}` : line;
    });
    const placed = new Set(`${cells.a1} ${cells.a2}`.split(" "));
    const rest = kingsKeys.pack.parts.flat().filter((code) => !placed.has(code));
    const filled = lines.map((line) => {
      const name = line.slice(0, line.indexOf(":"));
      if (name === "a1" || name === "a2") return line;
      if (name === "books") return "books:";
      return name === "draw" ? `draw: ${rest.join(" ")}` : `${name}: ${rest.shift()}`;
    });
    expect(refusal(filled.join("\n"))).toBe(message);
  });

  it("KK-4: a full book does not stay on the field", () => {
    const text = END.replace("a1: G1A G2S", "a1: G1A G2S G3C G4K")
      .replace("b2: G3C", "b2:")
      .replace("c3: G4K", "c3:");
    expect(refusal(text)).toBe("a1: a stack of 4 cards does not stay on the field (KK-4)");
  });

  it("KK-4: no cell is empty while the draw pile has cards", () => {
    expect(refusal(END.replace("b2: G3C", "b2:").replace("draw:", "draw: G3C"))).toBe(
      "a2: it is empty, and the draw pile is not (KK-4)",
    );
  });

  it("KK-2: a book runs from 1 to 4", () => {
    expect(refusal(END.replace("R1A R2S R3C R4K", "R4K R1A R2S R3C"))).toBe(
      "books: book 1 does not run from 1 to 4 (KK-2)",
    );
    expect(refusal(END.replace("R1A R2S", "R2S R1A"))).toBe("books: book 1 does not run from 1 to 4 (KK-2)");
    expect(refusal(END.replace("b2: G3C", "b2:").replace("books:", "books: G3C"))).toBe(
      "books: book 1 does not run from 1 to 4 (KK-2)",
    );
    expect(refusal(END.replace("c3: G4K", "c3:").concat(" G4K"))).toBe(
      "books: book 16 does not run from 1 to 4 (KK-2)",
    );
    expect(refusal(END.replace("R2S", "R?").replace("B2S", "R2S").replace("R?", "B2S"))).toBe(
      "books: book 1: B2S cannot lie on R1A (KK-2)",
    );
  });

  it("the lines are named and in order", () => {
    expect(refusal("")).toBe('line 1: expected `a1:`, found ""');
    expect(refusal(START.split("\n").slice(0, 17).join("\n"))).toBe("line 18: books is missing");
    expect(refusal(`${START}\nmore:`)).toBe('line 19: "more:" is one line too many');
  });
});
