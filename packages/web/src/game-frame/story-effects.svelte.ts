import { degreeOf, type GameEvent, outcomeOf, type Session } from "@tetrarch/engine";
import { endedStuck, endTitleByDegree, lastLines } from "@tetrarch/play";
import { untrack } from "svelte";
import type { GameUi } from "../games/game-ui.js";
import { HighlightQueue, type NarratedHighlight, wordsIn } from "../table/highlights.svelte.js";
import type { Pace } from "../ui/pace.js";
import { settings } from "../ui/settings.svelte.js";
import { play, type Sound } from "../ui/sound/play.js";
import * as words from "../words/en/game-frame.js";
import type { Notice } from "./table-session.svelte.js";

/** A game, or an exercise, whose moves are shown. */
interface ShownGame {
  readonly session: Session;
  readonly notice: Notice;
  /** Absent where no deal is ever new. */
  readonly deals?: { readonly fresh: boolean };
  /** The types of events whose highlights are held until the player goes on. */
  readonly holds?: readonly string[];
  /** Absent where no move is ever made by itself. */
  readonly autoplay?: { readonly pace: Pace; readonly isRunning: boolean };
}

/** Shows the highlights of moves and plays their sounds. Made while a page is set up. */
export class StoryEffects {
  readonly #place: Pick<GameUi, "highlights" | "celebratesWin">;
  readonly #game: ShownGame;
  readonly highlights = new HighlightQueue(({ sound }) => hear(sound ?? "flip"));

  constructor(place: Pick<GameUi, "highlights" | "celebratesWin">, game: ShownGame) {
    this.#place = place;
    this.#game = game;
    let last = game.session.now;
    // Before the table draws the move: cards wait for their highlights.
    $effect.pre(() => {
      const { now } = game.session;
      if (now === last) return;
      const isNext = now.before === last;
      last = now;
      if (isNext) untrack(() => this.#perform());
      else this.highlights.clear();
    });
    $effect(() => {
      if (game.notice.isRefusal) untrack(() => hear("no"));
    });
    $effect(() => {
      if (game.deals?.fresh) untrack(() => hear("shuffle"));
    });
    $effect(() => () => this.highlights.clear());
  }

  #perform(): void {
    const { session, autoplay } = this.#game;
    const { events } = session.now;
    const lines = lastLines(session);
    const all = events.map((event, index) => this.#highlightOf(event, lines[index] ?? ""));
    const first = all.findIndex((highlight) => highlight !== undefined);
    // Where moves follow by themselves what comes with each of them is not waited for.
    const shown = all
      .filter((highlight) => highlight !== undefined)
      .filter(({ isBrief }) => !(isBrief && autoplay?.isRunning));
    // A moment with a title is shown no quicker when the game plays by itself.
    const { pace } = shown.some(({ title }) => title) ? settings : (autoplay ?? settings);
    this.highlights.begin(shown, new Set(wordsIn(events.slice(0, Math.max(0, first)))), pace);
    const sound = events.map(({ type }) => this.#place.highlights.sounds[type]).find((name) => name);
    if (endToneOf(this.#place, session) === "won") hear("win");
    else if (!this.highlights.current) hear(sound ?? "card");
  }

  #highlightOf(event: GameEvent, line: string): NarratedHighlight | undefined {
    const { highlights } = this.#place;
    const highlight = highlights.highlight(event);
    const sound = highlights.sounds[event.type];
    const isHeld = this.#game.holds?.includes(event.type) ?? false;
    return highlight && { ...(sound && { sound }), ...highlight, line, ...(isHeld && { isHeld }) };
  }
}

function hear(sound: Sound): void {
  const { choices } = settings;
  if (choices.sound) void play(sound, choices.volume);
}

/** The title of the dialog at the end of a game. */
export function endTitleOf(place: Pick<GameUi, "endTitles">, session: Session): string {
  return endTitleByDegree(session) ?? usualTitle(place, session);
}

function usualTitle({ endTitles }: Pick<GameUi, "endTitles">, session: Session): string {
  const { status } = outcomeOf(session);
  if (status === "won") return words.won;
  if (endedStuck(session)) return words.stuck;
  return session.resigned ? words.resigned : (endTitles?.[status] ?? words.lost);
}

/** The tone of the end of a game: a win that is celebrated, a way out of its own (TK-22), a loss. */
export function endToneOf(
  { celebratesWin }: Pick<GameUi, "celebratesWin">,
  session: Session,
): "won" | "other" | "lost" {
  const { status } = outcomeOf(session);
  if (status === "won") return celebratesWin?.(degreeOf(session)) === false ? "lost" : "won";
  return status === "lost" ? "lost" : "other";
}
