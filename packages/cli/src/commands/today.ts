import { dailyDealNumber, formatDealCode, games } from "@tetrarch/engine";
import { gameNamed } from "../content/games.js";
import { fault, type Outcome, report } from "./report.js";

/** `tetrarch today [GAME]`: the code of the deal of the day, of each game or of one. */
export function today(name: string | undefined, date: string): Outcome {
  const game = name === undefined ? undefined : gameNamed(name);
  if (game && !game.ok) return game;
  const number = dailyDealNumber(date);
  if (!number.ok) return fault("usage", `--date: ${number.error.message}`);
  const deals = (game ? [game.value] : games).map(({ id, title, dealCode }) => ({
    game: id,
    title,
    deal: formatDealCode(dealCode, number.value),
  }));
  const width = Math.max(...deals.map(({ deal }) => deal.length));
  const lines = deals.map(({ deal, title }) => `${deal.padEnd(width)}  ${title}`);
  return report(`${lines.join("\n")}\n`, { date, deals: deals.map(({ game, deal }) => ({ game, deal })) });
}
