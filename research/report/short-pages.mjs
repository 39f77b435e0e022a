// docs/deals.md shows the first deals of each list, docs/winnability.md no details of the studies; research/notes has both in full.

/** The page with at most so many deals in each list, and a link to the whole lists. */
export function withShortLists(page, most) {
  const lines = page.split("\n");
  const short = lines.map((line) =>
    line.startsWith("**") && line.includes("**: ") ? shortened(line, most) : line,
  );
  const link = "\nThe whole lists: [research/notes/deals.md](../research/notes/deals.md).\n";
  return short.join("\n") + (short.some((line, index) => line !== lines[index]) ? link : "");
}

/** A list such as `**Cruel**: TK-1-7 (90, 80), TK-2-5 (80).`; commas part deals and stand within brackets, too. */
function shortened(line, most) {
  const [, title, list] = /^(\*\*[^*]+\*\*: )(.*?)\.?$/.exec(line) ?? [];
  const deals = list?.split(/, (?=[A-Z]{2}-)/) ?? [];
  if (title === undefined || deals.length <= most) return line;
  return `${title}${deals.slice(0, most).join(", ")}, and ${deals.length - most} more.`;
}

const STUDY = /^- .+ version \d+.*: deals .+$/;

/** The page of win rates without the lines that say of which deals and budgets each study was, and those lines. */
export function splitStudies(page) {
  const lines = page.split("\n");
  const first = lines.findIndex((line) => STUDY.test(line));
  const studies = lines.filter((line) => STUDY.test(line));
  const link =
    "- Deals, budgets and versions of each study: [research/notes/studies.md](../research/notes/studies.md).";
  const rest = lines.flatMap((line, index) => (index === first ? [link] : STUDY.test(line) ? [] : [line]));
  return { page: rest.join("\n"), studies };
}
