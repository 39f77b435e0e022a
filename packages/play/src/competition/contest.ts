import type { GameRecord } from "../records/game-record.js";
import type { Challenge } from "./challenge.js";

/** What somebody has made of one deal of a contest. */
export type Entry =
  | {
      readonly type: "played";
      readonly record: GameRecord;
      /** All have agreed to this very game, though it was played with help or on a known deal (TK-31 i). */
      readonly isAgreed?: true | undefined;
    }
  /** Played with help or on a known deal, to which not all have agreed: it counts as resigned (TK-31 i). */
  | { readonly type: "refused"; readonly record: GameRecord }
  /** Not played at all: resigned with all that were left (TK-31 g). */
  | { readonly type: "conceded" }
  /** It never came, and those who are here have settled without it, on honour: as if resigned, until it comes. */
  | { readonly type: "absent" };

/** Who takes part: somebody on this device or on another, a fair player of the program, or a run of the past. */
export type ContestantKind = "here" | "away" | "house" | "past";

/** Which fair player sits down for the house: the sensible one, or the strongest there is. */
export type HousePlayer = "greedy" | "strongest";

export interface Contestant {
  readonly name: string;
  readonly kind: ContestantKind;
  /** For the house. */
  readonly player?: HousePlayer | undefined;
  /** One for each deal; undefined for what is not finished yet. */
  readonly entries: readonly (Entry | undefined)[];
}

/** What was agreed before the first game. */
export interface Terms {
  /** What a point is worth: a whole number from 0, for honour (TK-31 f). Games without debts leave it 0. */
  readonly stake: number;
  /** What is paid with, on paper. */
  readonly unit: string;
  /** TK-31 (i): all agree that games with help and on known deals count. */
  readonly agreesToHelp: boolean;
}

/** Who sat down to which deal, and when. */
export interface Sitting {
  /** The place among the contestants, from 0. */
  readonly contestant: number;
  /** The place among the deals, from 0. */
  readonly game: number;
  /** Milliseconds since 1970. What was started before is not this turn's game. */
  readonly begunAt: number;
}

/** The same deals, played by one to eight: a series where it is one (TK-30), else a duel (TK-31) or what is like it. */
export interface Contest {
  /** The version of this form. */
  readonly format: 1;
  readonly id: string;
  readonly challenge: Challenge;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly terms: Terms;
  readonly contestants: readonly Contestant[];
  /** Who sat down last, whether or not that game is over (`sittingOf`): of two states the later one counts. */
  readonly turn?: Sitting | undefined;
}

/** Places at a contest. */
export interface Place {
  readonly contestant: number;
  readonly game: number;
}

export function entryAt(contest: Contest, { contestant, game }: Place): Entry | undefined {
  return contest.contestants[contestant]?.entries[game];
}

/** Who is at the table; undefined for nobody. */
export function sittingOf(contest: Contest): Sitting | undefined {
  const { turn } = contest;
  return turn && !entryAt(contest, turn) ? turn : undefined;
}

/** Whether somebody is at the table with this very deal. */
export function isSeated(contest: Contest, { contestant, game }: Place): boolean {
  const sitting = sittingOf(contest);
  return sitting?.contestant === contestant && sitting.game === game;
}

/** Who plays what next on this device: deal by deal, in the order of the names. Undefined when all have played all. */
export function nextPlace({ contestants, challenge }: Contest): Place | undefined {
  for (let game = 0; game < challenge.length; game++) {
    const contestant = contestants.findIndex(({ kind, entries }) => kind === "here" && !entries[game]);
    if (contestant >= 0) return { contestant, game };
  }
  return undefined;
}

/** The deal that the house has to play next: one that all who play here have finished. Undefined for none. */
export function housePlace({ contestants, challenge }: Contest): Place | undefined {
  for (let game = 0; game < challenge.length; game++) {
    if (contestants.some(({ kind, entries }) => kind === "here" && !entries[game])) return undefined;
    const contestant = contestants.findIndex(({ kind, entries }) => kind === "house" && !entries[game]);
    if (contestant >= 0) return { contestant, game };
  }
  return undefined;
}

/** Somebody sits down to a deal, once: no game is replaced (TK-30), and one that was begun stays begun. */
export function withTurn(contest: Contest, place: Place, begunAt: number): Contest {
  return isSeated(contest, place) || entryAt(contest, place)
    ? contest
    : { ...contest, turn: { ...place, begunAt } };
}

/** Whether there is no game at a place, or none that has come. */
export function isOpen(entry: Entry | undefined): boolean {
  return entry === undefined || entry.type === "absent";
}

/** The contest with what was made of a deal. No game is replaced (TK-30): what is there already stays. */
export function withEntry(contest: Contest, place: Place, entry: Entry): Contest {
  return isOpen(entryAt(contest, place)) ? replacing(contest, place, entry) : contest;
}

/** TK-31 (i): all agree to this game, and to no other. */
export function agreeing(contest: Contest, place: Place): Contest {
  const entry = entryAt(contest, place);
  return entry?.type === "played" ? replacing(contest, place, { ...entry, isAgreed: true }) : contest;
}

/** TK-31 (i): not all agree to a game that was played with help or on a known deal. */
export function refusing(contest: Contest, place: Place): Contest {
  const entry = entryAt(contest, place);
  return entry?.type === "played"
    ? replacing(contest, place, { type: "refused", record: entry.record })
    : contest;
}

/** TK-31 (g): who concedes resigns all games that are left. */
export function conceding(contest: Contest, contestant: number): Contest {
  const games = contest.contestants[contestant]?.entries.keys() ?? [];
  return [...games].reduce(
    (all, game) => withEntry(all, { contestant, game }, { type: "conceded" }),
    contest,
  );
}

/** Whose games have not come, and who has to be settled without if it is to be settled at all. */
export function missing({ contestants }: Contest): readonly number[] {
  return contestants.flatMap(({ kind, entries }, place) =>
    kind === "away" && entries.includes(undefined) ? [place] : [],
  );
}

/** Those who are here settle without what somebody has not sent, on honour. Should it come after all, it takes its place. */
export function settlingWithout(contest: Contest, contestant: number): Contest {
  const entries = contest.contestants[contestant]?.entries ?? [];
  return entries.reduce<Contest>(
    (now, entry, game) => (entry ? now : replacing(now, { contestant, game }, { type: "absent" })),
    contest,
  );
}

function replacing(contest: Contest, place: Place, entry: Entry): Contest {
  const contestants = contest.contestants.map((contestant, index) => {
    if (index !== place.contestant) return contestant;
    return {
      ...contestant,
      entries: contestant.entries.map((old, game) => (game === place.game ? entry : old)),
    };
  });
  return { ...contest, contestants };
}

/**
 * The contest with the game of whoever is at the table, if it has come to its end: of the games of that deal that were started in
 * this turn the one that ended first (TK-30). One that was given up is among them, resigned.
 * @param deal the turn's, as records have it
 */
export function withFinished(contest: Contest, deal: string, records: readonly GameRecord[]): Contest {
  const { challenge } = contest;
  const sitting = sittingOf(contest);
  if (!sitting) return contest;
  const [record] = records
    .filter(
      ({ game, variant, deal: played, startedAt, endedAt }) =>
        game === challenge.game &&
        variant === challenge.variant &&
        played === deal &&
        (startedAt ?? endedAt) >= sitting.begunAt,
    )
    .sort((one, other) => one.endedAt - other.endedAt);
  return record ? withEntry(contest, sitting, { type: "played", record }) : contest;
}
