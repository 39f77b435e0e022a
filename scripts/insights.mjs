// `npm run insights -- TABLE GAME`: the tables behind docs/insights.md.
import { bundled, install, run } from "./steps.mjs";

install();
run(process.execPath, [await bundled("solver", "studies", "insights.ts"), ...process.argv.slice(2)]);
