import {
  type AnyGame,
  dailyDealNumber,
  formatDealCode,
  ok,
  type Problem,
  type Random,
  type Result,
  randomDealNumber,
} from "@tetrarch/engine";

/** The code of a new deal at random. */
export function randomDealCode(game: AnyGame, random: Random): string {
  return formatDealCode(game.dealCode, randomDealNumber(random));
}

/**
 * The code of a game's deal of the day: the same for everybody, everywhere. Errors are `bad-deal`.
 * @param day `YYYY-MM-DD`, years 1000–9999
 */
export function dealOfTheDay(game: AnyGame, day: string): Result<string, Problem> {
  const number = dailyDealNumber(day);
  return number.ok ? ok(formatDealCode(game.dealCode, number.value)) : number;
}
