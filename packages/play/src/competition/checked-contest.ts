import { type FindGame, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import { readGameRecord } from "../records/read-game-record.js";
import { challengeDeals } from "./challenge.js";
import type { Contest } from "./contest.js";
import { contestOfNames } from "./fresh-contest.js";
import { challengeFor } from "./own-shuffle.js";

/**
 * A contest from elsewhere, when all in it holds: its deals can be laid, and every game in it is of its deal and replays to
 * what it claims. Errors are those of `challengeDeals` and `readGameRecord`, and `bad-series`; they name the place.
 */
export function checkedContest(contest: Contest, findGame: FindGame): Result<Contest, Problem> {
  const { challenge, contestants, terms, turn } = contest;
  const made = contestOfNames(challenge, contestants, terms, contest);
  if (!made.ok) return made;
  const isTidy =
    made.value.terms.unit === terms.unit &&
    made.value.contestants.every(({ name }, place) => name === contestants[place]?.name);
  if (!isTidy) return problem("bad-series", "a name in it has signs that names do not have");
  // Only who plays on this device sits down here; the games of all others come whole.
  if (turn && (contestants[turn.contestant]?.kind !== "here" || turn.game >= challenge.length))
    return problem("bad-series", "turn: nobody can be at the table there");
  for (const [place, { name, entries }] of contestants.entries()) {
    const deals = challengeDeals(challengeFor(challenge, name), findGame);
    if (!deals.ok) return deals;
    for (const [game, entry] of entries.entries()) {
      if (!entry || !("record" in entry)) continue;
      const { record } = entry;
      const where = `contestants.${place}.entries.${game}`;
      const isOfDeal =
        record.game === challenge.game &&
        record.variant === challenge.variant &&
        record.deal === deals.value[game];
      if (!isOfDeal) return problem("bad-series", `${where}: it is a game of another deal`);
      const read = readGameRecord(record, findGame);
      if (!read.ok) return problem("bad-series", `${where}: ${read.error.message}`);
    }
  }
  return ok(contest);
}
