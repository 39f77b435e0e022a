/** The reading side of a game's notation: from words to moves. */
export interface MoveWords<Move> {
  /** As in `Game.parseMove`. */
  parseMove(this: void, word: string): Move | undefined;
  /** As in `Game.moveWords`. */
  moveWords(this: void): readonly string[];
}

/**
 * Makes the reader of a game's move words (C-4): a word is what `format` writes of one of these moves.
 * @param moves every move that has a word, legal anywhere or not; asked for once, with the first word
 */
export function moveWordsOf<Move>(
  format: (move: Move) => string,
  moves: () => Iterable<Move>,
): MoveWords<Move> {
  let made: ReadonlyMap<string, Move> | undefined;
  const byWord = () => {
    made ??= new Map(Array.from(moves(), (move) => [format(move), move]));
    return made;
  };
  return {
    parseMove: (word) => byWord().get(word),
    moveWords: () => [...byWord().keys()].sort(),
  };
}
