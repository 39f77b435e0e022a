import type { Degree } from "@tetrarch/engine";
import { byEnd, type HistoryFilter, passes, type Remark } from "@tetrarch/play";
import type { ListedGame } from "../play/database.js";

/** So many games stand on a page of the list. */
export const PAGE = 50;

const DAY = 86_400_000;

/** The spans of time that can be asked for, in days; 0 for ever. */
export const SPANS: readonly { readonly days: number; readonly label: string }[] = [
  { days: 0, label: "at any time" },
  { days: 7, label: "in the last 7 days" },
  { days: 30, label: "in the last 30 days" },
  { days: 365, label: "in the last year" },
];

/** What can be asked for of what is set beside games. Hidden games are shown to whoever asks for them only. */
const MARKED: Readonly<Record<"" | "starred" | "noted" | "hidden", HistoryFilter>> = {
  "": { hidden: false },
  starred: { starred: true, hidden: false },
  noted: { noted: true, hidden: false },
  hidden: { hidden: true },
};

/** What of the history is shown. It stays while the player looks at single games, and goes with the page. */
class Shown {
  result = $state<"" | "won" | "not won">("");
  degree = $state<"" | Degree>("");
  days = $state(0);
  marked = $state<keyof typeof MARKED>("");
  inNote = $state("");
  page = $state(0);

  /** @param game a solitaire's id; empty for all */
  filterOf(game: string, now: number): HistoryFilter {
    return {
      game: game || undefined,
      result: this.result || undefined,
      degree: this.degree || undefined,
      since: this.days === 0 ? undefined : now - this.days * DAY,
      ...MARKED[this.marked],
      inNote: this.inNote,
    };
  }

  get isNarrowed(): boolean {
    return (
      [this.result, this.degree, this.marked, this.inNote].some((asked) => asked !== "") || this.days !== 0
    );
  }

  widen(): void {
    this.result = "";
    this.degree = "";
    this.days = 0;
    this.marked = "";
    this.inNote = "";
    this.page = 0;
  }
}

export const shown = new Shown();

/** The games that a filter lets through, newest first. @param remarks what is set beside games, by their ids */
export function chosen(
  games: readonly ListedGame[],
  filter: HistoryFilter,
  remarks: ReadonlyMap<string, Remark>,
): readonly ListedGame[] {
  return games.filter((finished) => passes(filter, finished, remarks.get(finished.id))).sort(byEnd);
}
