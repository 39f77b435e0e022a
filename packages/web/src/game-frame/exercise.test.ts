import { expect, test } from "vitest";
import type { AnyTable, Choice } from "../table/model.js";
import { withoutAdvice } from "./exercise.svelte.js";

const REST: Choice = { word: "rest", label: "Rest", detail: "at the fire", tone: "plain" };
const DELVE: Choice = { word: "delve", label: "Delve", detail: "one down", tone: "main" };
const LEAVE: Choice = { word: "leave", label: "Leave", detail: "for good", tone: "grave" };

function choosing(...given: readonly Choice[]): AnyTable {
  return { name: "a table", choices: () => given } as unknown as AnyTable;
}

function choicesOf(table: AnyTable): readonly Choice[] | undefined {
  return withoutAdvice(table).choices?.(undefined, [], false);
}

test("of several choices none is the likeliest; nothing else of them is different, nor of the table", () => {
  const table = choosing(REST, DELVE, LEAVE);
  expect(choicesOf(table)).toEqual([REST, { ...DELVE, tone: "plain" }, LEAVE]);
  expect(withoutAdvice(table)).toMatchObject({ name: "a table" });
});

test("the only choice stays as large as it is", () => {
  expect(choicesOf(choosing(DELVE))).toEqual([DELVE]);
});

test("the choices are those of the position, of its moves and of what is lifted", () => {
  const calls: unknown[] = [];
  const table = { choices: (...all: unknown[]) => calls.push(all) && [] } as unknown as AnyTable;
  withoutAdvice(table).choices?.("view", ["delve"], true);
  expect(calls).toEqual([["view", ["delve"], true]]);
});

test("a table without choices stays what it is", () => {
  const table = { name: "a table" } as unknown as AnyTable;
  expect(withoutAdvice(table)).toBe(table);
});
