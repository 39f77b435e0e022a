/** What is asked of an event: every member named here is there and equal; lists are equal as wholes. */
export interface Traits {
  readonly [member: string]: string | number | boolean | null | readonly string[] | Traits;
}

/** When a level is reached: data, so that a lesson can be read, checked and told without being run. */
export type Goal =
  /** An event of this type has happened since the level began, with these traits. */
  | { readonly type: "event"; readonly event: string; readonly with?: Traits }
  /** The game has ended so. */
  | { readonly type: "ends"; readonly status: string }
  /** All of these at once. */
  | { readonly type: "all"; readonly goals: readonly Goal[] };

/** What is said when a likely wrong move has been played and is seen to fail. */
export interface Answer {
  /** A move word; each `*` in it stands for any letters, digits and signs: `s-*`. */
  readonly move: string;
  readonly says: string;
}

/** A deal that shows one thing clearly. */
export interface LessonDeal {
  /** The numbered deal it is made from (C-9). */
  readonly code: string;
  /** Cards that lie elsewhere than there: by the place in the deal of the first, counted from 0, codes with spaces between. */
  readonly placed?: Readonly<Record<number, string>>;
  /** The die rolls that come first, with spaces between. */
  readonly rolls?: string;
}

/** A small thing to do. Each of its sentences has at most a dozen words. */
export interface Level {
  /** Its name in addresses: `a-king-leads`. */
  readonly id: string;
  /** What is to be done, always in sight. */
  readonly goal: string;
  /** What there is to know before the first try; not said again when it fails. */
  readonly opening?: string;
  readonly deal: LessonDeal;
  /** The moves that lead to the position, with spaces between. */
  readonly before?: string;
  readonly reached: Goal;
  /** The piles where the eye should go, as the engine's table names them. */
  readonly lit: readonly string[];
  /** One way to reach the goal: move words with spaces between. */
  readonly solution: string;
  readonly answers?: readonly Answer[];
  /** What is said to any other move after which the solution does not lead to the goal any more. */
  readonly otherwise: string;
  /** What has been learnt. */
  readonly success: string;
  /** The numbers of the rules it shows. */
  readonly rules: readonly string[];
}

/** How one solitaire is learnt by playing it. */
export interface Course {
  /** The solitaire's id. */
  readonly game: string;
  readonly levels: readonly Level[];
  /** What a beginner can do without, by rule number, each with the reason. All other rules are met by some level. */
  readonly leftOut: Readonly<Record<string, string>>;
}

/** The words of a line of moves. */
export function wordsOf(line: string): readonly string[] {
  return line === "" ? [] : line.split(" ");
}
