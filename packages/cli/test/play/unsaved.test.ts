import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatTranscript } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { describe, expect, it } from "vitest";
import { value } from "../../../../testing/value.js";
import { makeFolder, writeWhole } from "../../src/files/text-files.js";
import { farewell } from "../../src/play/farewell.js";
import { frameOf } from "../../src/play/screen/frame.js";
import { gameWords } from "../../src/words/en/game.js";
import { keeperIn, savesIn } from "./game-keeper-for-tests.js";
import { begun, files, home, slot } from "./saves-for-tests.js";

describe("whether a game is saved", () => {
  const deal = { type: "play", word: "deal" } as const;

  it("is known after every attempt to write", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    let model = keeper.act(begun(keeper), deal);
    expect(keeper.unsaved).toBeUndefined();
    mkdirSync(`${slot(folder)}.new`);
    model = keeper.act(model, deal);
    expect(keeper.unsaved).toMatch(/^Not saved to .*: there is a folder where a file should be\.$/);
    expect(farewell(model, keeper.unsaved).join("\n")).toMatch(
      /^Four Kingdoms is NOT saved\..*\[Game "four-kingdoms"\].*\ndeal deal$/s,
    );
    rmSync(`${slot(folder)}.new`, { recursive: true });
    model = keeper.act(model, deal);
    expect(keeper.unsaved).toBeUndefined();
    expect(farewell(model, keeper.unsaved)).toEqual([
      "Four Kingdoms is saved: tetrarch play four-kingdoms offers to resume it.",
    ]);
  });

  it("is shown in the title as long as it is not, however narrow the window, and said when asked line by line", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    let model = keeper.act(begun(keeper), deal);
    const title = (columns: number) =>
      frameOf(model, { columns, rows: 24 })
        .lines[0]?.map(({ text }) => text)
        .join("") ?? "";
    expect(title(80)).not.toContain("NOT SAVED");
    mkdirSync(`${slot(folder)}.new`);
    for (let move = 0; move < 3; move++) {
      model = keeper.act(model, deal);
      for (const columns of [200, 80, 40]) expect(title(columns)).toMatch(/NOT SAVED · \d+\/52/);
      expect(gameWords.score(model.seat.session, model.unsaved)).toMatch(/, NOT SAVED\.$/);
      // It stays when what was said has been read.
      model = keeper.act(model, { type: "hush" });
    }
    rmSync(`${slot(folder)}.new`, { recursive: true });
    model = keeper.act(model, deal);
    expect(title(80)).not.toContain("NOT SAVED");
    expect(gameWords.score(model.seat.session, model.unsaved)).not.toContain("NOT SAVED");
  });

  it("is still known when the game has been let go", () => {
    const keeper = keeperIn(undefined);
    const model = keeper.act(begun(keeper), deal);
    keeper.close();
    expect(farewell(model, keeper.unsaved)[0]).toMatch(/NOT saved\. There is no home directory/);
  });

  it("is tried again at each move, also where there was no slot at first", () => {
    const folder = home();
    const inTheWay = join(folder, "file");
    writeFileSync(inTheWay, "");
    const keeper = keeperIn(inTheWay);
    let model = keeper.act(begun(keeper), deal);
    expect(keeper.unsaved).toMatch(/^Games cannot be saved/);
    rmSync(inTheWay);
    model = keeper.act(model, deal);
    expect(keeper.unsaved).toBeUndefined();
    expect(readFileSync(slot(inTheWay), "utf8")).toBe(formatTranscript(model.seat.session));
  });

  it("a home that vanishes is made again", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = keeper.act(begun(keeper), deal);
    rmSync(folder, { recursive: true });
    keeper.act(model, deal);
    expect(keeper.unsaved).toBeUndefined();
    expect(readFileSync(slot(folder), "utf8")).toMatch(/\ndeal deal\n$/);
  });

  it("a finished game that can be kept nowhere is told as lost", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = begun(keeper);
    writeFileSync(join(folder, "finished"), "");
    mkdirSync(`${slot(folder)}.new`);
    const over = keeper.act(model, { type: "resign" });
    expect(farewell(over, keeper.unsaved).join("\n")).toMatch(/NOT saved.*\[Result "resigned"\]/s);
  });

  it("a file half written is removed when the disk fails", () => {
    const folder = home();
    const target = join(folder, "a folder");
    mkdirSync(join(target, "with something"), { recursive: true });
    expect(() => writeWhole(target, "text")).toThrow();
    expect(files(folder)).toEqual(["a folder"]);
  });
});

