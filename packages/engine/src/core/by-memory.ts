import { outcomeOf, playedWords, playWord, type Session, startSession } from "./session.js";
import { formatVariant } from "./variant.js";

/**
 * Whether what was seen and lies face down again must not be told (TK-32): in a game in play with the option for it. Once it
 * is over, everything may be seen.
 */
export function isByMemory(session: Session): boolean {
  const { memoryOption } = session.game;
  return (
    memoryOption !== undefined &&
    session.variant.includes(memoryOption) &&
    outcomeOf(session).status === "playing"
  );
}

/**
 * The same moves with everything open that was ever seen: how a finished game is looked back at and analysed. The option for
 * memory changes no rule, so what was legal is legal. Of a game without it, the session itself.
 */
export function openly(session: Session): Session {
  const { game, deal, variant, honest, known, resigned } = session;
  const { memoryOption } = game;
  if (memoryOption === undefined || !variant.includes(memoryOption)) return session;
  const start = startSession(game, deal, formatVariant(variant.filter((option) => option !== memoryOption)));
  if (!start.ok) throw new Error(start.error.message);
  let open = start.value;
  for (const word of playedWords(session)) {
    const played = playWord(open, word);
    if (!played.ok) throw new Error(played.error.message);
    open = played.value;
  }
  return { ...open, honest, known, resigned };
}
