import { messagesOf } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import { RESIGN } from "@tetrarch/solver/analysis";
import type { Variation } from "../play/variation.svelte.js";
import { moveByCards } from "../table/describe.js";
import type { AnyTable } from "../table/model.js";

/** The moves of a game in words. */
export interface GameInWords {
  /** A legal move in the position after so many moves: `queen of hearts, free land 3 to the castle`. */
  move(at: number, word: string): string;
  /** The move made in the position after so many moves. */
  made(at: number): string;
  /** What that move led to, a line an event. */
  led(at: number): readonly string[];
}

export function inWords(variation: Variation, table: AnyTable): GameInWords {
  const move = (at: number, word: string) => {
    const { game, now } = variation.sessionAt(at);
    if (word === RESIGN) return "giving up";
    return moveByCards(table, game.view(now.state), word) ?? messagesOf(game.id).move(word);
  };
  return {
    move,
    made: (at) => move(at, variation.words[at] ?? RESIGN),
    led: (at) => (at < variation.length ? lastLines(variation.sessionAt(at + 1)) : []),
  };
}
