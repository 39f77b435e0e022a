import type { GameRecord } from "../session/game-record.js";
import type { Contest, Contestant, Entry, PlayedEntry, Sitting } from "./contest.js";
import { mergeContestants } from "./merge-contest.js";
import { comparedName } from "./names.js";
import { type GameVerdict, mergeVerdicts } from "./verdicts.js";

/** An entry of a contest before version 0.3, which held the verdict on its game. */
type StoredEntry =
  | (PlayedEntry & { readonly isAgreed?: true | undefined })
  | { readonly type: "refused"; readonly record: GameRecord }
  | Exclude<Entry, PlayedEntry>;

/** The fields that order turns without a clock. */
type Counted = "number" | "before";

/** A stored contest, of this version or of one without numbers of turns. */
export interface StoredContest extends Omit<Contest, "contestants" | "verdicts" | "turn"> {
  readonly contestants: readonly (Omit<Contestant, "entries"> & {
    readonly entries: readonly (StoredEntry | undefined)[];
  })[];
  readonly verdicts?: readonly GameVerdict[] | undefined;
  readonly turn?:
    | (Omit<Sitting, Counted> & { readonly [Key in Counted]?: Sitting[Key] | undefined })
    | undefined;
}

/** Brings a stored contest into the present form; turns without numbers are numbered by their times. */
export function upgradeContest({ verdicts, turn, ...stored }: StoredContest): Contest {
  const contestants = stored.contestants.map((contestant) => ({
    ...contestant,
    entries: contestant.entries.map(entryOf),
  }));
  const number =
    turn?.number ?? Math.max(1, playedHere(contestants) + (isOpenTurn(contestants, turn) ? 1 : 0));
  const seated = turn && { turn: { ...turn, number, before: turn.before ?? [] } };
  if (verdicts) return { ...stored, contestants, verdicts: mergeVerdicts(verdicts, []), ...seated };
  return {
    ...stored,
    contestants: mergeContestants(withExpected(contestants), [], stored.challenge.ownShuffle ?? false),
    verdicts: mergeVerdicts(verdictsIn(stored), firstAtScreen(contestants)),
    ...seated,
  };
}

function entryOf(stored: StoredEntry | undefined): Entry | undefined {
  if (!stored || stored.type === "conceded" || stored.type === "absent") return stored;
  const { record } = stored;
  if (stored.type === "refused") return { type: "played", record };
  const { isAgreed: _, ...entry } = stored;
  return entry;
}

function playedHere(contestants: readonly Contestant[]): number {
  return contestants
    .filter(({ kind }) => kind === "here")
    .reduce((sum, { entries }) => sum + entries.filter((entry) => entry?.type === "played").length, 0);
}

function isOpenTurn(contestants: readonly Contestant[], turn: StoredContest["turn"]): boolean {
  return turn !== undefined && contestants[turn.contestant]?.entries[turn.game] === undefined;
}

/** Marks players elsewhere without games as expected; the sender of a challenge stands first. */
function withExpected(contestants: readonly Contestant[]): readonly Contestant[] {
  return contestants.map((contestant, place) =>
    place > 0 &&
    contestant.kind === "away" &&
    contestant.entries.every((entry) => !entry || entry.type === "absent")
      ? { ...contestant, isExpected: true as const }
      : contestant,
  );
}

/** The verdicts on games that were agreed to or refused. */
function verdictsIn({ contestants }: StoredContest): readonly GameVerdict[] {
  return contestants.flatMap(({ name, entries }) =>
    entries.flatMap((entry, game): readonly GameVerdict[] => {
      if (entry?.type === "refused") return [{ name: comparedName(name), game, verdict: "refused" }];
      if (entry?.type !== "played" || !entry.isAgreed) return [];
      return [{ name: comparedName(name), game, verdict: "agreed" }];
    }),
  );
}

/** The verdicts on games whose deal was known only by an earlier turn at this screen. */
function firstAtScreen(contestants: readonly Contestant[]): readonly GameVerdict[] {
  const here = contestants.filter(({ kind }) => kind === "here");
  return here.flatMap(({ name, entries }) =>
    entries.flatMap((entry, game): readonly GameVerdict[] => {
      if (entry?.type !== "played" || entry.record.degree !== "known") return [];
      const { startedAt, endedAt } = entry.record;
      const isAfterOther = here.some((other) => {
        const before = other.entries[game];
        if (other.name === name || before?.type !== "played" || before.record.degree === "known")
          return false;
        return before.record.endedAt <= (startedAt ?? endedAt);
      });
      return isAfterOther ? [{ name: comparedName(name), game, verdict: "first" }] : [];
    }),
  );
}
