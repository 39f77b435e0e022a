import { legalWords, outcomeOf, playWord, type Session } from "@tetrarch/engine";
import { type AnyTable, HIDDEN } from "../table/model.js";
import { optionsOf } from "../table/options.js";

/**
 * The moves that end a game in which nothing is left to decide: nothing is hidden any more, and bringing home
 * whatever can come home wins. Empty as long as there is something to decide.
 */
export function finishingWords(table: AnyTable, session: Session): readonly string[] {
  if (outcomeOf(session).status !== "playing") return [];
  const hides = table.piles(session.game.view(session.now.state)).some(({ cards }) => cards.includes(HIDDEN));
  if (hides) return [];
  const words: string[] = [];
  for (let ahead = session; ; ) {
    if (outcomeOf(ahead).status === "won") return words;
    const options = optionsOf(table, ahead.game.view(ahead.now.state), legalWords(ahead));
    const next = options.find((option) => table.homeward(option));
    const played = next && playWord(ahead, next.word);
    if (!next || !played?.ok) return [];
    words.push(next.word);
    ahead = played.value;
  }
}
