import { EventEmitter } from "node:events";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import type { KeyPress } from "../../src/play/keys.js";
import { KeyReader } from "../../src/play/screen/key-reader.js";
import { Keyboard, type KeyInput } from "../../src/play/screen/keyboard.js";

const ESC = "\u001B";
const RUNS = countOf(100_000);

/** What the keys read are called: `a`, `Ctrl+z`, `up`, `paste "…"`. */
function names(keys: readonly KeyPress[]): readonly string[] {
  return keys.map(({ name, text, ctrl }) => {
    if (name === "paste") return `paste ${JSON.stringify(text)}`;
    return name === "character" ? `${ctrl ? "Ctrl+" : ""}${text}` : name;
  });
}

/** The keys in bytes that come in these pieces, when nothing follows the last one. */
function read(...pieces: readonly (string | Uint8Array)[]): readonly string[] {
  const reader = new KeyReader();
  const keys = pieces.flatMap((piece) => reader.read(typeof piece === "string" ? Buffer.from(piece) : piece));
  return names([...keys, ...reader.nothingFollowed()]);
}

describe("keys", () => {
  it.each([
    ["a text typed fast", ":deal\r:deal\r", [...":deal", "enter", ...":deal", "enter"]],
    ["a key held down", "uuu", ["u", "u", "u"]],
    ["arrows in both ways of writing them", `${ESC}[A${ESC}OB`, ["up", "down"]],
    ["arrows with Ctrl or Shift", `${ESC}[1;5C${ESC}[1;2D`, ["right", "left"]],
    [
      "keys with a number",
      `${ESC}[5~${ESC}[6~${ESC}[1~${ESC}[3;2~`,
      ["page-up", "page-down", "home", "backspace"],
    ],
    ["Tab and Shift+Tab", `\t${ESC}[Z`, ["tab", "back-tab"]],
    ["letters with Ctrl", "\u0003\u001A", ["Ctrl+c", "Ctrl+z"]],
    ["what deletes", "\b\u007F", ["backspace", "backspace"]],
    ["Escape", ESC, ["escape"]],
    ["Escape and another key, or that key with Alt", `${ESC}q`, ["escape", "q"]],
    ["Escape and [, with nothing after them", `a${ESC}[`, ["a", "escape", "["]],
    ["Escape and O, with nothing after them", `${ESC}${ESC}O`, ["escape", "escape", "O"]],
    ["Escape twice, and before an arrow", `${ESC}${ESC}${ESC}[A`, ["escape", "escape", "up"]],
    ["signs of every length", "aß→𝄞", ["a", "ß", "→", "𝄞"]],
    ["a paste", `a${ESC}[200~u\r\nx\u0007${ESC}[31m${ESC}[201~b`, ["a", 'paste "u\\nx [31m"', "b"]],
    ["Ctrl+C in a paste that does not end", `${ESC}[200~ab\u0003c`, ['paste "ab"', "Ctrl+c", "c"]],
    ["a paste without an end", `${ESC}[200~abc`, ['paste "abc"']],
    ["keys without a meaning here, as nothing", `${ESC}OP${ESC}[[A${ESC}[24~${ESC}[57;1:3u`, []],
    [
      "what a mouse or the terminal itself says, as nothing",
      `${ESC}[<0;10;10M${ESC}[24;80R${ESC}[?62;4c${ESC}[I`,
      [],
    ],
    ["a sequence broken off, as nothing", `${ESC}[12\ra`, ["enter", "a"]],
    [
      "a sequence without an end, as one that ends with the next letter",
      `${ESC}[${"1;".repeat(5000)}aq`,
      ["q"],
    ],
  ])("are read out of what comes: %s", (_, bytes, expected) => {
    expect(read(bytes)).toEqual(expected);
  });

  it("bytes that are no text are no keys", () => {
    expect(read(new Uint8Array([0x61, 0xff, 0xc3, 0x28, 0x00, 0x62]))).toEqual(["a", "(", "b"]);
  });

  it("of an endless paste the beginning is taken", () => {
    const [paste = ""] = read(`${ESC}[200~${"ab".repeat(1_000_000)}${ESC}[201~`);
    expect(paste.length).toBe(10_000 + 'paste ""'.length);
  });
});

/** What a key sends. Escape is followed by nothing that Escape could be the beginning of. */
const aKey = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...":dealuym \r\t\u007F\u0003\u001A-_0123") },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom("[A", "OB", "[1;5C", "[6~", "[Z", "[[A", "[24;80R", "[<0;1;2M")
      .map((rest) => ESC + rest),
  },
  { weight: 1, arbitrary: fc.constantFrom(ESC, "ß", "→", "𝄞", "🂡") },
  {
    weight: 1,
    arbitrary: fc
      .string({ unit: "binary", maxLength: 6 })
      .map(withoutEscape)
      .map((text) => `${ESC}[200~${text}${ESC}[201~`),
  },
);

