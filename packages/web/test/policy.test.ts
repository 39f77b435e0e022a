import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { headers, pagePolicy } from "../policy.mjs";
import { built } from "../serve.mjs";
import { chooser, sessionOf } from "./app.js";
import { askForHint } from "./ask-for-hint.js";
import { byTap } from "./input.js";
import { Stage } from "./stage.js";
import { startInSubfolder } from "./subfolder-host.js";
import { tables } from "./tables.js";

// That no other screen does what the policy forbids is seen wherever a test has a stage: it fails the test.
describe.each([
  ["with the headers of npm start", undefined],
  ["in a folder of any host", startInSubfolder],
])("%s", (_, begin) => {
  const stage = new Stage(begin);

  test("all that a table needs is the app's own: pictures, letters, a sound, a thinker", async () => {
    const responses: string[] = [];
    // What a test before this one has fetched is fetched once more.
    const network = await stage.page.context().newCDPSession(stage.page);
    await network.send("Network.enable");
    await network.send("Network.setCacheDisabled", { cacheDisabled: true });
    stage.page
      .context()
      .on("response", (response) => responses.push(`${response.status()} ${response.url()}`));
    await stage.page.addInitScript(() =>
      localStorage.setItem("tetrarch settings", '{"speed":"off","sound":true}'),
    );
    for (const gameId of Object.keys(tables)) await stage.openDeal(sessionOf(gameId, 8));
    const session = sessionOf("napoleons-tomb", 8);
    await stage.play(byTap, session, chooser(8)(session) ?? "");
    await askForHint(stage.page);
    await stage.page.locator(".hinted").first().waitFor();
    const origin = new URL(stage.address).origin;
    for (const name of ["player", "worker", "marble", "bricks", "parchment", "stone", "back", ".woff2"]) {
      await expect.poll(() => responses, { message: name }).toContainEqual(expect.stringContaining(name));
    }
    expect(responses.filter((answer) => !answer.startsWith(`200 ${origin}/`))).toEqual([]);
    expect(stage.errors()).toEqual([]);
    await network.detach();
  });

  test("what is not allowed is not done, and is told", async () => {
    await stage.open("");
    await stage.page.locator(".doors").waitFor();
    const done = await stage.page.evaluate(async () => {
      const painted = document.createElement("p");
      painted.setAttribute("style", "color: rgb(1, 2, 3)");
      const picture = new Image();
      picture.src = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
      const script = document.createElement("link");
      script.rel = "modulepreload";
      script.href = "https://tetrarch.example/script.js";
      document.body.append(painted, picture, script);
      const attempts: readonly (() => unknown)[] = [
        () => fetch("https://tetrarch.example/"),
        () => painted.insertAdjacentHTML("beforeend", "<b>bold</b>"),
        () => new Worker("data:text/javascript,"),
        async () => {
          // Chromium may refuse it at once, or leave it undone.
          setTimeout("document.title = 'taken over'");
          await new Promise((resolve) => setTimeout(resolve));
          if (document.title !== "taken over") throw new Error("left undone");
        },
      ];
      const succeeded = await Promise.all(
        attempts.map(async (attempt) => {
          try {
            await attempt();
            return String(attempt);
          } catch {
            return "";
          }
        }),
      );
      return [getComputedStyle(painted).color, ...succeeded].filter((text) => text !== "");
    });
    expect(done).toEqual([expect.not.stringContaining("rgb(1, 2, 3)")]);
    const directives = [
      "style-src-attr",
      "img-src",
      "script-src-elem",
      "connect-src",
      "require-trusted-types",
    ];
    for (const directive of directives) {
      await expect.poll(() => stage.errors().join("\n")).toContain(`forbidden: ${directive}`);
    }
    stage.forgive();
  });
});

describe("the built files", () => {
  const names = readdirSync(join(built, "assets"));
  const textsOf = (ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(built, "assets", name), "utf8"));

  test("the page says its policy before anything that it could forbid", () => {
    const page = readFileSync(join(built, "index.html"), "utf8");
    const policy = `<meta http-equiv="Content-Security-Policy" content="${pagePolicy}" />`;
    const [before = "", after = ""] = page.split(policy);
    expect(before).toMatch(/<head>\s*<meta charset="utf-8" \/>\s*$/);
    expect(after).toContain("<script");
    expect(headers["Content-Security-Policy"]).toBe(`${pagePolicy}; frame-ancestors 'none'`);
    expect(page).not.toMatch(/style=|<style|<script(?! type="module" crossorigin src="\.\/assets\/)/);
  });

  test("no element is written with a style, no picture into an address", () => {
    const [scripts, styles] = [textsOf(".js"), textsOf(".css")];
    expect([scripts.length > 10, styles.length > 5]).toEqual([true, true]);
    const written = /<[a-z][a-z0-9]*( [^<>]*)? style=|data:(image|font|text|application|audio)\//;
    for (const text of [...scripts, ...styles]) expect(written.exec(text)?.[0]).toBeUndefined();
  });
});
