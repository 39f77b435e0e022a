export { scoreSheet, tryAgain } from "./common.js";

/** The end of a game. */
export const result = "Result";
export const deal = "Deal";
export const cards = "Cards";
export const score = "Score";
export const moves = "Moves";
export const help = "Help";
export const ownDeal = "your own";
export const gameOfContest = (game: number, count: number, isDuel: boolean) =>
  `game ${game} of ${count} of the ${isDuel ? "duel" : "series"}`;
export const waiting = (names: string, isOne: boolean) =>
  `${names} still ${isOne ? "has" : "have"} these cards to play. Until then nothing about them is shown.`;
export const couldBeWon = "Could this have been won?";
export const thinking = "Thinking …";
export const positions = (count: number) => `${count.toLocaleString("en-GB")} positions`;
export const stop = "Stop";
export const unanswered = (reason: string) => `There is no answer: ${reason}.`;
export const yes = "Yes";
export const winnableIn = (count: number, hasRolls: boolean) =>
  `, if all hidden cards${hasRolls ? " and rolls" : ""} are known: in ${count} moves from the first on.`;
export const resignedTooEarly = "You resigned a game that could still be won.";
export const moveNotFound = "It could be won; until which move was not found.";
export const lookingAtEnd = "Looking whether it could still be won at the end …";
export const lookingForMove = "Looking until which move it could be won …";
export const showWay = "Show a way";
export const wayToWin = "A way to win";
export const showMove = "Show that move";
/** Of the move that lost the game. @param better the move that would have won; empty where it is not known */
export const fatalMove = (move: string, better: string) =>
  `This move lost it, all cards known: ${move}.${better === "" ? "" : ` “${better}” would still have won.`}`;
/** Of the step at which a way that is shown leaves the game that was played. */
export const wayLeaves = (moves: number) =>
  `So far it is your game, ${moves === 1 ? "one move" : `${moves} moves`}. From here on it goes another way.`;
export const yourGame = "Your game";
export const no = "No.";
export const showBestWay = "Show the best way";
export const bestWay = "The best way";
export const unknown = (positions: number) =>
  `This is unknown: ${positions.toLocaleString("en-GB")} positions did not settle it.`;
export const bestFound = (best: string) => `The best found is ${best}.`;
export const thinkLonger = "Think longer";
export const contestsUnreadable = (reason: string) =>
  `Whether it could be won is not shown, as your duels cannot be read: ${reason}. A player here may still have these cards to play.`;
export const notInHistory = "It cannot be analysed: it is not in your history.";
export const firstEndCounts =
  "The first end of a game counts: that one is in your history, and can be analysed. This one is not.";
export const notAnalysed = (reason: string) => `It cannot be analysed: ${reason}.`;
export const analyseFirst = "Analyse the first end";
export const backToContest = (isDuel: boolean, isLast: boolean) =>
  `${isLast ? "Back to" : "On with"} the ${isDuel ? "duel" : "series"}`;
export const nextDeal = "New deal";
export const dealAgain = "This deal again";
export const analyse = "Analyse it";
export const othersPlay = "How others play this deal";
export const challengeFriend = "Challenge a friend …";
export const share = "Share …";
export const more = "More …";
export const lookAtTable = "Look at the table";
