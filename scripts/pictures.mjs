// `npm run pictures`: takes pictures of every table, for those who look after their looks.
import { buildWeb, bundledForBrowser, install, run } from "./steps.mjs";

install();
buildWeb();
run(process.execPath, [await bundledForBrowser("test", "pictures.ts"), ...process.argv.slice(2)]);
