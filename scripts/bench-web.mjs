// `npm run bench:web`: measures the built web app in Chromium: weight, start, answers, flights, a slow phone.
import { buildWeb, bundledForBrowser, install, run } from "./steps.mjs";

install();
buildWeb("--manifest");
// Ctrl+C reaches the bench as well, which prints what it has and ends: this one waits for it.
process.on("SIGINT", () => undefined);
run(process.execPath, [await bundledForBrowser("bench", "bench.ts"), ...process.argv.slice(2)]);