function withoutEscape(text: string): string {
  return text.replaceAll(ESC, "");
}

const someKeys = fc.array(aKey, { maxLength: 12 });

function cut(bytes: Uint8Array, places: readonly number[]): readonly Uint8Array[] {
  const cuts = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...cuts, bytes.length].map((end, index) => bytes.subarray(cuts[index - 1] ?? 0, end));
}

describe("any sequence of keys", () => {
  it("is the same key by key, each long before the next, and in whatever pieces it comes", () => {
    let checked = 0;
    fc.assert(
      fc.property(someKeys, fc.array(fc.nat(), { maxLength: 12 }), (keys, places) => {
        const reader = new KeyReader();
        const oneByOne = keys.flatMap((key) => [
          ...reader.read(Buffer.from(key)),
          ...reader.nothingFollowed(),
        ]);
        expect(read(...cut(Buffer.from(keys.join("")), places))).toEqual(names(oneByOne));
        checked++;
      }),
      { numRuns: RUNS },
    );
    expect(checked).toBe(RUNS);
  });

  it("may be any bytes at all", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.array(fc.nat(), { maxLength: 8 }), (bytes, places) => {
        // After these no state is left that the next key could fall into.
        const whole = Buffer.concat([bytes, Buffer.from(`\r${ESC}[201~\r`)]);
        const keys = read(...cut(whole, places));
        expect(keys).toEqual(read(whole));
        expect(keys.at(-1)).toBe("enter");
      }),
      { numRuns: RUNS },
    );
  });
});

describe("the keyboard of a terminal", () => {
  afterEach(() => void vi.useRealTimers());

  function opened() {
    const raw: boolean[] = [];
    const heard: string[] = [];
    const input = Object.assign(new EventEmitter(), {
      setRawMode: (mode: boolean) => raw.push(mode),
      resume() {},
      pause() {},
      ref() {},
      unref() {},
    });
    const keyboard = new Keyboard(
      input as unknown as KeyInput,
      (keys) => heard.push(...names(keys)),
      () => heard.push("gone"),
    );
    keyboard.open();
    return { raw, heard, input, keyboard, send: (text: string) => input.emit("data", Buffer.from(text)) };
  }

  it("tells Escape when nothing has followed it, and waits for the rest of what has", () => {
    vi.useFakeTimers();
    const { heard, send } = opened();
    send(`a${ESC}`);
    vi.advanceTimersByTime(30);
    send("[A");
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual(["a", "up"]);
    send(ESC);
    expect(heard).toEqual(["a", "up"]);
    vi.advanceTimersByTime(60);
    expect(heard).toEqual(["a", "up", "escape"]);
  });

  it.each([
    ["[", "a", ["escape", "[", "a"]],
    ["O", "q", ["escape", "O", "q"]],
    ["[12", "a", ["a"]],
  ])("hears the key that comes long after ESC %s", (begun, key, expected) => {
    vi.useFakeTimers();
    const { heard, send } = opened();
    send(ESC + begun);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(2100);
    send(key);
    expect(heard).toEqual(expected);
  });

  it("waits for a sequence cut anywhere, longer once no keys pressed one by one could be it", () => {
    vi.useFakeTimers();
    const { heard, send } = opened();
    for (const [piece, pause] of [
      [ESC, 40],
      ["[", 40],
      ["1;", 1900],
      ["5", 1900],
      ["C", 10_000],
      [`${ESC}[`, 60],
      ["A", 0],
    ] as const) {
      send(piece);
      vi.advanceTimersByTime(pause);
    }
    expect(heard).toEqual(["right", "escape", "[", "A"]);
  });

  it("reads what has come before it takes Escape for itself, however late it looks", () => {
    vi.useFakeTimers();
    const { heard, send } = opened();
    send(ESC);
    vi.advanceTimersByTimeAsync(0);
    // The time is up, and in the same turn the rest is found waiting.
    vi.advanceTimersToNextTimer();
    send("[B");
    vi.runAllTimers();
    expect(heard).toEqual(["down"]);
  });

  it("ends a paste whose end does not come, and hears the keys after it", () => {
    vi.useFakeTimers();
    const { heard, send } = opened();
    send(`${ESC}[200~ab`);
    vi.advanceTimersByTime(1000);
    send("c");
    vi.advanceTimersByTime(2100);
    send("d");
    expect(heard).toEqual(['paste "abc"', "d"]);
  });

  it("leaves the terminal as it was, for a while or for good, and knows when it is gone", () => {
    const { raw, heard, input, keyboard } = opened();
    keyboard.release();
    expect(raw).toEqual([true, false]);
    keyboard.retake();
    expect(raw.slice(2)).toEqual([false, true]);
    input.emit("error", new Error("EIO"));
    expect(heard).toEqual(["gone"]);
    keyboard.close();
    expect(raw.at(-1)).toBe(false);
    expect(input.eventNames()).toEqual(["error"]);
  });
});
