import {
  dailyDealNumber,
  formatDeal,
  formatDealCode,
  games,
  numberedDeal,
  seededRandom,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { value } from "../../test/sessions.js";
import { type DealChoice, openDeal, originOf } from "./open-deal.js";

const TODAY = "2026-11-22";
const PORTS = { random: seededRandom(1), clock: { today: () => TODAY } };

describe.each(games.map((game) => [game.title, game] as const))("how a deal of %s is come by", (_, game) => {
  const code = (day: string) => formatDealCode(game.dealCode, value(dailyDealNumber(day)));
  const cards = formatDeal(numberedDeal(game.pack, value(dailyDealNumber(TODAY))));

  it.each<readonly [string, DealChoice]>([
    ["random", { type: "random" }],
    ["daily", { type: "daily" }],
    ["daily", { type: "typed", text: ` ${code(TODAY).toLowerCase()} ` }],
    ["code", { type: "typed", text: code("2026-11-21") }],
    ["cards", { type: "typed", text: cards }],
  ])("%s", (origin, choice) => {
    expect(originOf(value(openDeal(game, choice, PORTS)), choice, TODAY)).toBe(origin);
  });
});
