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
