import { type Ends, legalWords, type Pile, type Session } from "@tetrarch/engine";

/** Games tried from a move, with hidden cards dealt at random. */
export interface HintTrials {
  readonly games: number;
  /** The part won, 0 to 1. */
  readonly won: number;
  /** The turned cards after which each game ended with its expected chance; undefined for whole games. */
  readonly cards: number | undefined;
}

/** The move of a fair player, and its reason. */
export interface Hint {
  readonly word: string;
  /** The code of the rule of thumb, from a player with such rules. */
  readonly rule: string | undefined;
  /** The trials of this move, from a player that tries moves. */
  readonly trials: HintTrials | undefined;
  /** The chance to win with this move, 0 to 1, from a player that evaluates positions. */
  readonly chance: number | undefined;
  /** The expected points of this move, in games where they count without a win. */
  readonly points: number | undefined;
  /** Whether a win is very unlikely. */
  readonly hopeless: boolean;
  /** Whether every legal move surely ends the game lost. */
  readonly isLost: boolean;
  /** Whether nothing can come of any move: then none is advised, and `word` is one as good as another. */
  readonly isNothingLeft: boolean;
  /** The words of the adviser's plan, `word` the first; empty from one that does not plan. */
  readonly plan: readonly string[];
  /** What the next hint names, after a move that only gives something up; undefined after another. */
  readonly next?: string | undefined;
  /** Moves of equal worth within the player's error. */
  readonly equals: readonly string[];
  /** Moves of less worth. */
  readonly worse: readonly string[];
  /** By how much more often it wins than the next best move, 0 to 1; undefined where another is as good, or that is unknown. */
  readonly lead?: number | undefined;
}

/** The question for a hint. Nothing in it depends on hidden cards. */
export interface HintQuestion {
  /** The game's id. */
  readonly game: string;
  readonly view: unknown;
  /** The words of all legal moves, sorted. */
  readonly legal: readonly string[];
  /** The legal move that leads back to the position before the last move; undefined where none does. */
  readonly back?: string | undefined;
}

/** The question for a hint in the present position. `helped` must be stored before the answer is shown (C-10). */
export function hintQuestion(session: Session): HintQuestion {
  const { game, now } = session;
  const legal = legalWords(session);
  return { game: game.id, view: game.view(now.state), legal, back: wordBack(session, legal) };
}

/** What lies on a table, and which cards a move word takes where. */
export interface TableEnds {
  piles(view: unknown): readonly Pick<Pile, "id" | "cards">[];
  ends(view: unknown, word: string): Pick<Ends, "from" | "depth" | "to">;
}

/** The legal moves that lay the same cards on another empty pile of the same kind: they look the same, and are. */
export function twinsOf(
  table: TableEnds,
  view: unknown,
  word: string,
  legal: readonly string[],
): readonly string[] {
  const piles = table.piles(view);
  const isEmpty = (pile: string) => piles.some(({ id, cards }) => id === pile && cards.length === 0);
  const kindOf = (pile: string) => pile.replace(/\d+$/, "");
  const { from, depth, to } = table.ends(view, word);
  if (!isEmpty(to)) return [];
  return legal.filter((other) => {
    const ends = table.ends(view, other);
    const isSame = ends.from === from && ends.depth === depth && kindOf(ends.to) === kindOf(to);
    return isSame && ends.to !== to && isEmpty(ends.to);
  });
}

/** What turns a card up changes the view for good: so nothing hidden has a part in it. */
function wordBack({ game, now }: Session, legal: readonly string[]): string | undefined {
  if (!now.before) return undefined;
  const before = JSON.stringify(game.view(now.before.state));
  return legal.find((word) => {
    const { state } = game.play(now.state, game.parseMove(word));
    return JSON.stringify(game.view(state)) === before;
  });
}

/** A move and its worth by a fair player. */
export interface WeighedMove {
  readonly word: string;
  /** The chance to win, 0 to 1. */
  readonly win: number;
  /** The standard error of `win`; 0 from a player that does not try moves. */
  readonly error: number;
  /** The number of trials; 0 from a player that evaluates positions. */
  readonly visits: number;
  /** The expected points, where points count without a win. */
  readonly points?: number;
}

/** The data for a hint: a fair player's advice, and an evaluation. */
export interface HintAdvice {
  readonly word: string;
  /** The code of the rule of thumb, from a player with such rules. */
  readonly rule: string | undefined;
  /** The weighed moves, best first, beginning with `word`; empty from a player that weighs none. */
  readonly moves: readonly WeighedMove[];
  /** As in `HintTrials`. */
  readonly cards: number | undefined;
  /** As in `Hint`. */
  readonly plan: readonly string[];
  /** Whether the player would resign; undefined where it gives no answer. */
  readonly resigns: boolean | undefined;
  /** As in `Hint`. */
  readonly isLost: boolean;
  /** The position's chance to win; undefined where none was measured. */
  readonly chance: number | undefined;
}

