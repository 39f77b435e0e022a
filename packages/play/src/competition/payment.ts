import { ok, type Problem, problem, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import { GAME_ID } from "../records/game-id.js";
import { LONGEST_NAME } from "./names.js";

/**
 * Two have settled between them what one owed the other: a line in the book, which is never changed. It names each contest that it
 * settles, so that the same debt, settled in two copies of a book, is settled once when they meet.
 */
export interface Payment {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Who owed, by name. */
  readonly debtor: string;
  readonly creditor: string;
  readonly unit: string;
  /** What was owed: more than 0. */
  readonly amount: number;
  /** What the debtor owed by each contest that was not settled; less than 0 where the creditor did. */
  readonly contests: readonly { readonly id: string; readonly amount: number }[];
}

const id = v.pipe(v.string(), v.regex(GAME_ID));
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_NAME));
const amount = v.pipe(v.number(), v.safeInteger());

const PAYMENT = v.strictObject({
  id,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  debtor: name,
  creditor: name,
  unit: name,
  amount: v.pipe(amount, v.minValue(1)),
  contests: v.array(v.strictObject({ id, amount })),
});

/** Checks the shape of a payment from a store or a file. Errors are `bad-series`. */
export function readPayment(stored: unknown): Result<Payment, Problem> {
  const parsed = v.safeParse(PAYMENT, stored);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return problem("bad-series", `${v.getDotPath(issue) ?? "payment"}: ${issue.message}`);
}
