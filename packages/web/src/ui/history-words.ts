import { capital, messagesOf } from "@tetrarch/engine";
import { type FinishedGame, shownEnd } from "@tetrarch/play";

export { counted } from "@tetrarch/play";

const MOMENT_OF_THIS_YEAR = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});
const MOMENT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

const MINUTE = 60_000;
const MINUTES_IN_HOUR = 60;

/** An end of games in a word or two. */
export function endInWords(end: string): string {
  return capital(end);
}

/** How a finished game ended, as it is called at its table (KK-6). */
export function titleOfEnd(finished: Pick<FinishedGame, "game" | "end" | "stuck" | "degree">): string {
  const end = shownEnd(finished);
  return messagesOf(finished.game).endTitle?.(end, finished.degree) ?? endInWords(end);
}

/** A day, with its year where that is another, and the time, by the clock of where the reader is. */
export function momentInWords(milliseconds: number): string {
  const isThisYear = new Date(milliseconds).getFullYear() === new Date().getFullYear();
  return (isThisYear ? MOMENT_OF_THIS_YEAR : MOMENT).format(milliseconds);
}

/** A day with its year, by the clock of where the reader is. */
export function dayInWords(milliseconds: number): string {
  return DAY.format(milliseconds);
}

/** How long something took. */
export function durationInWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE);
  if (minutes < 1) return "under a minute";
  if (minutes < MINUTES_IN_HOUR) return `${minutes} min`;
  return `${Math.floor(minutes / MINUTES_IN_HOUR)} h ${minutes % MINUTES_IN_HOUR} min`;
}
