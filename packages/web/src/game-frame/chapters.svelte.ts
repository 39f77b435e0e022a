import { type AnyGame, outcomeOf, type Session, type StoryChapter } from "@tetrarch/engine";
import { autoplayWords, type BookChapter, chaptersOf } from "@tetrarch/play";
import { untrack } from "svelte";
import type { GameStory, GameUi } from "../games/game-ui.js";
import type { HighlightQueue } from "../table/highlights.svelte.js";
import { waitForCards } from "../table/shown-table.js";
import { settings } from "../ui/settings.svelte.js";
import { chapters as words } from "../words/en/game-frame.js";

const KEY = "tetrarch chapters";

/** The least moves from one chapter to the next but for those of the end: one that comes sooner opens in another game. */
const LEAST_MOVES = 6;

/** The chapters that have opened in this browser: `four-gods/opening`. */
function readChapters(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}

function noteRead(read: readonly string[]): void {
  try {
    localStorage.setItem(KEY, [...new Set([...readChapters(), ...read])].join(" ").trim());
  } catch {
    // Then they open once more.
  }
}

/** The game whose story it is. */
interface StoryGame {
  readonly session: Session;
  /** With another number it is another game, of which nothing opens by itself. */
  readonly deals: { readonly number: number };
  sayBeside(text: string): void;
}

/** The game that lies on the table at first, and its number among those of the page. */
export interface StoryStart {
  readonly session: Session;
  readonly number: number;
}

/**
 * Opens the chapters that a game's moves bring, each when its move has been seen: highlights are over, cards have landed,
 * and no further move follows by itself.
 */
export class OpenChapters {
  readonly #place: GameUi;
  readonly #game: StoryGame;
  readonly #highlights: HighlightQueue;
  #loading: { readonly game: AnyGame; readonly story: Promise<GameStory | undefined> } | undefined;
  /** The chapters of the game's book that have opened, or were there when the game was opened. */
  #count = 0;
  /** After how many moves the last one opened. */
  #openedAt = Number.NEGATIVE_INFINITY;
  /** The story of the game on the table, once a first act has been seen with it. */
  story = $state.raw<GameStory>();
  /** The chapters that lie open over the table. */
  shown = $state.raw<readonly BookChapter[]>([]);
  /** Whether it is not settled yet which chapters the last act opens. */
  isPending = $state(false);

  /** @param start the game as it lay on the table first: what its moves bring until this is loaded opens, too */
  constructor(place: GameUi, game: StoryGame, highlights: HighlightQueue, start: StoryStart) {
    this.#place = place;
    this.#game = game;
    this.#highlights = highlights;
    let { session: last, number } = start;
    void this.#follow(last, true);
    $effect.pre(() => {
      const { session, deals } = game;
      const isOther = number !== deals.number;
      if (!isOther && session === last) return;
      number = deals.number;
      last = session;
      untrack(() => {
        if (isOther) this.close();
        void this.#follow(session, isOther);
      });
    });
  }

  close(): void {
    this.shown = [];
  }

  async #follow(session: Session, isOther: boolean): Promise<void> {
    this.isPending = !isOther && settings.choices.chapters !== "never";
    const story = await this.#storyOf(session.game);
    const chapters = chaptersOf(session, story?.story);
    this.#count = isOther ? chapters.length : Math.min(this.#count, chapters.length);
    if (isOther) this.#openedAt = Number.NEGATIVE_INFINITY;
    // What was taken back is in no book.
    if (this.shown.some(({ number }) => number > chapters.length)) this.close();
    await this.#highlights.ended();
    await waitForCards();
    // A player who has gone on meanwhile finds it after that move.
    if (this.#game.session !== session) return;
    this.story = story;
    this.isPending = false;
    // The game plays on by itself.
    if (autoplayWords(session, this.#place.table).length > 0) return;
    const latest = chapters.slice(this.#count);
    this.#count = chapters.length;
    const isOver = outcomeOf(session).status !== "playing";
    const isTooSoon = this.shown.length > 0 || session.now.number - this.#openedAt < LEAST_MOVES;
    if (isOver || !isTooSoon) this.#open(latest);
  }

  #open(latest: readonly BookChapter[]): void {
    const { chapters: choice, letterKeys } = settings.choices;
    if (choice === "never") return;
    const read = choice === "once" ? readChapters() : [];
    const wanted = latest.filter(({ chapter }) => !read.includes(this.#keyOf(chapter)));
    if (wanted.length === 0) return;
    this.shown = wanted;
    this.#openedAt = this.#game.session.now.number;
    noteRead(wanted.map(({ chapter }) => this.#keyOf(chapter)));
    const names = wanted.map(({ number, chapter }) => words.chapter(number, chapter.title));
    this.#game.sayBeside(words.chapterCame(names, letterKeys));
  }

  #keyOf({ id }: StoryChapter): string {
    return `${this.#game.session.game.id}/${id}`;
  }

  /** The story of a game. Where it cannot be loaded there is none, until the next act. */
  #storyOf(game: AnyGame): Promise<GameStory | undefined> {
    if (this.#loading?.game !== game) this.#loading = { game, story: this.#load(game) };
    return this.#loading.story;
  }

  async #load(game: AnyGame): Promise<GameStory | undefined> {
    try {
      return await this.#place.story?.(game);
    } catch {
      this.#loading = undefined;
      return undefined;
    }
  }
}