/** Whether two moves are of equal worth; `error` is the standard error of their difference. */
export type AreEqual = (best: WeighedMove, played: WeighedMove, error: number, legal: number) => boolean;

/** What differs by less is called about as good where it was not tried: one of a hundred games. */
export const ABOUT_AS_GOOD = 0.01;
/** A lower chance counts as hopeless. */
const HOPELESS = 0.005;

/** What a move gives up, as the view says it; undefined for a move that is not compared by that. */
export type CostOf = (word: string) => number | undefined;

/** What else speaks for or against moves that are about as good. */
export interface HintPreferences {
  /** The move that leads back to the position just left: it is advised only where no other is about as good. */
  readonly back?: string | undefined;
  /** By what a move is passed over for one that an analysis would call good, too. */
  readonly costs?:
    | {
        readonly costOf: CostOf;
        readonly areGood: AreEqual;
        /** Whether a move may do harm by a roll of the die: beside one that does not, it is not named as about as good. */
        readonly isGamble?: (word: string) => boolean;
      }
    | undefined;
}

/** The hint from an advice. Of moves that are good it names the one that gives up least. */
export function hintFrom(
  advice: HintAdvice,
  areEqual: AreEqual,
  { back, costs }: HintPreferences = {},
): Hint {
  const hint = hintOf(advice, areEqual);
  const alternatives = (costs ? hintOf(advice, costs.areGood) : hint).equals.filter((each) => each !== back);
  const cheapest = costs && cheapestOf(advice, alternatives, costs.costOf);
  const [onward] = hint.equals;
  const word = cheapest ?? (hint.word === back ? onward : undefined) ?? hint.word;
  const winOf = (each: string) => advice.moves.find((move) => move.word === each)?.win ?? 0;
  const isNear = (other: string) =>
    hint.trials !== undefined || Math.abs(winOf(other) - winOf(word)) < ABOUT_AS_GOOD;
  const equals = [hint.word, ...alternatives].filter(
    (other) =>
      other !== word && other !== back && isNear(other) && !(costs && givesUpMore(other, word, costs)),
  );
  return { ...hint, word, equals, rule: word === hint.word ? hint.rule : undefined };
}

/** Whether a move gives up more than another, risks more, or cannot be compared with it: it is not named as one about as good. */
function givesUpMore(
  word: string,
  other: string,
  { costOf, isGamble }: NonNullable<HintPreferences["costs"]>,
): boolean {
  if (isGamble?.(word) && !isGamble(other)) return true;
  const [cost, least] = [costOf(word), costOf(other)];
  return cost === undefined ? least !== undefined : cost > (least ?? 0);
}

/** The move that costs least of those that are as good as the advised one; undefined where none costs less. */
function cheapestOf({ word }: HintAdvice, equals: readonly string[], costOf: CostOf): string | undefined {
  let least = costOf(word) ?? 0;
  let cheapest: string | undefined;
  for (const equal of equals) {
    const cost = costOf(equal) ?? least;
    if (cost < least) [least, cheapest] = [cost, equal];
  }
  return cheapest;
}

function hintOf(advice: HintAdvice, areEqual: AreEqual): Hint {
  const { word, moves } = advice;
  const [best, ...others] = moves;
  const isTried = best !== undefined && best.visits > 0;
  // The calibration was measured on positions, whose chance is that of their best move.
  const chance = best && !isTried ? advice.chance : undefined;
  const win = isTried ? best.win : chance;
  const isAsGood = (move: WeighedMove) =>
    // The player had dismissed a move that was tried less often.
    best !== undefined &&
    move.visits >= best.visits &&
    areEqual(best, move, Math.hypot(best.error, move.error), moves.length);
  const equals = others.filter(isAsGood).map((move) => move.word);
  const [next] = others;
  const isCompared = best && next && win !== undefined && equals.length === 0 && next.visits >= best.visits;
  return {
    word,
    rule: advice.rule,
    trials: isTried ? { games: best.visits, won: best.win, cards: advice.cards } : undefined,
    chance,
    points: best?.points,
    isLost: advice.isLost,
    isNothingLeft: advice.resigns === true && moves.length === 0,
    plan: advice.plan,
    hopeless: advice.resigns ?? (win !== undefined && win < HOPELESS),
    equals,
    worse: others.filter((move) => !isAsGood(move)).map((move) => move.word),
    // As the chance of the position is not by the same scale, the share of it counts.
    lead: isCompared && best.win > next.win ? win * (1 - next.win / best.win) : undefined,
  };
}
