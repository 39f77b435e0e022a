import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "@tetrarch/engine";
import { describe, expect, it, vi } from "vitest";
import { letterOf, type Menu, menuItems, startMenu } from "../../src/play/menu.js";
import { PlainController } from "../../src/play/plain/plain-controller.js";
import { KeyReader } from "../../src/play/screen/key-reader.js";
import { ScreenController } from "../../src/play/screen/screen-controller.js";
import { keeperIn } from "./game-keeper-for-tests.js";
import { begun, files, home, slot } from "./saves-for-tests.js";

const deal = { type: "play", word: "deal" } as const;
const ESCAPE = "\u001B";

/** A home with so many games of Four Kingdoms in play, each after one move. */
function homeWith(count: number): string {
  const folder = home();
  for (let number = 1; number <= count; number++) {
    const keeper = keeperIn(folder);
    keeper.act(begun(keeper), deal);
    keeper.close();
  }
  return folder;
}

/** The menu on the screen of 80 × 24; keys give what is shown after them. */
function onScreen(folder: string, onSetting = (_name: string) => {}) {
  const keeper = keeperIn(folder);
  const size = { columns: 80, rows: 24 };
  const settings = { plain: false, ascii: true, chapters: false };
  const options = {
    keeper,
    rules: new Map(),
    ownCardSet: undefined,
    settings,
    onSetting,
    onQuit() {},
    onSuspend() {},
  };
  const controller = new ScreenController(
    { kind: "menu", menu: startMenu(keeper.list(), keeper.today()) },
    options,
  );
  const reader = new KeyReader();
  const keys = (text: string) => {
    for (const key of [...reader.read(Buffer.from(text)), ...reader.nothingFollowed()])
      controller.press(key, size);
    return controller
      .lines(size)
      .map((line) => line.map(({ text }) => text).join(""))
      .join("\n");
  };
  const menu = (): Menu => {
    if (controller.state.kind !== "menu") throw new Error("a game is on the screen");
    return controller.state.menu;
  };
  return { controller, keys, menu };
}

function lineByLine(folder: string) {
  const controller = new PlainController({
    keeper: keeperIn(folder),
    rules: new Map(),
    ownCardSet: undefined,
  });
  return {
    opening: controller.open().join("\n"),
    hear: (line: string) => controller.hear(line).join("\n"),
  };
}

