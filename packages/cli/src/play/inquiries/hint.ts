import { hintedMoves, knowledgeOf, messagesOf, type Session } from "@tetrarch/engine";
import { findHint, hintInWords, hintQuestion, twinsOf } from "@tetrarch/play";
import { advising } from "@tetrarch/solver/analysis";
import { inquiryWords as words } from "../../words/en/inquiries.js";
import { tableWith } from "../tables/registry.js";
import { described, type Search } from "./finding.js";

/**
 * The fair player's move, and why: from what the player sees and nothing else (C-10). In the middle of a plan its next one.
 * @param ahead the moves that a hint advised from here on
 */
export function* findingHint(session: Session, ahead: readonly string[]): Search {
  const { game, now } = session;
  const question = hintQuestion(session);
  const { view, legal } = question;
  const table = tableWith(game);
  const move = (word: string) => words.move(word, table.foretell(view, word));
  const [next] = ahead;
  // A search from here may fail to find again what is known already.
  if (next !== undefined && hintedMoves(session)?.includes(now.number))
    return { paragraphs: [words.planned(move(next))], ahead };
  const hint = yield* described(findHint(game, question, advising), () => "");
  if (!hint) return { paragraphs: [words.noHint] };
  const reason = (hint.rule !== undefined && table.reasons?.[hint.rule]) || "";
  const { goal } = messagesOf(game.id);
  const twins = twinsOf({ piles: knowledgeOf(game.id).piles, ends: table.ends }, view, hint.word, legal);
  const { short } = hintInWords(hint, { reason, move, goal, twins, room: Number.POSITIVE_INFINITY });
  // Where nothing can be gained no move is advised.
  if (hint.isNothingLeft) return { paragraphs: [short] };
  return { paragraphs: [short], ahead: hint.plan.length > 0 ? hint.plan : [hint.word] };
}
