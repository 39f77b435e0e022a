import { games, ok, type Result, STANDARD } from "@tetrarch/engine";
import { type DealOutcome, effortOf, outcomeIn, THOUGHTFUL } from "@tetrarch/solver/studies";
import { type Fault, fault } from "../report.js";
import { studyFaults } from "../words/en/study-faults.js";
import { dealCodeAt, isCondensed, readCondensed } from "./condensed-study.js";
import { readRecords, studyOfFile, type Warn } from "./read-records.js";

interface DecidedDeal {
  readonly deal: string;
  readonly verdict: "won" | "lost";
  /** The solver's best score, in games of points. */
  readonly best: number | undefined;
  /** The effort class that the verdict took. */
  readonly effort: number;
  /** Undefined where `greedy` has not tried it. */
  readonly greedy: GreedyGame | undefined;
}

interface GreedyGame {
  readonly isWon: boolean;
  readonly score: number;
  readonly length: number;
}

/** Deals of one game, by their codes. */
export interface NotableDeals {
  readonly game: string;
  readonly variant: string;
  readonly decided: number;
  /** Tried by `greedy` too. */
  readonly tried: number;
  /** Neither won nor lost for certain within the solver's budget: all of them. */
  readonly undecided: readonly string[];
  /** Took the solver most; with the effort class. */
  readonly hardest: readonly { readonly deal: string; readonly verdict: string; readonly effort: number }[];
  /** Won by `greedy` in the fewest moves. */
  readonly teaching: readonly { readonly deal: string; readonly length: number }[];
  /** Lost at the deal, though most can be made of them, or `greedy` makes most of them. */
  readonly cruel: readonly {
    readonly deal: string;
    readonly best: number | undefined;
    readonly greedy: number | undefined;
  }[];
}

const HARDEST = 20;
const TEACHING = 20;
const CRUEL = 100;

interface Solved {
  readonly deal: string;
  readonly outcome: DealOutcome;
  readonly effort: number;
}

interface Gathered {
  readonly game: string;
  readonly variant: string;
  readonly solved: Map<number, Solved>;
  readonly greedy: Map<number, GreedyGame>;
}

/** The notable deals of each game and variant that is studied in these files, by the solver and by `greedy`. */
export async function notableDeals(
  paths: readonly string[],
  warn: Warn,
): Promise<Result<readonly NotableDeals[], Fault>> {
  const all = new Map<string, Gathered>();
  for (const path of paths) {
    const gathered = await gather(all, path, warn);
    if (!gathered.ok) return gathered;
  }
  const notable = [...all.values()].map(notableIn).filter(({ decided }) => decided > 0);
  const place = ({ game, variant }: NotableDeals) =>
    games.findIndex(({ id }) => id === game) + (variant === STANDARD ? 0 : 0.5);
  notable.sort((one, other) => place(one) - place(other));
  return notable.length > 0 ? ok(notable) : fault("bad-study", studyFaults.noSolverStudy);
}

async function gather(
  all: Map<string, Gathered>,
  path: string,
  warn: Warn,
): Promise<Result<undefined, Fault>> {
  const into = (game: string, variant: string): Gathered => {
    const key = `${game} ${variant}`;
    const found = all.get(key) ?? { game, variant, solved: new Map(), greedy: new Map() };
    all.set(key, found);
    return found;
  };
  if (isCondensed(path)) {
    const read = readCondensed(path);
    if (!read.ok) return read;
    const { study, first, outcomes, outcomeAt, effortAt } = read.value;
    if (study.player !== THOUGHTFUL) {
      if (study.player === "greedy") warn(studyFaults.condensedHasNoLengths(path));
      return ok(undefined);
    }
    const { solved } = into(study.game, study.variant);
    for (const [place, effort] of effortAt.entries()) {
      const outcome = outcomes[outcomeAt[place] ?? 0];
      if (outcome) solved.set(first + place, { deal: dealCodeAt(read.value, place), outcome, effort });
    }
    return ok(undefined);
  }
  const study = await studyOfFile(path);
  if (!study.ok) return study;
  const player = study.value?.player;
  if (!study.value || (player !== THOUGHTFUL && player !== "greedy")) return ok(undefined);
  const { solved, greedy } = into(study.value.game, study.value.variant);
  for await (const row of readRecords(path, warn)) {
    if (!row.ok) return row;
    const { record, dealNumber } = row.value;
    if ("verdict" in record) {
      solved.set(dealNumber, {
        deal: record.deal,
        outcome: outcomeIn(record),
        effort: effortOf(record.nodes),
      });
    } else {
      const { status, score, length } = record;
      greedy.set(dealNumber, { isWon: status === "won", score: score.value, length });
    }
  }
  return ok(undefined);
}

function notableIn({ game, variant, solved, greedy }: Gathered): NotableDeals {
  const decided: DecidedDeal[] = [];
  const undecided: string[] = [];
  for (const [number, { deal, outcome, effort }] of solved) {
    if (!("verdict" in outcome)) continue;
    const { verdict, best } = outcome;
    if (verdict === "unknown") undecided.push(deal);
    else decided.push({ deal, verdict, best: best?.score.value, effort, greedy: greedy.get(number) });
  }
  const lost = decided.filter(({ verdict }) => verdict === "lost");
  const won = decided.flatMap(({ deal, effort, greedy: game }) =>
    game?.isWon ? [{ deal, effort, length: game.length }] : [],
  );
  return {
    ...{ game, variant, decided: decided.length, undecided },
    tried: decided.filter((deal) => deal.greedy).length,
    hardest: first(HARDEST, decided, ({ effort }) => [-effort]).map(({ deal, verdict, effort }) => ({
      deal,
      verdict,
      effort,
    })),
    teaching: first(TEACHING, won, ({ length, effort }) => [length, effort]).map(({ deal, length }) => ({
      deal,
      length,
    })),
    cruel: first(CRUEL, lost, ({ best = 0, greedy: game }) => [-best, -(game?.score ?? -1)]).map(
      ({ deal, best, greedy: game }) => ({ deal, best, greedy: game?.score }),
    ),
  };
}

/** The first of them by these numbers, of equal ones those that come first. */
function first<Deal>(
  count: number,
  deals: readonly Deal[],
  rank: (deal: Deal) => readonly number[],
): readonly Deal[] {
  const ranked = deals.map((deal) => ({ deal, by: rank(deal) }));
  ranked.sort((one, other) => {
    const differing = one.by.findIndex((part, index) => part !== other.by[index]);
    return differing < 0 ? 0 : (one.by[differing] ?? 0) - (other.by[differing] ?? 0);
  });
  return ranked.slice(0, count).map(({ deal }) => deal);
}
