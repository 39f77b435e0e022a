import { dishonest, type Problem, type Result, replayTranscript, type Session, undo } from "@tetrarch/engine";
import { finderWith } from "./find-game.js";

/**
 * The game of a transcript at its start, with all of its moves taken back, so that they can be played again one by
 * one. It is not honest (C-10): whoever has the transcript knows what comes.
 * @param cardSet the text of a card set the player brought
 */
export function openTranscript(text: string, cardSet: string | undefined): Result<Session, Problem> {
  const findGame = finderWith(cardSet);
  if (!findGame.ok) return findGame;
  const replayed = replayTranscript(text, findGame.value);
  return replayed.ok ? { ok: true, value: rewound(dishonest(replayed.value)) } : replayed;
}

function rewound(session: Session): Session {
  let now = session;
  for (let before = undo(now); before.ok; before = undo(now)) now = before.value;
  return now;
}
