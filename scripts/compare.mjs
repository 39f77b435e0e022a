// `npm run compare -- GAME`: fair players on the same deals, with paired differences.
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("solver", "studies", "compare-players.ts"), ...process.argv.slice(2)]);
