import { games, ok, parseDealCode, quote, type Result, statuses } from "@tetrarch/engine";
import { type Study, type StudyRecord, studyOf, THOUGHTFUL } from "@tetrarch/solver/studies";
import * as v from "valibot";

/** A record as it was read. */
export interface ReadRecord {
  readonly record: StudyRecord;
  readonly study: Study;
  readonly dealNumber: number;
  /** The line, without its end. */
  readonly text: string;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const status = v.picklist(statuses);
const score = v.strictObject({ value: v.number(), max: v.number(), text: v.string() });
const head = {
  game: v.string(),
  deal: v.string(),
  variant: v.exactOptional(v.string()),
  player: v.string(),
  playerVersion: v.exactOptional(count),
  weights: v.exactOptional(v.string()),
  budget: count,
  memory: v.exactOptional(count),
  version: v.string(),
};
const solved = v.strictObject({
  ...head,
  verdict: v.picklist(["won", "lost", "unknown"]),
  length: count,
  moves: v.exactOptional(v.array(v.string())),
  best: v.exactOptional(v.strictObject({ status, score, exact: v.boolean() })),
  nodes: count,
  states: count,
  stop: v.exactOptional(v.picklist(["nodes", "memory"])),
});
const played = v.strictObject({ ...head, status, score, length: count, nodes: count });

/** Reads a line of a study's file; an error says what is wrong with it. */
export function readRecord(text: string): Result<ReadRecord, string> {
  const json = parsed(text);
  if (json === undefined) return { ok: false, error: "it is not JSON" };
  const thoughtful =
    typeof json === "object" && json !== null && "player" in json && json.player === THOUGHTFUL;
  const read = v.safeParse(thoughtful ? solved : played, json);
  if (!read.success) return { ok: false, error: `it is no record of a study: ${wrongPart(read.issues[0])}` };
  const record: StudyRecord = read.output;
  const game = games.find(({ id }) => id === record.game);
  if (!game) return { ok: false, error: `${quote(record.game)} is not a game` };
  const dealNumber = parseDealCode(game.dealCode, record.deal);
  if (!dealNumber.ok) return { ok: false, error: dealNumber.error.message };
  return ok({ record, study: studyOf(record), dealNumber: dealNumber.value, text });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wrongPart(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).map(({ key }) => String(key)).join(".");
  return path === "" ? "it is no object" : `${quote(path)} is missing, wrong, or does not belong there`;
}
