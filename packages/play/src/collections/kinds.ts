import { type FindGame, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import { cardSets } from "./card-set.js";
import { coachAnswers } from "./coach-answers.js";
import { contests } from "./contest.js";
import { gamesInPlay } from "./game-in-play.js";
import { type Kind, mergeAll } from "./kind.js";
import { knownDeals } from "./known-deal.js";
import { lessons } from "./lessons.js";
import { payments } from "./payment.js";
import { puzzleTries } from "./puzzle-try.js";
import { remarks } from "./remark.js";
import { settings } from "./settings.js";
import { statisticsStarts } from "./statistics-start.js";
import { workshopSets } from "./workshop-set.js";

/**
 * Every kind of what is kept besides finished games, in the order in which they stand in an export. Programs that do not know a
 * kind pass over its lines; none is ever given another meaning.
 */
export const KINDS = {
  "card-set": cardSets,
  coach: coachAnswers,
  contest: contests,
  "in-play": gamesInPlay,
  known: knownDeals,
  lessons: lessons,
  payment: payments,
  puzzle: puzzleTries,
  remark: remarks,
  settings: settings,
  start: statisticsStarts,
  workshop: workshopSets,
} as const;

export type KindName = keyof typeof KINDS;

export type ValueOf<Name extends KindName> = (typeof KINDS)[Name] extends Kind<infer Value> ? Value : never;

/** One value as it stands in a line of an export, which begins with its kind. */
export type ArchiveEntry<Name extends KindName = KindName> = {
  readonly [Each in Name]: {
    readonly kind: Each;
  } & ((typeof KINDS)[Each]["field"] extends infer Field extends string
    ? { readonly [Key in Field]: ValueOf<Each> }
    : ValueOf<Each>);
}[Name];

/** The kind that a line names, known here or not; undefined for lines that are of finished games. */
export function kindOfLine(line: unknown): string | undefined {
  if (typeof line !== "object" || line === null || !("kind" in line)) return undefined;
  return typeof line.kind === "string" ? line.kind : undefined;
}

/** Reads a line that names its kind; ok with nothing for a kind that is not known here. */
export function readEntry(line: unknown, findGame: FindGame): Result<ArchiveEntry | undefined, Problem> {
  const name = kindOfLine(line);
  if (name === undefined || !isKnown(name)) return ok(undefined);
  const kind: Kind<unknown> = KINDS[name];
  const { kind: _, ...fields } = line as Readonly<Record<string, unknown>>;
  if (kind.field !== undefined && Object.keys(fields).some((field) => field !== kind.field))
    return problem("bad-record", `it has more than a ${kind.field}`);
  const read = kind.read(kind.field === undefined ? fields : fields[kind.field]);
  const checked = read.ok ? (kind.check?.(read.value, findGame) ?? read) : read;
  return checked.ok ? ok(lineOf(name, checked.value)) : checked;
}

/** Values as they stand in lines of an export. */
export function entriesOf<Name extends KindName>(
  name: Name,
  values: Iterable<ValueOf<Name>>,
): readonly ArchiveEntry[] {
  return [...values].map((value) => lineOf(name, value));
}

export function valuesOf<Name extends KindName>(
  name: Name,
  entries: Iterable<ArchiveEntry>,
): readonly ValueOf<Name>[] {
  return [...entries].filter(({ kind }) => kind === name).map((entry) => valueIn(entry) as ValueOf<Name>);
}

/** All entries, each once, merged: the same in whatever order and however often they are given. */
export function mergeEntries(entries: Iterable<ArchiveEntry>): readonly ArchiveEntry[] {
  const all = [...entries];
  return (Object.keys(KINDS) as KindName[]).flatMap((name) => {
    const merged = mergeAll<unknown>(KINDS[name], valuesOf(name, all));
    const sorted = [...merged].sort(([a], [b]) => (a < b ? -1 : 1));
    return sorted.map(([, value]) => lineOf(name, value));
  });
}

function lineOf(name: KindName, value: unknown): ArchiveEntry {
  const { field } = KINDS[name];
  return { kind: name, ...(field === undefined ? (value as object) : { [field]: value }) } as ArchiveEntry;
}

function valueIn({ kind, ...fields }: ArchiveEntry): unknown {
  const { field } = KINDS[kind];
  return field === undefined ? fields : (fields as Readonly<Record<string, unknown>>)[field];
}

function isKnown(name: string): name is KindName {
  return Object.hasOwn(KINDS, name);
}
