import {
  endingOf,
  knowledgeOf,
  logLines,
  logOf,
  prologueOf,
  type Session,
  tableWordsOf,
} from "@tetrarch/engine";
import type { Body } from "./answers.js";

/** `moves`: each legal move in words and what it will do, from the view alone. */
export function foreseenMoves({ game, now, resigned }: Session): Body<"moves"> {
  if (resigned) return { moves: [] };
  const view = game.view(now.state);
  const knowledge = knowledgeOf(game.id);
  const words = tableWordsOf(game);
  const moves = game.legalMoves(now.state).map((move) => {
    const prospects = knowledge.prospects(view, move);
    const events = (isSure: boolean) =>
      prospects.filter(({ sure }) => sure === isSure).map(({ event }) => event);
    return {
      move: game.formatMove(move),
      label: words.prospect(view, move, prospects).line,
      surely: events(true),
      possibly: events(false),
    };
  });
  return { moves: moves.sort((a, b) => (a.move < b.move ? -1 : 1)) };
}

/** `narrate`: the story of the game, or what happened after a ply; by memory nothing of face-down cards (TK-32). */
export function storyOf(session: Session, since?: number): Body<"narrate"> {
  const log = logOf(session, session.now.number - (since ?? 0));
  const ending = endingOf(session);
  return {
    lines: [
      ...(since === undefined ? [prologueOf(session.game)] : []),
      ...logLines(log),
      ...(ending === undefined ? [] : [ending]),
    ],
  };
}
