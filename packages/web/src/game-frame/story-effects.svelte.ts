import { degreeOf, outcomeOf, type Session } from "@tetrarch/engine";
import { endedStuck, endTitleByDegree } from "@tetrarch/play";
import { untrack } from "svelte";
import type { GameUi } from "../games/game-ui.js";
import { HighlightQueue, wordsIn } from "../table/highlights.svelte.js";
import { sideOf } from "../table/shown-table.js";
import { FLIGHT, type Pace } from "../ui/pace.js";
import { settings } from "../ui/settings.svelte.js";
import { play, setAmbience } from "../ui/sound/play.js";
import * as words from "../words/en/game-frame.js";
import { moveHighlights, viewOf } from "./move-highlights.js";
import type { Notice } from "./table-session.svelte.js";

type EffectsPlace = Pick<GameUi, "table" | "highlights" | "celebratesWin">;

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

/** Shows the highlights of moves, plays their sounds and the place's own. Made while a page is set up. */
export class StoryEffects {
  readonly #place: EffectsPlace;
  readonly #game: ShownGame;
  readonly highlights = new HighlightQueue(
    ({ sound, pile }) => void play(sound ?? "flip", { side: pile ? sideOf(pile) : this.#side }),
  );
  /** Where the cards of the last move went: from -1, left, to 1, right. */
  #side = 0;
  #isClosed = false;

  constructor(place: EffectsPlace, game: ShownGame) {
    this.#place = place;
    this.#game = game;
    /** No torch falls silent before it is seen to go out. */
    const ambience = $derived(
      settings.choices.sound
        ? place.highlights.ambience?.(this.highlights.shownView ?? viewOf(game.session))
        : undefined,
    );
    $effect(() => setAmbience(ambience));
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
      if (game.notice.isRefusal) untrack(() => void play("no"));
    });
    $effect(() => {
      if (game.deals?.fresh) untrack(() => void play("shuffle"));
    });
    $effect(() => () => {
      this.#isClosed = true;
      this.highlights.clear();
      setAmbience(undefined);
    });
  }

  #perform(): void {
    const { session, autoplay } = this.#game;
    const { events, before, word } = session.now;
    const { from, to, depth } = this.#place.table.ends(viewOf(session, before), word);
    this.#side = sideOf(to);
    const all = moveHighlights(this.#place, session, this.#game.holds);
    const first = all.findIndex((highlight) => highlight !== undefined);
    // Where moves follow by themselves what comes with each of them is not waited for.
    const shown = all
      .filter((highlight) => highlight !== undefined)
      .filter(({ isBrief, isOnTable }) => !((isBrief || isOnTable) && autoplay?.isRunning));
    // A rare moment is shown no quicker when the game plays by itself.
    const { pace } = shown.some(({ isMoment }) => isMoment) ? settings : (autoplay ?? settings);
    this.highlights.begin(shown, new Set(wordsIn(events.slice(0, Math.max(0, first)))), pace);
    // Cards that the player has moved are heard beside what chance did; of other moves that is all.
    const own = this.highlights.current ? events.slice(0, depth > 0 ? first : 0) : events;
    if (own.length > 0) {
      const flight = FLIGHT[(autoplay ?? settings).pace];
      if (depth > 0 && flight > 0) void play("slide", { side: sideOf(from) });
      const sound = own.map(({ type }) => this.#place.highlights.sounds[type]).find((name) => name);
      void play(sound ?? "place", { side: this.#side, after: flight });
    }
    if (endToneOf(this.#place, session) === "won") void this.#playWin(session);
  }

  /** Once all of the last move was seen, unless it was taken back or the table left. */
  async #playWin({ now }: Session): Promise<void> {
    await this.highlights.ended();
    if (!this.#isClosed && this.#game.session.now === now) void play("win");
  }
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
