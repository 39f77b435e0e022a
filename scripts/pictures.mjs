// `npm run pictures -- NAME …`: takes pictures of the web app in Chromium; without a name it lists them.
import { buildWeb, bundledForBrowser, install, run } from "./steps.mjs";

const PROGRAMS = {
  tables: "every table at its start, in the middle and at its end: FOLDER PART-OF-A-NAME SETTINGS",
  strips: "frames of what moves: FOLDER PART-OF-A-NAME",
  screenshots: "what browsers show before they install the app, into packages/web/public",
  icons: "the app's icons, from packages/web/public/mark.svg",
};

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !Object.hasOwn(PROGRAMS, name)) {
  console.error("usage: npm run pictures -- NAME …");
  for (const [each, purpose] of Object.entries(PROGRAMS)) console.error(`  ${each.padEnd(13)}${purpose}`);
  process.exit(name === undefined ? 0 : 2);
}
install();
if (name === "icons") {
  await import("./icons.mjs");
} else {
  buildWeb();
  run(process.execPath, [await bundledForBrowser("test", "pictures", `${name}.ts`), ...args]);
}
