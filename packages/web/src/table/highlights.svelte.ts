import { FLIGHT, type Pace } from "../ui/pace.js";
import type { Sound } from "../ui/sound/sounds.js";
import { landCards } from "./shown-table.js";

/** An event shown large before its card goes to its place: what chance did, or a moment of the story. */
export interface Highlight {
  /** The code of the card it happened to. */
  readonly card?: string;
  /** The codes of cards that are a whole: they are seen fanned, close, and become the icon. */
  readonly cards?: readonly string[];
  /** An icon's path, on a field of 512 by 512, where there is no card. */
  readonly icon?: string;
  /** What happened, in at most four words. */
  readonly title?: string;
  /** It is rare, and is seen for twice as long. */
  readonly isMoment?: boolean;
  /** Its picture moves for so long, in milliseconds at normal speed, and is seen to its end. */
  readonly lasts?: number;
  /** What a blow took, struck across the card. */
  readonly blow?: number;
  /** What the die shows, 1 to 6. */
  readonly roll?: number;
  /** The pile at which the icon comes, as it belongs there; in the middle without. */
  readonly pile?: string;
  /** The card leaves play with it, beaten. */
  readonly leaves?: boolean;
  /** Which way it went; undefined for neither. */
  readonly tone?: "good" | "bad";
  /** It is paid for the last event before that is not shown, whose sentence stands beneath the table. */
  readonly isPrice?: boolean;
  /** It happens with almost every move: its card itself shows it, for half as long. */
  readonly isBrief?: boolean;
  /** It is seen on the table as well: where moves follow by themselves it is not shown large. */
  readonly isOnTable?: boolean;
  /** It is shown until the player goes on. */
  readonly isHeld?: boolean;
  readonly sound?: Sound;
}

/** A highlight with its line of narration, and what has been seen of its move when it is shown. */
export interface NarratedHighlight extends Highlight {
  readonly line: string;
  /** The sentence beneath the table: its own line, or that of what it is the price of. */
  readonly caption: string;
  readonly event: { readonly type: string };
  /** The lines of the move so far, its own the last. */
  readonly lines: readonly string[];
  /** The view that the place is drawn from. */
  readonly view: unknown;
  /** Whether that view has all that the score counts after the move: then the score is shown, too. */
  readonly hasScore: boolean;
}

/** How long a highlight by itself is shown, in milliseconds. */
const ALONE = 500;
/** Every further highlight of a chain takes so much from each of them, in milliseconds, … */
const TAKEN = 30;
/** … but none is shorter than this. */
const SHORTEST = 350;
/** A rare highlight is shown this many times as long. */
const MOMENT = 2;
const BRIEF = 0.5;
/** A die rolls for 700 ms, and is then read. */
const ROLL = 1000;
/** Cards wait so long for a highlight that is held, in milliseconds: longer than anybody does. */
const HELD = 86_400_000;

/** By pace, how many times as long as at normal speed. */
export const LENGTH: Readonly<Record<Pace, number>> = { off: 0, fade: 1, fast: 0.5, normal: 1, slow: 1.7 };

/** How long each highlight of a chain is shown, in milliseconds. */
export function highlightTimes(highlights: readonly Highlight[], pace: Pace): readonly number[] {
  const each = Math.max(SHORTEST, ALONE - TAKEN * (highlights.length - 1)) * LENGTH[pace];
  return highlights.map(({ isMoment, isBrief, isHeld, roll, lasts }) => {
    if (isHeld) return HELD;
    if (lasts !== undefined) return lasts * LENGTH[pace];
    return roll === undefined ? each * (isMoment ? MOMENT : isBrief ? BRIEF : 1) : ROLL * LENGTH[pace];
  });
}

/** The landing of a card that is shown briefly is awaited at most this many flight times, as a slow device begins late. */
const LATE = 3;

