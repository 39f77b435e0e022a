import { endingOf, legalWords, narrate, outcomeOf, type Session } from "@tetrarch/engine";
import { type InputLine, performing, type Request } from "@tetrarch/protocol";
import { runToEnd } from "@tetrarch/solver";
import { moveLines, pileLines } from "../play/plain/session-lines.js";
import { benchReportWords, refereeWords } from "../words/en/bench.js";
import { type Dialogue, type Refusal, sessionOf } from "./refereed-game.js";

/** Ends what a program is told before it must answer. */
const PROMPT = "?";
const RESIGN = "resign";

/** The view in words and the legal moves, numbered; the program answers each `?` with the number of a move, or `resign`. */
export const textDialogue: Dialogue = {
  opening(game, { number, of }) {
    const session = sessionOf(game);
    return [refereeWords.game(number, of, session.game.title), ...question(session)];
  },
  begins: () => true,
  answer({ connection }, line) {
    const before = sessionOf({ connection });
    const request = requestIn(line, before);
    const performed = typeof request === "string" ? undefined : runToEnd(performing(connection, request));
    if (!performed?.ok) {
      const moves = legalWords(before).length;
      const lines = moves === 0 ? [] : [refereeWords.noMove(moves), PROMPT];
      return { lines, connection, refusal: request === "unreadable" ? "unreadable" : "illegal" };
    }
    const after = sessionOf(performed.value);
    return {
      lines: [...eventLines(before, after), ...question(after)],
      connection: performed.value.connection,
    };
  },
  lossNotice: [refereeWords.lost(benchReportWords.endings.errors)],
  closing: [refereeWords.noMoreGames],
};

/** The request that a line stands for; a word that is a move of the game, but not here, is one, too. */
function requestIn(line: InputLine, session: Session): Request | Refusal {
  const typed = line.type === "text" ? line.text.trim() : "";
  if (typed === RESIGN) return { op: "resign" };
  const isNumber = /^\d{1,9}$/.test(typed);
  const move = isNumber ? legalWords(session)[Number(typed) - 1] : typed;
  if (move !== undefined && session.game.parseMove(move) !== undefined) return { op: "play", move };
  return isNumber ? "illegal" : "unreadable";
}

/** What a move made happen. */
function eventLines(before: Session, { game, now }: Session): readonly string[] {
  return now === before.now ? [] : now.events.map((event) => narrate(game.id, event));
}

/** The table, and what can be played; of a game that is over, how it ended. */
function question(session: Session): readonly string[] {
  const { status, score } = outcomeOf(session);
  if (status !== "playing") {
    const ending = endingOf(session);
    return [...(ending === undefined ? [] : [ending]), refereeWords.over(status, score.text)];
  }
  const stands = refereeWords.stands(score.text, session.now.number);
  return [stands, ...pileLines(session), ...moveLines(session), PROMPT];
}
