const NUMBER = String.raw`([\d.]+) %(?: to ([\d.]+) %)?`;

/** How often a game can be won with open cards, in per cent; from `least` to `most` where some deals are undecided. */
export interface OpenRate {
  readonly deals: string;
  readonly least: number;
  readonly most: number;
}

/** What the study of a game's deals with open cards has found: its line in docs/winnability.md. */
export function openRateIn(report: string, title: string): OpenRate | undefined {
  const line = report.split("\n").find((each) => each.startsWith(`| ${title} | thoughtful |`));
  const found = line?.match(new RegExp(String.raw`thoughtful \| ([\d,]+) \| ${NUMBER}`));
  if (!found) return undefined;
  const [, deals = "", least, most = least] = found;
  return { deals, least: Number(least), most: Number(most) };
}
