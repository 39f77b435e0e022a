import {
  type Degree,
  degreeInWords,
  degreeOf,
  formatVariant,
  games,
  outcomeOf,
  type Session,
} from "@tetrarch/engine";
import { counted, NO_PROGRESS, shownEndOf } from "@tetrarch/play";

const INTRODUCED: Readonly<Record<Degree, string>> = {
  first: "",
  known: ", a deal you know",
  assisted: ", with help",
};

/** The title of a game; its id where it has none. */
export function titleOf(gameId: string): string {
  return games.find(({ id }) => id === gameId)?.title ?? gameId;
}

/** `Four Kingdoms (rescue), deal FK-11982-6`. */
export function dealOf({ game, variant, deal }: Session): string {
  const title = variant.length > 0 ? `${game.title} (${formatVariant(variant)})` : game.title;
  return `${title}, deal ${deal}`;
}

/** `still playing`, `resigned`, `won`. */
export function stateOf(session: Session): string {
  return shownEndOf(session) ?? "still playing";
}

/** ` · rescue`, or nothing for the standard game. */
function variantPart({ variant }: Session): string {
  return variant.length > 0 ? ` · ${formatVariant(variant)}` : "";
}

/** What is said of a game that was replayed, and of the games of a challenge. */
export const replayWords = {
  standing: (session: Session) =>
    `${session.now.number === 1 ? "1 move" : `${session.now.number} moves`}, ${stateOf(session)}, score ${replayWords.result(session)}`,
  /** `17/52, unaided`. */
  result: (session: Session) => `${outcomeOf(session).score.text}, ${degreeInWords(degreeOf(session)).label}`,
  notPlayed: "not played",
  game: (number: number, result: string) => `game ${number}: ${result}`,
  pile: (name: string, text: string) => `${name}: ${text}`,
  legal: (words: readonly string[]) => `legal: ${words.join(" ")}`,
};

/** What is said of a game in play or over. */
export const gameWords = {
  /** `This is Four Kingdoms, deal FK-11982-6.` */
  intro(session: Session): string {
    const { game, deal, variant } = session;
    const which = deal.includes(" ") ? "a deal of your own" : `deal ${deal}`;
    const options = variant.length > 0 ? `, variant ${formatVariant(variant)}` : "";
    return `This is ${game.title}, ${which}${options}${INTRODUCED[degreeOf(session)]}.`;
  },
  /** `Four Kingdoms · FK-11982-6`. */
  name: (session: Session) =>
    `${session.game.title} · ${session.deal.includes(" ") ? "own deal" : session.deal}${variantPart(session)}`,
  /** `17/52 · 12 moves`. */
  progress: (session: Session) => `${outcomeOf(session).score.text} · ${counted(session.now.number, "move")}`,
  /** `Score 17/52, move 12, in play, unaided.` */
  score(session: Session, isUnsaved: boolean): string {
    const { score } = outcomeOf(session);
    const state = shownEndOf(session) ?? "in play";
    const { label } = degreeInWords(degreeOf(session));
    return `Score ${score.text}, move ${session.now.number}, ${state}, ${label}${isUnsaved ? ", NOT SAVED" : ""}.`;
  },
  chapterCame: (number: number, title: string) => `Chapter ${number}: ${title}. C reads it.`,
  noChapter: "No chapter of a story has come in this game.",
  isOver: "The game is over.",
  noProgress: `${NO_PROGRESS} You can resign.`,
  takenBack: (word: string | undefined) => `Taken back: ${word ?? "the resignation"}.`,
  nowHelped: "This game now counts as helped.",
  noMainMove: "Several moves make sense here: choose one.",
  severalMoves: (words: readonly string[]) =>
    `Several moves begin like this: ${words.slice(0, 4).join(", ")}${words.length > 4 ? " …" : ""}`,
  noSuchMove: (count: number, typed: string) =>
    `${count === 1 ? "There is one legal move" : `There are ${count} legal moves`}, no number ${typed}.`,
  noMoveFrom: (pile: string) => `No legal move leads from ${pile}.`,
  contestGame:
    "This game of a series or duel counts, so it cannot be dealt again. Play it to its end, or resign",
  playOn: (trouble: string) => `${trouble} You can play on.`,
  otherTerminal: "Your saved game is open in another terminal; this is a new one.",
  otherSaved: "This is a new game; your other one stays saved, and the menu lists it.",
  resume: "You have a saved game. Resume it?",
  notSaved: (title: string, why: string) => `${title} is NOT saved. ${why} This is its transcript:`,
  transcriptIn: (path: string) => `The transcript is in ${path}`,
  saved: (title: string, id: string) => `${title} is saved: tetrarch play ${id} offers to resume it.`,
  theLink: "the link",
  opened: (path: string, isPlain: boolean) =>
    `The moves of ${path} are here: ${
      isPlain ? "redo plays the next one, undo takes it back" : "y plays the next one, u takes it back"
    }.`,
  fileExists: (path: string) => `There is a file ${path} already.`,
  transcriptFailed: (path: string, why: string) => `The transcript cannot be written to ${path}: ${why}.`,
};
