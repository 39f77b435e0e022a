import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterEach, describe, expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.js";
import { type Setting, onScreen as screenOf } from "./screen-for-tests.js";

const DOWN = "\u001B[B";
const RIGHT = "\u001B[C";
const LEFT = "\u001B[D";
const ESCAPE = "\u001B";
const pasted = (text: string) => `\u001B[200~${text}\u001B[201~`;
const homes: string[] = [];

afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

/** The program on a screen whose home is removed after the test. */
function onScreen(setting: Setting) {
  const screen = screenOf(setting);
  homes.push(screen.home);
  return screen;
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

  it("plays with the arrows and Enter", () => {
    const screen = onScreen({ game: "napoleons-tomb", deal: "NT-42-2" });
    expect(screen.keys(DOWN, DOWN, DOWN, LEFT)).toContain("[s]");
    expect(screen.keys("\r")).toContain("Lifted from s: arrows to w1 w2 w3 w4 w5");
    expect(screen.keys(RIGHT, RIGHT)).toContain("[w2]");
    expect(screen.keys("\r")).toMatch(/move 1/);
    expect(screen.keys(LEFT, LEFT, "\r")).toContain("Lifted from s");
    expect(screen.keys(ESCAPE)).not.toContain("Lifted");
  });

  it("leaves the choice among several waste piles to the player: Space turns no card (NT-7)", () => {
    const screen = onScreen({ game: "napoleons-tomb", deal: "NT-42-2" });
    expect(screen.text()).not.toContain("Space s-w");
    expect(screen.keys(" ")).toContain("stock 60");
  });

  it("plays the main move with Space, takes back and plays again", () => {
    const screen = onScreen(kingdoms);
    expect(screen.keys(" ")).toContain("A traveller arrives: the four of diamonds;");
    const undone = screen.keys("u", "y");
    expect(undone).toContain("Taken back: deal. This game now counts as helped.");
    expect(undone).toContain("with help");
    expect(screen.keys("y")).toMatch(/move 1/);
    expect(screen.keys("u", "\u0019")).toMatch(/move 1/);
  });

  it("asks once a game before an undo ends an unaided game (C-10)", () => {
    const screen = onScreen(kingdoms);
    expect(screen.keys("u")).toContain("No move has been played yet.");
    const question = screen.keys(" ", "u");
    expect(question).toContain("Undo marks this game as helped.");
    expect(question).toContain("y takes back   n or Esc goes on");
    // A key held down answers nothing.
    expect(screen.keys("u", "u")).toMatch(/move 1 · unaided/);
    const kept = screen.keys("n");
    expect(kept).toMatch(/move 1 · unaided/);
    expect(kept).not.toContain("marks this game as helped");
    expect(screen.keys("u")).toMatch(/move 0 · with help/);
    expect(screen.keys(" ", " ", "u")).toMatch(/move 1 · with help/);
    expect(screen.keys("x", "y")).toContain("With help: 2 undos.");
  });

  it("takes back without a question where the game is over: its record stands", () => {
    const screen = onScreen(kingdoms);
    screen.keys(" ", "x", "y");
    expect(screen.keys("u")).toContain("Taken back: the resignation.");
  });

  it("shows the whole question before an undo in a narrow window (C-10)", () => {
    const screen = onScreen({ ...kingdoms, size: { columns: 40, rows: 16 } });
    const question = stripVTControlCharacters(screen.keys("\r", "u")).replace(/\s+/g, " ");
    expect(question).toContain("Undo marks this game as helped. Take it back? y yes n no");
  });

  it("takes typed words: begun with a letter or with a colon, completed, cancelled", () => {
    const screen = onScreen(kingdoms);
    expect(screen.keys("t")).toContain(":t▏ Enter: t7-castle");
    expect(screen.keys("\t")).toContain(":t7-castle▏");
    expect(screen.keys(ESCAPE)).not.toContain("▏");
    expect(screen.keys(":", "deal\r")).toMatch(/move 1/);
    expect(screen.keys("2", "\r")).toContain("takes the throne in the castle of spades");
    expect(screen.keys("k")).toContain("k does nothing here; ? shows the keys.");
  });

  it("lists the moves and plays one of them", () => {
    const screen = onScreen(kingdoms);
    expect(screen.keys("m")).toMatch(/2 legal moves.*▸ 1 {2}deal .*2 {2}t7-castle/s);
    expect(screen.keys(DOWN, "\r")).toContain("takes the throne in the castle of spades");
  });

  it.each([
    ["?", "Ctrl+Z"],
    ["R", "The rules of the game"],
    ["v", "free land 3 (t3): ace of spades, 3 face down."],
    ["h", "The ace is a dragon."],
    ["j", "What happened"],
    ["x", "Resign?"],
  ])("opens on %s what Esc closes", (key, content) => {
    const screen = onScreen(kingdoms);
    expect(screen.keys(key)).toContain(content);
    expect(screen.keys(ESCAPE)).toContain("arrows Enter move");
  });

  it("ends a game with its story and goes on as chosen", () => {
    const screen = onScreen(kingdoms);
    const over = screen.keys(" ", "x", "y");
    expect(over).toMatch(/Resigned.*You lay down the map\..*Score 0\/52, after 1 move\..*Unaided/s);
    expect(over).toContain("The transcript is saved in");
    expect(screen.keys("\r", DOWN, DOWN, "\r")).toMatch(/FK-11982-6 .* move 0 · unaided, known deal/);
  });

  it("shows the transcript, and writes it only when asked to, under the name that is typed", () => {
    const screen = onScreen(kingdoms);
    const before = readdirSync(".");
    expect(screen.keys(" ", "T")).toMatch(/\[Game "four-kingdoms"\].*\bdeal\b.*w save it to a file/s);
    expect(screen.keys("w")).toMatch(/Write the transcript to: four-kingdoms-FK-11982-6\.txt▏/);
    expect(screen.keys(ESCAPE)).toMatch(/arrows Enter move/);
    const file = join(screen.home, "a game.txt");
    const erase = "\u007F".repeat(200);
    expect(screen.keys("Tw", erase, "\r")).toMatch(/A name is missing\./);
    expect(existsSync(file)).toBe(false);
    expect(screen.keys(pasted(`${file}\n`), "\r")).toMatch(/The transcript is in/);
    expect(readFileSync(file, "utf8")).toMatch(/\ndeal\n$/);
    // The name it has been given is proposed the next time.
    expect(screen.keys("Tw")).toMatch(/a game\.txt▏/);
    expect(readdirSync(".")).toEqual(before);
  });

  it("replaces a file by the transcript at the second Enter only, and not under another name", () => {
    const screen = onScreen(kingdoms);
    const file = join(screen.home, "kept.txt");
    writeFileSync(file, "kept");
    const erase = "\u007F".repeat(200);
    expect(screen.keys("Tw", erase, pasted(file), "\r")).toMatch(/already\.\s+Press\s+Enter\s+again/);
    expect(screen.keys("2\u007F", "\r")).toMatch(/already\.\s+Press\s+Enter\s+again/);
    expect(readFileSync(file, "utf8")).toBe("kept");
    expect(screen.keys("\r")).toMatch(/The transcript is in/);
    expect(readFileSync(file, "utf8")).toMatch(/^\[Game "four-kingdoms"\]/);
    expect(screen.keys("Tw", erase, "/nowhere/at/all.txt", "\r")).toMatch(/cannot be written/);
    expect(screen.keys(ESCAPE)).toMatch(/arrows Enter move/);
  });

  it("quits with q and with Ctrl+C", () => {
    const first = onScreen(kingdoms);
    first.keys("q");
    expect(first.hasQuit()).toBe(true);
    const second = onScreen(kingdoms);
    second.keys("\u0003");
    expect(second.hasQuit()).toBe(true);
  });

  it("does nothing at the end of a game while Enter is held down, and takes a number", () => {
    const screen = onScreen(kingdoms);
    screen.keys(" ", "x", "y");
    expect(screen.keys("\r")).toContain("Choose first: with the arrows, or by number.");
    expect(screen.text()).toContain("1 A new deal");
    expect(screen.keys("2")).toMatch(/FK-11982-6 .* move 0/);
  });

  it("takes nothing that is pasted for commands, and a long text for one key", () => {
    const screen = onScreen(kingdoms);
    expect(screen.keys(pasted("xy\r"))).toContain("No legal move begins with the pasted text.");
    expect(screen.text()).toMatch(/move 0 · unaided/);
    expect(screen.keys(pasted("t7-castle\r"))).toMatch(/move 1/);
    const before = processorTime();
    expect(screen.keys(":", pasted("abcdefghij".repeat(2000)))).toContain("no legal move begins like this");
    expect(processorTime() - before).toBeLessThan(3000);
    const { state } = screen.controller;
    expect(state.kind === "game" && state.model.typed?.length).toBe(40);
  });

  it("reads keys that come at once one by one, each with what the one before has left behind", () => {
    const screen = onScreen(kingdoms);
    expect(screen.keys(":deal\r:deal\r")).toMatch(/move 2 · unaided/);
    expect(screen.keys("uyy")).toMatch(/move 2 · with help/);
    expect(screen.keys(":", "deal", "\r")).toMatch(/move 3/);
    expect(screen.keys(`m${DOWN}${ESCAPE}:t7-castle\r`)).toMatch(/move 4/);
  });

  it("hears nothing any more after the key that quits", () => {
    const screen = onScreen(kingdoms);
    expect(screen.keys(" q u")).toMatch(/move 1 · unaided/);
    expect(screen.hasQuit()).toBe(true);
    expect(screen.controller.end()).toEqual([
      "Four Kingdoms is saved: tetrarch play four-kingdoms offers to resume it.",
    ]);
  });

  it("stops on Ctrl+Z wherever it is, and does nothing else: the game stays unaided", () => {
    const screen = onScreen(kingdoms);
    screen.keys(" ");
    const places = ["", "?", `${ESCAPE}:de`, `${ESCAPE}x`, `${ESCAPE}m`, `${ESCAPE}n`];
    for (const [index, place] of places.entries()) {
      const before = screen.keys(place);
      expect(screen.keys("\u001A")).toBe(before);
      expect(screen.suspensions()).toBe(index + 1);
    }
    expect(screen.keys("\r")).toMatch(/move 1 · unaided/);
  });

  it("says a refusal whole, on as many lines as it takes", () => {
    const screen = onScreen(kingdoms);
    const refused = screen.keys(":", "t1-t2", "\r");
    expect(refused).toContain("the nine of hearts goes onto the eight of");
    expect(refused).toContain("or to an empty land.");
    expect(refused.split("\n")).toHaveLength(24);
  });

  it("drops what was said at the next key, even at one that does nothing", () => {
    const screen = onScreen({ game: "four-gods" });
    expect(screen.keys("k")).toContain("k does nothing here");
    expect(screen.keys(RIGHT)).not.toContain("k does nothing here");
  });

  it("shows the keys for typing while a number is typed over the list of moves", () => {
    expect(onScreen(kingdoms).keys("m", "2")).toContain("Enter play   Tab complete   Esc cancel");
  });

  it("follows the window, and goes on where the table has no room", () => {
    const screen = onScreen(kingdoms);
    const small = screen.resize({ columns: 50, rows: 14 });
    expect(small).toMatch(/^ t1 3░ 9♥ +t\d /m);
    expect(small).toContain("2 t7-castle: King of spades: ");
    expect(small.split("\n")).toHaveLength(14);
    expect(screen.keys(DOWN, "\r")).toMatch(/seat in the castle|move 1|1\/52/);
    const large = screen.resize({ columns: 100, rows: 45 });
    expect(large.split("\n")).toHaveLength(45);
    expect(large).toContain("SUBJECTS");
    for (const size of [
      { columns: 1, rows: 1 },
      { columns: 10, rows: 3 },
      { columns: 79, rows: 23 },
      { columns: 300, rows: 5 },
    ]) {
      expect(screen.resize(size).split("\n").length).toBeLessThanOrEqual(size.rows);
    }
  });

  it("has only ASCII where only that is shown, and no escape codes for colour where there is none", () => {
    const screen = onScreen({ ...kingdoms, ascii: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes for bold and inverse remain.
    const plain = screen.keys(" ").replace(/\u001B\[[0127;]*m/g, "");
    expect(plain).toMatch(/^[\n -~]*$/);
    expect(plain).toContain("9H");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the codes of colours are looked for.
    expect(onScreen({ ...kingdoms, colours: "full" }).text()).toMatch(/\u001B\[[\d;]*38;5;\d+m/);
  });
});

describe("the menu on the screen", () => {
  it("leads to a game, with its story the first time", () => {
    const screen = onScreen({});
    expect(screen.text()).toMatch(/▸ 1 Tomb of Four Kings.*5 Napoleon's Tomb/s);
    expect(screen.keys("3")).toContain("Deal of the day (2026-11-21)");
    expect(screen.keys("2")).toContain("The ace is a dragon.");
    expect(screen.keys(ESCAPE)).toContain("FK-20261121-");
    expect(screen.keys(" ", "n")).toMatch(/▸ a Resume Four Kingdoms · FK-20261121/);
    expect(screen.keys("\r")).toMatch(/move 1/);
  });

  it("takes a deal by its code, and says what is wrong with it", () => {
    const screen = onScreen({});
    screen.keys("3", "3", "FK-11982-5", "\r");
    expect(screen.text()).toMatch(/check digit of FK-11982-5 is wrong.*Deal: FK-11982-5▏/s);
    screen.keys("\u007F", "6", "\r");
    expect(screen.keys("\r")).toContain("FK-11982-6");
  });

  it("goes through the variants, back, and out", () => {
    const screen = onScreen({});
    screen.keys("4");
    expect(screen.keys("4")).toContain("Variant: crossed-paths");
    expect(screen.keys("5")).toContain("four dream paths");
    const first = screen.text();
    expect(screen.keys("\u001B[6~")).not.toBe(first);
    expect(screen.keys("\u001B[H")).toBe(first);
    expect(screen.keys("z", ESCAPE)).toContain("five uncommon solitaires");
    screen.keys("q");
    expect(screen.hasQuit()).toBe(true);
  });
});
