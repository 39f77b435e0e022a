import { describe, expect, it } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { value } from "../../../../testing/value.js";
import { plainSet } from "../../test/positions/four-gods.js";
import { createFourGods } from "../games/four-gods/index.js";
import { games } from "../registry.js";
import { formatDeal } from "./deal.js";
import { formatDealCode, numberedDeal } from "./deal-code.js";
import type { AnyGame } from "./game.js";
import { dealIdentity, identityOf, identityOfText, startSession } from "./session.js";
import { variantsOf } from "./variant.js";

function idOf(game: AnyGame, text: string): string {
  return value(identityOfText(game, text));
}

describe("C-10: the identity of a deal", () => {
  it.each(games.map((game) => ({ id: game.id, game })))(
    "$id: is the same by code, by list and in every variant",
    ({ game }) => {
      const code = formatDealCode(game.dealCode, 9872);
      const list = formatDeal(numberedDeal(game.pack, 9872));
      const identity = idOf(game, code);
      expect(idOf(game, list)).toBe(identity);
      expect(idOf(game, code.toLowerCase())).toBe(identity);
      for (const variant of variantsOf(game.options)) {
        for (const text of [code, list]) {
          const session = startSession(game, text, variant);
          expect(session.ok && identityOf(session.value)).toBe(identity);
        }
      }
    },
  );

  it("tells deals and games apart", () => {
    const all = games.flatMap((game) =>
      Array.from({ length: 200 }, (_, index) => dealIdentity(game, numberedDeal(game.pack, index + 1))),
    );
    expect(new Set(all).size).toBe(games.length * 200);
  });

  it("Four Gods: the same cards with another roll are another deal, but not with rolls that no game can use (FG-1)", () => {
    const game = gameOf("four-gods");
    const { cards, rolls } = numberedDeal(game.pack, 7);
    const identity = dealIdentity(game, { cards, rolls });
    for (let index = 0; index < rolls.length; index++) {
      const other = rolls.map((roll, place) => (place === index ? (roll % 6) + 1 : roll));
      expect(dealIdentity(game, { cards, rolls: other })).not.toBe(identity);
    }
    expect(idOf(game, formatDeal({ cards, rolls: [...rolls, 1, 2, 3] }))).toBe(identity);
  });

  it("Four Gods: is the same with whatever card set", () => {
    const own = createFourGods(plainSet());
    const code = formatDealCode(own.dealCode, 7);
    expect(idOf(own as AnyGame, code)).toBe(idOf(gameOf("four-gods"), code));
  });

  it("of a text that is no deal is an error", () => {
    expect(identityOfText(gameOf("four-kingdoms"), "FK-1-0")).toMatchObject({ error: { code: "bad-deal" } });
  });
});
