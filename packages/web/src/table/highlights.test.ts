import { expect, test, vi } from "vitest";
import { FLIGHT } from "../ui/pace.js";
import {
  HighlightQueue,
  highlightTimes,
  holdTimes,
  holdUntilShown,
  resultTime,
  wordsIn,
} from "./highlights.svelte.js";

const card = (code: string) => ({ card: code });
const narrated = (code: string, line: string) => ({
  ...card(code),
  line,
  caption: line,
  event: { type: "turned" },
  lines: [line],
  view: undefined,
  hasScore: false,
});

test("a highlight by itself is seen for half a second, those of a chain for less, none for less than 350 ms", () => {
  expect(highlightTimes([card("7H")], "normal")).toEqual([500]);
  expect(highlightTimes([card("7H"), card("8H"), card("9H")], "normal")).toEqual([440, 440, 440]);
  expect(
    Math.min(
      ...highlightTimes(
        Array.from({ length: 12 }, () => card("7H")),
        "normal",
      ),
    ),
  ).toBe(350);
});

test("what is rare is seen longer, what happens all the time for half as long", () => {
  expect(highlightTimes([{ ...card("KH"), isMoment: true }], "normal")).toEqual([1000]);
  expect(highlightTimes([{ title: "Clubs are united", lasts: 1700 }, card("KH")], "fast")).toEqual([
    850, 235,
  ]);
  expect(highlightTimes([{ ...card("7H"), isBrief: true }], "normal")).toEqual([250]);
});

test("fast halves, off shows nothing, and less motion takes no time away", () => {
  expect(highlightTimes([card("7H")], "fast")).toEqual([250]);
  expect(highlightTimes([card("7H")], "off")).toEqual([0]);
  expect(highlightTimes([card("7H")], "fade")).toEqual([500]);
});

test("a card goes to its place when the last highlight of it is over, and what has none when all are", () => {
  const highlights = [card("7H"), { icon: "M0 0" }, card("8H"), { ...card("7H"), blow: 2 }];
  const { cards, end } = holdTimes(highlights, [10, 20, 30, 40]);
  expect([...cards]).toEqual([
    ["7H", 100],
    ["8H", 60],
  ]);
  expect(end).toBe(100);
});

test("the cards of an event are among its words", () => {
  const event = {
    type: "moved",
    cards: ["7C", "6D"],
    onto: null,
    weapon: { id: "W02", name: "A sword" },
    left: 3,
  };
  expect(wordsIn(event)).toEqual(["moved", "7C", "6D", "W02", "A sword"]);
});

test("a roll is seen for a second, however long its chain: the die rolls, and is then read", () => {
  const chain = [{ ...card("T01"), roll: 5 }, ...Array.from({ length: 6 }, () => card("F01"))];
  expect(highlightTimes(chain, "normal").slice(0, 2)).toEqual([1000, 350]);
  expect(highlightTimes(chain, "fast")[0]).toBe(500);
});

test("the cards of a whole wait for its highlight, the one that the player laid on it among them", () => {
  const whole = ["G1A", "G2S", "G3C", "G4K"];
  const { cards, own } = holdTimes([{ cards: whole }], [1000], new Set(["G4K", "R1A"]));
  expect([...cards.keys()]).toEqual(whole);
  expect([...own]).toEqual(["R1A"]);
});

