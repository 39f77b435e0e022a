import { knowledgeOf, narrate, playWord, type Session } from "@tetrarch/engine";
import { lastLines as linesOfMove, makesNoProgress } from "@tetrarch/play";
import { type PlyAnalysis, RESIGN } from "@tetrarch/solver/analysis";
import { lastLines } from "../../game-frame/captions.js";
import type { Variation } from "../../game-frame/variation.svelte.js";
import { type AnyTable, moveByCards } from "../../table/model.js";
import * as words from "../../words/en/analysis.js";

/** The moves of a game in words. */
export interface GameInWords {
  /** A legal move in the position after so many moves: `queen of hearts, free land 3 to the castle`. */
  move(at: number, word: string): string;
  /** The move made in the position after so many moves. */
  made(at: number): string;
  /** What that move led to: its last events but for those that come with every other move; empty at the end. */
  led(at: number): string;
  /** What a fault's better move does that the one made does not, or the other way round; empty where nothing is sure. */
  difference(fault: PlyAnalysis): string;
}

export function inWords(variation: Variation, table: AnyTable): GameInWords {
  const move = (at: number, word: string) => {
    const session = variation.sessionAt(at);
    if (word === RESIGN) return makesNoProgress(session) ? words.endingStuck : words.resigningMove;
    const { game, now } = session;
    return moveByCards(table, game.view(now.state), word);
  };
  return {
    move,
    made: (at) => move(at, variation.words[at] ?? RESIGN),
    difference: ({ ply, played, moves, reasons = [] }) => {
      const [first] = reasons.filter(({ of }) => of === "better").concat(reasons);
      const word = first?.of === "played" ? played : moves[0]?.word;
      const line =
        first && word !== undefined ? lineOf(variation.sessionAt(ply), word, first.key) : undefined;
      if (line === undefined) return "";
      return first?.of === "played" ? words.yourMoveLine(line) : words.betterMoveLine(line);
    },
    led: (at) => (at < variation.length ? tellingLines(variation.sessionAt(at + 1)) : ""),
  };
}

/** The most letters of what a move led to: a jammed door costs several cards, and one of them may be a king. */
const ROOM = 160;

function tellingLines(session: Session): string {
  const { routine = [] } = knowledgeOf(session.game.id);
  const lines = linesOfMove(session);
  const telling = lines.filter((_, index) => !routine.includes(session.now.events[index]?.type ?? ""));
  return lastLines(telling.length > 0 ? telling : lines, ROOM);
}

/** The line of the event of a type that a move brings. The game is over: hidden cards may be named. */
function lineOf(session: Session, word: string, type: string): string | undefined {
  const played = playWord(session, word);
  const event = played.ok ? played.value.now.events.find((each) => each.type === type) : undefined;
  return event && narrate(session.game.id, event);
}
