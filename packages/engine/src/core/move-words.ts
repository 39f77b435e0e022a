/**
 * Makes the reader of a game's move words (C-4): a word is what `format` writes of one of these moves.
 * @param moves every move that has a word, legal anywhere or not; asked for once, with the first word
 */
export function readerOfWords<Move>(
  format: (move: Move) => string,
  moves: () => Iterable<Move>,
): (word: string) => Move | undefined {
  let byWord: ReadonlyMap<string, Move> | undefined;
  return (word) => {
    byWord ??= new Map(Array.from(moves(), (move) => [format(move), move]));
    return byWord.get(word);
  };
}
