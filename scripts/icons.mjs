// `npm run pictures -- icons`: draws the app's icons from its mark, after a change of the mark. Needs Chromium.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findChromium } from "../packages/web/chromium.mjs";
import { root } from "./steps.mjs";

const folder = join(root, "packages", "web", "public");
const mark = readFileSync(join(folder, "mark.svg"), "utf8");
const [disc] = mark.match(/<circle[^>]*r="31"[^>]*\/>/) ?? [];
if (!disc) throw new Error("the mark has no disc");

/** The system cuts it into a shape of its own: the ground goes to all sides, and the crowns stay within the inner 80 %. */
const uncut = mark
  .replace(
    disc,
    '<rect width="64" height="64" fill="#241d16"/><g transform="translate(32 32) scale(1.06) translate(-32 -32)">',
  )
  .replace("</svg>", "</g></svg>");

const ICONS = [
  { name: "icon-192", size: 192, picture: mark },
  { name: "icon-512", size: 512, picture: mark },
  { name: "icon-maskable-512", size: 512, picture: uncut },
  { name: "icon-touch-180", size: 180, picture: uncut },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
for (const { name, size, picture } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${picture}`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
