import { EventEmitter } from "node:events";
import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { describe, expect, it, test } from "vitest";
import { onEndingSignal } from "../../src/ending-signals.js";
import { Canvas } from "../../src/play/drawing/canvas.js";
import { asciiText } from "../../src/play/drawing/style.js";
import { cellWidth, shortened, wrapped } from "../../src/play/drawing/text.js";
import { pileAfter, pileTowards } from "../../src/play/screen/arrows.js";
import { Signals } from "../../src/play/screen/signals.js";
import { TerminalScreen } from "../../src/play/screen/terminal.js";
import { drawList } from "../../src/play/screen/widgets.js";
import { drawFan } from "../../src/play/tables/fan.js";
import { coloursOf, isAscii, isPlain, type TerminalFacts } from "../../src/play/terminal-capabilities.js";
import { completed, readTyped } from "../../src/play/typing.js";
import { sentence, topFirst } from "../../src/words/en/card-words.js";
import { plainText } from "./plain-text.js";

test("after the first signal that asks to end none is heard any more, of whichever kind", () => {
  const heard: string[] = [];
  const before = process.listeners("SIGTERM");
  const ignore = onEndingSignal((signal) => heard.push(signal));
  process.listeners("SIGINT").at(-1)?.("SIGINT");
  expect(process.listeners("SIGTERM")).toEqual(before);
  expect(heard).toEqual(["SIGINT"]);
  ignore();
});

describe("typed moves", () => {
  const legal = ["delve", "drop:9D", "drop:KS", "retreat"];

  it("are read by word, number or beginning, capitals or not", () => {
    expect(readTyped("Delve", legal)).toEqual({ kind: "one", word: "delve" });
    expect(readTyped("drop:ks", legal)).toEqual({ kind: "one", word: "drop:KS" });
    expect(readTyped("3", legal)).toEqual({ kind: "one", word: "drop:KS" });
    expect(readTyped("r", legal)).toEqual({ kind: "one", word: "retreat" });
    expect(readTyped("d", legal)).toEqual({ kind: "several", words: ["delve", "drop:9D", "drop:KS"] });
    expect(readTyped("0", legal)).toEqual({ kind: "none" });
    expect(readTyped("x", legal)).toEqual({ kind: "none" });
  });

  it("a whole word is itself, even where it begins another", () => {
    expect(readTyped("t1-t2", ["t1-t2", "t1-t2x2"])).toEqual({ kind: "one", word: "t1-t2" });
  });

  it("are completed as far as all agree", () => {
    expect(completed("dr", legal)).toBe("drop:");
    expect(completed("de", legal)).toBe("delve");
    expect(completed("zz", legal)).toBe("zz");
  });
});

describe("arrows", () => {
  const area = (pile: string, x: number, y: number) => ({ pile, x, y, width: 5, height: 3 });
  const areas = [area("a", 0, 0), area("b", 10, 0), area("c", 20, 0), area("d", 0, 6), area("e", 20, 6)];
  const all = () => true;

  it("lead to the nearest pile ahead", () => {
    expect(pileTowards(areas, "a", "right", all)).toBe("b");
    expect(pileTowards(areas, "a", "down", all)).toBe("d");
    expect(pileTowards(areas, "e", "left", all)).toBe("d");
    expect(pileTowards(areas, "e", "up", all)).toBe("c");
    expect(pileTowards(areas, "a", "up", all)).toBe("a");
  });

  it("pass over what is not allowed, and start anywhere", () => {
    expect(pileTowards(areas, "a", "right", (pile) => pile !== "b")).toBe("c");
    expect(pileTowards(areas, "nowhere", "right", all)).toBe("a");
  });

  it("Tab goes round", () => {
    expect(pileAfter(areas, "e", 1, all)).toBe("a");
    expect(pileAfter(areas, "a", -1, all)).toBe("e");
    expect(pileAfter(areas, "a", 1, (pile) => pile === "d")).toBe("d");
  });
});

