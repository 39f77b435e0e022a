import { expect, test } from "vitest";
import { firstSentence, lastLines } from "./caption.js";

test("a caption has the last line, and as many before it as there is room for", () => {
  expect(lastLines([], 10)).toBe("");
  expect(lastLines(["one", "two", "three"], 0)).toBe("three");
  expect(lastLines(["one", "two", "three"], 8)).toBe("two three");
  expect(lastLines(["one", "two", "three"], 90)).toBe("one two three");
  expect(lastLines(["a line that is too long"], 3)).toBe("a line that is too long");
});

test("the first sentence ends where the second begins", () => {
  expect(firstSentence("A tomb. Four kings.")).toBe("A tomb.");
  expect(firstSentence("A tomb.")).toBe("A tomb.");
});
