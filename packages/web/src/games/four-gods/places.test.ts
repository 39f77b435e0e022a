import type { fourGods } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { firstWith } from "../../../test/four-gods-positions.js";
import { fourGodsTable } from "./table.js";

type View = fourGods.View;

test("an empty path and an empty place of a friend say what may come there, or why nothing comes", () => {
  const { view } = firstWith("take:");
  const [path, ...others] = view.paths;
  if (!path) throw new Error("no path");
  const said = (change: Partial<View["paths"][number]>, pile: string, more: Partial<View> = {}) =>
    fourGodsTable.about?.({ ...view, paths: [{ ...path, ...change }, ...others], ...more }, pile, {
      x: 0,
      y: 0,
    });
  expect(said({ status: "choice", card: null }, "p1")).toBe("Choose left or right: that card comes here.");
  expect(said({ status: "finished", card: null }, "p1R")).toBe(
    "This path is finished: its artifact is yours.",
  );
  expect(said({ status: "waiting", card: null }, "p1")).toMatch(/^Waits at the crossing: /);
  const closed = view.paths.map((each) => ({ ...each, card: null }));
  const party = view.party.slice(0, 1);
  expect(said({}, "ally2", { party })).toMatch(/^Room for a friend: press one /);
  expect(said({}, "ally2", { party, paths: closed })).toBe("Room for a friend: none lies open now.");
  expect(said({}, "ally2", { party, choice: "p1" })).toBe("Room for a friend: first choose left or right.");
});

test("FG-9: a weapon that no hand is free for is refused with what makes one free, where that can be done", () => {
  const { view } = firstWith("drop:", undefined, 2);
  const [held] = view.party.flatMap(({ weapon }) => weapon ?? []);
  const [path, ...others] = view.paths;
  if (!held || !path) throw new Error("nothing is held");
  const said = (wounds: number, friends: number) => {
    const party = view.party
      .slice(0, friends)
      .map((ally) => ({ ...ally, weapon: held, wounds, ownDefence: 5, defence: 9 }));
    const paths = [{ ...path, status: "open" as const, card: held }, ...others];
    return fourGodsTable.refusal({ ...view, party, paths }, { from: path.path, depth: 1, to: "" });
  };
  expect(said(0, 1)).toBe("Your friend is armed already. Press the weapon to drop it.");
  expect(said(6, 1)).toBe("Your friend is armed already.");
  expect(said(6, 2)).toBe("Both friends are armed already. Press a weapon to drop it.");
});

test("of the cards that are gone the one that lies on top is named", () => {
  const { view } = firstWith("take:");
  const said = (gone: readonly string[], more: Partial<View> = {}) =>
    fourGodsTable.refusal({ ...view, gone, ...more }, { from: "gone", depth: 1, to: "" });
  expect(said(["E02", "T05"], { choice: null })).toMatch(
    /^[A-Z][\w' ]+: gone for good, with one other card\.$/,
  );
  expect(said(["W01"], { choice: "p1" })).toMatch(/^[A-Z][\w' ]+: gone for good\.$/);
});
