// `npm run bound -- GAME`: how often the best fair player can win at most.
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("solver", "studies", "bound.ts"), ...process.argv.slice(2)]);
