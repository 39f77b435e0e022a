import { playerInSentence } from "@tetrarch/play";
import { FIELD_GAMES } from "@tetrarch/solver/analysis";

export {
  fieldVerdict as verdict,
  placeInField as yourPlace,
  playedLike,
  resultInField as yourResult,
} from "@tetrarch/play";

/** The field of a deal: programs of graded strength that played the same cards. */
export const aboutField = `These are programs, not people. Each plays this very deal ${FIELD_GAMES} times on your device, with errors, and sees no hidden card. One deal says little of how strong anyone is.`;
export const player = "Player";
export const won = `Won of ${FIELD_GAMES}`;
export const usualScore = "Usual score";
export const playing = (name: string) => `${name} is playing …`;
export const solving = "The solver looks at all cards …";
export const lookingForLuck = "Your luck is weighed …";
export const stop = "Stop";
export const goOn = "Go on";
export const stopped = (reason: string) => `This stopped: ${reason}.`;
export const noField = "no program here plays this game";

/** What the strongest player makes of the deal, and the solver. */
export const par = "Par: the strongest player, once";
export const allKnown = "With all cards known";
export const isWon = (isWon: boolean) => (isWon ? "won" : "not won");

export const share = "Share …";
export const whatToShare = "Your result and the deal";
export const sharedSentence = (isWon: boolean, other: string, wins: number, games: number, deal: string) =>
  `${isWon ? "I won this deal" : "I did not win this deal"}; a program that plays like ${playerInSentence(other)} wins ${wins} of ${games}. ${deal}`;

/** The month of the deals of the day. */
export const monthResults = "Your deals of this month";
export const day = "Day";
export const you = "You";
export const parHead = "Par";
export const best = "Best";
export const parMeans = "Par: the strongest program that sees only what you see. Best: with all cards known.";
