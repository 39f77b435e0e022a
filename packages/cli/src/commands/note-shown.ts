import type { Outside } from "./outside.js";

/**
 * Notes that the hidden cards of these deals are shown, before they are: whoever plays them later knows them (C-10). A
 * trouble with that is told and stops nothing.
 */
export async function noteShown(
  { known, stderr }: Pick<Outside, "known" | "stderr">,
  identities: readonly string[],
): Promise<void> {
  const trouble = known.learn(identities, "shown");
  if (trouble !== undefined) await stderr.write(`tetrarch: ${trouble}\n`);
}
