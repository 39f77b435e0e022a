import { type AnyGame, quote } from "@tetrarch/engine";
import { dealOfTheDay, firstGames, type GameRecord } from "@tetrarch/play";
import { fault, type Outcome, report } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import { historyWords } from "../words/en/history.js";
import type { CommandContext } from "./context.js";
import { readStoredHistory } from "./history/stored-history.js";

interface DayOfMonth {
  readonly day: string;
  readonly game: string;
  readonly deal: string;
  /** The first end of a game of this deal; undefined where none was played to its end. */
  readonly record: GameRecord | undefined;
}

/** `tetrarch today --month`: the deals of a month's days, up to today, and what was made of them. */
export async function monthOfDays(
  games: readonly AnyGame[],
  month: string,
  context: Pick<CommandContext, "today" | "stores">,
): Promise<Outcome> {
  const kept = readStoredHistory(await context.stores());
  if (!kept.ok) return kept;
  const firsts = new Map(
    games.map(({ id }) => [id, firstGames(kept.value.games.filter(({ game }) => game === id))]),
  );
  const days: DayOfMonth[] = [];
  for (const { day, isLast } of daysOf(month, context.today())) {
    for (const game of games) {
      const deal = dealOfTheDay(game, day);
      if (!deal.ok) return fault("usage", usageWords.about("--month", deal.error.message));
      const record = firsts.get(game.id)?.get(deal.value);
      // Of all games only what was played, and today's deals, or the list would be too long to read.
      if (games.length === 1 || record || isLast) days.push({ day, game: game.id, deal: deal.value, record });
    }
  }
  if (days.length === 0)
    return fault("usage", usageWords.expected("--month", quote(month), usageWords.month));
  return report(`${days.map(line).join("\n")}\n`, { month, days });
}

/** The letters of the code say which game it is; with its name, too, a line would not fit a narrow page. */
function line({ day, deal, record }: DayOfMonth): string {
  return `${day}  ${deal.padEnd(14)}  ${historyWords.madeOf(record)}`;
}

/** The days of a month, to the present one. */
function daysOf(month: string, today: string): readonly { readonly day: string; readonly isLast: boolean }[] {
  if (!/^\d{4}-\d{2}$/.test(month)) return [];
  const [year = 0, number = 0] = month.split("-").map(Number);
  if (number < 1 || number > 12) return [];
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const days = Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, "0")}`);
  return days.filter((day) => day <= today).map((day) => ({ day, isLast: day === today }));
}
