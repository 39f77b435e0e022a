import { ok, quote, type Result } from "@tetrarch/engine";
import { type Fault, fault } from "../report.js";

/**
 * The number after an option.
 * @param usual what it is when the option is not there
 */
export function wholeNumber<Usual extends number | undefined>(
  option: string,
  text: string | undefined,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: Usual },
): Result<number | Usual, Fault> {
  if (text === undefined) return ok(usual);
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return ok(number);
  return fault("usage", `${option} ${quote(text)}: expected a whole number, ${least} to ${most}`);
}
