import { describe, expect, it } from "vitest";
import { checkWholePack, formatFields, parseFields } from "./state-text.js";

const NAMES = ["t1", "stock"];

describe("positions as text", () => {
  it("are written and read line by line", () => {
    const text = formatFields([
      ["t1", ["AC", "2C"]],
      ["stock", []],
    ]);
    expect(text).toBe("t1: AC 2C\nstock:");
    for (const read of [parseFields(NAMES, text), parseFields(NAMES, `${text}\n`)]) {
      expect(read.ok && [...read.value]).toEqual([
        ["t1", ["AC", "2C"]],
        ["stock", []],
      ]);
    }
  });

  it.each([
    ["t1: AC", "line 2: stock is missing"],
    ["stock:\nt1:", "line 1: expected `t1:`"],
    ["t1:  AC\nstock:", "t1: codes are separated by single spaces"],
    ["t1:\nstock:\nmore:", 'line 3: "more:" is one line too many'],
    ["", "line 1: expected `t1:`"],
  ])("refuse %j", (text, message) => {
    const read = parseFields(NAMES, text);
    expect(!read.ok && read.error).toMatchObject({
      code: "bad-state",
      message: expect.stringContaining(message),
    });
  });

  it.each([
    [["A", "B", "B"], undefined],
    [["A", "B"], "B is missing"],
    [["A", "A", "B", "B"], "A is there once too often"],
    [["A", "B", "B", "C"], '"C" is not in this game\'s pack'],
  ])("hold the whole pack: %j", (codes, message) => {
    const checked = checkWholePack({ parts: [["A", "B", "B"]], rolls: 0 }, codes);
    expect(checked.ok ? undefined : checked.error.message).toBe(message);
  });
});
