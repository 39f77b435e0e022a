import { games, messagesOf, type Score, STANDARD } from "@tetrarch/engine";

const SMALLEST_CHANCE = 0.0005;

/** A chance in per cent as it is shown: a whole number, below 1 and above 99 with a tenth. */
export function shownPercent(chance: number): number {
  const percent = 100 * Math.max(0, Math.min(1, chance));
  return percent < 1 || percent > 99 ? Math.round(10 * percent) / 10 : Math.round(percent);
}

/** A chance as `31 %`, below 1 and above 99 as `0.4 %`; only certain ones as `0 %` and `100 %`. */
export function chanceInWords(chance: number): string {
  if (chance > 0 && chance < SMALLEST_CHANCE) return "under 0.1 %";
  if (chance < 1 && chance >= 1 - SMALLEST_CHANCE) return "over 99.9 %";
  return `${shownPercent(chance)} %`;
}

/** An estimated chance: `about 31 %`; without `about` where it is certain, or a bound. */
export function aboutInWords(chance: number): string {
  const text = chanceInWords(chance);
  return chance <= 0 || chance >= 1 || /^(under|over)/.test(text) ? text : `about ${text}`;
}

/** A mean difference of chances, without its sign: `22 of 100 games`, `4.8 of 100 games`. Points are those of a score. */
export function differenceInWords(difference: number): string {
  return `${ofHundred(difference)} of 100 games`;
}

/** The difference of two chances by the numbers that are shown for them; where those are alike, by a tenth. */
export function costInGames(before: number, after: number): string {
  const shown = Math.abs(shownPercent(before) - shownPercent(after));
  return differenceInWords(shown === 0 ? before - after : shown / 100);
}

/** A share as a number of a hundred, without its sign: `22`, `4.8`; only a whole one is all of them. */
export function ofHundred(share: number): string {
  const hundred = Math.abs(100 * share);
  const shown = hundred < 9.95 ? Number(hundred.toFixed(1)) : Math.round(hundred);
  return shown === 100 && hundred < 100 ? "over 99" : String(shown);
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

/** What follows *No* of a game that could not have been won. @param best undefined where no best result is known */
export function notWinnableInWords(game: string, best: Score | undefined, own: Score): string {
  const { score, bestScore } = messagesOf(game);
  const known = "Not even if all hidden cards are known";
  return best === undefined
    ? `${known}.`
    : `${known}: ${bestScore?.(best, own) ?? `the best is ${score(best)}`}.`;
}