/** How long what follows a highlight waits, in milliseconds: cards of a whole, and a last card that is shown briefly, are seen to land. */
function landingTimes(highlights: readonly Highlight[], pace: Pace): readonly number[] {
  const last = highlights.length - 1;
  return highlights.map(({ cards, isBrief }, index) =>
    index < last ? (cards ? FLIGHT[pace] : 0) : isBrief ? FLIGHT[pace] * LATE : 0,
  );
}

/** When the table shows what has become of the cards, in milliseconds from the first highlight. */
export interface HoldTimes {
  /** By code, when the last highlight of a card is over: the card flies from there. */
  readonly cards: ReadonlyMap<string, number>;
  /** The codes of the cards that the player's own act moved before there was any chance: they go at once. */
  readonly own: ReadonlySet<string>;
  /** When all highlights are over: then everything else moves. */
  readonly end: number;
  /** By code, for how long a card is shown briefly. */
  readonly brief: ReadonlyMap<string, number>;
}

export const NO_HOLD_TIMES: HoldTimes = { cards: new Map(), own: new Set(), end: 0, brief: new Map() };

/**
 * @param own the words of the events before the first highlight
 * @param landings how long what follows each highlight waits
 */
export function holdTimes(
  highlights: readonly Highlight[],
  times: readonly number[],
  own: ReadonlySet<string> = new Set(),
  landings: readonly number[] = [],
): HoldTimes {
  const cards = new Map<string, number>();
  const brief = new Map<string, number>();
  let end = 0;
  for (const [index, { card, isBrief, cards: whole = [] }] of highlights.entries()) {
    const time = times[index] ?? 0;
    end += time;
    if (card && isBrief) brief.set(card, time);
    for (const code of card ? [card] : whole) cards.set(code, end);
    if (index < highlights.length - 1) end += landings[index] ?? 0;
  }
  const wholes = highlights.flatMap(({ cards: whole = [] }) => whole);
  return {
    cards,
    own: new Set([...own].filter((code) => !wholes.includes(code))),
    end,
    brief,
  };
}

/** Every word in plain data: of an event, the codes of its cards among them. */
export function wordsIn(data: unknown): readonly string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(wordsIn) : [];
}

/**
 * Keeps a value beside the cards as it was before the last move until its highlights are over, or a heart would be lost
 * before the blow.
 * @param isHeld whether the earlier value still stands
 * @param now the value as it is now
 * @param part a part of it that changes with every move
 * @returns the value to show; for a `$derived.by`
 */
export function holdUntilShown<Value>(
  isHeld: (before: Value) => boolean,
  now: () => Value,
  part: (value: Value) => unknown,
): () => Value {
  let held: { readonly latest: Value; readonly before: Value } | undefined;
  return () => {
    const latest = now();
    const isMoved = held !== undefined && part(latest) !== part(held.latest);
    const before = (isMoved ? held?.latest : held?.before) ?? latest;
    held = { latest, before: isHeld(before) ? before : latest };
    return held.before;
  };
}

/** So long results are read at least, and for each of their letters, in milliseconds. */
const [READ, READ_LETTER] = [1200, 45];

/** How long results are shown together: long enough to be read, unless the player goes on before. */
export function resultTime(results: readonly NarratedHighlight[]): number {
  return READ + READ_LETTER * results.reduce((letters, { line }) => letters + line.length, 0);
}

/**
 * Shows the highlights of a move one after the other, each with its line. Only pictures wait for it: the game goes on
 * whenever the player does, and the rest is then shown at once, all together.
 */
export class HighlightQueue {
  readonly #onshow: (shown: NarratedHighlight) => void;
  #left: readonly NarratedHighlight[] = [];
  #times: readonly number[] = [];
  #landings: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #resultTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the card of the current highlight lies in its place already. */
  #hasLanded = false;
  /** Whether one of the queue was held until the player went on. */
  #hasHeld = false;
  /** Resolvers of promises for the end of the queue. */
  #waiting: (() => void)[] = [];
  /** The highlight that is shown now. */
  current = $state.raw<NarratedHighlight>();
  /** Whether the cards of the current highlight are on their way: no picture of them is shown any more. */
  isLanding = $state(false);
  /** The highlights that the player has skipped, until the next act or until they are read. */
  results = $state.raw<readonly NarratedHighlight[]>([]);
  /** When the cards of the last move may fly; once its highlights are over, none waits. */
  times: HoldTimes = NO_HOLD_TIMES;

