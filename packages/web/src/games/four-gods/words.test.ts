import { builtInCardSet, whoOf } from "@tetrarch/engine/four-gods";
import { expect, test } from "vitest";
import { CARDS } from "./card-numbers.js";
import { nameOnCard } from "./title.js";
import * as words from "./words.js";

test("a title keeps to four words, whatever a card is called", () => {
  const { friends, foes, locations, artifacts } = builtInCardSet;
  const names = [
    ...[...CARDS].map(([code, card]) => nameOnCard(code, card)),
    ...[...friends, ...foes, ...locations].flatMap((card) => [whoOf(card, "friend"), whoOf(card, "foe")]),
    ...artifacts.map(({ name }) => name),
    "The six who came out of the snow",
    "Night",
  ];
  for (const name of names) {
    const titles = [
      words.turned(name),
      words.lost(name, 12),
      words.fell(name),
      words.isBack(name),
      words.artifactWon(name),
    ];
    expect(titles.filter((title) => title.split(" ").length > 4 || !/^[A-Z]/.test(title))).toEqual([]);
  }
  expect(words.fell("the foreman of Tanis Diggs")).toBe("Tanis Diggs fell");
  expect(words.lost("the Streets of Cairo mob", 9)).toBe("Cairo mob lost 9");
  expect(words.lost("Captain Rosalind Thorne", 4)).toBe("Rosalind Thorne lost 4");
  expect(words.turned("Temple of the Idol")).toBe("Temple of the Idol");
  expect(words.artifactWon("The Lantern of the Dawn God")).toBe("The Lantern");
  expect(words.rolled(5, true).split(" ").length).toBeLessThan(5);
});

test("FG-12: what the die is asked names the rolls that disarm a trap", () => {
  expect([null, 6, 3].map(words.question)).toEqual(["No roll helps", "A 6?", "3 or more?"]);
});
