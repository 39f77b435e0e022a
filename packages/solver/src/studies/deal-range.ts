import {
  type DealCodeSpec,
  formatDealCode,
  MOST_DEAL_NUMBER,
  ok,
  type Problem,
  parseDealCode,
  problem,
  quote,
  type Result,
} from "@tetrarch/engine";

/** Deal numbers, both ends included; `first` is at most `last`. */
export interface DealRange {
  readonly first: number;
  readonly last: number;
}

/** One of `count` equal parts of a range; `index` runs from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

export const WHOLE: Shard = { index: 1, count: 1 };

const MOST_SHARDS = 1_000_000;

/** Reads `A..B`, each a deal number or a deal code. Errors are `bad-deal`. */
export function parseDealRange(spec: DealCodeSpec, text: string): Result<DealRange, Problem> {
  const [from = "", to, more] = text.split("..");
  if (to === undefined || more !== undefined) return notARange(spec, text);
  const first = parseDealNumber(spec, from);
  if (!first.ok) return first;
  const last = parseDealNumber(spec, to);
  if (!last.ok) return last;
  if (first.value > last.value)
    return problem("bad-deal", `${quote(text)}: the first deal is after the last`);
  return ok({ first: first.value, last: last.value });
}

function notARange(spec: DealCodeSpec, text: string) {
  const codes = [1, 1000].map((number) => formatDealCode(spec, number)).join("..");
  return problem(
    "bad-deal",
    `${quote(text)} is not a range of deals: expected A..B, as in 1..1000 or ${codes}`,
  );
}

function parseDealNumber(spec: DealCodeSpec, text: string): Result<number, Problem> {
  if (!/^\d+$/.test(text)) return parseDealCode(spec, text);
  const number = Number(text);
  if (number >= 1 && number <= MOST_DEAL_NUMBER) return ok(number);
  return problem("bad-deal", `${quote(text)}: deal numbers run from 1 to ${MOST_DEAL_NUMBER}`);
}

/** Reads `I/N`; undefined when it is no shard. */
export function parseShard(text: string): Shard | undefined {
  const match = /^(\d{1,7})\/(\d{1,7})$/.exec(text);
  if (!match) return undefined;
  const shard = { index: Number(match[1]), count: Number(match[2]) };
  return shard.index >= 1 && shard.index <= shard.count && shard.count <= MOST_SHARDS ? shard : undefined;
}

/** How many deals of a range are a shard's: every `count`th. */
export function shardSize({ first, last }: DealRange, { index, count }: Shard): number {
  return Math.max(0, Math.ceil((last - first + 2 - index) / count));
}

/** The deal number in a place of a shard, from 0: shards take turns, so that none has all the hard deals. */
export function dealNumberAt({ first }: DealRange, { index, count }: Shard, place: number): number {
  return first + index - 1 + place * count;
}
