// `npm run strips`: takes strips of frames of what moves, for those who look after its looks.
import { buildWeb, bundledForBrowser, install, run } from "./steps.mjs";

install();
buildWeb();
run(process.execPath, [await bundledForBrowser("test", "strips.ts"), ...process.argv.slice(2)]);
