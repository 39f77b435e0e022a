/** The decisions of one analysed game, by what the coach goes by. */
export interface ProgressGame {
  /** The kinds of each decision. */
  readonly decisions: readonly {
    readonly kinds: readonly string[];
    /** Which of them the clear mistake was of; undefined where none was made. */
    readonly mistake: string | undefined;
  }[];
}

/** How often a kind of decision came up, and how often it was a clear mistake. */
export interface Tally {
  readonly decisions: number;
  readonly mistakes: number;
}

/** How one kind of mistake has changed over a player's games. */
export interface KindProgress {
  readonly kind: string;
  readonly total: Tally;
  /** About as many decisions in each, the oldest first. */
  readonly periods: readonly Tally[];
  /** The older and the newer half of the periods. */
  readonly before: Tally;
  readonly after: Tally;
  /** Whether the shares of the halves differ by more than twice the standard error of their difference. */
  readonly change: "rarer" | "more-often" | "unclear";
}

/** The fewest decisions of a kind that are shown, and the fewest mistakes in them. */
const [MIN_DECISIONS, MIN_MISTAKES] = [40, 5] as const;
/** The most periods, an even number, and the fewest decisions in one. */
const [MOST_PERIODS, MIN_OF_PERIOD] = [8, 10] as const;
/** A difference must be more than this many standard errors. */
const SURE = 2;

/** By kind of decision, the most mistakes first; kinds with too few of either are left out. @param games the oldest first */
export function progressByKind(games: readonly ProgressGame[]): readonly KindProgress[] {
  const talliesOf = new Map<string, Tally[]>();
  for (const { decisions } of games) {
    const ofGame = new Map<string, Tally>();
    for (const { kinds, mistake } of decisions)
      for (const kind of kinds)
        ofGame.set(
          kind,
          sumOf([ofGame.get(kind) ?? NONE, { decisions: 1, mistakes: kind === mistake ? 1 : 0 }]),
        );
    for (const [kind, tally] of ofGame) talliesOf.set(kind, [...(talliesOf.get(kind) ?? []), tally]);
  }
  return [...talliesOf]
    .flatMap(([kind, tallies]) => progressOf(kind, tallies) ?? [])
    .sort((a, b) => b.total.mistakes - a.total.mistakes || (a.kind < b.kind ? -1 : 1));
}

const NONE: Tally = { decisions: 0, mistakes: 0 };

function progressOf(kind: string, games: readonly Tally[]): KindProgress | undefined {
  const total = sumOf(games);
  if (total.mistakes < MIN_MISTAKES || total.decisions < MIN_DECISIONS) return undefined;
  const most = Math.min(MOST_PERIODS, 2 * Math.floor(total.decisions / MIN_OF_PERIOD / 2));
  const periods = Array.from({ length: most }, () => NONE);
  let before = 0;
  for (const game of games) {
    // Where the middle of the game lies: games are not cut in two.
    const period = Math.floor(((before + game.decisions / 2) / total.decisions) * most);
    periods[period] = sumOf([periods[period] ?? NONE, game]);
    before += game.decisions;
  }
  const halves = [periods.slice(0, most / 2), periods.slice(most / 2)].map(sumOf);
  const [older = NONE, newer = NONE] = halves;
  return {
    kind,
    total,
    periods: periods.filter(({ decisions }) => decisions > 0),
    before: older,
    after: newer,
    change: changeOf(older, newer),
  };
}

function changeOf(before: Tally, after: Tally): KindProgress["change"] {
  if (before.decisions === 0 || after.decisions === 0) return "unclear";
  const { decisions, mistakes } = sumOf([before, after]);
  const share = mistakes / decisions;
  const error = Math.sqrt(share * (1 - share) * (1 / before.decisions + 1 / after.decisions));
  const difference = shareOf(after) - shareOf(before);
  if (Math.abs(difference) <= SURE * error) return "unclear";
  return difference < 0 ? "rarer" : "more-often";
}

/** The share of decisions that were mistakes, 0 to 1. */
export function shareOf({ decisions, mistakes }: Tally): number {
  return decisions === 0 ? 0 : mistakes / decisions;
}

function sumOf(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { decisions, mistakes }) => ({
      decisions: sum.decisions + decisions,
      mistakes: sum.mistakes + mistakes,
    }),
    NONE,
  );
}
