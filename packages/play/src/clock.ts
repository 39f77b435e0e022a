/** The player's clock, a port. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The player's local day, `YYYY-MM-DD`. */
  today(): string;
}

/** The part of a JavaScript date that gives the local day. */
export interface LocalMoment {
  getFullYear(): number;
  /** 0 for January. */
  getMonth(): number;
  getDate(): number;
}

/** The local day of a moment, `YYYY-MM-DD`. */
export function localDay(moment: LocalMoment): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
