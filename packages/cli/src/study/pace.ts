const grouped = new Intl.NumberFormat("en");

/** How fast a study goes and how long it still takes, in words. */
export interface Pace {
  /** `123 a second`, `7 a minute`. */
  readonly rate: string;
  /** `2 h 5 min`. */
  readonly left: string;
}

/**
 * @param done deals done since the start
 * @param seconds the time since then
 * @param left deals still to do
 */
export function paceOf(done: number, seconds: number, left: number): Pace {
  if (done === 0 || seconds === 0) return { rate: "–", left: left === 0 ? durationInWords(0) : "–" };
  const rate = done / seconds;
  return { rate: rateInWords(rate), left: durationInWords(left / rate) };
}

function rateInWords(aSecond: number): string {
  if (aSecond >= 10) return `${grouped.format(Math.round(aSecond))} a second`;
  if (aSecond >= 1) return `${aSecond.toFixed(1)} a second`;
  return `${(aSecond * 60).toFixed(1)} a minute`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function durationInWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < MINUTE) return `${whole} s`;
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)} min ${whole % MINUTE} s`;
  if (whole < DAY) return `${Math.floor(whole / HOUR)} h ${Math.floor((whole % HOUR) / MINUTE)} min`;
  return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / HOUR)} h`;
}