  /** @param onshow called with each highlight when it is shown */
  constructor(onshow: (shown: NarratedHighlight) => void) {
    this.#onshow = onshow;
  }

  /**
   * Begins the highlights of another move. At pace `off` nothing is shown.
   * @param own the codes of cards that the player's own move took before
   */
  begin(highlights: readonly NarratedHighlight[], own: ReadonlySet<string>, pace: Pace): void {
    this.#skipAll();
    this.times = NO_HOLD_TIMES;
    if (pace === "off" || highlights.length === 0) return;
    this.#left = highlights;
    this.#times = highlightTimes(highlights, pace);
    this.#landings = landingTimes(highlights, pace);
    this.times = holdTimes(highlights, this.#times, own, this.#landings);
    this.#next();
  }

  /** The view as far as it has been seen; undefined when all of it has. */
  get shownView(): unknown {
    return this.current?.view;
  }

  /** Whether the highlight that is shown waits for the player. */
  get isHeld(): boolean {
    return this.current?.isHeld === true;
  }

  /** Shows what comes after a highlight that is held. */
  goOn(): void {
    if (!this.isHeld) return;
    this.#next();
  }

  /**
   * Shows at once all that is left, or what comes after a highlight that is held. Returns whether all was shown: then cards
   * still wait, and are to land.
   */
  skip(): boolean {
    if (!this.isHeld) return this.#skipAll();
    this.goOn();
    return false;
  }

  #skipAll(): boolean {
    if (!this.current) {
      this.#showResults([]);
      return false;
    }
    this.times = NO_HOLD_TIMES;
    clearTimeout(this.#timer);
    this.#showResults(this.isLanding ? this.#left : [this.current, ...this.#left]);
    this.#left = [];
    this.#end();
    return true;
  }

  #showResults(results: readonly NarratedHighlight[]): void {
    clearTimeout(this.#resultTimer);
    this.results = results;
    if (results.length === 0) return;
    this.#resultTimer = setTimeout(() => {
      this.results = [];
    }, resultTime(results));
  }

  /** Removes all highlights. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#left = [];
    this.#end();
    this.#showResults([]);
    this.times = NO_HOLD_TIMES;
  }

  /** Settles when no highlight is shown any more. */
  ended(): Promise<void> {
    return this.current ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  #end(): void {
    this.current = undefined;
    this.isLanding = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #next(): void {
    const [next, ...left] = this.#left;
    const [time, ...times] = this.#times;
    const [landing = 0, ...landings] = this.#landings;
    this.#left = left;
    this.#times = times;
    this.#landings = landings;
    this.isLanding = this.#hasLanded = false;
    if (!next) {
      const haveWaited = this.#hasHeld;
      this.#hasHeld = false;
      this.times = NO_HOLD_TIMES;
      this.#end();
      if (haveWaited) landCards();
      return;
    }
    this.current = next;
    this.#hasHeld ||= next.isHeld === true;
    this.#onshow(next);
    if (!next.isHeld) this.#timer = setTimeout(() => this.#land(landing), time);
  }

  /** Called when this card has landed, which was shown briefly: its highlight ends, if its time is over. */
  landed(code: string): void {
    if (this.current?.card !== code) return;
    this.#hasLanded = true;
    if (!this.isLanding) return;
    clearTimeout(this.#timer);
    this.#next();
  }

  #land(time: number): void {
    if (time === 0 || this.#hasLanded) this.#next();
    else {
      this.isLanding = true;
      this.#timer = setTimeout(() => this.#next(), time);
    }
  }
}
