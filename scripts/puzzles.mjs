// `npm run puzzles -- GAME …`: finds puzzles, and writes the set that is shipped (docs/decisions/puzzles.md).
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [
  await bundled("solver", "studies", "puzzles", "puzzles.ts"),
  ...process.argv.slice(2),
]);
