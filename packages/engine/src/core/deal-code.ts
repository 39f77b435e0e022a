import { type Deal, type PackSpec, shuffledDeal } from "./deal.js";
import { type Random, seededRandom } from "./random.js";
import { ok, type Problem, problem, quote, type Result } from "./result.js";

/** The parts of deal codes that belong to one game: two capital letters, and a digit for the check digit. */
export interface DealCodeSpec {
  readonly prefix: string;
  readonly digit: number;
}

/** Deal numbers run from 1 to this. */
export const MOST_DEAL_NUMBER = 999_999_999;

/**
 * The operation table of Damm's check digit (H. M. Damm, 2004): it finds every wrong digit and every swap of two
 * neighbours.
 */
const DAMM = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];

function checkDigit(digits: string): string {
  let interim = 0;
  for (const digit of digits) interim = Number(DAMM[interim]?.[Number(digit)]);
  return String(interim);
}

/**
 * The code of a numbered deal (C-9): prefix, number, check digit, as in `FK-11982-6`.
 * @param number a whole number from 1 to {@link MOST_DEAL_NUMBER}
 */
export function formatDealCode(spec: DealCodeSpec, number: number): string {
  if (!Number.isInteger(number) || number < 1 || number > MOST_DEAL_NUMBER) {
    throw new RangeError(`a deal number is a whole number from 1 to ${MOST_DEAL_NUMBER}, not ${number}`);
  }
  return `${spec.prefix}-${number}-${checkDigit(`${spec.digit}${number}`)}`;
}

const CODE = /^([A-Za-z]{2})-([1-9][0-9]{0,8})-([0-9])$/;

/** Whether a text is meant as a deal code and not as a card list, which has spaces. */
export function looksLikeDealCode(text: string): boolean {
  return !text.includes(" ");
}

/** The number of a deal code; capitals or not. Errors are `bad-deal`: wrong form, another game's, wrong check digit. */
export function parseDealCode(spec: DealCodeSpec, text: string): Result<number, Problem> {
  const match = CODE.exec(text);
  if (!match) {
    return problem(
      "bad-deal",
      `${quote(text)} is not a deal code: expected ${spec.prefix}-NUMBER-CHECK, as in ${formatDealCode(spec, 11982)}`,
    );
  }
  const [, prefix = "", number = "", check = ""] = match;
  if (prefix.toUpperCase() !== spec.prefix) {
    return problem(
      "bad-deal",
      `${text} is a code of another game: this game's codes start with ${spec.prefix}-`,
    );
  }
  if (checkDigit(`${spec.digit}${number}`) !== check) {
    const meant = formatDealCode(spec, Number(number));
    return problem(
      "bad-deal",
      `the check digit of ${text} is wrong: a digit is mistyped, or the code is ${meant}`,
    );
  }
  return ok(Number(number));
}

/** The deal of a number: the same on every machine and in every later version (C-9, pinned by tests). */
export function numberedDeal(pack: PackSpec, number: number): Deal {
  return shuffledDeal(pack, seededRandom(number));
}

/** A number for a new deal. */
export function randomDealNumber(random: Random): number {
  return random(MOST_DEAL_NUMBER) + 1;
}

/**
 * The number of a day's deal: its date read as a number, `2026-11-21` as 20261121. Errors are `bad-deal`.
 * @param date a day of the Gregorian calendar as `YYYY-MM-DD`, years 1000–9999
 */
export function dailyDealNumber(date: string): Result<number, Problem> {
  const match = /^([1-9]\d{3})-(\d\d)-(\d\d)$/.exec(date);
  if (!match) return problem("bad-deal", `${quote(date)} is not a date: expected YYYY-MM-DD`);
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12) return problem("bad-deal", `${date} has no such month`);
  if (day < 1 || day > daysInMonth(year, month)) return problem("bad-deal", `${date} has no such day`);
  return ok(year * 10_000 + month * 100 + day);
}

function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
