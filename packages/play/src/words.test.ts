import { expect, it } from "vitest";
import { playedLike } from "./field-words.js";
import { chanceInWords, differenceInWords, notWinnableInWords, ofHundred, variantInWords } from "./words.js";

it("a variant is called by its options, the standard game by nothing", () => {
  expect(["standard", "rescue", "crossed-paths+rescue", "by-memory"].map(variantInWords)).toEqual([
    "",
    "rescue",
    "crossed paths and rescue",
    "by the book",
  ]);
});

it.each([
  [0.124, "Luck gave you +12 of 100 chances to win."],
  [-0.305, "Luck took 30 of 100 chances to win."],
  [0.004, "Luck was even."],
])("a result without luck is said with what luck of %d did", (luck, said) => {
  expect(playedLike("strong", luck)).toBe(`Without luck, you played like a strong player. ${said}`);
});

it("a deal that cannot be won says what its best result is best in", () => {
  const score = (text: string) => ({ value: Number(text.split("/").at(-1)), max: 150, text });
  const lost = (game: string, best?: string) =>
    notWinnableInWords(game, best === undefined ? undefined : score(best), score("3/56"));
  const known = "Not even if all hidden cards are known";
  expect(lost("tomb-of-four-kings", "2/65")).toBe(
    `${known}: the most is 65 points (with 2 kings); you had 56 with 3 kings.`,
  );
  expect(lost("kings-keys", "110")).toBe(`${known}: the best is 110 points.`);
  expect(lost("four-kingdoms")).toBe(`${known}.`);
});

it("a number of a hundred is rounded by one rule, in analysis, coach and history; less than all is never all", () => {
  const shares = [0.0004, 0.048, 0.0996, 0.2246, 0.9946, 0.9996, 1];
  expect(shares.map(ofHundred)).toEqual(["0", "4.8", "10", "22", "99", "over 99", "100"]);
  expect(shares.map(differenceInWords)).toEqual(shares.map((share) => `${ofHundred(share)} of 100 games`));
  expect(shares.map(chanceInWords).slice(4)).toEqual(["99.5 %", "over 99.9 %", "100 %"]);
});
