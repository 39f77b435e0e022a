import { identityOf, ok, type Result, type Session, undo, unwrap } from "@tetrarch/engine";
import { type ArchiveEntry, type GameRecord, identityOfFinished, readGameRecord } from "@tetrarch/play";
import { type Analysis, isAnalysis, isDone } from "@tetrarch/solver/analysis";
import { reasonOf } from "../../files/text-files.js";
import { duelsHere } from "../../play/saves/duels-here.js";
import type { Stores } from "../../play/saves/stores.js";
import { type Fault, fault } from "../../report.js";
import { historyWords } from "../../words/en/history.js";
import { analysed } from "../analyse.js";
import { type CommandContext, noteShown } from "../context.js";
import { finderOf, type StoredHistory } from "./stored-history.js";

/** A finished game that is analysed to the end. */
export interface AnalysedGame {
  readonly record: GameRecord;
  readonly analysis: Analysis;
}

/** The finished games that are analysed, the latest first, and those that could be. */
export interface SortedGames {
  readonly analysed: readonly AnalysedGame[];
  readonly unanalysed: readonly GameRecord[];
}

/** Sorts finished games by whether they are analysed; those whose cards a player here still has to play are left out. */
export function sortedGames(history: StoredHistory, stores: Stores): Result<SortedGames, Fault> {
  const kept = keptAnalyses(stores);
  if (!kept.ok) return kept;
  const { pendingPlayer } = duelsHere(stores);
  const own = history.games.filter((record) => record.words.length > 0 && !pendingPlayer(record));
  const analysisOf = (record: GameRecord) => doneIn(kept.value.get(identityOfFinished(record)));
  return ok({
    analysed: own.flatMap((record) => {
      const analysis = analysisOf(record);
      return analysis ? [{ record, analysis }] : [];
    }),
    unanalysed: own.filter((record) => !analysisOf(record)),
  });
}

function doneIn(stored: unknown): Analysis | undefined {
  return isAnalysis(stored) && isDone(stored) ? stored : undefined;
}

/** The kept analysis of a finished game; without one it is made. Errors are those of reading and keeping it. */
export async function analysisOf(
  record: GameRecord,
  session: Session,
  context: CommandContext,
): Promise<Result<Analysis, Fault>> {
  const stores = await context.stores();
  const kept = keptAnalyses(stores);
  if (!kept.ok) return kept;
  const before = doneIn(kept.value.get(identityOfFinished(record)));
  return before ? ok(before) : makeAnalysis(record, session, context);
}

/** Analyses a finished game, which a terminal shows, and keeps it. Errors are `unwritable`. */
export async function makeAnalysis(
  record: GameRecord,
  session: Session,
  context: CommandContext,
): Promise<Result<Analysis, Fault>> {
  const { analyses } = await context.stores();
  await noteShown(context, [identityOf(session)]);
  const analysis = analysed(session);
  try {
    analyses.keep(record, analysis);
    return ok(analysis);
  } catch (error) {
    return fault("unwritable", historyWords.notKept(reasonOf(error)));
  }
}

function keptAnalyses({ analyses }: Stores): Result<ReadonlyMap<string, unknown>, Fault> {
  try {
    return ok(analyses.all());
  } catch (error) {
    return fault("unreadable", historyWords.analysesUnreadable(reasonOf(error)));
  }
}

/** A finished game replayed; undefined where it cannot be read. */
export function sessionOf(record: GameRecord, entries: readonly ArchiveEntry[]): Session | undefined {
  const read = readGameRecord(record, finderOf(entries));
  return read.ok ? read.value.session : undefined;
}

/** A finished game as it stood after so many moves. */
export function sessionAt(finished: Session, moves: number): Session {
  let session = finished;
  while (session.resigned || session.now.number > moves) {
    session = unwrap(undo(session));
  }
  return session;
}
