import { games, STANDARD } from "@tetrarch/engine";
import { reasonOf, writeNamedFile } from "../files/text-files.js";
import { fault, type Outcome, report } from "../report.js";
import { type NotableDeals, notableDeals } from "../study/notable-deals.js";
import type { CommandContext } from "./context.js";
import { unwritable } from "./options.js";

/** `tetrarch study list FILES…`: the hardest deals, those to begin with, and the cruel ones, by their codes. */
export async function listDeals(
  paths: readonly string[],
  { out }: { readonly out?: string },
  context: CommandContext,
): Promise<Outcome> {
  const hindrance = unwritable("--out", out);
  if (hindrance) return hindrance;
  const warnings: string[] = [];
  const notable = await notableDeals(paths, (message) => warnings.push(message));
  for (const warning of warnings) await context.stderr.write(`tetrarch: ${warning}\n`);
  if (!notable.ok) return notable;
  const text = pageOf(notable.value);
  if (out !== undefined) {
    try {
      writeNamedFile(out, text);
    } catch (error) {
      return fault("unwritable", `${out}: ${reasonOf(error)}`);
    }
  }
  return report(text, { games: notable.value });
}

function pageOf(notable: readonly NotableDeals[]): string {
  return `${[TITLE, ...notable.map(sectionOf)].join("\n\n")}\n`;
}

const TITLE = `\
# Deals worth a look

*Made by \`tetrarch study list\` from the files of studies; not written by hand.*

**Undecided**: all deals that the solver could not settle within its budget. **Hardest**: of the others, the deals that took the solver most, with the effort class k: 2^k − 1 to 2^(k+1) − 2 positions reached.
**To begin with**: won by the short rules of \`greedy\`, in the fewest moves. **Cruel**: lost already at the deal, proved, and yet
the best that they hold is high, or \`greedy\` comes far: after the code the best score with everything known, where the
game has points, and the score of \`greedy\`. Where nobody holds anything they are just **lost deals**. Of equal ones those with the lower numbers.`;

const grouped = new Intl.NumberFormat("en");

function sectionOf({
  game,
  variant,
  decided,
  undecided,
  tried,
  hardest,
  teaching,
  cruel,
}: NotableDeals): string {
  const title = games.find(({ id }) => id === game)?.title ?? game;
  const isCruel = cruel.length === 0 || cruel.some(({ best, greedy }) => (best ?? greedy ?? 0) > 0);
  const parts = [
    `## ${title}${variant === STANDARD ? "" : ` (${variant})`}`,
    `Of ${grouped.format(decided)} deals that the solver has decided, ${grouped.format(tried)} were tried by \`greedy\` too.`,
    `**Undecided**: ${listed(undecided, (deal) => deal)}`,
    `**Hardest**: ${listed(hardest, ({ deal, verdict, effort }) => `${deal} (${verdict}, ${effort})`)}`,
    `**To begin with**: ${listed(teaching, ({ deal, length }) => `${deal} (${length} moves)`)}`,
    `**${isCruel ? "Cruel" : "Lost deals"}**: ${listed(cruel, ({ deal, best, greedy }) => {
      const scores = [best, greedy].filter((score) => score !== undefined);
      return scores.length === 0 ? deal : `${deal} (${scores.join(", ")})`;
    })}`,
  ];
  return parts.join("\n\n");
}

function listed<Deal>(deals: readonly Deal[], inWords: (deal: Deal) => string): string {
  return deals.length === 0 ? "none." : `${deals.map(inWords).join(", ")}.`;
}
