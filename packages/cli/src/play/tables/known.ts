import {
  type AnyGame,
  type AnyTableWords,
  type Attempt,
  games,
  knowledgeOf,
  type TableWords,
} from "@tetrarch/engine";
import type { GameTable } from "./table.js";

/** What a table takes from the engine as it is. */
type KnownTable<View> = Pick<
  GameTable<View>,
  "game" | "ends" | "mainMove" | "foretell" | "refusal" | "whyNot" | "nameOf" | "cardName"
>;

/** What the engine knows of a registered game's table, by its words. Throws for any other game: a bug. */
export function knownTable<View, Move, Event extends { readonly type: string }>(
  gameId: string,
  tableWords: TableWords<View, Move, Event>,
): KnownTable<View> {
  const game = games.find(({ id }) => id === gameId) as AnyGame;
  const known = knowledgeOf(gameId);
  const words = tableWords as AnyTableWords;
  const whyNot = (view: unknown, attempt: Attempt) => words.refusal(view, attempt);
  return {
    game: gameId,
    cardName: (code) => words.card(code),
    ends: (view, word) => known.ends(view, moveOf(game, word)),
    mainMove(view, legal) {
      const move = known.natural(
        view,
        legal.map((word) => moveOf(game, word)),
      );
      return move === undefined ? undefined : game.formatMove(move);
    },
    foretell(view, word) {
      const move = moveOf(game, word);
      return words.prospect(view, move, known.prospects(view, move)).line;
    },
    refusal: (view, word) => whyNot(view, known.ends(view, moveOf(game, word))),
    whyNot,
    nameOf: (pile) => words.pile(pile),
  };
}

/** The move of a word that is known to be one of the game's. */
function moveOf(game: AnyGame, word: string): unknown {
  const move = game.parseMove(word);
  if (move === undefined) throw new Error(`${word} is no move of ${game.id}`);
  return move;
}
