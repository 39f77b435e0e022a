import { expect, it } from "vitest";
import { position } from "../../../../test/positions/four-kingdoms.js";
import { view } from "../../../games/four-kingdoms/view.js";
import { fourKingdomsTableWords as words } from "./table.js";

const SEEN = view(
  position({
    castle: "KH QH KS QS JS",
    guests: "7H",
    t1: "8D 9D",
    t2: "AS",
    t3: "2C",
    t4: "5H",
    t5: "8S",
    t6: "JD",
    t7: "9C",
  }),
);
const why = (from: string, to: string | null = null, depth = 1) => words.refusal(SEEN, { from, depth, to });

it("FK-2, FK-8: a card without a place says what it lacks", () => {
  expect(why("t2")).toBe(
    "no place for the ace of spades now: its dungeon needs 10, an ace is never a guest, and no land is empty",
  );
  expect(why("t3")).toBe(
    "no place for the two of clubs now: no land is empty; its square needs K Q J, then 9 to 3; its chamber needs K Q",
  );
  for (const depth of [0, 1])
    expect(why("t1", null, depth)).toBe(
      "no place for the nine of diamonds now: no land is empty; its square needs K Q J; its chamber needs K Q",
    );
  expect(why("t4")).toBe(
    "no place for the five of hearts now: no land shows the four of hearts, and none is empty; its square needs J, then 9 to 6; its chamber holds the seven of hearts",
  );
});

it("FK-5, FK-7: a card whose place at home is open says which goes first", () => {
  expect(why("t5")).toBe(
    "no place for the eight of spades now: no land shows the seven of spades, and none is empty; the nine of spades goes home first",
  );
  expect(why("t6")).toBe(
    "no place for the jack of diamonds now: no land shows the ten of diamonds, and none is empty; his castle needs K Q",
  );
  const court = { castle: "KS QS JS", t2: "AS", t3: "AC", t4: "AH", t5: "AD", t6: "KD", t7: "KC" };
  const nowhere = (card: string) =>
    words.refusal(view(position({ ...court, t1: card })), { from: "t1", depth: 1, to: null });
  expect(nowhere("7S")).toBe(
    "no place for the seven of spades now: no land shows the six of spades, and none is empty; its square needs 9 8",
  );
  expect(nowhere("4S")).toBe(
    "no place for the four of spades now: no land shows the three of spades, and none is empty; its square needs 9 to 5",
  );
  expect(nowhere("8C")).toBe(
    "no place for the eight of clubs now: no land shows the seven of clubs, and none is empty; its square needs K Q J, then 9; its chamber needs K Q",
  );
});

it("FK-2, FK-5 to FK-9: a place says what it waits for, or who is there", () => {
  expect(why("t2", "dungeonS")).toBe("the dungeon needs 10 home");
  expect(why("t5", "subjectsS")).toBe("the nine of spades comes first");
  expect(why("t1", "t5")).toBe("the nine of diamonds goes onto the eight of diamonds or to an empty land");
  expect(why("t3", "t4")).toBe("the two of clubs goes only to an empty land");
  expect(why("t7", "subjectsC")).toBe("the square needs K Q J home");
  expect(why("t6", "castleD")).toBe("the king of diamonds comes first");
  expect(why("t4", "gH")).toBe("the chamber holds the seven of hearts");
  expect(why("t2", "gS")).toBe("an ace is never a guest");
  expect(why("t3", "t2")).toBe("the ace, a dragon, blocks this pile");
  expect(why("t1", "subjectsD", 2)).toBe("cards go there one by one, the top one first");
  expect(words.note(SEEN, "dungeonC")).toBe("needs K Q J 10 home");
});

it("FK-2: a card that is to go under the one that goes onto it learns which way is up", () => {
  const seen = view(position({ t1: "7D", t2: "8D", t3: "2C", t4: "5H", t5: "8S", t6: "JD", t7: "9C" }));
  expect(words.refusal(seen, { from: "t1", depth: 1, to: "t2" })).toBe(
    "upwards only: the eight of diamonds goes onto the seven of diamonds",
  );
});
