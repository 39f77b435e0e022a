import type { Degree } from "@tetrarch/engine";
import { byEnd, type HistoryFilter, passes } from "@tetrarch/play";
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

/** What of the history is shown. It stays while the player looks at single games, and goes with the page. */
class Shown {
  result = $state<"" | "won" | "not won">("");
  degree = $state<"" | Degree>("");
  days = $state(0);
  page = $state(0);

  /** @param game a solitaire's id; empty for all */
  filterOf(game: string, now: number): HistoryFilter {
    return {
      game: game || undefined,
      result: this.result || undefined,
      degree: this.degree || undefined,
      since: this.days === 0 ? undefined : now - this.days * DAY,
    };
  }

  get isNarrowed(): boolean {
    return this.result !== "" || this.degree !== "" || this.days !== 0;
  }

  widen(): void {
    this.result = "";
    this.degree = "";
    this.days = 0;
    this.page = 0;
  }
}

export const shown = new Shown();

/** The games that a filter lets through, newest first. */
export function chosen(games: readonly ListedGame[], filter: HistoryFilter): readonly ListedGame[] {
  return games.filter((finished) => passes(filter, finished)).sort(byEnd);
}
