import type { Contest } from "../contests/contest.js";
import { mergeContests } from "../contests/merge-contest.js";
import { checkedContest, readContest } from "../contests/read-contest.js";
import type { Kind } from "./kind.js";

/** Series, duels and challenges, with all of their games. */
export const contests: Kind<Contest, "contest"> = {
  field: "contest",
  version: 1,
  read: readContest,
  check: checkedContest,
  key: ({ id }) => id,
  merge: mergeContests,
};
