// `npm run balance`: runs the balance study of the Four Gods, printing win rates.
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("solver", "studies", "four-gods-balance.ts"), ...process.argv.slice(2)]);
