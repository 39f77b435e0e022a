import { identityOf, ok, type Result, type Session } from "@tetrarch/engine";
import { type ArchiveEntry, type GameRecord, identityOfFinished, readGameRecord } from "@tetrarch/play";
import { type Analysis, isAnalysis, isDone } from "@tetrarch/solver/analysis";
import { reasonOf } from "../../files/text-files.js";
import type { Stores } from "../../play/saves/stores.js";
import { type Fault, fault } from "../../report.js";
import { historyWords } from "../../words/en/history.js";
import { analysed } from "../analyse.js";
import { type CommandContext, noteShown } from "../context.js";
import { finderOf, pendingIn, type StoredHistory } from "../history/stored-history.js";

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
export function sortedGames(history: StoredHistory, { analyses }: Stores): Result<SortedGames, Fault> {
  try {
    const kept = analyses.all();
    const pending = pendingIn(history.entries);
    const own = history.games.filter((record) => record.words.length > 0 && !pending(record));
    const analysisOf = (record: GameRecord) => doneIn(kept.get(identityOfFinished(record)));
    return ok({
      analysed: own.flatMap((record) => {
        const analysis = analysisOf(record);
        return analysis ? [{ record, analysis }] : [];
      }),
      unanalysed: own.filter((record) => !analysisOf(record)),
    });
  } catch (error) {
    return fault("unreadable", historyWords.analysesUnreadable(reasonOf(error)));
  }
}

function doneIn(stored: unknown): Analysis | undefined {
  return isAnalysis(stored) && isDone(stored) ? stored : undefined;
}

/** The kept analysis of a finished game; without one it is made, which a terminal shows, and kept. */
export async function analysisOf(
  record: GameRecord,
  session: Session,
  context: CommandContext,
): Promise<Analysis> {
  const stores = await context.stores();
  const before = doneIn(stores.analyses.all().get(identityOfFinished(record)));
  if (before) return before;
  await noteShown(context, [identityOf(session)]);
  const analysis = analysed(session);
  stores.analyses.keep(record, analysis);
  return analysis;
}

/** A finished game replayed; undefined where it cannot be read. */
export function sessionOf(record: GameRecord, entries: readonly ArchiveEntry[]): Session | undefined {
  const read = readGameRecord(record, finderOf(entries));
  return read.ok ? read.value.session : undefined;
}
