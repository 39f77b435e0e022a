import type { Degree } from "@tetrarch/engine";
import { byEnd, type HistoryFilter, matchesFilter, type Remark } from "@tetrarch/play";
import type { GameSummary } from "../../data/database.js";

/** The number of games on a page of the list. */
export const PAGE = 50;

const DAY = 86_400_000;

/** The spans of time of the filter, in days; 0 for ever. */
export const SPANS = [0, 7, 30, 365] as const;

/** The filters by marks. Hidden games are listed only where the player asks for them. */
const MARKS: Readonly<Record<"" | "starred" | "noted" | "hidden", HistoryFilter>> = {
  "": { hidden: false },
  starred: { starred: true, hidden: false },
  noted: { noted: true, hidden: false },
  hidden: { hidden: true },
};

/** The filter of the list. It stays while the player looks at single games, until the page is reloaded. */
class ListFilter {
  /** `won`, `not won`, or an end of a game's own; empty for any. */
  result = $state("");
  degree = $state<"" | Degree>("");
  days = $state(0);
  marked = $state<keyof typeof MARKS>("");
  inNote = $state("");
  page = $state(0);

  /** @param game a solitaire's id; empty for all */
  filterOf(game: string, now: number): HistoryFilter {
    return {
      game: game || undefined,
      ...(this.result === "won" || this.result === "not won"
        ? { result: this.result }
        : { end: this.result || undefined }),
      degree: this.degree || undefined,
      since: this.days === 0 ? undefined : now - this.days * DAY,
      ...MARKS[this.marked],
      inNote: this.inNote,
    };
  }

  get isActive(): boolean {
    return (
      [this.result, this.degree, this.marked, this.inNote].some((value) => value !== "") || this.days !== 0
    );
  }

  reset(): void {
    this.result = "";
    this.degree = "";
    this.days = 0;
    this.marked = "";
    this.inNote = "";
    this.page = 0;
  }
}

export const listFilter = new ListFilter();

/** The games that pass a filter, newest first. @param remarks the player's marks, by the games' ids */
export function filteredGames(
  games: readonly GameSummary[],
  filter: HistoryFilter,
  remarks: ReadonlyMap<string, Remark>,
): readonly GameSummary[] {
  return games.filter((finished) => matchesFilter(filter, finished, remarks.get(finished.id))).sort(byEnd);
}
