interface Contender<Choice> {
  readonly choice: Choice;
  visits: number;
  wins: number;
  /** How often it won where the rule's own choice did not, and the other way round. */
  better: number;
  worse: number;
}

/** What samples said of one choice. */
export interface ChoiceStatistics<Choice> {
  readonly choice: Choice;
  /** The share of its samples that could be won after it, 0 to 1. */
  readonly value: number;
  /** The standard error of `value`. */
  readonly error: number;
  readonly visits: number;
}

/** By how many standard errors a choice must be better than the rule's own to be taken instead. */
const MARGIN = 1.5;

/**
 * A race of choices on the same samples, the rule of thumb's own first.
 * Only samples that one of two wins and the other does not tell them apart; the others add no noise.
 */
export class PairedRace<Choice> {
  readonly #all: readonly Contender<Choice>[];
  #racing: readonly Contender<Choice>[];

  /** @param choices one or more */
  constructor(choices: readonly Choice[]) {
    this.#all = choices.map((choice) => ({ choice, visits: 0, wins: 0, better: 0, worse: 0 }));
    this.#racing = this.#all;
  }

  /** Those still compared; when only the rule's own is left, nothing is to be found out any more. */
  get racing(): readonly Choice[] {
    return this.#racing.map(({ choice }) => choice);
  }

  /** Takes in one sample. @param won whether it can be won after each choice in the race */
  add(won: readonly boolean[]): void {
    for (const [index, contender] of this.#racing.entries()) {
      contender.visits++;
      if (won[index]) contender.wins++;
      if (won[index] && !won[0]) contender.better++;
      if (won[0] && !won[index]) contender.worse++;
    }
  }

  /** Those no better than the rule's own so far leave the race. */
  cut(): void {
    this.#racing = this.#racing.filter(({ better, worse }, index) => index === 0 || better > worse);
  }

  /** Best first: the winner, then by value, on a tie by the rule of thumb; only those that were tried. */
  standings(): readonly ChoiceStatistics<Choice>[] {
    const winner = this.#winner();
    const rest = this.#all.filter((contender) => contender !== winner);
    rest.sort((a, b) => b.wins / b.visits - a.wins / a.visits);
    return winner.visits === 0 ? [] : [winner, ...rest].map(standing);
  }

  #winner(): Contender<Choice> {
    let winner = this.#all[0] as Contender<Choice>;
    for (const contender of this.#racing) {
      const { wins, better, worse } = contender;
      if (wins > winner.wins && better - worse >= MARGIN * Math.sqrt(better + worse)) winner = contender;
    }
    return winner;
  }
}

function standing<Choice>({ choice, visits, wins }: Contender<Choice>): ChoiceStatistics<Choice> {
  const value = wins / visits;
  return { choice, value, error: Math.sqrt((value * (1 - value)) / visits), visits };
}
