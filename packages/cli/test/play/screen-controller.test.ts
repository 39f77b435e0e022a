import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { value } from "../../../../testing/value.js";
import type { KeyPress } from "../../src/play/keys.js";
import { startMenu } from "../../src/play/menu.js";
import { ScreenController } from "../../src/play/screen/screen-controller.js";
import { emptyHome, keeperIn } from "./game-keeper-for-tests.js";

const SIZE = { columns: 80, rows: 24 };
const homes: string[] = [];
afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

function newHome(): string {
  const home = emptyHome();
  homes.push(home);
  return home;
}

/** A game on the screen after one move. */
function playing(home: string, transcript?: string) {
  const keeper = keeperIn(home, transcript);
  const begun = value(keeper.begin("four-kingdoms", { deal: "FK-11982-6" }));
  const model = keeper.act(begun, { type: "play", word: "deal" });
  let quits = 0;
  const onQuit = () => {
    quits++;
  };
  const options = { keeper, rules: new Map<string, string>(), ownCardSet: undefined, onQuit, onSuspend() {} };
  // The story that is told to a newcomer would take the first key.
  const controller = new ScreenController({ kind: "game", model: { ...model, overlay: undefined } }, options);
  const press = (text: string) => {
    const key: KeyPress = { name: "character", text, ctrl: false };
    controller.press(key, SIZE);
  };
  if (controller.state.kind === "game" && controller.state.model.overlay) {
    controller.press({ name: "escape", text: "", ctrl: false }, SIZE);
  }
  return { controller, press, quits: () => quits };
}

function notice({ state }: ScreenController): string | undefined {
  return state.kind === "menu" ? state.menu.notice : state.model.notice;
}

describe("leaving the screen", () => {
  it("says that the game is saved", () => {
    const { controller, press, quits } = playing(newHome());
    press("q");
    expect(quits()).toBe(1);
    expect(controller.end()).toEqual([
      "Four Kingdoms is saved: tetrarch play four-kingdoms offers to resume it.",
    ]);
  });

  it("writes the transcript wished for, also when nobody pressed a key", () => {
    const home = newHome();
    const file = join(home, "wished.txt");
    playing(home, file).controller.end();
    expect(readFileSync(file, "utf8")).toMatch(/\ndeal\n$/);
  });

  it("says that the transcript cannot be written", () => {
    const { controller, press } = playing(newHome(), "/nowhere/at/all.txt");
    press("q");
    expect(controller.end()[0]).toMatch(/^The transcript cannot be written to \/nowhere/);
  });

  it("prints a game that is not saved", () => {
    const file = join(newHome(), "file");
    writeFileSync(file, "");
    const { controller, press } = playing(file);
    press("q");
    expect(controller.end().join("\n")).toMatch(/^Four Kingdoms is NOT saved.*\ndeal$/s);
  });
});

describe("leaving a game for the menu", () => {
  it("says that the transcript cannot be written", () => {
    const { controller, press } = playing(newHome(), "/nowhere/at/all.txt");
    press("n");
    expect(controller.state.kind).toBe("menu");
    expect(notice(controller)).toMatch(/^The transcript cannot be written to \/nowhere/);
  });

  it("takes a second key where the game is not saved", () => {
    const file = join(newHome(), "file");
    writeFileSync(file, "");
    const { controller, press } = playing(file);
    press("n");
    expect(controller.state.kind).toBe("game");
    expect(notice(controller)).toMatch(/^Not saved! T, w save the transcript to a file; n again/);
    press("n");
    expect(controller.state.kind).toBe("menu");
  });

  it("shows every save that is broken", () => {
    const home = newHome();
    const { controller, press } = playing(home);
    mkdirSync(join(home, "saves"), { recursive: true });
    for (const number of [7, 8]) writeFileSync(join(home, "saves", `four-kingdoms-${number}.txt`), "?");
    press("n");
    const { state } = controller;
    expect(state.kind === "menu" && state.menu.page).toHaveLength(2);
  });
});

describe("the menu", () => {
  it("has a page over it only where something is wrong", () => {
    const nothing = { saved: [], broken: [], troubles: [] };
    expect(startMenu(nothing, "2026-11-21").page).toBeUndefined();
    expect(startMenu({ ...nothing, troubles: ["one", "two"] }, "2026-11-21").page).toEqual(["one", "two"]);
  });
});
