import { legalWords, outcomeOf, playWord, type Session } from "@tetrarch/engine";
import { type AnyTable, HIDDEN } from "../table/model.js";
import { optionsOf } from "../table/options.js";

/** So many positions are looked at for whether all that can be played wins: more than a game's last moves have. */
const MOST_POSITIONS = 60;

/**
 * The moves that end a game in which nothing is left to decide: nothing is hidden any more, and bringing home whatever
 * can come home wins, or whatever is played wins. Empty as long as there is something to decide.
 */
export function finishingWords(table: AnyTable, session: Session): readonly string[] {
  if (outcomeOf(session).status !== "playing") return [];
  const hides = table.piles(session.game.view(session.now.state)).some(({ cards }) => cards.includes(HIDDEN));
  if (hides) return [];
  return (table.homeward ? homeward(table, session) : anyWay(session)) ?? [];
}

/** The moves home, one after the other, if they win. */
function homeward(table: AnyTable, session: Session): readonly string[] | undefined {
  const words: string[] = [];
  for (let ahead = session; ; ) {
    if (outcomeOf(ahead).status === "won") return words;
    const options = optionsOf(table, ahead.game.view(ahead.now.state), legalWords(ahead));
    const next = options.find((option) => table.homeward?.(option));
    const played = next && playWord(ahead, next.word);
    if (!next || !played?.ok) return undefined;
    words.push(next.word);
    ahead = played.value;
  }
}

/** Some line to the win, if all lines lead there. */
function anyWay(session: Session): readonly string[] | undefined {
  let left = MOST_POSITIONS;
  const wins = (ahead: Session): readonly string[] | undefined => {
    if (outcomeOf(ahead).status === "won") return [];
    let line: readonly string[] | undefined;
    for (const word of legalWords(ahead)) {
      const played = playWord(ahead, word);
      const rest = left-- > 0 && played.ok ? wins(played.value) : undefined;
      if (!rest) return undefined;
      line ??= [word, ...rest];
    }
    return line;
  };
  return wins(session);
}