test("what follows a whole is shown when its cards have landed, and its own card flies after that", () => {
  vi.useFakeTimers();
  const shown: string[] = [];
  const queue = new HighlightQueue(({ line }) => shown.push(line));
  const refill = { ...narrated("R2C", "refill"), isBrief: true };
  const move = [{ ...narrated("", "book"), cards: ["G1A", "G4K"], isMoment: true }, refill];
  queue.begin(move, new Set(), "normal");
  const [bookTime = 0, refillTime = 0] = highlightTimes(move, "normal");
  const landed = bookTime + FLIGHT.normal;
  expect([queue.times.cards.get("G1A"), queue.times.cards.get("R2C")]).toEqual([
    bookTime,
    landed + refillTime,
  ]);
  vi.advanceTimersByTime(bookTime);
  expect([queue.isLanding, shown]).toEqual([true, ["book"]]);
  vi.advanceTimersByTime(FLIGHT.normal);
  expect([queue.isLanding, shown]).toEqual([false, ["book", "refill"]]);
  vi.advanceTimersByTime(refillTime);
  expect([queue.isLanding, queue.times.end]).toEqual([true, landed + refillTime]);
  queue.landed("G1A");
  expect(queue.current?.card).toBe("R2C");
  queue.landed("R2C");
  expect(queue.current).toBeUndefined();
  // Where its flight is not seen to end, or it only turns over, its time ends the highlight.
  queue.begin([refill], new Set(), "normal");
  vi.advanceTimersByTime(250 + FLIGHT.normal);
  expect(queue.isLanding).toBe(true);
  vi.advanceTimersByTime(FLIGHT.normal * 2);
  expect(queue.current).toBeUndefined();
  queue.begin([refill], new Set(), "normal");
  queue.landed("R2C");
  vi.advanceTimersByTime(250 - 1);
  expect(queue.current?.card).toBe("R2C");
  vi.advanceTimersByTime(1);
  expect(queue.current).toBeUndefined();
  expect(holdTimes(move, [1, 1]).brief).toEqual(new Map([["R2C", 1]]));
  vi.useRealTimers();
});

test("a highlight that is held waits for the player, and what comes after it is shown then", async () => {
  const shown: string[] = [];
  const queue = new HighlightQueue(({ line }) => shown.push(line));
  const held = [{ ...narrated("QH", "queen"), isHeld: true }, narrated("TS", "ten")];
  queue.begin(held, new Set(), "fast");
  const ended = queue.ended();
  expect([queue.isHeld, queue.skip(), queue.isHeld]).toEqual([true, false, false]);
  await ended;
  expect([shown, queue.current]).toEqual([["queen", "ten"], undefined]);
  // Another move clears it away, too.
  queue.begin(held, new Set(), "fast");
  queue.begin([], new Set(), "fast");
  expect(queue.current).toBeUndefined();
});

test("what the player skips is read until its time is over; what was seen to its end is not told again", () => {
  vi.useFakeTimers();
  const queue = new HighlightQueue(() => undefined);
  const line = "The seven of hearts disarms the trap.";
  const decided = { ...narrated("7H", line), tone: "good" } as const;
  const move = [narrated("TS", "A trap."), decided];
  queue.begin(move, new Set(), "normal");
  vi.advanceTimersByTime(1000);
  expect([queue.current, queue.results]).toEqual([undefined, []]);
  queue.begin(move, new Set(), "normal");
  expect([queue.skip(), queue.results]).toEqual([true, move]);
  // A reader of two hundred words a minute needs so long.
  expect(resultTime([decided])).toBeGreaterThan((line.split(" ").length / 200) * 60_000);
  vi.advanceTimersByTime(resultTime(move) - 100);
  expect(queue.results).toEqual(move);
  vi.advanceTimersByTime(200);
  expect(queue.results).toEqual([]);
  vi.useRealTimers();
});

test("what is held while a highlight is shown is as before the last move, however quick that came", () => {
  let [now, isShown] = [["deal"], false];
  const shown = holdUntilShown(
    () => isShown,
    () => now,
    ({ length }) => length,
  );
  const move = (line: string) => {
    [now, isShown] = [[...now, line], true];
  };
  expect(shown()).toEqual(["deal"]);
  move("first");
  expect(shown()).toEqual(["deal"]);
  // Something else of the same log has changed, as when a hint is asked for.
  now = [...now];
  expect(shown()).toEqual(["deal"]);
  move("second");
  expect(shown()).toEqual(["deal", "first"]);
  isShown = false;
  expect(shown()).toEqual(["deal", "first", "second"]);
});
