import { formatDeal, games, identityOf, numberedDeal, parseDealCode, seededRandom } from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyGameId, gameOf, startOf, value } from "../../test/sessions.js";
import { localDay } from "../clock.js";
import { type DealChoice, dealOfTheDay, openDeal } from "./open-deal.js";

const fourKingdoms = gameOf("four-kingdoms");

function portsOn(day: string, seed = 1) {
  return { random: seededRandom(seed), clock: { today: () => day } };
}

function opened(choice: DealChoice, day = "2026-11-21", variant?: string) {
  return openDeal(fourKingdoms, choice, portsOn(day), variant);
}

describe("a deal is opened", () => {
  it("C-9: by its code and by its cards, however it was typed or pasted", () => {
    const list = formatDeal(numberedDeal(fourKingdoms.pack, 11982));
    for (const text of ["FK-11982-6", " fk-11982-6\n", list, `\n${list.replaceAll(" ", "\n")}\t`]) {
      const session = value(opened({ type: "typed", text }));
      expect(identityOf(session)).toBe(identityOf(startOf("four-kingdoms", 11982)));
    }
  });

  it("whatever space is around and within it", () => {
    const space = fc.array(fc.constantFrom(" ", "\n", "\t", "\r\n"), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(anyGameId, fc.integer({ min: 1, max: 9999 }), space, (id, number, parts) => {
        const game = gameOf(id);
        const list = formatDeal(numberedDeal(game.pack, number));
        const text = `${parts.join("")}${list.replaceAll(" ", parts.join(""))}${parts.join("")}`;
        const session = value(openDeal(game, { type: "typed", text }, portsOn("2026-11-21")));
        expect(session.deal).toBe(list);
      }),
    );
  });

  it("C-9: or refused with the reason, and never as another deal", () => {
    expect(opened({ type: "typed", text: "FK-11983-6" })).toMatchObject({
      ok: false,
      error: { code: "bad-deal", message: expect.stringContaining("check digit") },
    });
    expect(opened({ type: "typed", text: "" })).toMatchObject({ ok: false, error: { code: "bad-deal" } });
    expect(opened({ type: "random" }, "2026-11-21", "upside-down")).toMatchObject({
      ok: false,
      error: { code: "bad-variant" },
    });
  });

  it("at random: as chance says, by a code that names it", () => {
    const deals = [1, 2, 1].map(
      (seed) => value(openDeal(fourKingdoms, { type: "random" }, portsOn("", seed))).deal,
    );
    expect(deals[0]).toBe(deals[2]);
    expect(deals[0]).not.toBe(deals[1]);
    for (const deal of deals) expect(parseDealCode(fourKingdoms.dealCode, deal).ok).toBe(true);
  });

  it("for the day: the same for everybody, of every game, and its number is the date", () => {
    for (const game of games) {
      const code = value(dealOfTheDay(game, "2026-11-21"));
      expect(value(parseDealCode(game.dealCode, code))).toBe(20261121);
      expect(value(openDeal(game, { type: "daily" }, portsOn("2026-11-21", 1))).deal).toBe(code);
      expect(value(openDeal(game, { type: "daily" }, portsOn("2026-11-21", 2))).deal).toBe(code);
    }
    expect(opened({ type: "daily" }, "999-01-01")).toMatchObject({ ok: false, error: { code: "bad-deal" } });
  });
});

it("a day is the one that the player's own clock shows", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
  expect(localDay(new Date(2026, 10, 21, 0, 0))).toBe("2026-11-21");
});