describe("the terminal", () => {
  const facts: TerminalFacts = {
    env: { LANG: "en_GB.UTF-8", TERM: "xterm-256color" },
    platform: "linux",
    inputIsTerminal: true,
    outputIsTerminal: true,
    colourDepth: 8,
  };
  const withEnv = (env: Readonly<Record<string, string>>) => ({ ...facts, env: { ...facts.env, ...env } });

  it("is spoken to line by line where nothing can be drawn, or where asked for", () => {
    expect(isPlain(facts, false)).toBe(false);
    expect(isPlain(facts, true)).toBe(true);
    expect(isPlain({ ...facts, inputIsTerminal: false }, false)).toBe(true);
    expect(isPlain({ ...facts, outputIsTerminal: false }, false)).toBe(true);
    expect(isPlain(withEnv({ TERM: "dumb" }), false)).toBe(true);
    expect(isPlain(withEnv({ INK_SCREEN_READER: "true" }), false)).toBe(true);
    expect(isPlain(withEnv({ ACCESSIBLE: "1" }), false)).toBe(true);
    expect(isPlain(withEnv({ ACCESSIBLE: "0" }), false)).toBe(false);
  });

  it("gets ASCII where its locale has no Unicode", () => {
    expect(isAscii(facts, false)).toBe(false);
    expect(isAscii(facts, true)).toBe(true);
    expect(isAscii(withEnv({ LC_ALL: "C" }), false)).toBe(true);
    expect(isAscii({ ...facts, env: {} }, false)).toBe(true);
    expect(isAscii({ ...facts, env: {}, platform: "darwin" }, false)).toBe(false);
  });

  it("gets the colours it has, and none with NO_COLOR", () => {
    expect(coloursOf(facts)).toBe("full");
    expect(coloursOf({ ...facts, colourDepth: 4 })).toBe("basic");
    expect(coloursOf({ ...facts, colourDepth: 1 })).toBe("none");
    expect(coloursOf(withEnv({ NO_COLOR: "1" }))).toBe("none");
    expect(coloursOf(withEnv({ NO_COLOR: "" }))).toBe("full");
  });
});

describe("the screen of a terminal", () => {
  /** A terminal that remembers what is written to it. */
  function terminal() {
    const written: string[] = [];
    const out = Object.assign(new EventEmitter(), {
      columns: 20,
      rows: 3,
      write: (text: string) => written.push(text) > 0,
    });
    const screen = new TerminalScreen(out as unknown as NodeJS.WriteStream, () => {});
    return { out, screen, written };
  }

  it("is taken over, drawn line by line as far as lines differ, and given back", () => {
    const { out, screen, written } = terminal();
    screen.enter();
    expect(written.join("")).toContain("\u001B[?1049h");
    written.length = 0;
    screen.show(["one", "two"]);
    expect(written).toEqual(["\u001B[?2026h\u001B[1;1H\u001B[2Kone\u001B[2;1H\u001B[2Ktwo\u001B[?2026l"]);
    screen.show(["one", "2"]);
    expect(written[1]).toBe("\u001B[?2026h\u001B[2;1H\u001B[2K2\u001B[?2026l");
    screen.show(["one", "2"]);
    expect(written).toHaveLength(2);
    out.emit("resize");
    screen.show(["one", "2"]);
    expect(written.slice(2).join("")).toContain("one");
    screen.suspend();
    expect(written.at(-1)).toContain("\u001B[?1049l");
    screen.resume();
    screen.show(["one", "2"]);
    expect(written.slice(-3).join("")).toMatch(/\[\?1049h.*one/s);
    screen.leave();
    expect(written.at(-1)).toContain("\u001B[?1049l");
    screen.show(["more"]);
    screen.leave();
    expect(written.at(-1)).toContain("\u001B[?1049l");
  });

  it("is given back after the pictures that a slow terminal has still to take", () => {
    const { out, screen, written } = terminal();
    const fd = openSync(devNull, "w");
    Object.assign(out, { fd });
    screen.enter();
    screen.show(["one"]);
    screen.leave();
    closeSync(fd);
    expect(written.at(-1)).toContain("\u001B[?1049l");
  });

  it("never gets more lines than it has", () => {
    const { screen, written } = terminal();
    screen.enter();
    screen.show(["1", "2", "3", "4", "5"]);
    expect(written.at(-1)).not.toContain("4");
    screen.leave();
  });
});

/** The signals of a process that remembers what is done. */
function heardSignals() {
  const heard: string[] = [];
  const source = Object.assign(new EventEmitter(), {
    pid: 77,
    kill: (pid: number, signal: string) =>
      heard.push(`stopped ${pid} with ${source.listenerCount(signal)} listeners`),
  });
  const signals = new Signals(source, {
    end: (code) => heard.push(`end ${code}`),
    suspend: () => heard.push("suspend"),
    resume: () => heard.push("resume"),
  });
  return { source, heard, signals };
}

describe("signals", () => {
  it("are heard again and again until they are to be heard no more", () => {
    const { source, heard, signals } = heardSignals();
    for (const signal of ["SIGTERM", "SIGTERM", "SIGHUP", "SIGINT", "SIGCONT"]) source.emit(signal);
    expect(heard).toEqual(["end 143", "end 143", "end 129", "end 130", "resume"]);
    signals.ignore();
    expect(source.eventNames()).toEqual([]);
  });

  it("stop the process by what the system does where nobody listens, with the terminal given back before", async () => {
    const { source, heard, signals } = heardSignals();
    source.emit("SIGTSTP");
    expect(heard).toEqual(["suspend", "stopped 77 with 0 listeners"]);
    // The shell has called back before anything else is done.
    source.emit("SIGCONT");
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard.splice(0)).toEqual(["suspend", "stopped 77 with 0 listeners", "resume"]);
    signals.stopJob();
    expect(heard).toEqual(["suspend", "stopped 0 with 0 listeners"]);
    expect(source.listenerCount("SIGTSTP")).toBe(1);
  });

  it("give the terminal back to the game where the system does not stop it", async () => {
    const { heard, signals } = heardSignals();
    signals.stopJob();
    await new Promise((resolve) => setImmediate(resolve));
    expect(heard.at(-1)).toBe("resume");
  });
});

