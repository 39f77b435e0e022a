import { knowledgeOf } from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import { inquiryWords as words } from "../../words/en/inquiries.js";
import type { GameKeeper } from "../game-keeper.js";
import { isOver, type Model } from "../model.js";

/**
 * Plays what needs no decision: the moves of the hint's plan, else the last ones of a game in which nothing is left to
 * decide. Each is saved before the next, and the rest waits where something is to be said at once: that one is refused or
 * not saved, or what the deal is known for now. The news are those of all.
 */
export function playAhead(keeper: GameKeeper, before: Model): Model {
  const isPlanned = before.ahead.length > 0;
  const news: string[] = [];
  let model = before;
  for (const word of isPlanned ? before.ahead : lastMoves(before)) {
    const next = keeper.act(model, { type: "play", word });
    if (next.seat !== model.seat) news.push(...next.news);
    if (next.notice !== undefined || (next.unsaved && !before.unsaved)) return { ...next, news };
    model = next;
  }
  if (model === before) return { ...before, notice: isOver(before) ? words.noCostLeft : words.nothingAhead };
  return isPlanned && !isOver(model) ? { ...model, news, notice: words.planDone } : { ...model, news };
}

function lastMoves({ seat: { session }, table }: Model): readonly string[] {
  const { game } = session;
  const { comesHome } = knowledgeOf(game.id);
  return autoplayWords(session, {
    ...(comesHome && { comesHome: (view, word) => comesHome(view, game.parseMove(word)) }),
    natural: (view, legal) => table.mainMove(view, legal),
  });
}
