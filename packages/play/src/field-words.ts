import { capital } from "@tetrarch/engine";

/** The programs that play these games, as a sentence names them; one without a name here goes by its own. */
const PLAYERS: Readonly<Record<string, string>> = {
  random: "moves drawn at random",
  novice: "a novice",
  beginner: "a beginner",
  learner: "a learner",
  greedy: "a player by rules of thumb",
  steady: "a steady player",
  good: "a good player",
  strong: "a strong player",
  expert: "an expert",
  sampler: "a player who tries out what may come",
  evaluator: "the strongest player",
  planner: "the strongest player",
  rehearser: "the strongest player",
  strongest: "the strongest player",
};

/** A program within a sentence: `the strongest player`. */
export const playerInSentence = (player: string) => PLAYERS[player] ?? player;

export const playerName = (player: string) => capital(playerInSentence(player));

/** What the solver says of a deal with all cards known. */
export const fieldVerdict = { won: "can be won", lost: "cannot be won", unknown: "not settled" } as const;

export const resultInField = (isWon: boolean, other: string, wins: number, games: number) =>
  `You ${isWon ? "won" : "did not win"} where ${playerInSentence(other)} wins ${wins} of ${games}.`;

export const placeInField = (worse: number, equal: number, better: number) =>
  `Of these ${worse + equal + better} games ${worse} ended worse than yours, ${equal} the same, ${better} better.`;

/** The player of the field that a game was played like. @param luck a chance of −1 to 1 */
export const playedLike = (other: string, luck: number) =>
  `Without luck, you played like ${playerInSentence(other)}. ${luckInWords(Math.round(100 * luck))}`;

function luckInWords(points: number): string {
  if (points === 0) return "Luck was even.";
  return points > 0
    ? `Luck gave you +${points} of 100 chances to win.`
    : `Luck took ${-points} of 100 chances to win.`;
}
