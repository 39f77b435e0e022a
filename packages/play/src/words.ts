import { games, messagesOf, STANDARD } from "@tetrarch/engine";

/** Nearer to 0 and 1 than this a whole per cent is too coarse. */
const NEAR_THE_END = 0.1;
const SMALLEST_CHANCE = 0.0005;

/** A chance as `31 %`, near 0 and 1 as `4.8 %`; only certain ones as `0 %` and `100 %`. */
export function chanceInWords(chance: number): string {
  if (chance <= 0) return "0 %";
  if (chance >= 1) return "100 %";
  if (chance < SMALLEST_CHANCE) return "under 0.1 %";
  if (chance >= 1 - SMALLEST_CHANCE) return "over 99.9 %";
  const isNear = chance < NEAR_THE_END || chance > 1 - NEAR_THE_END;
  return `${withoutZero((100 * chance).toFixed(isNear ? 1 : 0))} %`;
}

/** A difference of chances without its sign: `22 %`, `4.8 %`. Points are those of a score. */
export function differenceInWords(difference: number): string {
  const percent = Math.abs(100 * difference);
  const digits = percent < 10 && percent.toFixed(1) !== percent.toFixed(0) ? 1 : 0;
  return `${withoutZero(percent.toFixed(digits))} %`;
}

function withoutZero(decimal: string): string {
  return decimal.replace(/\.0$/, "");
}

/** A difference of chances to win: `22 % of a win`. */
export function shareOfWin(difference: number): string {
  return `${differenceInWords(difference)} of a win`;
}

/** `1 game`, `2 games`. */
export function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? one : more}`;
}

/** A variant's name, as its options are called at the deal: `crossed paths and rescue`; empty for the standard game. */
export function variantInWords(variant: string): string {
  return variant === STANDARD ? "" : variant.split("+").map(optionInWords).join(" and ");
}

function optionInWords(option: string): string {
  const game = games.find(({ options }) => options.includes(option));
  const name = game && messagesOf(game.id).options?.[option]?.name;
  return name?.toLowerCase() ?? option.replaceAll("-", " ");
}
