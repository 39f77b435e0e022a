import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { tombOfFourKings } from "@tetrarch/engine";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { built } from "../serve.mjs";
import { randomGame, sessionOf } from "./app.js";
import { byDrag } from "./input.js";
import { chooseInMenu } from "./menu.js";
import { press } from "./press.js";
import type * as measures from "./sound-measures.js";
import { Stage } from "./stage.js";

const DOCUMENT = new URL("../../../docs/stage/sound.md", import.meta.url);
const MEASURES = fileURLToPath(new URL("sound-measures.ts", import.meta.url));
/** In dB below full scale: the peaks of what is heard once, the mean power and the peaks of what is heard all the time. */
const [PEAKS, AMBIENCE, AMBIENCE_PEAKS] = ["-30 to -9", "-35.5 to -32.5", "-30 to -6"];
/** Gzipped. */
const MOST_BYTES = 12_000;
/** Measured numbers of the document may differ so much from those of another browser: a fiftieth, or 1. */
const [TOLERANCE, LEAST_TOLERANCE] = [0.02, 1];

const stage = new Stage();

/** Renders and measures all sounds, in a page of the browser. */
async function measureInPage() {
  const { outputFiles } = await build({
    entryPoints: [MEASURES],
    bundle: true,
    format: "iife",
    globalName: "measures",
    write: false,
  });
  await stage.page.goto(new URL("mark.svg", stage.address).href);
  type All = Awaited<ReturnType<typeof measures.measureAll>>;
  return stage.page.evaluate<All>(`${outputFiles[0]?.text}; measures.measureAll()`);
}

let all: ReturnType<typeof measureInPage> | undefined;

/** What was measured, once for all tests. */
function measured() {
  all ??= measureInPage();
  return all;
}

/** The document's rows by their first cell. */
const rows = new Map(
  readFileSync(DOCUMENT, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([, name = "", ...cells]) => [name, cells]),
);

const numbersIn = (text = "") => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** The lowest and the highest of some numbers, as the document has them. */
function inWords(values: readonly number[], round: (value: number) => number = Math.round): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(round);
  return low === high ? `${low}` : `${low}–${high}`;
}

/** What is wrong with a measured cell of the document: each fault with the cell as it should be. */
function faultsOf(
  what: string,
  cell: string | undefined,
  expected: string,
  target?: string,
): readonly string[] {
  const [written, actual, limits] = [numbersIn(cell), numbersIn(expected), numbersIn(target)];
  const isWritten =
    written.length === actual.length &&
    actual.every((value, index) => {
      const difference = Math.abs(value - (written[index] ?? Number.NaN));
      return difference <= Math.max(LEAST_TOLERANCE, TOLERANCE * Math.abs(value));
    });
  const [low = -Infinity, high = Infinity] = limits;
  const isWithin = actual.every((value) => value >= low && value <= high);
  return [
    ...(isWritten ? [] : [`${what}: ${cell} is written, ${expected} measured`]),
    ...(isWithin ? [] : [`${what}: ${expected} is not within ${target}`]),
  ];
}

describe("what is rendered", () => {
  test("each sound has the spectrum, the length and the peak that docs/stage/sound.md says", async () => {
    const sounds = Object.entries((await measured()).sounds);
    expect(sounds.length).toBeGreaterThan(14);
    const faults = sounds.flatMap(([name, variants]) => {
      const [, centroidTarget, centroid, lengthTarget, length, peak, audibleTarget, audible] =
        rows.get(name) ?? [];
      const cellOf = (value: (variant: measures.SoundMeasures) => number) => inWords(variants.map(value));
      return [
        ...faultsOf(
          `${name}, centroid`,
          centroid,
          cellOf((each) => each.centroid),
          centroidTarget,
        ),
        ...faultsOf(
          `${name}, length`,
          length,
          cellOf((each) => each.length),
          lengthTarget,
        ),
        ...faultsOf(
          `${name}, over 300 Hz`,
          audible,
          cellOf((each) => 100 * each.audible),
          audibleTarget,
        ),
        ...faultsOf(
          `${name}, peak`,
          peak,
          cellOf((each) => each.peak),
          PEAKS,
        ),
      ];
    });
    expect(faults).toEqual([]);
  });

  test("every cadence ends on the octave of its first note", async () => {
    const cadences = Object.entries((await measured()).cadences);
    expect(cadences).toHaveLength(5);
    for (const [name, [first = 0, last = 0]] of cadences) {
      expect(last / first, name).toBeGreaterThan(1.98);
      expect(last / first, name).toBeLessThan(2.02);
    }
  });

  test("four variants have four pitches within 6 %, and noise of their own", async () => {
    const variants = (await measured()).variants;
    expect(variants.map(({ pitch }) => Math.round(pitch / 10) * 10).sort()).toEqual([1020, 1060, 940, 980]);
    for (const { likeness } of variants.slice(1)) expect(Math.abs(likeness)).toBeLessThan(0.5);
  });

  test("each ambience is as loud as docs/stage/sound.md says, without a seam, and cuts nothing off", async () => {
    const ambiences = Object.entries((await measured()).ambiences);
    expect(ambiences).toHaveLength(5);
    const faults = ambiences.flatMap(([name, { loudness, peak, seam }]) => {
      const [, , written, peakWritten] = rows.get(name) ?? [];
      // With no torch there is silence.
      const heard = loudness.filter(Number.isFinite).map((value) => value.toFixed(1));
      // One more is heard each time.
      expect([...new Set(heard)].sort((a, b) => Number(a) - Number(b))).toEqual(heard);
      expect(seam).toBeLessThan(1.1);
      return [
        ...faultsOf(`${name}, loudness`, written, heard.join(", ")),
        ...faultsOf(`${name}, all of it`, heard.at(-1), heard.at(-1) ?? "", AMBIENCE),
        ...faultsOf(`${name}, peak`, peakWritten, peak.toFixed(1), AMBIENCE_PEAKS),
      ];
    });
    expect(faults).toEqual([]);
  });
});

