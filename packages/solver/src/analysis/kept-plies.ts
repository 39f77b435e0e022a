import type { AnalysedPly, Analysis } from "./analysis.js";
import { hasKinds } from "./lapses.js";
import type { PlayedPly } from "./record.js";

/** What an analysis begins with, before it has judged anything. */
export type Heading = Pick<Analysis, "game" | "variant" | "by">;

/**
 * The plies that were judged already when an analysis of this same deal was left: as far as the game went the same way, and as it
 * would be judged now. What the hidden cards knew is not kept, for it may have been told of a shorter game; nor is a ply of which the
 * kinds of decision were not looked for, as they once were not.
 * @param kept what was told last of the analysis that was left
 * @returns by the number of the ply; those that are not judged yet are missing
 */
export function judgedBefore(
  kept: Analysis | undefined,
  heading: Heading,
  record: readonly PlayedPly[],
): ReadonlyMap<number, AnalysedPly> {
  const judged = new Map<number, AnalysedPly>();
  if (!kept || !isSame(kept, heading)) return judged;
  for (const [index, { verdict: _, ...ply }] of kept.plies.entries()) {
    if (ply.played !== record[index]?.word) break;
    if (ply.grade !== undefined && hasKinds(ply)) judged.set(index, ply);
  }
  return judged;
}

/** Whether both are of the same game, judged by the same judge with the same effort. */
function isSame(kept: Heading, { game, variant, by }: Heading): boolean {
  const { player, version, nodes, sigma } = kept.by;
  return (
    kept.game === game &&
    kept.variant === variant &&
    player === by.player &&
    version === by.version &&
    nodes === by.nodes &&
    sigma === by.sigma
  );
}
