/** The player's clock, a port. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The day where the player is, as `YYYY-MM-DD`. */
  today(): string;
}

/** What of a moment a day is read from, by the player's own clock: what JavaScript's dates have. */
export interface LocalMoment {
  getFullYear(): number;
  /** 0 for January. */
  getMonth(): number;
  getDate(): number;
}

/** The day at a moment as the player's own clock has it, `YYYY-MM-DD`. */
export function localDay(moment: LocalMoment): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
