import { expect, test } from "vitest";
import { reasonOf } from "./storage-reason.js";

test.each([
  [new DOMException("no room", "QuotaExceededError"), "the disk is full"],
  [new DOMException("the disk stumbled.", "UnknownError"), "the disk stumbled"],
  [new Error("the storage of this browser does not answer"), "the storage of this browser does not answer"],
  [null, "this browser keeps nothing"],
  [new Error(""), "this browser keeps nothing"],
])("what a browser's storage says is told in words: %s", (error, words) => {
  expect(reasonOf(error)).toBe(words);
});

test("a fault of the app is never told as one of the storage", () => {
  const faults = [
    () => (null as unknown as { set: unknown }).set,
    () => new Array(-1),
    () => JSON.parse("{"),
    () => (globalThis as unknown as { nothing(): void }).nothing(),
  ];
  for (const act of faults) {
    let reason = "";
    try {
      act();
    } catch (error) {
      reason = reasonOf(error);
    }
    expect(reason).toMatch(/^something in Tetrarch itself is wrong \(.+\)$/);
  }
});
