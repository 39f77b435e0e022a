import { findGameAmong } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { challengeOf, contestOf, dealsOf, recordedOf } from "../../test/contests.js";
import { withEntry } from "./contest.js";
import { pendingDeals } from "./pending-deals.js";

it("a deal is pending for those at this screen who have not played it", () => {
  const deals = dealsOf(challengeOf(3));
  const [first = "", ...others] = deals;
  const record = recordedOf(first, { end: "escaped", points: 1 });
  const contest = withEntry(
    contestOf(3, ["Ann", "Ben"]),
    { contestant: 0, game: 0 },
    { type: "played", record },
  );
  const game = contest.challenge.game;
  expect(pendingDeals([contest], findGameAmong([]))).toEqual([
    ...others.map((deal) => ({ game, deal, name: "Ann" })),
    ...deals.map((deal) => ({ game, deal, name: "Ben" })),
  ]);
  const away = {
    ...contest,
    contestants: contest.contestants.map((one) => ({ ...one, kind: "away" as const })),
  };
  expect(pendingDeals([away], findGameAmong([]))).toEqual([]);
});
