// `npm run judge -- GAME`: what an analysis of the game goes by (docs/analysis.md).
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("solver", "studies", "judge.ts"), ...process.argv.slice(2)]);
