import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { cleanup, render } from "ink-testing-library";
import { afterEach, describe, expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.js";
import type { Colours } from "../../src/play/drawing/style.js";
import { startMenu } from "../../src/play/menu.js";
import { App } from "../../src/play/screen/app.js";
import { KeyReader } from "../../src/play/screen/key-reader.js";
import type { Size } from "../../src/play/screen/layout.js";
import { ScreenController, type ScreenState } from "../../src/play/screen/screen-controller.js";
import { emptyHome, keeperIn } from "./game-keeper-for-tests.js";

const DOWN = "\u001B[B";
const RIGHT = "\u001B[C";
const LEFT = "\u001B[D";
const ESCAPE = "\u001B";
const pasted = (text: string) => `\u001B[200~${text}\u001B[201~`;
const homes: string[] = [];

afterEach(() => {
  cleanup();
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

interface Setting {
  readonly game?: string;
  readonly deal?: string;
  readonly size?: Size;
  readonly colours?: Colours;
  readonly ascii?: boolean;
}

/** The program on a screen that remembers what it shows. */
function onScreen({
  game,
  deal,
  size = { columns: 80, rows: 24 },
  colours = "none",
  ascii = false,
}: Setting) {
  const home = emptyHome();
  homes.push(home);
  const keeper = keeperIn(home);
  let quit = false;
  let suspended = 0;
  let window = size;
  let redraw = () => {};
  let state: ScreenState = { kind: "menu", menu: startMenu(keeper.list(), keeper.today()) };
  if (game !== undefined) {
    keeper.saves.markSeen(game);
    const begun = keeper.begin(game, { deal });
    if (!begun.ok) throw new Error(begun.error.message);
    state = { kind: "game", model: begun.value };
  }
  const controller = new ScreenController(state, {
    keeper,
    rules: new Map([["four-kingdoms", "The rules of the game"]]),
    ownCardSet: undefined,
    onQuit: () => {
      quit = true;
    },
    onSuspend: () => {
      suspended++;
    },
  });
  const watch = (callback: () => void) => {
    redraw = callback;
    return () => {};
  };
  const screen = render(
    <App controller={controller} colours={colours} ascii={ascii} size={() => window} watch={watch} />,
  );
  const reader = new KeyReader();
  /** Has the screen drawn anew, and waits until it has been. */
  const drawn = async () => {
    const frames = screen.frames.length;
    redraw();
    while (screen.frames.length === frames) await new Promise((resolve) => setImmediate(resolve));
    return screen.lastFrame() ?? "";
  };
  return {
    home,
    text: () => screen.lastFrame() ?? "",
    async keys(...inputs: readonly string[]) {
      for (const input of inputs) {
        for (const key of [...reader.read(Buffer.from(input)), ...reader.nothingFollowed()])
          controller.press(key, window);
      }
      return drawn();
    },
    async resize(to: Size) {
      window = to;
      return drawn();
    },
    hasQuit: () => quit,
    suspensions: () => suspended,
    controller,
  };
}

const kingdoms = { game: "four-kingdoms", deal: "FK-11982-6" };

describe("the screen", () => {
  it("shows table, story, prompt and keys", () => {
    const text = onScreen(kingdoms).text();
    expect(text).toContain("Four Kingdoms · FK-11982-6");
    expect(text).toContain("[t7]");
    expect(text).toContain("Four kingdoms lie scattered");
    expect(text).toContain("? keys   q quit");
  });

  it("plays with the arrows and Enter", async () => {
    const screen = onScreen({ game: "napoleons-tomb", deal: "NT-42-2" });
    expect(await screen.keys(DOWN, DOWN, DOWN, LEFT)).toContain("[s]");
    expect(await screen.keys("\r")).toContain("Lifted from s: arrows to w1 w2 w3 w4 w5");
    expect(await screen.keys(RIGHT, RIGHT)).toContain("[w2]");
    expect(await screen.keys("\r")).toMatch(/move 1/);
    expect(await screen.keys(LEFT, LEFT, "\r")).toContain("Lifted from s");
    expect(await screen.keys(ESCAPE)).not.toContain("Lifted");
  });

  it("deals the waste piles round with Space, the lowest first (NT-7)", async () => {
    const screen = onScreen({ game: "napoleons-tomb", deal: "NT-42-2" });
    expect(screen.text()).toContain("Space s-w1");
    expect(await screen.keys(" ")).toContain("goes to the bare waste 1");
    expect(await screen.keys(" ")).toContain("goes to the bare waste 2");
  });

  it("plays the main move with Space, takes back and plays again", async () => {
    const screen = onScreen(kingdoms);
    expect(await screen.keys(" ")).toContain("A traveller arrives: the four of diamonds.");
    const undone = await screen.keys("u", "y");
    expect(undone).toContain("Taken back: deal. The game is no longer honest.");
    expect(undone).toContain("not honest");
    expect(await screen.keys("y")).toMatch(/move 1/);
    expect(await screen.keys("u", "\u0019")).toMatch(/move 1/);
  });

  it("asks once a game before an undo ends an honest game (C-10)", async () => {
    const screen = onScreen(kingdoms);
    expect(await screen.keys("u")).toContain("No move has been played yet.");
    const asked = await screen.keys(" ", "u");
    expect(asked).toContain("With a move taken back the game is no longer an honest one.");
    expect(asked).toContain("y takes back   n or Esc goes on");
    // A key held down answers nothing.
    expect(await screen.keys("u", "u")).toMatch(/move 1 · honest/);
    const kept = await screen.keys("n");
    expect(kept).toMatch(/move 1 · honest/);
    expect(kept).not.toContain("no longer an honest one");
    expect(await screen.keys("u")).toMatch(/move 0 · not honest/);
    expect(await screen.keys(" ", " ", "u")).toMatch(/move 1 · not honest/);
  });

  it("takes back without a question where the game is over: its record stands", async () => {
    const screen = onScreen(kingdoms);
    await screen.keys(" ", "x", "y");
    expect(await screen.keys("u")).toContain("Taken back: the resignation.");
  });

  it("shows the whole question before an undo in a narrow window (C-10)", async () => {
    const screen = onScreen({ ...kingdoms, size: { columns: 40, rows: 16 } });
    const asked = stripVTControlCharacters(await screen.keys("\r", "u")).replace(/\s+/g, " ");
    expect(asked).toContain(
      "With a move taken back the game is no longer an honest one. Take it back? y yes n no",
    );
  });

  it("takes typed words: begun with a letter or with a colon, completed, cancelled", async () => {
    const screen = onScreen(kingdoms);
    expect(await screen.keys("t")).toContain(":t▏ Enter: t7-castle");
    expect(await screen.keys("\t")).toContain(":t7-castle▏");
    expect(await screen.keys(ESCAPE)).not.toContain("▏");
    expect(await screen.keys(":", "deal\r")).toMatch(/move 1/);
    expect(await screen.keys("2", "\r")).toContain("takes a seat in the castle");
    expect(await screen.keys("k")).toContain("Nothing to do with k here; ? shows the keys.");
  });

  it("lists the moves and plays one of them", async () => {
    const screen = onScreen(kingdoms);
    expect(await screen.keys("m")).toMatch(/2 legal moves.*▸ 1 {2}deal .*2 {2}t7-castle/s);
    expect(await screen.keys(DOWN, "\r")).toContain("takes a seat in the castle");
  });

  it.each([
    ["?", "Ctrl+Z"],
    ["R", "The rules of the game"],
    ["v", "free land 3 (t3): ace of spades, 3 face down."],
    ["h", "The ace is a dragon."],
    ["j", "The story so far"],
    ["x", "Give this game up?"],
  ])("opens on %s what Esc closes", async (key, content) => {
    const screen = onScreen(kingdoms);
    expect(await screen.keys(key)).toContain(content);
    expect(await screen.keys(ESCAPE)).toContain("arrows Enter move");
  });

  it("ends a game with its story and goes on as chosen", async () => {
    const screen = onScreen(kingdoms);
    const over = await screen.keys(" ", "x", "y");
    expect(over).toMatch(/Given up.*You lay down the map\..*Score 0\/52, after 1 move\..*An honest game/s);
    expect(over).toContain("The transcript is kept in");
    expect(await screen.keys("\r", DOWN, DOWN, "\r")).toMatch(/FK-11982-6 .* move 0 · honest, known deal/);
  });

  it("shows the transcript, and writes it only when asked to, under the name that is typed", async () => {
    const screen = onScreen(kingdoms);
    const before = readdirSync(".");
    expect(await screen.keys(" ", "T")).toMatch(/\[Game "four-kingdoms"\].*\bdeal\b.*w write it to a file/s);
    expect(await screen.keys("w")).toMatch(/Write the transcript to: four-kingdoms-FK-11982-6\.txt▏/);
    expect(await screen.keys(ESCAPE)).toMatch(/arrows Enter move/);
    const file = join(screen.home, "a game.txt");
    const erase = "\u007F".repeat(200);
    expect(await screen.keys("Tw", erase, "\r")).toMatch(/A name is missing\./);
    expect(existsSync(file)).toBe(false);
    expect(await screen.keys(pasted(`${file}\n`), "\r")).toMatch(/The transcript is in/);
    expect(readFileSync(file, "utf8")).toMatch(/\ndeal\n$/);
    // The name it has been given is proposed the next time.
    expect(await screen.keys("Tw")).toMatch(/a game\.txt▏/);
    expect(readdirSync(".")).toEqual(before);
  });

  it("replaces a file by the transcript at the second Enter only, and not under another name", async () => {
    const screen = onScreen(kingdoms);
    const file = join(screen.home, "kept.txt");
    writeFileSync(file, "kept");
    const erase = "\u007F".repeat(200);
    expect(await screen.keys("Tw", erase, pasted(file), "\r")).toMatch(/already\. Enter once more/);
    expect(await screen.keys("2\u007F", "\r")).toMatch(/already\. Enter once more/);
    expect(readFileSync(file, "utf8")).toBe("kept");
    expect(await screen.keys("\r")).toMatch(/The transcript is in/);
    expect(readFileSync(file, "utf8")).toMatch(/^\[Game "four-kingdoms"\]/);
    expect(await screen.keys("Tw", erase, "/nowhere/at/all.txt", "\r")).toMatch(/cannot be written/);
    expect(await screen.keys(ESCAPE)).toMatch(/arrows Enter move/);
  });

  it("quits with q and with Ctrl+C", async () => {
    const first = onScreen(kingdoms);
    await first.keys("q");
    expect(first.hasQuit()).toBe(true);
    const second = onScreen(kingdoms);
    await second.keys("\u0003");
    expect(second.hasQuit()).toBe(true);
  });

  it("does nothing at the end of a game while Enter is held down, and takes a number", async () => {
    const screen = onScreen(kingdoms);
    await screen.keys(" ", "x", "y");
    expect(await screen.keys("\r")).toContain("Choose first: with the arrows, or by number.");
    expect(screen.text()).toContain("1 A new deal");
    expect(await screen.keys("2")).toMatch(/FK-11982-6 .* move 0/);
  });

  it("takes nothing that is pasted for commands, and a long text for one key", async () => {
    const screen = onScreen(kingdoms);
    expect(await screen.keys(pasted("xy\r"))).toContain("What was pasted begins no legal move.");
    expect(screen.text()).toMatch(/move 0 · honest/);
    expect(await screen.keys(pasted("t7-castle\r"))).toMatch(/move 1/);
    const before = processorTime();
    expect(await screen.keys(":", pasted("abcdefghij".repeat(2000)))).toContain("no legal move begins so");
    expect(processorTime() - before).toBeLessThan(3000);
    const { state } = screen.controller;
    expect(state.kind === "game" && state.model.typed?.length).toBe(40);
  });

  it("reads keys that come at once one by one, each with what the one before has left behind", async () => {
    const screen = onScreen(kingdoms);
    expect(await screen.keys(":deal\r:deal\r")).toMatch(/move 2 · honest/);
    expect(await screen.keys("uyy")).toMatch(/move 2 · not honest/);
    expect(await screen.keys(":", "deal", "\r")).toMatch(/move 3/);
    expect(await screen.keys(`m${DOWN}${ESCAPE}:t7-castle\r`)).toMatch(/move 4/);
  });

  it("hears nothing any more after the key that quits", async () => {
    const screen = onScreen(kingdoms);
    expect(await screen.keys(" q u")).toMatch(/move 1 · honest/);
    expect(screen.hasQuit()).toBe(true);
    expect(screen.controller.end()).toEqual([
      "Four Kingdoms is saved: tetrarch play four-kingdoms offers to resume it.",
    ]);
  });

  it("stops on Ctrl+Z wherever it is, and does nothing else: the game stays honest", async () => {
    const screen = onScreen(kingdoms);
    await screen.keys(" ");
    const places = ["", "?", `${ESCAPE}:de`, `${ESCAPE}x`, `${ESCAPE}m`, `${ESCAPE}n`];
    for (const [index, place] of places.entries()) {
      const before = await screen.keys(place);
      expect(await screen.keys("\u001A")).toBe(before);
      expect(screen.suspensions()).toBe(index + 1);
    }
    expect(await screen.keys("\r")).toMatch(/move 1 · honest/);
  });

  it("says a refusal whole, on as many lines as it takes", async () => {
    const screen = onScreen(kingdoms);
    const refused = await screen.keys(":", "t1-t2", "\r");
    expect(refused).toContain("the nine of hearts needs the eight of hearts");
    expect(refused).toContain("or an empty land.");
    expect(refused.split("\n")).toHaveLength(24);
  });

  it("drops what was said at the next key, even at one that does nothing", async () => {
    const screen = onScreen({ game: "four-gods" });
    expect(await screen.keys("k")).toContain("Nothing to do with k here");
    expect(await screen.keys(RIGHT)).not.toContain("Nothing to do with k here");
  });

  it("shows the keys for typing while a number is typed over the list of moves", async () => {
    expect(await onScreen(kingdoms).keys("m", "2")).toContain("Enter play   Tab complete   Esc cancel");
  });

  it("follows the window, and goes on where the table has no room", async () => {
    const screen = onScreen(kingdoms);
    const small = await screen.resize({ columns: 50, rows: 14 });
    expect(small).toContain("The table needs a window of 80×24; this one is");
    expect(small.split("\n")).toHaveLength(14);
    expect(await screen.keys(DOWN, "\r")).toMatch(/seat in the castle|move 1|1\/52/);
    // The screen of the test is 100 columns wide.
    const large = await screen.resize({ columns: 100, rows: 45 });
    expect(large.split("\n")).toHaveLength(45);
    expect(large).toContain("SUBJECTS");
    for (const size of [
      { columns: 1, rows: 1 },
      { columns: 10, rows: 3 },
      { columns: 79, rows: 23 },
      { columns: 300, rows: 5 },
    ]) {
      expect((await screen.resize(size)).split("\n").length).toBeLessThanOrEqual(size.rows);
    }
  });

  it("has only ASCII where only that is shown, and no escape codes for colour where there is none", async () => {
    const screen = onScreen({ ...kingdoms, ascii: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes for bold and inverse remain.
    const plain = (await screen.keys(" ")).replace(/\u001B\[[0127;]*m/g, "");
    expect(plain).toMatch(/^[\n -~]*$/);
    expect(plain).toContain("9H");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of colours are looked for.
    expect(onScreen({ ...kingdoms, colours: "full" }).text()).toMatch(/\u001B\[[\d;]*38;5;\d+m/);
  });
});

describe("the menu on the screen", () => {
  it("leads to a game, with its story the first time", async () => {
    const screen = onScreen({});
    expect(screen.text()).toMatch(/▸ 1 Tomb of Four Kings.*5 Napoleon's Tomb/s);
    expect(await screen.keys("3")).toContain("Deal of the day (2026-11-21)");
    expect(await screen.keys("2")).toContain("The ace is a dragon.");
    expect(await screen.keys(ESCAPE)).toContain("FK-20261121-");
    expect(await screen.keys(" ", "n")).toMatch(/▸ a Resume Four Kingdoms · FK-20261121/);
    expect(await screen.keys("\r")).toMatch(/move 1/);
  });

  it("takes a deal by its code, and says what is wrong with it", async () => {
    const screen = onScreen({});
    await screen.keys("3", "3", "FK-11982-5", "\r");
    expect(screen.text()).toMatch(/check digit of FK-11982-5 is wrong.*Deal: FK-11982-5▏/s);
    await screen.keys("\u007F", "6", "\r");
    expect(await screen.keys("\r")).toContain("FK-11982-6");
  });

  it("goes through the variants, back, and out", async () => {
    const screen = onScreen({});
    await screen.keys("4");
    expect(await screen.keys("4")).toContain("Variant: crossed-paths");
    expect(await screen.keys("5")).toContain("four dream paths");
    const first = screen.text();
    expect(await screen.keys("\u001B[6~")).not.toBe(first);
    expect(await screen.keys("\u001B[H")).toBe(first);
    expect(await screen.keys("z", ESCAPE)).toContain("five uncommon solitaires");
    await screen.keys("q");
    expect(screen.hasQuit()).toBe(true);
  });
});
