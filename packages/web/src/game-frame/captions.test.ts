import { messagesOf } from "@tetrarch/engine";
import { UNDO_COST } from "@tetrarch/play";
import { expect, test } from "vitest";
import { startOf } from "../../../../testing/sessions.js";
import * as words from "../words/en/game-frame.js";
import { type CaptionedHighlight, captionOf, firstSentence, lastLines, placesInWords } from "./captions.js";
import type { GameController } from "./game-controller.svelte.js";
import { TableSession } from "./table-session.svelte.js";

const BRIEF: CaptionedHighlight = { caption: "A torch burns down.", isBrief: true };
const LARGE: CaptionedHighlight = { caption: "The guard wakes." };

interface Shown {
  readonly noticed?: string;
  readonly more?: string;
  readonly isOpened?: boolean;
  readonly isRunning?: boolean;
  readonly highlight?: CaptionedHighlight;
  readonly places?: number;
  readonly isNext?: boolean;
  readonly lines?: readonly string[];
  readonly status?: "playing" | "lost";
}

function captionWith(shown: Shown) {
  const { noticed = "", more = "", isOpened = false, isRunning = false, highlight, places, isNext } = shown;
  const { lines = ["A door opens.", "Here is a ten."], status = "playing" } = shown;
  const game = {
    below: { text: noticed, more },
    isOpened,
    autoplay: { isRunning, text: "The rest plays itself: nothing is left to decide." },
    lines,
    deals: { number: 1, fresh: false },
    outcome: { status },
  } as unknown as GameController;
  return captionOf(game, highlight, false, places, isNext);
}

test("a notice is told apart from a line of the story", () => {
  expect(captionWith({})).toEqual({ text: "Here is a ten.", tone: "" });
  expect(captionWith({ noticed: "Not there." })).toEqual({ text: "Not there.", tone: "refused" });
  expect(captionWith({ noticed: "Not there.", highlight: LARGE })).toEqual({
    text: "Not there.",
    tone: "refused",
  });
  expect(captionWith({ highlight: LARGE })).toEqual({ text: LARGE.caption, tone: "" });
});

test("before the first move the story's first sentence stands there, and that the deal can be won", () => {
  const game = (lines: readonly string[]) =>
    ({
      below: { text: "", more: "" },
      autoplay: { isRunning: false },
      lines,
      deals: { number: 1, fresh: true },
      outcome: { status: "playing" },
      session: { now: { number: 0 } },
      game: { id: "four-kingdoms" },
    }) as unknown as GameController;
  const textOf = (...lines: readonly string[]) => captionOf(game(lines), undefined, false).text;
  const { story } = messagesOf("four-kingdoms");
  const first = "Four kingdoms lie scattered over the free lands.";
  expect([textOf(story), textOf(story, words.canBeWon)]).toEqual([
    first,
    `${first} With all cards known, this deal can be won.`,
  ]);
});

test("KK-6: a hint and an undo in the Keys first say that the game can be no win", () => {
  const warned = (id: string) => {
    const { helpCost } = messagesOf(id);
    return [words.hintWarning(helpCost), words.undoWarning(UNDO_COST, helpCost)].map(
      (noticed) => captionWith({ noticed }).text,
    );
  };
  expect(warned("kings-keys")).toEqual([
    "With a hint this game can’t count as a win; you can still close all sixteen books. Press again for the hint.",
    "With an undo this game can’t count as a win; you can still close all sixteen books. Press again to undo.",
  ]);
  expect(warned("four-kingdoms")).toEqual([
    "Hints change this game from “Unaided” to “With help”. Press again for the hint.",
    `${UNDO_COST} Press again to undo.`,
  ]);
});

test("a notice stands in its line however long it is, and what more there is to it is turned to there", () => {
  const noticed = "word ".repeat(30);
  expect(captionWith({ noticed }).tone).toBe("refused");
  const line = { text: noticed, more: "And more.", tone: "refused" };
  expect(captionWith({ noticed, more: "And more." })).toEqual({ ...line, isOpened: false });
  expect(captionWith({ noticed, more: "And more.", isOpened: true })).toEqual({ ...line, isOpened: true });
});

