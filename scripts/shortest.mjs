// `npm run shortest`: the deals of Tomb of Four Kings whose shortest win is the longest.
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("solver", "studies", "shortest-wins.ts"), ...process.argv.slice(2)]);
