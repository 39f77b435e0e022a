import { expect, test } from "vitest";
import type { Hint } from "./hint.js";
import { hintInWords } from "./hint-in-words.js";

const HINT: Hint = {
  word: "a",
  rule: undefined,
  trials: undefined,
  chance: undefined,
  points: undefined,
  hopeless: false,
  isLost: false,
  isNothingLeft: false,
  plan: [],
  equals: [],
  worse: [],
};

test.each<[Partial<Hint>, string]>([
  [
    { trials: { games: 50, won: 0.3, cards: undefined } },
    "Hint: do a. With it a player by rules of thumb won 30 % of 50 trial games.",
  ],
  [
    { trials: { games: 300, won: 0.3, cards: 8 } },
    "Hint: do a. Chance to win: about 30 %. The chance is that of a strong program, tried on random deals of the hidden cards.",
  ],
  [
    { trials: { games: 300, won: 0, cards: 8 }, hopeless: true },
    "No hope is left, as far as the program can tell. Hint: do a.",
  ],
  [
    { chance: 0.163, points: 30 },
    "Hint: do a. Chance to win: about 16 %. The chance is that of a strong program.",
  ],
  [{ chance: 1 }, "Hint: do a. Chance to win: 100 %. The chance is that of a strong program."],
  [{ chance: 0.9999 }, "Hint: do a. Chance to win: over 99.9 %. The chance is that of a strong program."],
  [{ chance: 0, hopeless: true }, "No hope is left, as far as the program can tell. Hint: do a."],
  [{ isLost: true, hopeless: true, chance: 0 }, "All is lost, whatever you do. Hint: do a."],
  [{ chance: 0.004, hopeless: true }, "Hint: do a. Hardly any hope is left to win: about 1 in 250."],
  [{ chance: 1 / 21457, hopeless: true }, "Hint: do a. Hardly any hope is left to win: less than 1 in 1000."],
  [
    { trials: { games: 1336, won: 0, cards: undefined }, hopeless: true, equals: ["b", "c"] },
    "Hint: do a. Hardly any hope is left to win: none of 1336 trial games was won. This came nearest.",
  ],
  [
    { chance: 0, points: 22.7, hopeless: true },
    "Hint: do a. No hope is left to win, as far as the program can tell. It brings the most points on average: about 23.",
  ],
  [
    { chance: 0.3, lead: 0.032, worse: ["b"] },
    "Hint: do a. Chance to win: about 30 %. The next best move wins about 3 of 100 games fewer. The chance is that of a strong program.",
  ],
  [{ equals: ["b", "c"] }, "Hint: do a. About as good: do b; do c."],
  [{ equals: ["b", "c", "d"] }, "Hint: do a. Many other moves are about as good."],
  [{ equals: ["b", "m"] }, "Hint: do a. About as good: do b."],
  [{ equals: ["b"], worse: ["m"] }, "Hint: do a. About as good: do b. It is better than “Main”."],
  [{ word: "m", worse: ["a"] }, "Hint: do m."],
])("what a hint rests on is told: %j", (part, words) => {
  const main = { word: "m", label: "Main" };
  const { short, more } = hintInWords(
    { ...HINT, ...part },
    { reason: "", move: (word) => `do ${word}`, main },
  );
  expect(`${short} ${more}`.trim()).toBe(words);
});

test("a hint says what a win is in its game, where another place would do as well, and where nothing is left", () => {
  const speech = {
    reason: "",
    move: (word: string) => (word === "a" ? "do it" : `do it at ${word}`),
    goal: "to get out",
    twins: ["b"],
  };
  const said = (part: Partial<Hint>) => {
    const { short, more } = hintInWords({ ...HINT, ...part }, speech);
    return `${short} ${more}`.trim();
  };
  expect(said({ chance: 0.163 })).toBe(
    "Hint: do it. Chance to get out: about 16 %. Any empty one will do. The chance is that of a strong program.",
  );
  // What looks the same as the hinted move is not named beside it.
  expect(said({ equals: ["b"] })).toBe("Hint: do it. Any empty one will do.");
  expect(said({ isNothingLeft: true })).toMatch(/^No hint: nothing can be gained here any more\./);
});