test("where a lifted card fits in several places the line says to tap one, whatever was said before", () => {
  expect(captionWith({ places: 2 }).text).toBe("More than one place fits: tap one.");
  expect(captionWith({ places: 1 }).text).toBe("One place fits: tap it.");
  expect(captionWith({ places: 0 }).text).not.toMatch(/fits/);
  expect(captionWith({ places: 2, noticed: "Hint: the ten." }).text).toBe(
    "More than one place fits: tap one.",
  );
});

test("NT-7: while the next card is lifted by itself the line names the one that was turned, and what a tap does", () => {
  const lines = ["The ten covers the two on waste I. 54 cards still to come."];
  expect(captionWith({ lines, places: 5, isNext: true })).toEqual({
    text: "The ten covers the two on waste I. Tap a pile to turn the next card there.",
    tone: "",
  });
  expect(captionWith({ lines, places: 0, isNext: true }).text).not.toMatch(/Tap/);
});

test("what is read beside a card leaves a hint beneath the table, and all there is to it; what is said next takes its place", () => {
  class Played extends TableSession {
    readonly session = startOf("kings-keys", 1);
    readonly legal = [];
    readonly lines = [];
    play() {}
  }
  const game = new Played();
  game.say("Hint: the 2 of keys.", "It frees a 1.");
  game.refuseBeside("The colours differ.");
  expect([game.below.text, game.spokenNotice]).toEqual(["Hint: the 2 of keys.", "The colours differ."]);
  // Where another line stands in its place, a tap there does not turn to it.
  expect([game.toggleMore({}), game.isOpened]).toEqual([false, false]);
  expect([game.toggleMore(game.below), game.isOpened]).toEqual([true, true]);
  game.say("");
  expect([game.below.text, game.toggleMore(game.below)]).toEqual(["", false]);
});

test("while the rest of a game is played by itself, the line says so", () => {
  expect(captionWith({ isRunning: true }).text).toBe("The rest plays itself: nothing is left to decide.");
  expect(captionWith({ isRunning: true, noticed: "Not there." }).text).toBe("Not there.");
});

test("the line of a brief highlight is no notice, whatever else is said", () => {
  expect(captionWith({ noticed: "Not there.", highlight: BRIEF })).toEqual({ text: BRIEF.caption, tone: "" });
});

test("a caption has the last line, and as many before it as there is room for", () => {
  expect(lastLines([], 10)).toBe("");
  expect(lastLines(["one", "two", "three"], 0)).toBe("three");
  expect(lastLines(["one", "two", "three"], 8)).toBe("two three");
  expect(lastLines(["one", "two", "three"], 90)).toBe("one two three");
  expect(lastLines(["a line that is too long"], 3)).toBe("a line that is too long");
});

test("how a game ended is never cut within a sentence: the rest stands behind *More*", () => {
  const end = "No move is left at 90 of 160 points, and the guard saw the help.";
  const pit = "The trapdoor drops: the deepest pit.";
  expect(captionWith({ lines: [`${end} ${pit}`], status: "lost" })).toEqual({
    text: end,
    more: pit,
    tone: "",
  });
  expect(captionWith({ lines: [pit], status: "lost" })).toEqual({ text: pit, tone: "" });
});

test("the first sentence ends where the second begins", () => {
  expect(firstSentence("A tomb. Four kings.")).toBe("A tomb.");
  expect(firstSentence("A tomb.")).toBe("A tomb.");
});

test("listeners are told where a move took place, unless its line names the place", () => {
  const piles = ["a1", "b3", "d4"].map((id) => ({ id, name: `cell ${id}`, cards: [], note: "" }));
  const events = [
    { type: "book", cell: "d4" },
    { type: "refilled", cell: "a1" },
    { type: "refilled", cell: "d4" },
  ];
  expect(placesInWords(events, piles, "A book.")).toBe("Where: cell a1, cell d4.");
  expect(placesInWords(events, piles, "A book in cell d4.")).toBe("Where: cell a1.");
  expect(placesInWords([{ type: "bared" }], piles, "")).toBe("");
  const wastes = ["I", "II"].map((numeral, index) => ({
    id: `w${index + 1}`,
    name: `waste ${numeral}`,
    cards: [],
    note: "",
  }));
  const drawn = [{ type: "drawn", to: "w1" }];
  expect(placesInWords(drawn, wastes, "It covers a king on waste I. On.")).toBe("");
  expect(placesInWords(drawn, wastes, "It covers a king on waste II.")).toBe("Where: waste I.");
});