describe("the keys of the menu", () => {
  it.each([0, 1, 7, 30])("1 to 5 are the games, with %i games saved", (count) => {
    const { menu, keys } = onScreen(homeWith(count));
    const byKey = new Map(menuItems(menu()).map((item) => [item.key, item]));
    for (const [index, { id }] of games.entries())
      expect(byKey.get(String(index + 1))?.choice).toEqual({ type: "game", game: id });
    expect(keys("3")).toContain("Four kingdoms lie scattered");
    expect(menuItems(menu()).find(({ key }) => key === "1")?.label).toBe("New random deal");
    expect(byKey.size).toBe(count + games.length + 2);
  });

  it("saved games have letters, and never that of another key", () => {
    const letters = Array.from({ length: 100 }, (_, index) => letterOf(index));
    expect(new Set(letters).size).toBe(100);
    expect(letters.some((letter) => /^[qx\d]$/.test(letter))).toBe(false);
    const { controller, keys } = onScreen(homeWith(3));
    expect(keys("c")).toContain("FK-11982-6");
    expect(controller.state.kind).toBe("game");
  });

  it("line by line the games keep their numbers too", () => {
    const { opening, hear } = lineByLine(homeWith(2));
    expect(opening).toMatch(/^b\. Resume Four Kingdoms .*\n1\. Tomb of Four Kings/m);
    expect(hear("5")).toMatch(/^This is Napoleon's Tomb/);
  });
});

describe("deleting a saved game", () => {
  it("asks first, says where it lies and what is lost, and deletes that one alone", () => {
    const folder = homeWith(2);
    const { keys, menu } = onScreen(folder);
    const question = keys("x").replace(/\s+/g, " ");
    const chosen = menu().saved[0]?.path ?? "";
    expect(question).toContain("Delete Four Kingdoms · FK-11982-6 · 0/52 · 1 move for ever?");
    expect(question.replaceAll(" ", "")).toContain(chosen.replaceAll(" ", ""));
    expect(question).toContain("its moves are lost.");
    for (const no of ["n", ESCAPE]) {
      expect(keys(`${no}x`)).toContain("y deletes it");
      expect(files(join(folder, "saves"))).toHaveLength(2);
    }
    expect(keys("\rq ")).toContain("y deletes it");
    expect(keys("y")).toContain("It is deleted.");
    expect(existsSync(chosen)).toBe(false);
    expect(files(join(folder, "saves"))).toHaveLength(1);
    expect(menu().saved).toHaveLength(1);
  });

  it("says that only saved games can be deleted", () => {
    expect(onScreen(home()).keys("x")).toContain("Only a saved game can be deleted.");
  });

  it("leaves one that another terminal plays or has played on", () => {
    const folder = homeWith(1);
    const { keys, menu } = onScreen(folder);
    keys("x");
    const other = keeperIn(folder);
    const [saved] = other.list().saved;
    if (!saved) throw new Error("nothing saved");
    const resumed = other.resume(saved);
    if (typeof resumed === "string") throw new Error(resumed);
    other.act(resumed, deal);
    other.close();
    expect(keys("y").replace(/\s+/g, " ")).toContain("Not deleted: it has been changed in another terminal");
    expect(menu().saved[0]?.session.now.number).toBe(2);
    expect(readFileSync(slot(folder), "utf8")).toMatch(/\ndeal deal\n$/);
  });

  it("works where there is no room for a lock", () => {
    const folder = homeWith(1);
    const { keys } = onScreen(folder);
    // With a folder in its place it cannot be written, as on a full disk.
    mkdirSync(slot(folder).replace(/txt$/, "lock"));
    expect(keys("xy")).toContain("It is deleted.");
    expect(existsSync(slot(folder))).toBe(false);
  });

  it("line by line: when told so twice, with nothing said between", () => {
    const folder = homeWith(1);
    const { hear } = lineByLine(folder);
    expect(hear("delete a")).toMatch(
      /for ever\? The only copy is .*its moves are lost\.\nSay the same again/,
    );
    hear("help");
    hear("delete a");
    expect(existsSync(slot(folder))).toBe(true);
    expect(hear("delete b")).toBe("Say delete and the letter of a saved game, as in: delete a.");
    hear("delete a");
    expect(hear("delete a")).toMatch(/^It is deleted\.\n/);
    expect(files(join(folder, "saves"))).toEqual([]);
  });
});

describe("a broken save", () => {
  function homeWithBroken() {
    const folder = home();
    mkdirSync(join(folder, "saves"));
    writeFileSync(slot(folder), "hello");
    return folder;
  }

  it("is in the menu, tells what is wrong and where it is kept, and can be deleted", () => {
    const folder = homeWithBroken();
    const { keys, menu } = onScreen(folder);
    expect(keys(ESCAPE)).toMatch(/▸ a Broken: Four Kingdoms · .*is not a header/);
    expect(keys("\r").replace(/\s+/g, "")).toContain(`${slot(folder)}.broken-1`);
    expect(keys(`${ESCAPE}x`)).toContain("Delete what is left of this game of Four Kingdoms for ever?");
    expect(files(join(folder, "saves"))).toEqual(["four-kingdoms-1.txt.broken-1"]);
    expect(keys("y")).toContain("It is deleted.");
    expect(files(join(folder, "saves"))).toEqual([]);
    expect(menuItems(menu())).toHaveLength(7);
  });

  it("is still there the next time, with what is wrong with it", () => {
    const folder = homeWithBroken();
    onScreen(folder);
    const { keys, menu } = onScreen(folder);
    expect(menu().page).toBeUndefined();
    expect(keys("3")).toMatch(/▸ a Broken: Four Kingdoms · .*is not a header/);
    expect(keys("xy")).toContain("It is deleted.");
    expect(menu().game).toBe("four-kingdoms");
    expect(files(join(folder, "saves"))).toEqual([]);
  });

  it("says so when it could be read after all, and when it cannot be deleted", () => {
    const folder = homeWith(1);
    writeFileSync(`${slot(folder)}.broken-4`, readFileSync(slot(folder)));
    mkdirSync(`${slot(folder, 2)}.broken-1`);
    const { keys } = onScreen(folder);
    const text = keys("");
    expect(text).toContain("though it can be read now");
    expect(text).toContain("it is not a file");
    const at = text.split("\n").findIndex((line) => line.includes("it is not a file")) - 2;
    expect(keys(`${"\u001B[B".repeat(at)}xy`)).toMatch(
      /Not deleted: there is a folder where a file should be/,
    );
  });

  it("can be deleted line by line", () => {
    const folder = homeWithBroken();
    const { hear } = lineByLine(folder);
    expect(hear("a")).toMatch(/cannot be resumed: .*is not a header.*\.broken-1/s);
    hear("delete a");
    expect(hear("delete a")).toMatch(/^It is deleted\./);
    expect(files(join(folder, "saves"))).toEqual([]);
  });
});

describe("everything besides playing", () => {
  it("has one page, whose commands are shown as texts or take the menu's place", () => {
    const keeper = keeperIn(home());
    const shown: string[] = [];
    const talks: string[] = [];
    const controller = new ScreenController(
      { kind: "menu", menu: startMenu(keeper.list(), keeper.today()) },
      {
        keeper,
        rules: new Map(),
        ownCardSet: undefined,
        onQuit() {},
        onSuspend() {},
        textOf: (args) => {
          shown.push(args.join(" "));
          return "What it prints\n";
        },
        onTalk: (args) => void talks.push(args.join(" ")),
      },
    );
    const size = { columns: 80, rows: 24 };
    const press = (text: string) => controller.press({ name: "character", text, ctrl: false }, size);
    const lines = () => controller.lines(size).map((line) => line.map(({ text }) => text).join(""));
    const goBack = () => controller.press({ name: "escape", text: "", ctrl: false }, size);
    press("6");
    const labels = lines().join("\n");
    for (const task of [
      "Learn",
      "Puzzles",
      "Coach",
      "How programs play",
      "Retry the mistakes",
      "Luck and mistakes",
      "deals of the day",
      "Finished games",
      "series",
      "Duels",
      "Settings",
    ])
      expect(labels).toContain(task);
    press("5");
    expect(lines().join("\n")).toContain("What it prints");
    goBack();
    press("1");
    press("3");
    goBack();
    press("6");
    press("3");
    press("8");
    press("1");
    expect(shown).toEqual(["history", "series new tomb-of-four-kings"]);
    expect(talks).toEqual(["learn four-kingdoms", "field", "coach"]);
    for (let times = 0; times < 3; times++) goBack();
    expect(lines().join("\n")).toContain("1 Tomb of Four Kings");
  });

  it("on the screen a deal that is proved winnable is begun by its difficulty", async () => {
    const { controller, keys, menu } = onScreen(home());
    const choose = (label: RegExp) => {
      const item = menuItems(menu()).find((each) => label.test(each.label));
      return keys(item?.key ?? "");
    };
    choose(/Four Gods/);
    expect(choose(/^Its difficulty: any/)).toContain("Its difficulty: easy");
    expect(choose(/^New deal, proved winnable/)).toContain("Looking for a deal that is proved winnable");
    await vi.waitFor(() => expect(controller.state.kind).toBe("game"), 30_000);
    expect(keys(" ")).toMatch(/FG-\d+-\d/);
  });

  it("line by line more names the commands, and a deal that is proved winnable is begun by its difficulty", async () => {
    const keeper = keeperIn(home());
    const controller = new PlainController({ keeper, rules: new Map(), ownCardSet: undefined });
    controller.open();
    expect(controller.hear("more").join("\n")).toContain("tetrarch learn GAME");
    expect(controller.hear("fg easy")).toEqual(["Thinking … Looking for a deal that is proved winnable."]);
    expect((await controller.later())?.join("\n")).toMatch(
      /^This is The Universe of the Four Gods, deal FG-/,
    );
    controller.hear("resign");
    controller.hear("resign");
    expect(controller.hear("winnable")).toEqual(["Thinking …"]);
    expect((await controller.later())?.join("\n")).toMatch(/^Yes, if all hidden cards are known/);
  });
});

describe("the settings", () => {
  it("are on the page More, each with how it stands, and Enter changes it", () => {
    const changed: string[] = [];
    const { keys, menu } = onScreen(homeWith(0), (name) => changed.push(name));
    const more = menuItems(menu()).find(({ choice }) => choice.type === "more");
    keys(more?.key ?? "");
    const settings = menuItems(menu()).find(({ label }) => label === "Settings");
    expect(keys(settings?.key ?? "")).toMatch(/ASCII: on .*a chapter has come: off/s);
    keys("2");
    expect(changed).toEqual(["ascii"]);
    expect(keys(ESCAPE)).toContain("A duel at this screen");
  });
});
