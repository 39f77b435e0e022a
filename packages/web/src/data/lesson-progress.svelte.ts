import type { LessonProgress } from "@tetrarch/play";
import type { Course } from "@tetrarch/play/lessons";
import { BrowserMirror } from "./mirror.js";
import { reasonOf } from "./storage-reason.js";

const KEY = "tetrarch lessons";
/** All of it lies under one key there. */
const COPY = ["lessons", "reached"] as const;

/** Which levels have been reached, by solitaire. */
type Reached = Readonly<Record<string, readonly string[]>>;

/** How far the player has come in the lessons, kept in this browser where it keeps anything, with a second copy. */
class Progress {
  readonly #copies = new BrowserMirror();
  #reached = $state.raw<Reached>({});
  /** What the player has to be told of it; empty when it is nothing. */
  news = $state("");
  /** Why what was reached last lies nowhere but in this page; empty when it is kept. */
  trouble = $state("");

  constructor() {
    const kept = read();
    this.#reached = kept ?? {};
    if (kept) return;
    this.news = "How far you had come in the lessons could not be read: they begin anew.";
    this.#write();
  }

  /** By solitaire, for those of which something was reached. */
  get all(): readonly LessonProgress[] {
    return Object.entries(this.#reached)
      .filter(([, levels]) => levels.length > 0)
      .map(([game, levels]) => ({ game, levels: [...levels].sort() }));
  }

  /** Merges imported levels; returns of how many solitaires something of it is new here. */
  add(lessons: readonly LessonProgress[]): number {
    const there = together(this.#reached, read() ?? {});
    const isNews = ({ game, levels }: LessonProgress) =>
      levels.some((level) => !there[game]?.includes(level));
    const news = lessons.filter(isNews);
    const others = news.map(({ game, levels }): Reached => ({ [game]: levels }));
    this.#reached = others.reduce(together, there);
    if (news.length > 0) this.#write();
    return news.length;
  }

  /** Brings this and its second copy in step: the browser may have cleared one of them. */
  async mend(): Promise<void> {
    const found = await this.#copies.read(...COPY);
    const copy = isReached(found) ? found : {};
    this.add(Object.entries(copy).map(([game, levels]) => ({ game, levels })));
    const isMissing = ([game, levels]: [string, readonly string[]]) =>
      levels.some((level) => !copy[game]?.includes(level));
    if (Object.entries(this.#reached).some(isMissing)) this.#copy();
  }

  has({ game }: Course, level: string): boolean {
    return this.#reached[game]?.includes(level) ?? false;
  }

  /** The first level that has not been reached; the first of all when there is none. */
  nextIn(course: Course): number {
    return Math.max(
      0,
      course.levels.findIndex(({ id }) => !this.has(course, id)),
    );
  }

  reach(course: Course, level: string): void {
    if (this.has(course, level)) return;
    // Another tab may have come further meanwhile.
    const all = together(this.#reached, read() ?? {});
    this.#reached = together(all, { [course.game]: [level] });
    this.#write();
  }

  #write(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#reached));
      this.trouble = "";
    } catch (error) {
      // It holds as long as the page is open.
      this.trouble = `How far you are in the lessons cannot be kept: ${reasonOf(error)}.`;
    }
    this.#copy();
  }

  #copy(): void {
    void this.#copies.write(...COPY, this.#reached, Date.now());
  }
}

function together(one: Reached, other: Reached): Reached {
  const games = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries(
    [...games].map((game) => [game, [...new Set([...(one[game] ?? []), ...(other[game] ?? [])])]]),
  );
}

/** Reads the levels reached; undefined for what no version of the app has written. */
function read(): Reached | undefined {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return {};
  }
  if (text === null) return {};
  try {
    const found: unknown = JSON.parse(text);
    return isReached(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isReached(found: unknown): found is Reached {
  if (typeof found !== "object" || found === null || Array.isArray(found)) return false;
  return Object.values(found).every(
    (levels) => Array.isArray(levels) && levels.every((level) => typeof level === "string"),
  );
}

export const progress = new Progress();
