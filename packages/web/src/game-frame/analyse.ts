import type { Session } from "@tetrarch/engine";
import { recordedResult } from "../data/finished-games.js";
import { reasonOf } from "../data/storage-reason.js";
import { routes } from "../ui/routes.js";
import * as words from "../words/en/end-panel.js";
import type { GameController } from "./game-controller.svelte.js";

/** Why a finished game is not analysed, and the id of the one that had counted before it, where there is one. */
export interface AnalysisRefusal {
  readonly text: string;
  readonly first?: string | undefined;
}

/** Whether a finished game may be judged: it has moves. */
export function isAnalysable({ now }: Session): boolean {
  return now.number > 0;
}

/** Goes to where a finished game is judged move by move, if it is still the one on the table; else returns why not. */
export async function analyse(
  controller: GameController,
  session: Session,
  isStillOpen: () => boolean,
): Promise<AnalysisRefusal | undefined> {
  // It lies in the history by then.
  const id = await controller.saves.finishedId();
  try {
    const kept = id === undefined ? "none" : await recordedResult(controller.storage.database, session, id);
    if (!isStillOpen()) return undefined;
    if (kept === "none") return { text: words.notInHistory };
    if (kept === "another") return { text: words.firstEndCounts, first: id };
    location.hash = routes.analysis.game(id ?? "");
    return undefined;
  } catch (error) {
    return { text: words.notAnalysed(reasonOf(error)) };
  }
}
