import { readFileSync } from "node:fs";
import { games } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { openRateIn } from "./open-rate.js";

const REPORT = [
  "| Keys | thoughtful | 1,000,000 | 54.23 % | 54.13 % – 54.32 % | 0 |",
  "| Tomb | thoughtful | 10,000 | 99.71 % to 99.90 % | 99.58 % – 99.95 % | 19 |",
].join("\n");

it("reads what can be won with open cards from the report", () => {
  expect(openRateIn(REPORT, "Keys")).toEqual({ deals: "1,000,000", least: 54.23, most: 54.23 });
  expect(openRateIn(REPORT, "Tomb")).toEqual({ deals: "10,000", least: 99.71, most: 99.9 });
  expect(openRateIn(REPORT, "Kingdoms")).toBeUndefined();
});

it("the report that is committed says it of every game", () => {
  const report = readFileSync(new URL("../../docs/winnability.md", import.meta.url), "utf8");
  for (const { title } of games) expect(openRateIn(report, title)?.most).toBeGreaterThan(30);
});
