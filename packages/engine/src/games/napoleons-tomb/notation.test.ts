import { describe, expect, it } from "vitest";
import { value } from "../../../../../testing/value.js";
import { positionText, spades } from "../../../test/positions/napoleons-tomb.js";
import { numberedDeal } from "../../core/deal-code.js";
import { napoleonsTomb } from "./index.js";
import { formatMove, formatState, parseMove, parseState } from "./notation.js";

const START = formatState(napoleonsTomb.setup(numberedDeal(napoleonsTomb.pack, 1), []));
const END = positionText(
  { r1: "2S AS", t1: "QS KS", t2: "4S", c: "AH", w1: "5S 3S", w2: "6S", stock: "7S 8S 9S TS JS" },
  { foundations: "26 26 25 13", redeals: 3 },
);

describe("move words", () => {
  const TABLEAU = ["t1", "t2", "t3", "t4"];
  const SOURCES = ["r1", "r2", "r3", "r4", ...TABLEAU, "w1", "w2", "w3", "w4", "w5"];
  const WORDS = [
    ...SOURCES.flatMap((from) =>
      ["f", "c", ...TABLEAU.filter((to) => to !== from)].map((to) => `${from}-${to}`),
    ),
    "c-f",
    ...TABLEAU.flatMap((from) => Array.from({ length: 25 }, (_, index) => `${from}-cx${index + 2}`)),
    ...["s-w1", "s-w2", "s-w3", "s-w4", "s-w5", "redeal"],
  ];

  it("NT-3, NT-6, NT-7, NT-8: every word of the game is read and written alike", () => {
    const moves = WORDS.map((word) => parseMove(word));
    expect(moves.map((move) => move && formatMove(move))).toEqual(WORDS);
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(WORDS.length);
  });

  it("NT-6: cxN names a tableau pile and its size", () => {
    expect(parseMove("t2-cx5")).toEqual({ type: "pile", from: 1, count: 5 });
    expect(parseMove("t4-c")).toEqual({ type: "central", from: 7 });
  });

  it.each([
    ...[
      "",
      "r1",
      "r1-",
      "-f",
      "r1-r2",
      "r5-f",
      "t5-f",
      "t1-t1",
      "w6-f",
      "t1-t5",
      "t1-w1",
      "r1-s",
      "f-t1",
      "f-c",
    ],
    ...[
      "c-t1",
      "c-c",
      "c-w1",
      "t1-cx1",
      "t1-cx0",
      "t1-cx27",
      "t1-cx02",
      "t1-cx",
      "r1-cx2",
      "w1-cx2",
      "c-cx2",
    ],
    ...[
      "s-w0",
      "s-w6",
      "s-t1",
      "s-c",
      "s-f",
      "Redeal",
      "redeal ",
      "r1-f ",
      "r1--f",
      "r1-f-c",
      "t1-t2x2",
      "r1-f\n",
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

  it("NT-1: every card is there twice, those on the foundations counted", () => {
    expect(refusal(END.replace("AH", "AH AH"))).toBe("AH is there once too often");
    expect(refusal(END.replace("c: AH", "c:"))).toBe("AH is missing");
    expect(refusal(END.replace("26 26 25 13", "26 26 26 13"))).toBe("AH is there once too often");
    expect(refusal(END.replace("AH", "JK"))).toBe('"JK" is not in this game\'s pack');
    expect(refusal(END.replace("AH", "--"))).toBe('"--" is not in this game\'s pack');
  });

  it("NT-1: a reserve has ten cards at most, stock and waste sixty", () => {
    const eleven = positionText({ r2: spades("2", 11), r1: "AS KS" }, { foundations: "26 26 26 13" });
    expect(refusal(eleven)).toBe("r2: there are more than 10 cards (NT-1)");
    const pack = napoleonsTomb.pack.parts.flat().join(" ");
    expect(refusal(positionText({ stock: pack }, { foundations: "0 0 0 0" }))).toBe(
      "stock: 104 cards in stock and waste are more than the 60 there were (NT-1)",
    );
  });

  it("NT-2: a foundation has 0 to 26 cards", () => {
    expect(refusal(END.replace("26 26 25 13", "26 26 25"))).toBe("foundations: expected 4 numbers, found 3");
    for (const wrong of ["27", "-1", "1.5", "013", "x", "1e1"]) {
      expect(refusal(END.replace("25 13", `25 ${wrong}`))).toBe(
        `foundations: "${wrong}" is not a number from 0 to 26`,
      );
    }
  });

  it("NT-4: a tableau pile runs up in suit", () => {
    expect(refusal(END.replace("QS KS", "KS QS"))).toBe("t1: QS cannot lie on KS (NT-4)");
    expect(refusal(END.replace("QS KS", "QS AS").replace("2S AS", "2S KS"))).toBe(
      "t1: AS cannot lie on QS (NT-4)",
    );
    expect(parseState(END.replace("QS KS", "QS KS AS").replace("2S AS", "2S")).ok).toBe(true);
  });

  it("NT-5: the central reserve starts with an ace and runs up in suit", () => {
    expect(refusal(END.replace("c: AH", "c: 2S").replace("r1: 2S AS", "r1: AH AS"))).toBe(
      "c: it starts with 2S, not with an ace (NT-5)",
    );
    expect(refusal(END.replace("c: AH", "c: AH 2S").replace("r1: 2S AS", "r1: AS"))).toBe(
      "c: 2S cannot lie on AH (NT-5)",
    );
  });

  it("NT-8: at most four redeals, and a waste pile out of use is empty", () => {
    expect(refusal(END.replace("redeals: 3", "redeals: 5"))).toBe('redeals: "5" is not a number from 0 to 4');
    expect(refusal(END.replace("redeals: 3", "redeals:"))).toBe("redeals: expected one number, found 0");
    expect(refusal(END.replace("redeals: 3", "redeals: 4"))).toBe(
      "w2: it is out of use after redeal 4 (NT-8)",
    );
  });

  it("the lines are named and in order", () => {
    expect(refusal("")).toBe('line 1: expected `r1:`, found ""');
    expect(refusal(`${END}\nmore:`)).toBe('line 18: "more:" is one line too many');
  });
});