test("of a hint the move, its reason and its chance are read at once, and all of it where it has room; the rest is its second part", () => {
  const [brief, long] = [
    "It can go home.",
    "Turn the whole stock up first: while it is unseen no pile is better than another, whatever it holds.",
  ];
  const speech = (reason: string) => ({
    reason,
    move: (word: string) => `do ${word}`,
  });
  const hint = { ...HINT, chance: 0.163, equals: ["b"] };
  const chance = "Chance to win: about 16 %.";
  const whose = "The chance is that of a strong program.";
  expect(hintInWords(hint, speech(brief))).toEqual({
    short: `Hint: do a. ${brief} ${chance} About as good: do b. ${whose}`,
    more: "",
  });
  expect(hintInWords(hint, speech(`${brief} ${long}`))).toEqual({
    short: `Hint: do a. ${brief} ${chance}`,
    more: `${long} About as good: do b. ${whose}`,
  });
  expect(hintInWords(hint, speech(long))).toEqual({
    short: `Hint: do a. ${long} ${chance}`,
    more: `About as good: do b. ${whose}`,
  });
  const longer = `${long.slice(0, -1)}, and wherever it lies on the table, high or low, near or far.`;
  expect(hintInWords(hint, speech(longer))).toEqual({
    short: `Hint: do a. ${chance}`,
    more: `${longer} About as good: do b. ${whose}`,
  });
  expect(hintInWords(HINT, speech(""))).toEqual({ short: "Hint: do a.", more: "" });
});

test("a long move leaves room for its first reason: what comes of it is seen on its button, and read in the second part", () => {
  const speech = {
    reason: "It spares the stronger friend, whose attack and whose luck are higher by far: attack 8, not 5.",
    move: () => "Fight Sable Corrigan: Bartholomew Finch falls",
  };
  expect(hintInWords({ ...HINT, chance: 0.163 }, speech)).toEqual({
    short:
      "Hint: Fight Sable Corrigan. It spares the stronger friend, whose attack and whose luck are higher by far: attack 8, not 5. Chance to win: about 16 %.",
    more: "Bartholomew Finch falls. The chance is that of a strong program.",
  });
});

test("where many moves are about as good, a hint that has no room for its reason says what this one does", () => {
  const reason =
    "It makes room for a weapon with a long name and a long story: attack 8 instead of 4, luck 6 instead of 2, and a god who is pleased with what he sees there.";
  const speech = { reason, move: () => "drop it" };
  const moves = { a: "drop it", b: "b", c: "c", d: "d" } as const;
  const many = { ...HINT, equals: ["b", "c", "d"] };
  const move = (word: string) => moves[word as keyof typeof moves];
  expect(hintInWords(many, { ...speech, move }).more).toBe(
    "Many moves are about as good; this one makes room for a weapon with a long name and a long story: attack 8 instead of 4, luck 6 instead of 2, and a god who is pleased with what he sees there.",
  );
  // Where the first reason is read at once, the second may be that of the other moves, too.
  expect(hintInWords(many, { ...speech, move, reason: `It closes a book. ${reason}` }).more).toBe(
    `${reason} Many other moves are about as good.`,
  );
});

test("a terminal has room for all of it at once", () => {
  const more = `${"There it is not in the way of any other card. ".repeat(5)}So it does.`;
  const speech = {
    reason: `It can go home. ${more}`,
    move: (word: string) => `${word} (to its corner)`,
    room: Number.POSITIVE_INFINITY,
  };
  expect(hintInWords({ ...HINT, chance: 0.163, equals: ["b"] }, speech)).toEqual({
    short: `Hint: a (to its corner). It can go home. Chance to win: about 16 %. ${more} About as good: b (to its corner). The chance is that of a strong program.`,
    more: "",
  });
});
