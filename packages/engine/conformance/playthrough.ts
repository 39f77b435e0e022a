import { value } from "../../../testing/value.js";
import { formatDealCode } from "../src/core/deal-code.js";
import type { AnyGame } from "../src/core/game.js";
import { seededRandom } from "../src/core/random.js";
import { legalWords, outcomeOf, playWord, type Session, startSession } from "../src/core/session.js";
import { formatTranscript } from "../src/core/transcript.js";
import { narrate } from "../src/index.js";

/** Moves shown in a playthrough at most: enough to see the game, few enough to read. */
const MOST_MOVES = 90;

/** A game as text: at every ply the full state, the view, the legal moves, and what the move played made happen. */
export function playthrough(game: AnyGame, variant: string, dealNumber: number): string {
  let session = value(startSession(game, formatDealCode(game.dealCode, dealNumber), variant));
  const choose = seededRandom(dealNumber);
  const parts: string[] = [];
  for (;;) {
    parts.push(position(session));
    const words = legalWords(session);
    if (words.length === 0 || session.now.number === MOST_MOVES) break;
    const word = words[choose(words.length)] as string;
    session = value(playWord(session, word));
    parts.push([`> ${word}`, ...session.now.events.flatMap((event) => eventLines(game, event))].join("\n"));
  }
  return `${parts.join("\n\n")}\n\n${formatTranscript(session)}`;
}

function position(session: Session): string {
  const { game, now } = session;
  const { status, score } = outcomeOf(session);
  return [
    `# ply ${now.number}: ${status}, ${score.text}`,
    game.formatState(now.state),
    `view: ${JSON.stringify(game.view(now.state))}`,
    `legal: ${legalWords(session).join(" ")}`,
  ].join("\n");
}

function eventLines(game: AnyGame, event: { readonly type: string }): string[] {
  return [`  ${JSON.stringify(event)}`, `  “${narrate(game.id, event)}”`];
}
