import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { value } from "../../../testing/value.js";
import { formatDeal } from "../src/core/deal.js";
import { formatDealCode } from "../src/core/deal-code.js";
import { readDeal } from "../src/core/session.js";
import { games } from "../src/registry.js";

/** C-9: a deal code gives the same deal for ever. This file is never to be written again, only added to. */
const PINNED = fileURLToPath(new URL("pinned-deals.json", import.meta.url));
const NUMBERS = [1, 2, 11982, 20261121, 123456789, 999999999];

describe("C-9: pinned deals", () => {
  const pinned = existsSync(PINNED)
    ? (JSON.parse(readFileSync(PINNED, "utf8")) as Record<string, string>)
    : {};

  it.each(
    games.flatMap((game) => NUMBERS.map((number) => ({ game, code: formatDealCode(game.dealCode, number) }))),
  )("$code", ({ game, code }) => {
    const deal = value(readDeal(game, code));
    expect(formatDeal(deal.deal)).toBe(pinned[code]);
  });

  it("pins nothing else", () => {
    expect(Object.keys(pinned)).toHaveLength(games.length * NUMBERS.length);
  });
});
