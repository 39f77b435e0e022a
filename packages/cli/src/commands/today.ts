import { games, quote } from "@tetrarch/engine";
import { dealOfTheDay } from "@tetrarch/play";
import { gameNamed } from "../content/games.js";
import { fault, type Outcome, report } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import type { CommandContext } from "./context.js";

/** `tetrarch today [GAME]`: the code of the deal of the day, of each game or of one. */
export function today(
  name: string | undefined,
  options: { readonly date?: string; readonly month?: string | true },
  context: Pick<CommandContext, "today" | "stores">,
): Outcome | Promise<Outcome> {
  const date = options.date ?? context.today();
  const game = name === undefined ? undefined : gameNamed(name);
  if (game && !game.ok) return game;
  const { month } = options;
  if (month !== undefined) {
    if (options.date !== undefined) return fault("usage", usageWords.notTogether(["--date", "--month"]));
    const wanted = month === true ? date.slice(0, 7) : month;
    // The finished games, which today's codes do not wait for.
    return import("./month.js").then((each) =>
      each.monthOfDays(game ? [game.value] : games, wanted, context),
    );
  }
  const deals: { readonly game: string; readonly title: string; readonly deal: string }[] = [];
  for (const each of game ? [game.value] : games) {
    const deal = dealOfTheDay(each, date);
    if (!deal.ok) return fault("usage", usageWords.expected("--date", quote(date), usageWords.date));
    deals.push({ game: each.id, title: each.title, deal: deal.value });
  }
  // Codes are ASCII: what measures any text takes longer to load than all the rest of this command.
  const width = Math.max(...deals.map(({ deal }) => deal.length));
  const lines = deals.map(({ deal, title }) => `${deal.padEnd(width)}  ${title}\n`);
  return report(lines.join(""), { date, deals: deals.map(({ game, deal }) => ({ game, deal })) });
}
