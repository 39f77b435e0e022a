import { expect, it } from "vitest";
import { variantInWords } from "./words.js";

it("a variant is called by its options, the standard game by nothing", () => {
  expect(["standard", "rescue", "crossed-paths+rescue", "by-memory"].map(variantInWords)).toEqual([
    "",
    "rescue",
    "crossed paths and rescue",
    "by the book",
  ]);
});
