// `npm run screenshots`: takes the pictures in the web app's manifest, after a change of the tables' looks.
import { buildWeb, bundledForBrowser, install, run } from "./steps.mjs";

install();
buildWeb();
run(process.execPath, [await bundledForBrowser("test", "screenshots.ts")]);
