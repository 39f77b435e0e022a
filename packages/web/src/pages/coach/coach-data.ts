import { byEnd, identityOfFinished, isFirstPlay } from "@tetrarch/play";
import { type CoachQuestion, type KindProgress, progressByKind, questionsOf } from "@tetrarch/play/coach";
import { clearDecisionsOf, isDone, kindsOfDecisions, type PlyAnalysis } from "@tetrarch/solver/analysis";
import { Analyses } from "../../data/analyses.js";
import type { BrowserStorage } from "../../data/browser-storage.js";
import { pendingPlayers } from "../../data/contests.js";
import type { GameSummary } from "../../data/database.js";
import { History } from "../../data/history.js";
import { manifests } from "../../games/registry.js";

/** A decision that can be asked, with all that is needed for it. */
export type Question = CoachQuestion<GameSummary, PlyAnalysis>;

/** What the coach knows of the player's games. */
export interface CoachData {
  readonly questions: readonly Question[];
  /** How many games are analysed, and how many could be. */
  readonly analysed: number;
  readonly unanalysed: number;
  /** The solitaires whose first plays show enough to tell. */
  readonly progress: readonly { readonly game: string; readonly kinds: readonly KindProgress[] }[];
}

/** Reads all analysed games, but those whose cards a player here still has to play. Rejects as the storage does. */
export async function readCoachData(storage: BrowserStorage): Promise<CoachData> {
  const [{ games }, analyses, pendingOf] = await Promise.all([
    new History(storage).list(),
    new Analyses(storage.database).all(),
    pendingPlayers(storage),
  ]);
  const shown = games.filter(({ game, deal }) => pendingOf(game, deal).length === 0);
  const analysed = [...shown]
    .sort(byEnd)
    .reverse()
    .flatMap((finished) => {
      const analysis = analyses.get(identityOfFinished(finished));
      return analysis && isDone(analysis) ? [{ finished, analysis }] : [];
    });
  const progress = manifests.flatMap(({ id }) => {
    const own = analysed.filter(
      ({ finished }) => finished.game === id && isFirstPlay(finished, finished.moves),
    );
    const kinds = progressByKind(own.map(({ analysis }) => ({ decisions: kindsOfDecisions(analysis) })));
    return kinds.length > 0 ? [{ game: id, kinds }] : [];
  });
  return {
    questions: analysed.flatMap(({ finished, analysis }) =>
      questionsOf(finished, clearDecisionsOf(analysis)),
    ),
    analysed: analysed.length,
    unanalysed: shown.length - analysed.length,
    progress,
  };
}
