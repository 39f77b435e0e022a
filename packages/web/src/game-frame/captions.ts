import { type GameEvent, messagesOf } from "@tetrarch/engine";
import type { NarratedHighlight } from "../table/highlights.svelte.js";
import type { PileModel } from "../table/model.js";
import * as words from "../words/en/game-frame.js";
import { onePlace, severalPlaces, turnNext } from "../words/en/table.js";
import type { GameController } from "./game-controller.svelte.js";

/** The most letters of a caption with earlier lines, in a game of choices. */
const ROOM = 90;

/** The most letters of how a game ended that are read at once. */
const LONG = 90;

/** What the line beneath a table shows of a highlight. */
export type CaptionedHighlight = Pick<NarratedHighlight, "caption" | "isBrief">;

/** The line beneath any table. */
export interface CaptionLine {
  readonly text: string;
  /** What else there is to it, read at once where it fits. */
  readonly more?: string;
  /** Whether the rest of it is to be read, where not all fits. */
  readonly isOpened?: boolean;
  /** Its classes. */
  readonly tone?: string | undefined;
}

/** The line beneath the table of a game in play. */
interface Caption extends CaptionLine {
  /** `refused` for a notice; a line of the story has none. */
  readonly tone: "" | "refused";
}

/**
 * The line beneath the table of a game in play.
 * @param highlight what is shown large just now
 * @param hasChoices whether all moves are buttons on the table: then several events follow each press
 * @param places in how many places the cards can be laid that were lifted after the last notice
 * @param isNext whether the next card was lifted by itself, as the last one was turned onto one of these places
 */
export function captionOf(
  game: Pick<GameController, "below" | "isOpened" | "lines" | "deals" | "outcome" | "session" | "game"> & {
    readonly autoplay: Pick<GameController["autoplay"], "isRunning" | "text">;
  },
  highlight: CaptionedHighlight | undefined,
  hasChoices: boolean,
  places = 0,
  isNext = false,
): Caption {
  const { below, deals } = game;
  if (highlight?.isBrief) return { text: highlight.caption, tone: "" };
  if (places > 0 && isNext)
    return { text: `${firstSentence(game.lines.at(-1) ?? "")} ${turnNext}`.trimStart(), tone: "" };
  if (places > 0 && !hasChoices) return { text: places > 1 ? severalPlaces : onePlace, tone: "refused" };
  const { text: noticed, more } = below;
  if (noticed !== "" && more !== "") return { text: noticed, more, isOpened: game.isOpened, tone: "refused" };
  if (noticed !== "") return { text: noticed, tone: "refused" };
  // Nothing is announced before it is seen.
  if (highlight) return { text: highlight.caption, tone: "" };
  if (game.autoplay.isRunning && game.outcome.status === "playing")
    return { text: game.autoplay.text, tone: "" };
  const isFirstMove = deals.fresh && game.outcome.status === "playing" && game.session.now.number === 0;
  const text = isFirstMove
    ? [
        firstSentence(messagesOf(game.game.id).story),
        ...game.lines.filter((line) => line === words.canBeWon),
      ].join(" ")
    : lastLines(game.lines, hasChoices ? ROOM : 0);
  if (game.outcome.status === "playing" || text.length <= LONG) return { text, tone: "" };
  // An end in several sentences is never cut within one.
  const beginning = firstSentence(text);
  return { text: beginning, more: text.slice(beginning.length).trim(), tone: "" };
}

/** The members of events that name a pile where something has come to lie, or gone from. */
const PLACES: ReadonlySet<string> = new Set(["cell", "path", "to"]);

/**
 * Where a move's events took place, for listeners: its lines name cards as they are seen, not places.
 * @param lines what they are told besides; a place that it names is not named again
 */
export function placesInWords(
  events: readonly GameEvent[],
  piles: readonly PileModel[],
  lines: string,
): string {
  const ids = new Set(
    events.flatMap((event) =>
      Object.entries<unknown>({ ...event }).flatMap(([key, id]) => (PLACES.has(key) ? [id] : [])),
    ),
  );
  // By whole words: waste I is not named by waste II.
  const wholeWords = (text: string) => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
  const names = piles
    .filter(({ id, name }) => ids.has(id) && !wholeWords(lines).includes(wholeWords(name)))
    .map(({ name }) => name);
  return names.length === 0 ? "" : words.where(names);
}

/** The last line, with as many before it as fit whole into this many letters. */
export function lastLines(lines: readonly string[], letters: number): string {
  const text = lines.at(-1) ?? "";
  const before = lines.at(-2);
  if (before === undefined || before.length + text.length > letters) return text;
  return `${lastLines(lines.slice(0, -1), letters - text.length)} ${text}`;
}

/** The first sentence of a text; all of it when there is no second one. */
export function firstSentence(text: string): string {
  return text.slice(0, text.indexOf(". ") + 1) || text;
}
