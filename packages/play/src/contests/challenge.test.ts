import { findGameAmong, games, identityOfText, readDeal, seededRandom } from "@tetrarch/engine";
import { DUEL_LENGTHS, MOST_DUELLISTS, MOST_STAKE as TOMB_STAKE } from "@tetrarch/engine/tomb-of-four-kings";
import { describe, expect, it } from "vitest";
import { challengeOf, dealsOf } from "../../test/contests.js";
import { CHALLENGE_LENGTHS, challengeDeals, freshChallenge } from "./challenge.js";
import { MOST_CONTESTANTS, MOST_STAKE } from "./fresh-contest.js";

const find = findGameAmong([]);

describe("a challenge", () => {
  it.each(games.map((game) => [game.id, game] as const))(
    "TK-31: gives the very same deals of %s to all, playable ones",
    (id, game) => {
      const challenge = freshChallenge(id, "standard", 10, seededRandom(5));
      const deals = dealsOf(challenge);
      expect(deals).toEqual(dealsOf({ ...challenge }));
      expect(deals.slice(0, 3)).toEqual(dealsOf({ ...challenge, length: 3 }));
      for (const deal of deals)
        expect(readDeal(game, deal)).toMatchObject({ ok: true, value: { text: deal } });
      expect(new Set(deals.map((deal) => JSON.stringify(identityOfText(game, deal)))).size).toBe(10);
      const other = dealsOf(freshChallenge(id, "standard", 10, seededRandom(6)));
      expect(other.filter((deal) => deals.includes(deal))).toEqual([]);
    },
  );

  it("TK-31: can be as long, as large and as high for all games as for the Tomb", () => {
    expect(CHALLENGE_LENGTHS).toEqual(DUEL_LENGTHS);
    expect([MOST_CONTESTANTS, MOST_STAKE]).toEqual([MOST_DUELLISTS, TOMB_STAKE]);
  });

  it.each([
    ["unknown-game", { game: "chess" }],
    ["bad-variant", { variant: "upside-down" }],
    ["bad-variant", { game: "four-gods", variant: "rescue+crossed-paths" }],
    ["bad-series", { length: 4 }],
    ["bad-series", { length: 0 }],
    ["bad-series", { seed: "0".repeat(32) }],
    ["bad-series", { seed: "1" }],
  ])("is refused, %s, with %o", (code, wrong) => {
    expect(challengeDeals({ ...challengeOf(3), ...wrong }, find)).toMatchObject({ error: { code } });
  });
});
