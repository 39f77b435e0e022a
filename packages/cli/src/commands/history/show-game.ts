import { helpInGame } from "@tetrarch/engine";
import { endingOf } from "@tetrarch/play";
import { type Outcome, report } from "../../report.js";
import { dealOf } from "../../words/en/game.js";
import { historyLines, historyWords } from "../../words/en/history.js";
import type { CommandContext } from "../context.js";
import { finishedGameNamed, readStoredHistory, recordNamed } from "./stored-history.js";

/** `tetrarch history show GAME`: a finished game, its end, and the moves that its player made. */
export async function showGame(named: string, _options: object, context: CommandContext): Promise<Outcome> {
  const stores = await context.stores();
  const kept = readStoredHistory(stores);
  if (!kept.ok) return kept;
  const record = recordNamed(named, kept.value.games);
  if (!record.ok) return record;
  const session = finishedGameNamed(named, stores);
  if (!session.ok) return session;
  const { id, words } = record.value;
  const lines = [
    ...historyLines(record.value, kept.value.remarks.get(id)),
    "",
    dealOf(session.value),
    endingOf(session.value) ?? "",
    helpInGame(session.value),
    "",
    ...historyWords.moves(words, context.terminal.columns),
    "",
    historyWords.opens(id),
  ];
  return report(`${lines.join("\n")}\n`, { ...record.value, remark: kept.value.remarks.get(id) });
}