describe("lists", () => {
  const items = ["one two three four", "five"];
  const shown = (height: number) => {
    const canvas = new Canvas(14, height);
    drawList(canvas, { x: 0, y: 0, width: 14, height }, items, 1);
    return canvas.finish().lines.map((line) => plainText(line).trimEnd());
  };

  it("show every item whole where there is room, else only the chosen one", () => {
    expect(shown(4)).toEqual(["  one two", "    three four", "▸ five", ""]);
    expect(shown(2)).toEqual(["  one two thr…", "▸ five"]);
  });
});

describe("words of piles", () => {
  it("name the top card first, and count what is face down", () => {
    expect(topFirst(["--", "--", "3H", "4H"])).toBe(
      "top first: four of hearts, three of hearts, 2 face down",
    );
    expect(topFirst(["--", "4H"])).toBe("four of hearts, 1 face down");
  });

  it("become sentences, words of moves as they are", () => {
    expect(sentence("no move has been played yet")).toBe("No move has been played yet.");
    expect(sentence("t1-t2 is not legal here")).toBe("t1-t2 is not legal here.");
  });
});

describe("drawing", () => {
  const linesOf = (canvas: Canvas) => canvas.finish().lines.map(plainText);

  it("leaves out what falls context, also half of a wide sign", () => {
    const canvas = new Canvas(4, 2);
    canvas.text(-2, 0, "abcdefgh");
    canvas.text(3, 1, "世");
    expect(linesOf(canvas)).toEqual(["cdef", "    "]);
  });

  it("keeps its width where half of a wide sign is drawn over", () => {
    const canvas = new Canvas(6, 2);
    canvas.text(0, 0, "世界世");
    canvas.text(1, 0, "│");
    canvas.text(4, 0, "│");
    canvas.text(0, 1, "世界世");
    canvas.text(1, 1, "界");
    expect(linesOf(canvas)).toEqual([" │界│ ", " 界 世"]);
    expect(linesOf(canvas).map(cellWidth)).toEqual([6, 6]);
  });

  it("keeps widths in ASCII", () => {
    expect(asciiText("╭ é 世 ♥ … ▸◂")).toBe("+ e ?? H ~ ><");
    expect(cellWidth(asciiText("Ａ世é"))).toBe(cellWidth("Ａ世é"));
  });

  it("wraps and shortens by cells, and lets no control characters through", () => {
    expect(wrapped("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrapped("a\u001B[2Jb", 20)).toEqual(["a [2Jb"]);
    expect(shortened("世界世界", 5)).toBe("世界…");
  });

  const column = (codes: readonly string[], height: number) => {
    const canvas = new Canvas(5, height);
    drawFan(canvas, { x: 0, y: 0, height }, codes, { roominess: "bare", mark: "none", lifted: 0 });
    return linesOf(canvas).map((line) => line.slice(1, 4).trim());
  };
  const run = [..."23456789TJQK"].map((rank) => `${rank}H`);

  it("squeezes a long pile so that every card still is told", () => {
    const codes = ["--", "--", "--", ...run];
    expect(column(codes, 15)).toHaveLength(15);
    expect(column(codes, 13)).toEqual([
      "3░░",
      ...run.map((code) => code.replace("T", "10").replace("H", "♥")),
    ]);
    expect(column(codes, 8)).toEqual(["3░░", "2♥", "⋮6", "9♥", "10♥", "J♥", "Q♥", "K♥"]);
  });
});
