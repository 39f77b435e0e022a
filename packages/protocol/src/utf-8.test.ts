import fc from "fast-check";
import { expect, test } from "vitest";
import { hasMoreBytes } from "./utf-8.js";

test.each([
  "",
  "a",
  "ü",
  "€",
  "😀",
  "\ud800",
  "\udc00\ud800",
  "\ud83d€",
  "a\u0080\u07ff\u0800\uffff\u{10000}",
])("%j has as many bytes as an encoder makes of it", (text) => {
  const bytes = new TextEncoder().encode(text).length;
  expect(hasMoreBytes(text, bytes)).toBe(false);
  if (bytes > 0) expect(hasMoreBytes(text, bytes - 1)).toBe(true);
});

test("any text has as many bytes as an encoder makes of it", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.string(), fc.string({ unit: "grapheme" }));
  fc.assert(
    fc.property(text, fc.integer({ min: -3, max: 3 }), (value, difference) => {
      const bytes = new TextEncoder().encode(value).length;
      expect(hasMoreBytes(value, bytes + difference)).toBe(difference < 0);
    }),
  );
});
