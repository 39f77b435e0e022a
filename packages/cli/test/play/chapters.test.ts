import { rmSync } from "node:fs";
import { seededRandom } from "@tetrarch/engine";
import { afterAll, describe, expect, it } from "vitest";
import { GameKeeper } from "../../src/play/game-keeper.js";
import { PlainController } from "../../src/play/plain/plain-controller.js";
import { DAY, keeperIn, savesIn } from "./game-keeper-for-tests.js";
import { onScreen } from "./screen-for-tests.js";

const homes: string[] = [];
afterAll(() => {
  for (const home of homes) rmSync(home, { recursive: true });
});

/** A deal of the Four Gods in play, line by line. */
function plain(keeper: GameKeeper = keeperIn(undefined)) {
  const controller = new PlainController({ keeper, rules: new Map(), ownCardSet: undefined });
  controller.open();
  controller.hear("FG-1-6");
  return (line: string) => controller.hear(line).join("\n");
}

describe("the chapters of a story, line by line", () => {
  it("FG-3, FG-4: a chapter that has come is said with the key that reads it, and read on request", () => {
    const hear = plain();
    expect(hear("chapter")).toBe("No chapter of a story has come in this game.");
    expect(hear("take:p2")).toContain("Chapter 1: The Lodger. C reads it.");
    expect(hear("p2L")).toContain("Chapter 2: All That Was Ever Lost. C reads it.");
    expect(hear("C")).toMatch(/^Chapter 2: All That Was Ever Lost\nThe road to the River God is a river bed/);
    const all = hear("chapters");
    expect(all).toMatch(/^Chapter 1: The Lodger\n.*\nChapter 2: All That Was Ever Lost\n/s);
  });

  it("the chapter of a move that was taken back is in the list no more, and comes again with it", () => {
    const hear = plain();
    hear("take:p2");
    hear("p2L");
    hear("undo");
    hear("undo");
    expect(hear("chapters")).not.toContain("All That Was Ever Lost");
    expect(hear("redo")).toContain("Chapter 2: All That Was Ever Lost. C reads it.");
  });

  it("the end has its chapter", () => {
    const hear = plain();
    hear("resign");
    expect(hear("resign")).toContain("Chapter 1: A Seat by the Road. C reads it.");
  });

  it("--no-chapters: nothing is said of them, and they can be read all the same", () => {
    const saves = savesIn(undefined);
    const quiet = { saves, random: seededRandom(1), now: () => DAY, transcript: undefined };
    const hear = plain(new GameKeeper({ ...quiet, announcesChapters: false }));
    expect(hear("take:p2")).not.toContain("Chapter");
    expect(hear("chapter")).toContain("Chapter 1: The Lodger");
  });

  it("other games have none", () => {
    const controller = new PlainController({
      keeper: keeperIn(undefined),
      rules: new Map(),
      ownCardSet: undefined,
    });
    controller.open();
    controller.hear("FK-11982-6");
    expect(controller.hear("deal").join("\n")).not.toContain("Chapter");
    expect(controller.hear("chapters")).toEqual(["No chapter of a story has come in this game."]);
  });
});

describe("the chapters of a story on the screen", () => {
  it("a line says that one has come, C opens the latest first, and the next key plays", () => {
    const screen = onScreen({ game: "four-gods", deal: "FG-1-6" });
    homes.push(screen.home);
    expect(screen.keys("C")).toContain("No chapter of a story has come in this game.");
    expect(screen.keys(" ")).toContain("Chapter 1: The Lodger. C reads it.");
    screen.keys("1", "\r");
    expect(screen.text()).toContain("Chapter 2: All That Was Ever Lost. C reads it.");
    const page = screen.keys("C");
    expect(page).toContain("The story so far, the latest chapter first");
    expect(page).toContain("The road to the River God is a river bed, and the river is out.");
    expect(screen.keys("\u001b")).not.toContain("The river is coming home");
  });
});