test("the synthesiser is small, and home does not load it", () => {
  const assets = readdirSync(join(built, "assets"));
  const files = assets.filter((file) => /^player-.*\.js$/.test(file));
  expect(files).toHaveLength(1);
  const [file = ""] = files;
  expect(gzipSync(readFileSync(join(built, "assets", file)), { level: 9 }).length).toBeLessThan(MOST_BYTES);
  const loading = assets.filter(
    (other) =>
      other.endsWith(".js") &&
      /\bfrom\s*["'`]\.\/player-/.test(readFileSync(join(built, "assets", other), "utf8")),
  );
  expect(loading).toEqual([]);
});

/** What the page's audio does. */
interface Watched {
  readonly contexts: AudioContext[];
  /** Loops that have begun and not been stopped. */
  readonly loops: Set<AudioBufferSourceNode>;
  /** How far to the right each sound is heard, from -1 to 1. */
  readonly sides: number[];
  /** At each end of a loop, whether something was shown large. */
  readonly endsInHighlights: boolean[];
}

declare global {
  var watchedAudio: Watched;
}

async function watchAudio(): Promise<void> {
  await stage.page.addInitScript(() => {
    const watched: Watched = { contexts: [], loops: new Set(), sides: [], endsInHighlights: [] };
    globalThis.watchedAudio = watched;
    globalThis.AudioContext = class extends AudioContext {
      constructor() {
        super();
        watched.contexts.push(this);
      }
    };
    globalThis.StereoPannerNode = class extends StereoPannerNode {
      constructor(context: BaseAudioContext, options?: StereoPannerOptions) {
        super(context, options);
        watched.sides.push(options?.pan ?? 0);
      }
    };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (...when) {
      if (this.loop) watched.loops.add(this);
      start.apply(this, when);
    };
    const { stop } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.stop = function (...when) {
      if (this instanceof AudioBufferSourceNode && watched.loops.delete(this))
        watched.endsInHighlights.push(document.querySelector(".beats") !== null);
      stop.apply(this, when);
    };
  });
}

const audio = () =>
  stage.page.evaluate(() => ({
    states: watchedAudio.contexts.map(({ state }) => state),
    loops: watchedAudio.loops.size,
  }));

async function setHidden(isHidden: boolean): Promise<void> {
  await stage.page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

/** A game in the Tomb before the move that burns the first torch, and that move. */
function beforeFirstTorch() {
  for (let deal = 1; ; deal++) {
    const { sessions, words } = randomGame("tomb-of-four-kings", deal, 12);
    const burnt = sessions.findIndex(
      ({ game, now }) => (game.view(now.state) as tombOfFourKings.View).torches.length > 0,
    );
    const [session, word] = [sessions[burnt - 1], words[burnt - 1]];
    if (session && word) return { session, word };
  }
}

test("nothing sounds until it is asked for; then a torch a voice, silent when hidden, turned off or left", async () => {
  const { page } = stage;
  await watchAudio();
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"fast"}'));
  const { session, word } = beforeFirstTorch();
  await stage.openKept(session);
  await stage.settle();
  expect(await audio()).toEqual({ states: [], loops: 0 });
  const resources = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    );
  expect(await resources()).not.toContain("/player-");
  await chooseInMenu(page, "Settings");
  await page.getByRole("switch", { name: "Sound" }).check();
  await expect.poll(audio).toEqual({ states: ["running"], loops: 4 });
  await setHidden(true);
  await expect.poll(audio).toEqual({ states: ["suspended"], loops: 4 });
  await setHidden(false);
  await expect.poll(audio).toEqual({ states: ["running"], loops: 4 });
  await page.getByRole("switch", { name: "Sound" }).uncheck();
  await expect.poll(audio).toEqual({ states: ["suspended"], loops: 0 });
  await page.getByRole("switch", { name: "Sound" }).check();
  await expect.poll(audio).toEqual({ states: ["running"], loops: 4 });
  await page.keyboard.press("Escape");
  await press(page, session, word);
  await expect.poll(audio).toEqual({ states: ["running"], loops: 3 });
  expect(await resources()).toContain("/player-");
  // While the torch is seen to go out, not before its card.
  expect(await page.evaluate(() => watchedAudio.endsInHighlights.at(-1))).toBe(true);
  await page.evaluate(() => {
    location.hash = "";
  });
  await page.locator(".doors").waitFor();
  await expect.poll(audio).toEqual({ states: ["suspended"], loops: 0 });
});

test("a card is heard where it is laid", async () => {
  const { page } = stage;
  await watchAudio();
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"off","sound":true}'));
  let session = sessionOf("napoleons-tomb", 9);
  await stage.openDeal(session);
  const lastSide = () => page.evaluate(() => watchedAudio.sides.at(-1) ?? Number.NaN);
  for (const waste of ["w1", "w5"]) {
    session = await stage.play(byDrag, session, `s-${waste}`);
    const expected = await page.locator(`[data-pile-id=${waste}]`).evaluate((pile) => {
      const [place, table] = [pile.querySelector(".card"), pile.closest(".table")].map((each) =>
        each?.getBoundingClientRect(),
      );
      if (!place || !table) return Number.NaN;
      return (2 * (place.x + place.width / 2 - table.x)) / table.width - 1;
    });
    await expect.poll(lastSide).toBeCloseTo(expected, 1);
    expect(Math.abs(expected)).toBeGreaterThan(0.3);
  }
});
