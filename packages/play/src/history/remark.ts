import { ok, type Problem, problem, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import { GAME_ID } from "../records/game-id.js";
import { latestOf, type Stamped } from "./stamped.js";

/** What its player has set beside a finished game. Each part is set by itself, and of each the latest setting counts. */
export interface Remark {
  /** The finished game's id. */
  readonly id: string;
  readonly star?: Stamped<boolean> | undefined;
  /** Whether lists leave the game out. It counts in the statistics all the same. */
  readonly hidden?: Stamped<boolean> | undefined;
  /** Plain text, with line ends; empty for none. */
  readonly note?: Stamped<string> | undefined;
}

/** The most characters of a note, counted as JavaScript counts them. */
export const LONGEST_NOTE = 1000;

/** What no note has: characters that are not seen, line ends and tabs aside. */
const UNSEEN = /[^\P{Cc}\n\t]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, "gu");

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));
const set = <Value>(value: v.GenericSchema<Value>) => v.optional(v.strictObject({ value, at: moment }));

const REMARK = v.strictObject({
  id: v.pipe(v.string(), v.regex(GAME_ID)),
  star: set(v.boolean()),
  hidden: set(v.boolean()),
  note: set(
    v.pipe(
      v.string(),
      v.maxLength(LONGEST_NOTE),
      v.check((text) => !UNSEEN.test(text), "a note without unseen characters"),
    ),
  ),
});

/** A note as it is kept of what was typed or pasted. Errors are `too-large`. */
export function noteOf(typed: string): Result<string, Problem> {
  const text = typed.replace(/\r\n?/g, "\n").replace(ALL_UNSEEN, "").trim();
  if (text.length <= LONGEST_NOTE) return ok(text);
  const [most, has] = [LONGEST_NOTE, text.length].map((count) => count.toLocaleString("en-GB"));
  return problem("too-large", `a note has at most ${most} characters, this one has ${has}`);
}

/** Reads a remark from a store or a file, where anything may have happened to it. Errors are `bad-record` and name the place. */
export function readRemark(stored: unknown): Result<Remark, Problem> {
  const parsed = v.safeParse(REMARK, stored);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return problem(
    "bad-record",
    `${v.getDotPath(issue) ?? "remark"}: it is nothing that can be set beside a game`,
  );
}

/** What two remarks on the same game come to. */
export function remarksTogether(one: Remark, other: Remark): Remark {
  const star = latestOf(one.star, other.star);
  const hidden = latestOf(one.hidden, other.hidden);
  const note = latestOf(one.note, other.note);
  return { id: one.id, ...(star && { star }), ...(hidden && { hidden }), ...(note && { note }) };
}
