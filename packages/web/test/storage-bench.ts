import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import type * as browserStorage from "../src/data/browser-storage.js";
import type * as collections from "../src/data/collections.js";
import type * as contests from "../src/data/contests.js";
import type * as history from "../src/data/history.js";
import type * as savedGameImport from "../src/data/import-saved-game.js";
import type { Stage } from "./stage.js";

declare global {
  /** The app's own storage, without the app around it. */
  var storageParts: typeof browserStorage &
    typeof savedGameImport &
    typeof history &
    typeof contests &
    typeof collections;
}

const SOURCES = fileURLToPath(new URL("../src/data", import.meta.url));
let bundled: Promise<string> | undefined;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        "./browser-storage.js",
        "./import-saved-game.js",
        "./history.js",
        "./contests.js",
        "./collections.js",
      ]
        .map((file) => `export * from "${file}";`)
        .join(" "),
      resolveDir: SOURCES,
    },
    bundle: true,
    format: "iife",
    globalName: "storageParts",
    write: false,
  });
  return `${outputFiles[0]?.text ?? ""}; globalThis.storageParts = storageParts;`;
}

/** Opens a page of the app's origin that holds nothing but its storage. */
export async function openStorage({ page, address }: Pick<Stage, "page" | "address">): Promise<Page> {
  await page.goto(`${address}mark.svg`);
  bundled ??= bundle();
  await page.evaluate(await bundled);
  return page;
}
