import { describe, expect, test } from "vitest";
import { actOf, isQuiet, type Press } from "./keymap.js";

const PLAIN: Press = { key: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

function act(press: Partial<Press>, letterKeys = true, isOnControl = false) {
  return actOf({ ...PLAIN, ...press }, letterKeys, isOnControl);
}

describe("the keys of a game's page", () => {
  test.each([
    ["u", "undo"],
    ["U", "undo"],
    ["r", "redo"],
    ["h", "hint"],
    ["s", "say score"],
    ["m", "say moves"],
    ["p", "say piles"],
    ["c", "read the book"],
    ["n", "choose a deal"],
    ["?", "list keys"],
    [" ", "main move"],
    ["x", undefined],
    ["toString", undefined],
    ["Escape", undefined],
  ])("%j is %s", (key, meant) => {
    expect(act({ key })).toBe(meant);
  });

  test("Ctrl+Z or Cmd+Z takes back, with Shift it plays again", () => {
    expect(act({ key: "z", ctrlKey: true })).toBe("undo");
    expect(act({ key: "z", metaKey: true })).toBe("undo");
    expect(act({ key: "Z", ctrlKey: true, shiftKey: true })).toBe("redo");
  });

  test("with Ctrl, Cmd or Alt other keys are the browser's", () => {
    expect(act({ key: "r", ctrlKey: true })).toBeUndefined();
    expect(act({ key: "n", metaKey: true })).toBeUndefined();
    expect(act({ key: " ", altKey: true })).toBeUndefined();
  });

  test("where letters are turned off, only they are", () => {
    expect(act({ key: "h" }, false)).toBeUndefined();
    expect(act({ key: "?" }, false)).toBeUndefined();
    expect(act({ key: " " }, false)).toBe("main move");
    expect(act({ key: "z", ctrlKey: true }, false)).toBe("undo");
  });

  test("a control keeps the space bar", () => {
    expect(act({ key: " " }, true, true)).toBeUndefined();
    expect(act({ key: "h" }, true, true)).toBe("hint");
  });

  test("looking around is not doing something", () => {
    expect(["Tab", "Shift", "Control"].every(isQuiet)).toBe(true);
    expect(isQuiet("a")).toBe(false);
  });
});
