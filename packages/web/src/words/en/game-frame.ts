import { NO_PROGRESS } from "@tetrarch/play";

export { aMoment, home, oneMoment, placeUnreachable, tryAgain } from "./common.js";

/** The page around every table. */
export const score = "Score:";
const toMoves = (count: number) => (count === 1 ? "move" : "moves");
export const back = "Back";
export const shareMoment = "Share this moment";

/** Stepping through a game or a variation. */
export const toStart = "To the start";
export const oneMoveBack = "One move back";
export const nextMove = "Next move";
export const done = "Done";

/** An exercise: what its count counts, and the name of its question. */
export const COUNTED = { level: "Level", puzzle: "Puzzle", retry: "Mistake", coach: "Question" } as const;
export const GOALS = {
  level: "What to do",
  puzzle: "The question",
  retry: "The question",
  coach: "The question",
} as const;
export const notKept = "not saved";
export const notWaiting = "Use the buttons below: no move can be made now.";

/** The bar of a game in play. */
export const actions = "Actions";
export const undo = "Undo";
export const redo = "Redo";
export const hint = "Hint";
export const stopThinking = "Thinking about a hint: stop";
export const endGame = "End the game";
export const menu = "Menu";
export const log = "What happened";
export const finish = "Finish";
export const restFollows = "The rest plays itself";

/** A game in play. */
export const goingRound = `${NO_PROGRESS} You can end the game.`;
export const nowHelped = " This game now counts as helped.";
/** @param cost what help costs in this game besides the mark of it */
export const undoWarning = (usual: string, cost?: string) =>
  `${cost === undefined ? usual : `With an undo ${cost}`} Press again to undo.`;
export const hintWarning = (cost?: string) =>
  `${cost === undefined ? "Hints change this game from “Unaided” to “With help”." : `With a hint ${cost}`} Press again for the hint.`;
export const holdTurns = "Hold the stock or the button to turn on; it stops when another move appears.";
export const holdTurnsOnto = "Hold a pile to turn more; it stops when a card can go home.";
export const nowPossible = (move: string) => `Now you can: ${move}.`;
export const freeHint = (text: string) => `${text} This game stays “Unaided”.`;
export const onlyMove = (move: string) => `Only one move is possible: ${move}.`;
export const noHint = "No hint, then.";
export const thinking = "Thinking …";
export const hintUnavailable = (reason: string) => `There is no hint${reason && `: ${reason}`}.`;
export const left = "Here you left the game.";
export const canBeWon = "With all cards known, this deal can be won.";
export const playOn = "You play on.";
export const takenBack = "Taken back.";
export const knowledgeUnsaved = (reason: string) => `That you know this deal cannot be saved: ${reason}.`;
export const released = "The other tab has let go of this game.";
export const playPlanOf = (moves: number) => `Play the plan: ${moves} ${toMoves(moves)}`;
export const playsPlan = (moves: number) =>
  `Playing the plan: ${moves} ${toMoves(moves)} to go. Tap anywhere to stop.`;
export const planDone = "The plan is done. Ask for a hint to go on.";
export const planLeft = "You left the plan: Undo goes back to it, the next hint looks for a new one.";
export const autoplayed = "The rest plays itself: nothing is left to decide.";
export const scoreAndMoves = (points: string, moves: number) => `${points}. ${moves} moves.`;
export const movesCount = (count: number) => `${count} ${toMoves(count)} possible.`;
export const versionInMenu = (news: string) => `${news} It waits in the menu.`;
export const where = (places: readonly string[]) => `Where: ${places.join(", ")}.`;
export const unsaved = "not saved";

/** Saving. */
const SAVE_FAILED = (reason: string) => `This game cannot be saved: ${reason}. You can play on.`;
export const saveFailed = SAVE_FAILED;
export const copyOnly = (reason: string) =>
  `${SAVE_FAILED(reason)} This is its second copy: the last moves may be missing.`;
export const savedAgain = "This game is saved again.";

/** The helmet: whether a game is played with help, in short. */
export const HELP_MARKS = { first: "Unaided", known: "Unaided", assisted: "With help" } as const;
/** The end of a game. */
export const won = "Won";
export const wayWon = (score: string) => `Won: ${score}.`;
export const resigned = "Resigned";
export const stuck = "Stuck";
export const lost = "Lost";

/** A deal that is asked for. */
export const thatDeal = "that deal";
export const sameDeal = "this deal again";

/** A game that another tab plays. */
export const otherTab = "Open in another tab";
export const tooLate =
  "What you did here last came too late and is not saved: another tab had taken the game over.";
export const otherTabHow =
  "This game is being played in another tab. You can play on here when that tab lets go of it, or take it over now.";
export const playHere = "Play it here";

/** A question before hidden cards are shown. */
export const reveal = "Show hidden cards?";
export const revealHow = (title: string) =>
  `You are playing this deal yourself. If you see its cards, your game of ${title} counts as played with help.`;
export const keepHidden = "Keep them hidden";
export const showCards = "Show them";

/** The sheets, by those who open them. */
export const howItEnded = "How it ended";
export const more = "More …";
export const settings = "Settings";
export const sheetUnreachable = "This cannot be shown just now. Load the page again.";
export const settingsUnreachable = "The settings cannot be reached just now.";

const chapterNumber = (number: number) => `Chapter ${number}`;

/** The chapters of a game's story. */
export const chapters = {
  goOn: "Go on",
  chapterNumber,
  chapter: (number: number, title: string) => `${chapterNumber(number)}: ${title}`,
  chapterCame: (titles: readonly string[], hasLetterKeys: boolean) =>
    `${titles.join(", ")}. ${hasLetterKeys ? "C opens it" : "“What happened” in the menu has it"}; any other key goes on.`,
} as const;
