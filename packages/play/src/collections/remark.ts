import { ok, type Problem, problem, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import { GAME_ID } from "../session/game-record.js";
import { type Kind, moment, reading } from "./kind.js";

/** A value that can be set again and again, on several devices, with the moment in which it was set. */
export interface Stamped<Value> {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The star, note and hiding that a player has set on a finished game. Of each part the latest setting counts. */
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

/** Characters that no note has: those that are not seen, line ends and tabs aside. */
const UNSEEN = /[^\P{Cc}\n\t]/u;
const ALL_UNSEEN = new RegExp(UNSEEN, "gu");

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

export const remarks: Kind<Remark, "remark"> = {
  field: "remark",
  version: 1,
  read: reading(REMARK, "remark", "it is nothing that can be set on a game"),
  key: ({ id }) => id,
  merge(a, b) {
    const star = latestOf(a.star, b.star);
    const hidden = latestOf(a.hidden, b.hidden);
    const note = latestOf(a.note, b.note);
    return { id: a.id, ...(star && { star }), ...(hidden && { hidden }), ...(note && { note }) };
  },
};

/** A note as it is kept of what was typed or pasted. Errors are `too-large`. */
export function noteOf(typed: string): Result<string, Problem> {
  const text = typed.replace(/\r\n?/g, "\n").replace(ALL_UNSEEN, "").trim();
  if (text.length <= LONGEST_NOTE) return ok(text);
  const [most, has] = [LONGEST_NOTE, text.length].map((count) => count.toLocaleString("en-GB"));
  return problem("too-large", `a note has at most ${most} characters, this one has ${has}`);
}

/** The last moment of JavaScript's dates. */
const LATEST = 8.64e15;

/** A value set now in place of the one before: it counts as the later one, whatever the clock says. */
export function stamped<Value>(
  value: Value,
  now: number,
  before: Stamped<Value> | undefined,
): Stamped<Value> {
  return { value, at: Math.min(LATEST, Math.max(now, (before?.at ?? 0) + 1)) };
}

/** Picks the later of two settings of the same thing; ties break by the value, so the order of arguments does not matter. */
export function latestOf<Value extends string | number | boolean>(
  a: Stamped<Value> | undefined,
  b: Stamped<Value> | undefined,
): Stamped<Value> | undefined {
  if (!a || !b) return a ?? b;
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return a.value >= b.value ? a : b;
}
