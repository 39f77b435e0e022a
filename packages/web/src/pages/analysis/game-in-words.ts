import { type GameEvent, knowledgeOf, narrate, playWord, type Session } from "@tetrarch/engine";
import { makesNoProgress } from "@tetrarch/play";
import { AT_NO_COST, type PlyAnalysis, RESIGN } from "@tetrarch/solver/analysis";
import { lastLines } from "../../game-frame/captions.js";
import type { Variation } from "../../game-frame/variation.svelte.js";
import type { GameUi, NotableMoves } from "../../games/game-ui.js";
import { type AnyTable, moveByCards } from "../../table/model.js";
import { reasonAgainst } from "../../table/reasons.js";
import * as words from "../../words/en/analysis.js";

/** The moves of a game in words. */
export interface GameInWords {
  /** A legal move in the position after so many moves: `queen of hearts, free land 3 to the castle`. */
  move(at: number, word: string): string;
  /** The move made in the position after so many moves. */
  made(at: number): string;
  /** Whether nothing was known by which one move is better than another. */
  isAnyMove(at: number): boolean;
  /** What that move led to: its last events but for those that come with every other move; empty at the end. */
  led(at: number): string;
  /** What a fault's better move does that the one made does not, or the other way round; else why it would be advised; empty without a reason. */
  difference(fault: PlyAnalysis): string;
}

export function inWords(variation: Variation, { table }: Pick<GameUi, "table">): GameInWords {
  const move = (at: number, word: string) => {
    const session = variation.sessionAt(at);
    if (word === RESIGN) return makesNoProgress(session) ? words.endingStuck : words.resigningMove;
    const { game, now } = session;
    return moveByCards(table, game.view(now.state), word);
  };
  return {
    move,
    isAnyMove: (at) => {
      const { game, now } = variation.sessionAt(at);
      return table.anyMove?.(game.view(now.state)) !== undefined;
    },
    made: (at) => move(at, variation.words[at] ?? RESIGN),
    difference: ({ ply, played, moves, reasons = [] }) => {
      if (reasons.some(({ key }) => key === AT_NO_COST)) return words.atNoCost;
      const better = reasons.find(({ of }) => of === "better");
      const advice = better ? "" : adviceFor(variation.sessionAt(ply), table, moves[0]?.word, played);
      const [first] = better ? [better] : reasons;
      if (advice !== "") return advice;
      const word = first?.of === "played" ? played : moves[0]?.word;
      const line =
        first && word !== undefined ? lineOf(variation.sessionAt(ply), word, first.key) : undefined;
      if (line === undefined) return "";
      if (first?.of === "played") return words.yourMoveLine(line);
      const fromBetter = words.betterMoveLine(line);
      return first && word !== undefined && isByLuck(variation.sessionAt(ply), word, first.key)
        ? words.stillBetter(fromBetter)
        : fromBetter;
    },
    led: (at) => (at < variation.length ? tellingLines(variation.sessionAt(at + 1)) : ""),
  };
}

/** What else is worth a look in a finished game; undefined where the game has no such thing. */
export async function notableMovesOf(
  place: Pick<GameUi, "notableMoves">,
  session: Session,
  lostAt: number | undefined,
): Promise<NotableMoves | undefined> {
  try {
    return (await place.notableMoves?.())?.notableMoves(session, lostAt);
  } catch {
    return { intro: words.notableNotLoaded, moves: [] };
  }
}

/** Why a move would be advised by what the player saw, and not the one made. */
function adviceFor({ game, now }: Session, table: AnyTable, word: string | undefined, made: string): string {
  if (word === undefined) return "";
  const view = game.view(now.state);
  const legal = game.legalMoves(now.state).map((move) => game.formatMove(move));
  return reasonAgainst(table, view, [word, made], legal);
}

/** The most letters of what a move led to: a jammed door costs several cards, and one of them may be a king. */
const ROOM = 160;

function tellingLines(session: Session): string {
  const { routine = [] } = knowledgeOf(session.game.id);
  const { events } = session.now;
  const telling = events.filter(({ type }) => !routine.includes(type));
  const lines = (telling.length > 0 ? telling : events).map((event) => plainLine(session.game.id, event));
  return lastLines(lines, ROOM);
}

/** The line of the event of a type that a move brings. The game is over: hidden cards may be named. */
function lineOf(session: Session, word: string, type: string): string | undefined {
  const played = playWord(session, word);
  const event = played.ok ? played.value.now.events.find((each) => each.type === type) : undefined;
  return event && plainLine(session.game.id, event);
}

/** The most outcomes of a move that are looked through. */
const MOST_OUTCOMES = 100;

/** Whether the event of a type that a move brings may come in several ways: then this deal's says nothing for the move. */
function isByLuck({ game, now }: Session, word: string, type: string): boolean {
  const lines = new Set<string>();
  let count = 0;
  for (const { events } of game.chanceOutcomes(game.view(now.state), game.parseMove(word)) ?? []) {
    const event = events.find((each) => each.type === type);
    if (event) lines.add(plainLine(game.id, event));
    if (lines.size > 1 || ++count === MOST_OUTCOMES) break;
  }
  return lines.size > 1;
}

/** The line of an event without the story on a card, in which what happened would be lost. */
function plainLine(game: string, event: GameEvent): string {
  return narrate(game, { ...event, ...("flavour" in event && { flavour: "" }) });
}
