// `npm run bench:web`: measures the built web app in Chromium: weight, start, answers, flights, hints, analyses.
import { buildWeb, bundledForBrowser, install, run } from "./steps.mjs";

install();
buildWeb("--manifest");
run(process.execPath, [await bundledForBrowser("bench", "bench.ts"), ...process.argv.slice(2)]);
