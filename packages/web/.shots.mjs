import { serve } from "./serve.mjs";
import { chromium } from "playwright-core";
const app = await serve(0);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const paths = process.argv.slice(2);
for (const [w, h] of [[360, 640], [1280, 800]]) {
  const page = await (await browser.newContext({ viewport: { width: w, height: h } })).newPage();
  page.on("pageerror", (e) => console.log("ERR", e.message));
  page.on("console", (m) => m.type() === "error" && console.log("CON", m.text()));
  for (const p of paths) {
    await page.goto(`${app.address}#/${p}`);
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/pool/${p.replaceAll("/", "_")}-${w}.png` });
  }
}
await browser.close(); await app.close();
