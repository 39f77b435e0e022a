/** Members that an event must have, with equal values; lists are compared as wholes. */
export interface Traits {
  readonly [member: string]: string | number | boolean | null | readonly string[] | Traits;
}

/**
 * What has happened or lies on the table, as data, so that a test can check a course. As the goal of a level its events
 * are those since the level began; in an answer they are those of the move alone.
 */
export type Goal =
  /** An event of this type has happened, with these traits. */
  | { readonly type: "event"; readonly event: string; readonly with?: Traits }
  /** No such event has happened. */
  | { readonly type: "none"; readonly event: string; readonly with?: Traits }
  /**
   * A card lies directly on another, null being the bottom of a pile. Without `card` it is any card, without `pile` in
   * any pile.
   */
  | {
      readonly type: "lies";
      readonly card?: string;
      readonly on: string | null;
      readonly pile?: string;
    }
  /** The game has ended so. */
  | { readonly type: "ends"; readonly status: string }
  /** All goals are reached. */
  | { readonly type: "all"; readonly goals: readonly Goal[] }
  /** At least one goal is reached. */
  | { readonly type: "any"; readonly goals: readonly Goal[] };

/** The reply to a move after which the goal is out of reach. No other move is refused. */
export interface Answer {
  /** What the move has done: its own events, and the table after it. */
  readonly when: Goal;
  readonly says: string;
  /** The moves that show the consequence, played on before the move is taken back; separated by spaces. */
  readonly shows?: string;
}

export interface LessonDeal {
  /** The numbered deal it is made from (C-9). */
  readonly code: string;
  /** Cards in other places than there: by the first place in the deal, from 0, codes separated by spaces. */
  readonly placed?: Readonly<Record<number, string>>;
  /** The first die rolls, separated by spaces. */
  readonly rolls?: string;
}

/** A small task. Each of its sentences has at most twelve words. */
export interface Level {
  /** Name in addresses: `a-king-leads`. */
  readonly id: string;
  /** The task, always in sight. */
  readonly goal: string;
  /** What to know before the first try; not repeated when it fails. */
  readonly opening?: string;
  readonly deal: LessonDeal;
  /** The moves that lead to the position, separated by spaces. */
  readonly before?: string;
  readonly reached: Goal;
  /**
   * The question of the level: which card to take, or where to lay it, in the moves from this pile. A place that is asked
   * is not highlighted; where the card is asked nothing is.
   */
  readonly asks?: { readonly end: "card" | "place"; readonly from: string };
  /**
   * The shortest way to the goal: move words separated by spaces. Where the next level has no deal of its own, every
   * way to the goal ends in the same position.
   */
  readonly solution: string;
  readonly answers?: readonly Answer[];
  /** The types of events that are shown large until the learner goes on. */
  readonly holds?: readonly string[];
  /** The reply when the goal is reached. */
  readonly success: string;
  /** The numbers of the rules that the level shows. */
  readonly rules: readonly string[];
}

export interface Course {
  /** The solitaire's id. */
  readonly game: string;
  readonly levels: readonly Level[];
  /** By rule number, why no level shows the rule. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** A course as it is written: a level without a deal continues after the solution of the level above. */
interface WrittenCourse extends Omit<Course, "levels"> {
  readonly levels: readonly (Omit<Level, "deal"> & Partial<Pick<Level, "deal">>)[];
}

/** Fills in each level's deal and all moves that lead to its position. */
export function course({ levels, ...rest }: WrittenCourse): Course {
  const complete: Level[] = [];
  for (const { deal, before = "", ...level } of levels) {
    const last = deal ? undefined : complete.at(-1);
    const line = last ? [last.before, last.solution, before].filter((moves) => moves).join(" ") : before;
    const begun = deal ?? last?.deal;
    if (!begun) throw new Error(`level ${level.id} has no deal`);
    complete.push({ ...level, deal: begun, before: line });
  }
  return { ...rest, levels: complete };
}

export function wordsOf(line: string): readonly string[] {
  return line === "" ? [] : line.split(" ");
}