describe("two games that end in one second", () => {
  it("are both kept", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    for (const deal of ["FK-11982-6", "FK-42-5"])
      keeper.act(begun(keeper, "four-kingdoms", deal), { type: "resign" });
    expect(files(join(folder, "finished"))).toEqual([
      "four-kingdoms-2026-11-21T120000-1-2.txt",
      "four-kingdoms-2026-11-21T120000-1.txt",
    ]);
  });
});

describe("a game taken up after its end", () => {
  it("is no longer among the finished ones", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = keeper.act(keeper.act(begun(keeper), { type: "play", word: "deal" }), { type: "resign" });
    expect(files(join(folder, "finished"))).toHaveLength(1);
    keeper.act(model, { type: "undo" });
    expect(files(join(folder, "finished"))).toEqual([]);
    expect(existsSync(slot(folder))).toBe(true);
  });

  it("stays there as long as it cannot be saved", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = keeper.act(keeper.act(begun(keeper), { type: "play", word: "deal" }), { type: "resign" });
    mkdirSync(`${slot(folder)}.new`);
    keeper.act(model, { type: "undo" });
    expect(files(join(folder, "finished"))).toHaveLength(1);
  });
});

describe("a card set left behind", () => {
  const cards = (folder: string) => join(folder, "saves", "four-gods-1.cards.json");
  const save = (folder: string) => join(folder, "saves", "four-gods-1.txt");
  const take = { type: "play", word: "take:p2" } as const;
  const own = (version: string, name = "My own") => JSON.stringify({ ...builtInCardSet, name, version });

  function leftBehind(text: string): string {
    const folder = home();
    mkdirSync(join(folder, "saves"), { recursive: true });
    writeFileSync(cards(folder), text);
    return folder;
  }

  it("does not spoil the next game in its slot", () => {
    const folder = leftBehind("{}");
    const keeper = keeperIn(folder);
    keeper.act(begun(keeper, "four-gods", "FG-42-0"), take);
    expect(files(join(folder, "saves"))).toEqual(["four-gods-1.lock", "four-gods-1.txt"]);
  });

  it("is set aside with its save, under the same number", () => {
    const folder = leftBehind("{}");
    writeFileSync(save(folder), "broken");
    writeFileSync(`${cards(folder)}.broken-1`, "an older one");
    expect(savesIn(folder).list().troubles[0]).toMatch(/four-gods-1\.txt\.broken-2\.$/);
    expect(files(join(folder, "saves"))).toEqual([
      "four-gods-1.cards.json.broken-1",
      "four-gods-1.cards.json.broken-2",
      "four-gods-1.txt.broken-2",
    ]);
  });

  it.each([
    ["broken", "{}"],
    ["another", own("7")],
  ])("is ignored by a save of the built-in set: %s", (_, text) => {
    const folder = home();
    const keeper = keeperIn(folder);
    keeper.act(begun(keeper, "four-gods", "FG-42-0"), take);
    keeper.close();
    writeFileSync(cards(folder), text);
    const { saved, troubles } = savesIn(folder).list();
    expect(troubles).toEqual([]);
    expect(saved[0]?.session.game.cardSet?.name).toBe(builtInCardSet.name);
    expect(saved[0]?.cardSet).toBeUndefined();
  });

  it("never stays beside a game with a changed set of the same name", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = value(keeper.begin("four-gods", { deal: "FG-42-0", cardSet: own("7") }));
    writeFileSync(cards(folder), own("8"));
    keeper.act(model, take);
    expect(readFileSync(cards(folder), "utf8")).toBe(own("7"));
  });
});

describe.runIf(process.platform === "linux")("a home below /proc", () => {
  it("is refused like any other place that cannot be made", () => {
    expect(() => makeFolder("/proc/nope/saves")).toThrow(/ENOENT/);
  });
});
