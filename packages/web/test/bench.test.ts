import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { afterAll, describe, expect, test } from "vitest";
import { installProbe } from "../bench/probe.js";
import { collectRounds, keepRound, keptRounds, type Round } from "../bench/rounds.js";
import { after, chooser, sessionOf } from "./app.js";
import { spotOf, tapAt } from "./input.js";
import { Stage, tableOf } from "./stage.js";

const stage = new Stage();

describe("the probe of the bench", () => {
  test("counts moves: what is told while cards are lifted is the answer to none", async () => {
    await installProbe(stage.page);
    const choose = chooser(1);
    let session = sessionOf("napoleons-tomb", 1);
    await stage.openDeal(session);
    await stage.page.evaluate(() => {
      probe.watched = "[role=status]";
    });
    const status = stage.page.locator(".table-page [role=status], [role=status]").first();
    let moves = 0;
    let lifts = 0;
    while (lifts < 2) {
      const word = choose(session);
      if (word === undefined) throw new Error("the game is over");
      const { from, depth, to } = tableOf(session).ends(session.game.view(session.now.state), word);
      const next = after(session, word);
      await tapAt(stage.page, await spotOf(stage.page, from, depth));
      await stage.settle();
      if (await stage.page.locator(".card.lifted").count()) {
        lifts++;
        // News come when they will, as that the app can be played offline.
        await stage.page.keyboard.press("s");
        await expect.poll(() => status.textContent()).toContain("moves");
        await tapAt(stage.page, await spotOf(stage.page, to, 1));
      }
      await stage.expectPiles(next, word);
      session = next;
      moves++;
      await stage.page.evaluate((count) => probe.answered(count), moves);
      await stage.settle();
      expect(await stage.page.evaluate(() => probe.answers.length)).toBe(moves);
    }
  });
});

describe("rounds of the bench", () => {
  const folder = mkdtempSync(join(tmpdir(), "tetrarch-bench-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const measuring = { subject: "a build", rhythm: "quick", count: 100 };
  const roundOf = (time: number): Round => ({ ...measuring, ours: { "four-gods": [time] }, theirs: [3] });

  test("are kept as they come, and printed with those of before when one fails", async () => {
    const file = join(folder, "not", "there", "yet.jsonl");
    keepRound(file, { ...roundOf(9), subject: "another build" });
    keepRound(file, roundOf(1));
    const printed: (readonly Round[])[] = [];
    const failing = async function* () {
      yield roundOf(2);
      expect(keptRounds(file, measuring)).toEqual([roundOf(1), roundOf(2)]);
      yield roundOf(3);
      throw new Error("101, not 100");
    };
    const collecting = collectRounds(failing(), {
      before: keptRounds(file, measuring),
      keep: (round) => keepRound(file, round),
      print: (rounds) => printed.push(rounds),
    });
    await expect(collecting).rejects.toThrow("101, not 100");
    expect(printed).toEqual([[roundOf(1), roundOf(2), roundOf(3)]]);
    expect(keptRounds(file, measuring)).toEqual([roundOf(1), roundOf(2), roundOf(3)]);
  });

  test("are printed when the process is ended in the midst of one", async () => {
    const program = join(folder, "program.mjs");
    buildSync({
      entryPoints: [join(import.meta.dirname, "../bench/rounds.ts")],
      bundle: true,
      platform: "node",
      format: "esm",
      outfile: join(folder, "rounds.mjs"),
    });
    writeFileSync(
      program,
      `import { collectRounds } from "./rounds.mjs";
      // As Playwright does.
      process.on("SIGINT", () => process.exit(130));
      const coming = async function* () {
        yield 1;
        yield 2;
        console.log("begun");
        await new Promise((go) => setTimeout(go, 1e9));
      };
      await collectRounds(coming(), { before: [], keep() {}, print: (rounds) => console.log("rounds " + rounds) });`,
    );
    const child = spawn(process.execPath, [program], { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (text) => {
      if (output === "") child.kill("SIGINT");
      output += text;
    });
    expect(await once(child, "close")).toEqual([130, null]);
    expect(output).toBe("begun\nrounds 1,2\n");
  });
});
