import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import {
  type AnyGame,
  formatDealCode,
  games,
  MOST_DEAL_NUMBER,
  ok,
  quote,
  type Result,
  variantsOf,
} from "@tetrarch/engine";
import { type DealOutcome, type Study, THOUGHTFUL } from "@tetrarch/solver/studies";
import * as v from "valibot";
import { readReasonOf } from "../files/text-files.js";
import { type Fault, fault } from "../report.js";
import { fileFaults } from "../words/en/faults.js";
import { condensedFaults } from "../words/en/study-faults.js";
import { PLAYED, parsed, placeOf, SOLVED } from "./read-records.js";

/**
 * A study of deals without a gap, with what a table of a million of them has room for: what became of each deal, and
 * how much work it was. `docs/studies.md` describes the file byte by byte.
 */
export interface CondensedStudy {
  readonly study: Study;
  /** The number of the first deal. */
  readonly first: number;
  /** What all deals together took. */
  readonly nodes: number;
  /** All that became of any deal, the most frequent first. */
  readonly outcomes: readonly DealOutcome[];
  /** By place, which of the outcomes. */
  readonly outcomeAt: Uint16Array;
  /** By place, the effort class (`effortOf`). */
  readonly effortAt: Uint8Array;
}

export const CONDENSED = ".study";

export function isCondensed(path: string): boolean {
  return path.endsWith(CONDENSED);
}

export function dealCodeAt({ study, first }: CondensedStudy, place: number): string {
  return formatDealCode(gameOf(study.game).dealCode, first + place);
}

const FORMAT = "tetrarch-condensed-study";
const FORMAT_VERSION = 1;
/** Of an unpacked file, in bytes: three for each deal, and the head. */
const MOST_UNPACKED = 400_000_000;
const LINE_FEED = 10;
/** What two bytes can tell apart. */
export const MOST_OUTCOMES = 65_536;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const outcome = v.union([v.strictObject(SOLVED), v.strictObject(PLAYED)]);
const head = v.strictObject({
  format: v.literal(FORMAT),
  formatVersion: v.literal(FORMAT_VERSION),
  study: v.strictObject({
    game: v.picklist(games.map(({ id }) => id)),
    variant: v.string(),
    player: v.string(),
    playerVersion: v.exactOptional(count),
    weights: v.exactOptional(v.string()),
    budget: count,
    memory: count,
    version: v.string(),
    moves: v.literal(false),
  }),
  first: v.pipe(count, v.minValue(1)),
  deals: v.pipe(count, v.minValue(1)),
  nodes: count,
  sha256: v.string(),
  outcomes: v.pipe(v.array(outcome), v.minLength(1), v.maxLength(MOST_OUTCOMES)),
});

export function condensedBytes(condensed: CondensedStudy): Uint8Array {
  const { study, first, nodes, outcomes, outcomeAt, effortAt } = condensed;
  const deals = effortAt.length;
  const lowBytes = Uint8Array.from(outcomeAt, (index) => index & 255);
  const highBytes = Uint8Array.from(outcomeAt, (index) => index >> 8);
  const columns = Buffer.concat([lowBytes, highBytes, effortAt]);
  const text = JSON.stringify({
    ...{ format: FORMAT, formatVersion: FORMAT_VERSION },
    ...{ study, first, deals, nodes, sha256: digestOf(columns), outcomes },
  });
  const plain = Buffer.concat([Buffer.from(`${text}\n`, "utf8"), columns]);
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/** Reads a file. Errors are `unreadable` and `bad-study`, with the file's name. */
export function readCondensed(path: string): Result<CondensedStudy, Fault> {
  let packed: Buffer;
  try {
    packed = readFileSync(path);
  } catch (error) {
    return fault("unreadable", fileFaults.about(path, readReasonOf(error)));
  }
  const read = condensedIn(packed);
  return typeof read === "string" ? fault("bad-study", fileFaults.about(path, read)) : ok(read);
}

/** What is wrong with them is said in words. */
function condensedIn(packed: Uint8Array): CondensedStudy | string {
  let plain: Buffer;
  try {
    plain = brotliDecompressSync(packed, { maxOutputLength: MOST_UNPACKED });
  } catch {
    return condensedFaults.notUnpacked;
  }
  const end = plain.indexOf(LINE_FEED);
  const read = v.safeParse(head, parsed(plain.toString("utf8", 0, Math.max(0, end))));
  if (!read.success) {
    const place = placeOf(read.issues[0]);
    return condensedFaults.noHead(place === "" ? undefined : quote(place));
  }
  const { study, first, deals, nodes, sha256, outcomes } = read.output;
  const wrong = wrongIn(study, first + deals - 1, outcomes);
  if (wrong !== undefined) return wrong;
  const columns = plain.subarray(end + 1);
  if (columns.length !== 3 * deals) {
    return condensedFaults.wrongLength(deals, 3 * deals, columns.length);
  }
  if (digestOf(columns) !== sha256) return condensedFaults.wrongDigest;
  const outcomeAt = new Uint16Array(deals);
  for (let place = 0; place < deals; place++) {
    const index = (columns[place] ?? 0) + 256 * (columns[deals + place] ?? 0);
    if (index >= outcomes.length) return condensedFaults.noOutcome(first + place);
    outcomeAt[place] = index;
  }
  return { study, first, nodes, outcomes, outcomeAt, effortAt: Uint8Array.from(columns.subarray(2 * deals)) };
}

/** Why a head whose parts are right by themselves is of no study; undefined when it is of one. */
function wrongIn(study: Study, last: number, outcomes: readonly DealOutcome[]): string | undefined {
  const isVariant = variantsOf(gameOf(study.game).options).includes(study.variant);
  if (!isVariant) return condensedFaults.noVariant(quote(study.variant));
  if (last > MOST_DEAL_NUMBER) return condensedFaults.noDeal(last);
  const isSolvers = study.player === THOUGHTFUL;
  const fits = outcomes.every((outcome) => "verdict" in outcome === isSolvers);
  return fits ? undefined : condensedFaults.otherOutcomes;
}

function digestOf(columns: Uint8Array): string {
  return createHash("sha256").update(columns).digest("hex");
}

function gameOf(id: string): AnyGame {
  const game = games.find((candidate) => candidate.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
