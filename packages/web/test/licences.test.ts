import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { formatLicences, readLicences } from "../../../scripts/licence-file.mjs";
import { noticesOf } from "../../../scripts/licences.mjs";
import { isLong } from "../../../testing/counts.js";
import { noticesOfModules } from "../build/licences.js";
import { built } from "../serve.mjs";
import { withParts } from "./credits.js";
import { Stage } from "./stage.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What `licences.txt` has a notice of, without versions. */
const noticed = () =>
  readLicences(readFileSync(join(built, "licences.txt"), "utf8")).flatMap(({ name }) =>
    name.split(", ").map((part) => part.replace(/ \d\S*$/, "")),
  );

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

describe("the built app has a notice", () => {
  test("of every package that its sources import", () => {
    const sources = ["web/src", "web/service-worker", "engine/src", "play/src", "solver/src"]
      .flatMap((folder) => filesUnder(join(root, "packages", folder)))
      .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.|-for-tests/.test(path));
    const imported = sources.flatMap((path) => importedBy(readFileSync(path, "utf8")));
    const packages = [...new Set(imported)].sort();
    for (const name of ["svelte", "pure-rand", "@fontsource/cinzel", "workbox-precaching"]) {
      expect(packages).toContain(name);
    }
    expect(packages.filter((name) => !noticed().includes(name))).toEqual([]);
  });

  test("of every package that has a file of the app, byte for byte: the fonts", () => {
    const fonts = join(root, "node_modules", "@fontsource");
    const owners = new Map(
      readdirSync(fonts).flatMap((name) =>
        filesUnder(join(fonts, name, "files")).map(
          (path) => [readFileSync(path, "latin1"), `@fontsource/${name}`] as const,
        ),
      ),
    );
    // Drawn from that package's by art/zero.py.
    for (const path of filesUnder(join(root, "packages", "web", "src", "ui", "fonts")))
      owners.set(readFileSync(path, "latin1"), "@fontsource/atkinson-hyperlegible");
    const letters = readdirSync(join(built, "assets")).filter((name) => /\.woff2?$/.test(name));
    expect(letters.length).toBeGreaterThan(4);
    for (const name of letters) {
      const owner = owners.get(readFileSync(join(built, "assets", name), "latin1"));
      expect(noticed(), name).toContain(owner);
    }
  });

  test("of all that the service worker says it holds, of icons and card shapes, and of Tetrarch itself", () => {
    const worker = readFileSync(join(built, "sw.js"), "utf8");
    const inWorker = [...worker.matchAll(/workbox:([a-z]+):/g)].map(([, name]) => `workbox-${name}`);
    expect(inWorker.length).toBeGreaterThan(1);
    const others = ["Icons of game-icons.net", "Suits and index letters of the playing cards", "Tetrarch"];
    expect(noticed()).toEqual(expect.arrayContaining([...inWorker, ...others]));
  });

  test.runIf(isLong)("of every package in its source maps, and of none besides", () => {
    const folder = mkdtempSync(join(tmpdir(), "tetrarch-maps-"));
    const vite = join(root, "node_modules", "vite", "bin", "vite.js");
    const args = ["build", "--logLevel", "warn", "--sourcemap", "--emptyOutDir", "--outDir", folder];
    const { status } = spawnSync(process.execPath, [vite, ...args, join(root, "packages", "web")]);
    expect(status).toBe(0);
    const sources = filesUnder(folder)
      .filter((path) => path.endsWith(".map"))
      .flatMap((path) => JSON.parse(readFileSync(path, "utf8")).sources as readonly string[]);
    rmSync(folder, { recursive: true });
    const inMaps = new Set(sources.flatMap((path) => path.match(PACKAGE)?.[1] ?? []));
    const otherSources = /^(@fontsource\/|workbox-|vite$|rolldown$|[A-Z])/;
    expect([...inMaps].sort()).toEqual(noticed().filter((name) => !otherSources.test(name)));
  });
});

const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** The packages whose code or styles a module imports. */
function importedBy(text: string): readonly string[] {
  const imports = [
    ...text.matchAll(/^(?:import|export)(?! type\b)(?:[\w*{}\s,$]*\sfrom)? "([^"]+)"/gm),
    ...text.matchAll(/\bimport\("([^"]+)"\)/g),
  ];
  return imports
    .map(([, name = ""]) => name)
    .filter((name) => !/^(\.|node:|virtual:|@tetrarch\/)/.test(name))
    .map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

describe("the build fails, and says why,", () => {
  test("for a package without a licence text", () => {
    const folder = mkdtempSync(join(tmpdir(), "tetrarch-licences-"));
    const bare = join(folder, "node_modules", "bare");
    mkdirSync(bare, { recursive: true });
    writeFileSync(join(bare, "package.json"), '{"name":"bare","version":"1.0.0","license":"MIT"}');
    const file = join(bare, "lib", "index.js");
    expect(() => noticesOf([file])).toThrow("bare is part of what is built, and has no licence text");
    writeFileSync(join(bare, "LICENSE.md"), "Do as you like.\r\n");
    expect(noticesOf([file, file])).toEqual([
      { name: "bare 1.0.0", licence: "MIT", text: "Do as you like." },
    ]);
    rmSync(folder, { recursive: true });
  });

  test("for a module or an icon of which nobody says whose it is", () => {
    expect(() => noticesOfModules(["\0virtual:somewhere"])).toThrow("virtual:somewhere");
    expect(() => noticesOfModules(["\0virtual:game-icon/no-such-icon"])).toThrow("no-such-icon");
  });
});

test("what is written into the file is read from it, and like texts stand there once", () => {
  const notice = (name: string, text: string) => ({ name, licence: "(MIT OR ISC)", text });
  const text = `One.\n\n${"=".repeat(70)}\n(Two)`;
  const file = formatLicences("Works", [notice("a 1", text), notice("b 2", "Other"), notice("c 3", text)]);
  expect(readLicences(file)).toEqual([notice("a 1, c 3", text), notice("b 2", "Other")]);
  expect(() => readLicences("<!doctype html>")).toThrow("no licences");
});

// `npx vitest run packages/web/test/licences.test.ts -u` writes it anew, after a build.
test("CREDITS.md lists every part of the web app and of the command", async () => {
  const credits = join(root, "CREDITS.md");
  await expect(withParts(readFileSync(credits, "utf8"))).toMatchFileSnapshot(credits);
});

describe("the page of licences", () => {
  const stage = new Stage();

  test("is reached from home, and shows each text", async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 360, height: 640 });
    await stage.open("");
    await page.getByRole("link", { name: "About", exact: true }).click();
    await page.getByRole("link", { name: "Licences", exact: true }).click();
    await page.getByText(/^@fontsource\/cinzel/).click();
    await page.getByText("Copyright 2020 The Cinzel Project Authors").waitFor();
    await page.getByText("Icons of game-icons.net").click();
    await page.getByText(/Icons made by Delapouite: .*chest/).waitFor();
    expect(await page.locator("details").count()).toBe(
      readLicences(readFileSync(join(built, "licences.txt"), "utf8")).length,
    );
  });

  test("says so when they cannot be reached, and tries again when asked", async () => {
    const { page } = stage;
    const pattern = "**/licences.txt";
    await page.route(pattern, (route) => route.abort());
    await stage.open("about/licences");
    await page.getByRole("alert").getByText("The licences cannot be reached just now.").waitFor();
    await page.unroute(pattern);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText(/^svelte /).waitFor();
  });
});
