import type { Session } from "@tetrarch/engine";
import { gameWords, titleOf } from "./game.js";

interface SavedGame {
  readonly session: Session;
  readonly path: string;
  readonly heldBy: string | undefined;
  readonly attempt: { readonly origin?: string | undefined } | undefined;
}

interface BrokenSave {
  readonly game: string;
  readonly path: string;
  readonly reason: string;
}

/** `Four Kingdoms · FK-11982-6 · 17/52 · 12 moves`. */
function savedLabel({ session }: SavedGame): string {
  return `${gameWords.name(session)} · ${gameWords.progress(session)}`;
}

/** What each setting is, in the order of the list. */
const settingNames = {
  plain: "Line by line, for screen readers",
  ascii: "Nothing but ASCII",
  chapters: "Say when a chapter has come",
};

/** The settings as the command lists them. */
export function settingsLines(
  settings: Readonly<Record<keyof typeof settingNames, boolean>>,
): readonly string[] {
  return Object.entries(settingNames).map(
    ([name, meaning]) =>
      `${name.padEnd(9)} ${settings[name as keyof typeof settingNames] ? "on " : "off"}  ${meaning}`,
  );
}

/** What the menu says, on the screen and line by line. */
export const menuWords = {
  title: "Tetrarch · five uncommon solitaires",
  resume: (saved: SavedGame) =>
    `Resume ${savedLabel(saved)}${saved.heldBy === undefined ? "" : " · open in another terminal"}`,
  broken: ({ game, reason }: BrokenSave) => `Broken: ${titleOf(game)} · ${reason}`,
  aboutBroken: ({ game, path, reason }: BrokenSave): readonly string[] => [
    `A saved game of ${titleOf(game)} cannot be resumed: ${reason}.`,
    `It is saved in\n${path}`,
    "It is a text file, and may still show which deal it was and which moves were made. It stays there until you delete it.",
  ],
  /** The question before a saved game is deleted: what is lost, and where it is. */
  deleteQuestion(saved: SavedGame | BrokenSave): string {
    if ("session" in saved) {
      const isOfContest = saved.attempt?.origin === "contest";
      const counts = isOfContest ? " It is a game of a series or duel: deleted, it counts as resigned." : "";
      return `Delete ${savedLabel(saved)} for ever? The only copy is ${saved.path}: its moves are lost.${counts}`;
    }
    return `Delete what is left of this game of ${titleOf(saved.game)} for ever? The only copy is ${saved.path}.`;
  },
  deleted: "It is deleted.",
  onlySaved: "Only a saved game can be deleted.",
  quit: "Quit",
  random: "New random deal",
  daily: (day: string) => `Deal of the day (${day})`,
  typeDeal: "Deal by its code or card list …",
  variant: (variant: string) => `Variant: ${variant} (Enter for the next)`,
  howTo: "Story and how to play",
  winnable: "New deal, proved winnable",
  difficulty: (difficulty: string | undefined) =>
    `Its difficulty: ${difficulty ?? "any"} (Enter for the next)`,
  more: {
    title: "More …",
    detail: "Learn, puzzles, coach, deals of the day, finished games, series, duels, settings",
    learn: "Learn a game, level by level",
    puzzles: "Puzzles",
    coach: "Coach: your own mistakes again, ten minutes a day",
    retry: "Retry the mistakes of your last game",
    field: "How programs play the deal of your last game",
    today: "The deals of the day, and what you made of them",
    history: "Finished games and statistics",
    trends: "Luck and mistakes over all your games",
    series: "A series of deals alone",
    duelHere: "A duel at this screen, turn by turn",
    duels: "Duels by link: challenge others to the same deals",
    debts: "Duels: who owes whom",
    settings: "Settings",
  },
  setting: (name: keyof typeof settingNames, isOn: boolean) =>
    `${settingNames[name]}: ${isOn ? "on" : "off"}`,
  settingsKept: "It is kept for the next time, too.",
  backFromCommand: "Enter goes back to the menu. ",
  commandFailed: "It could not be shown.",
  back: "Back",
  deal: "Deal: ",
  keys: {
    page: "↑ ↓ PgUp PgDn scroll   Esc or Enter back",
    typing: "type or paste a deal code or a card list   Enter play   Esc cancel",
    deleting: "y deletes it   n or Esc keeps it",
    list: (isBroken: boolean, canDelete: boolean, canGoBack: boolean) =>
      `↑ ↓ or a key choose   ${isBroken ? "Enter shows more" : "Enter play"}${canDelete ? "   x delete" : ""}${canGoBack ? "   Esc back" : ""}   q quit`,
  },
};
