import { STANDARD } from "@tetrarch/engine";
import { type Outcome, report } from "../report.js";
import { type NotableDeals, notableDeals } from "../study/notable-deals.js";
import { titleOf } from "../words/en/game.js";
import { notableWords } from "../words/en/study.js";
import { type CommandContext, warn } from "./context.js";
import { unwritable, writeOut } from "./options.js";

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
  await warn(context, warnings);
  if (!notable.ok) return notable;
  const text = pageOf(notable.value);
  if (out !== undefined) {
    const written = writeOut(out, text);
    if (!written.ok) return written;
  }
  return report(text, { games: notable.value });
}

function pageOf(notable: readonly NotableDeals[]): string {
  return `${[notableWords.title, ...notable.map(sectionOf)].join("\n\n")}\n`;
}

function sectionOf(notable: NotableDeals): string {
  const { game, variant, decided, undecided, tried, hardest, teaching, cruel } = notable;
  const isCruel = cruel.length === 0 || cruel.some(({ best, greedy }) => (best ?? greedy ?? 0) > 0);
  const { section } = notableWords;
  return [
    notableWords.heading(titleOf(game), variant === STANDARD ? undefined : variant),
    notableWords.counts(decided, tried),
    section(notableWords.undecided, undecided),
    section(
      notableWords.hardest,
      hardest.map(({ deal, verdict, effort }) => `${deal} (${verdict}, ${effort})`),
    ),
    section(
      notableWords.teaching,
      teaching.map(({ deal, length }) => `${deal} (${notableWords.length(length)})`),
    ),
    section(
      isCruel ? notableWords.cruel : notableWords.lost,
      cruel.map(({ deal, best, greedy }) => {
        const scores = [best, greedy].filter((score) => score !== undefined);
        return scores.length === 0 ? deal : `${deal} (${scores.join(", ")})`;
      }),
    ),
  ].join("\n\n");
}
