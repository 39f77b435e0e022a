/** A month of the Gregorian calendar. */
export interface Month {
  readonly year: number;
  /** From 1 for January. */
  readonly number: number;
}

const NAME = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The month of a day, `YYYY-MM-DD`. */
export function monthOf(day: string): Month {
  return { year: Number(day.slice(0, 4)), number: Number(day.slice(5, 7)) };
}

/** The month a number of months later. */
export function monthLater({ year, number }: Month, months: number): Month {
  const count = year * 12 + number - 1 + months;
  return { year: Math.floor(count / 12), number: (count % 12) + 1 };
}

/** `November 2026`. */
export function monthInWords(month: Month): string {
  return NAME.format(firstOf(month));
}

/** `21 November 2026`. @param day `YYYY-MM-DD` */
export function dayInWords(day: string): string {
  return DAY.format(new Date(`${day}T00:00Z`));
}

/** The days of a month as `YYYY-MM-DD`, week by week from Monday; undefined where a week has days of another month. */
export function weeksOf(month: Month): readonly (readonly (string | undefined)[])[] {
  const before = (firstOf(month).getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(month.year, month.number, 0)).getUTCDate();
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= count ? `${month.year}-${two(month.number)}-${two(day)}` : undefined;
    }),
  );
}

function firstOf({ year, number }: Month): Date {
  return new Date(Date.UTC(year, number - 1, 1));
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
