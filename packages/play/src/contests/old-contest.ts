import type { GameRecord } from "../session/game-record.js";
import type { Contest, Contestant, Entry, PlayedEntry, Sitting } from "./contest.js";
import { mergeContestants } from "./merge-contest.js";
import { comparedName } from "./names.js";
import { type GameVerdict, mergeVerdicts } from "./verdicts.js";

/** What stood at a place in contests of versions before 0.3: with a game stood what all had said of it. */
type StoredEntry =
  | (PlayedEntry & { readonly isAgreed?: true | undefined })
  | { readonly type: "refused"; readonly record: GameRecord }
  | Exclude<Entry, PlayedEntry>;

/** What tells turns apart without a clock. */
type Counted = "number" | "before";

/** A contest as it is stored, by this version or by one before it, which counted no turns. */
export interface StoredContest extends Omit<Contest, "contestants" | "verdicts" | "turn"> {
  readonly contestants: readonly (Omit<Contestant, "entries"> & {
    readonly entries: readonly (StoredEntry | undefined)[];
  })[];
  readonly verdicts?: readonly GameVerdict[] | undefined;
  readonly turn?:
    | (Omit<Sitting, Counted> & { readonly [Key in Counted]?: Sitting[Key] | undefined })
    | undefined;
}

/** The contest in its present form: where no turn was counted, the order of turns follows from the times, once and for all. */
export function withTurnsCounted({ verdicts, turn, ...stored }: StoredContest): Contest {
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

/** Whoever sent a challenge stands before all who play here; others of whom nothing has come are expected. */
function withExpected(contestants: readonly Contestant[]): readonly Contestant[] {
  return contestants.map((contestant, place) =>
    place > 0 &&
    contestant.kind === "away" &&
    contestant.entries.every((entry) => !entry || entry.type === "absent")
      ? { ...contestant, isExpected: true as const }
      : contestant,
  );
}

/** What was agreed to and what was refused. */
function verdictsIn({ contestants }: StoredContest): readonly GameVerdict[] {
  return contestants.flatMap(({ name, entries }) =>
    entries.flatMap((entry, game): readonly GameVerdict[] => {
      if (entry?.type === "refused") return [{ name: comparedName(name), game, verdict: "refused" }];
      if (entry?.type !== "played" || !entry.isAgreed) return [];
      return [{ name: comparedName(name), game, verdict: "agreed" }];
    }),
  );
}

/** Games of deals that were known here only by a game that somebody else at this screen had ended before. */
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
