import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "@tetrarch/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { built } from "../serve.mjs";
import { sessionOf } from "./app.js";
import { Stage } from "./stage.js";

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor?: string;
}
interface Manifest {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}
const manifest: Manifest = JSON.parse(readFileSync(join(built, "manifest.webmanifest"), "utf8"));

/** The size that a picture's own file tells, as `540x960`. */
function sizeOf(path: string): string {
  const file = readFileSync(path);
  if (path.endsWith(".png")) return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  // Segments of a JPEG, up to its frame.
  for (let at = 2; at < file.length; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file.readUInt16BE(at);
    if (marker === 0xffc0 || marker === 0xffc2)
      return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
  }
  throw new Error(`${path} is no picture`);
}

describe("the manifest", () => {
  test("names the app, whatever folder it lies in", () => {
    const host = "https://host.example";
    expect(new URL(manifest.id, host).origin).toBe(host);
    expect(manifest.id).not.toMatch(/^[./]/);
    const at = `${host}/some/folder/manifest.webmanifest`;
    for (const address of [manifest.start_url, manifest.scope])
      expect(new URL(address, at).href).toBe(`${host}/some/folder/`);
  });

  test("has pictures of both forms, which are there, are of the size it says, and not too large", () => {
    const { icons, screenshots } = manifest;
    for (const { src, sizes } of [...icons, ...screenshots]) {
      expect(existsSync(join(built, src)), src).toBe(true);
      if (sizes !== "any") expect(sizeOf(join(built, src)), src).toBe(sizes);
    }
    for (const form of ["narrow", "wide"]) {
      const ofForm = screenshots.filter((picture) => picture.form_factor === form);
      expect(ofForm.length).toBeGreaterThan(1);
      // Browsers leave out all that have another shape than the first.
      expect(new Set(ofForm.map(({ sizes }) => sizes)).size).toBe(1);
    }
    for (const { src, sizes } of screenshots) {
      const [width = 0, height = 0] = sizes.split("x").map(Number);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      expect(readFileSync(join(built, src)).length, src).toBeLessThan(150_000);
    }
  });
});

describe("in the browser", () => {
  const stage = new Stage();
  const IPHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

  beforeEach(() => stage.paintNothing());

  const button = () => stage.page.getByRole("button", { name: "Install", exact: true });

  async function home(): Promise<void> {
    await stage.open("");
    await stage.page.locator(".doors").waitFor();
  }

  /** The browser says that it can install the app. Resolves to whether the page has taken that upon itself. */
  const offer = () =>
    stage.page.evaluate(() => {
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt() {
          Object.assign(globalThis, {
            promptCount: 1 + ((globalThis as { promptCount?: number }).promptCount ?? 0),
          });
          return Promise.resolve({ outcome: "accepted" });
        },
      });
      dispatchEvent(event);
      return event.defaultPrevented;
    });

  const useAgent = (agent: string) =>
    stage.page.addInitScript((text) => Object.defineProperty(navigator, "userAgent", { value: text }), agent);

  /** The page runs in a window of its own, as an installed app. */
  const standAlone = () =>
    stage.page.addInitScript(() => {
      const { matchMedia } = globalThis;
      globalThis.matchMedia = (query) =>
        query.includes("standalone") ? matchMedia("all") : matchMedia.call(globalThis, query);
    });

  const keeping = async () => {
    await stage.page.getByRole("button", { name: "Settings", exact: true }).click();
    const note = stage.page.getByText("Your games are saved in this browser and nowhere else.");
    return note.innerText();
  };

  test("nothing is offered until the browser can; then a button has it ask, once", async () => {
    await home();
    await stage.settle();
    expect(await button().count()).toBe(0);
    expect(await offer()).toBe(true);
    await button().click();
    await button().waitFor({ state: "detached" });
    expect(await stage.page.evaluate(() => (globalThis as { promptCount?: number }).promptCount)).toBe(1);
    // The browser may say later that it can again.
    await offer();
    await button().waitFor();
  });

  test("in a low window all of home is seen at once, the button included", async () => {
    await stage.page.setViewportSize({ width: 844, height: 390 });
    await home();
    await offer();
    await button().waitFor();
    expect(await stage.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(390);
  });

  test("the button goes when the app is installed by other ways, and the browser is asked to keep its data", async () => {
    await stage.page.addInitScript(() => {
      StorageManager.prototype.persisted = () => Promise.resolve(false);
      StorageManager.prototype.persist = () => {
        Object.assign(globalThis, { isPersistRequested: true });
        return Promise.resolve(true);
      };
    });
    await home();
    await offer();
    await button().waitFor();
    await stage.page.evaluate(() => dispatchEvent(new Event("appinstalled")));
    await button().waitFor({ state: "detached" });
    await expect.poll(() => stage.page.evaluate(() => "isPersistRequested" in globalThis)).toBe(true);
  });

  test("where it may be cleared it is said that an installed app keeps its data, and where to install it", async () => {
    await stage.page.addInitScript(() => {
      StorageManager.prototype.persisted = () => Promise.resolve(false);
    });
    await home();
    expect(await keeping()).toMatch(
      /This browser may delete them to free space\. An installed app keeps its data\./,
    );
    await stage.page.getByRole("button", { name: "Close" }).click();
    await offer();
    expect(await keeping()).toContain("An installed app keeps its data: see “Install” at home.");
  });

  test("on an iPhone the two steps are told", async () => {
    await useAgent(IPHONE);
    await home();
    await button().click();
    const steps = stage.page.getByRole("dialog", { name: "Install Tetrarch" });
    expect(await steps.getByRole("listitem").allInnerTexts()).toEqual([
      "Tap Share, the square with an arrow.",
      "Tap Add to Home Screen.",
    ]);
    await steps.getByRole("link", { name: "Your games" }).click();
    await stage.page.getByRole("heading", { name: "Your games" }).waitFor();
  });

  test.each(["an iPhone", "another device"])("the installed app on %s offers nothing", async (device) => {
    if (device === "an iPhone") await useAgent(IPHONE);
    await standAlone();
    await home();
    await offer();
    await stage.settle();
    expect(await button().count()).toBe(0);
    expect(await keeping()).not.toContain("An installed app");
  });

  test("a shortcut leads to the deal of the day of each game", async () => {
    await stage.page.clock.setFixedTime(new Date(2026, 10, 23, 12));
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(games.map(({ id }) => `./#/${id}/today`));
    for (const [index, { url }] of manifest.shortcuts.entries()) {
      await stage.page.goto(new URL(url, stage.address).href);
      // The day is the number of the deal.
      await stage.expectPiles(sessionOf(games[index]?.id ?? "", 20_261_123));
    }
  });
});
