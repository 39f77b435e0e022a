import { type Contest, entryAt, type Place } from "@tetrarch/play";
import type { KnownContest } from "./contest-of-links.js";

/** Whether it is not told yet what somebody has made of a deal: it was not finished here. */
export function isHidden({ contest, own }: KnownContest, { contestant, game }: Place): boolean {
  return contestant !== own && !entryAt(contest, { contestant: own, game });
}

/** The contest as if what is not told yet had not come. */
export function withoutHidden(known: KnownContest): Contest {
  const { contest } = known;
  const contestants = contest.contestants.map((each, contestant) => ({
    ...each,
    entries: each.entries.map((entry, game) => (isHidden(known, { contestant, game }) ? undefined : entry)),
  }));
  return { ...contest, contestants };
}
