import { Box, type Key, Text, useInput } from "ink";
import { useEffect, useState } from "react";
import { asciiLine } from "./drawing/ascii.js";
import { type Colours, paint } from "./drawing/style.js";
import type { KeyName, KeyPress } from "./keys.js";
import type { Size } from "./screen/layout.js";
import type { Stage } from "./stage.js";

export interface AppProps {
  readonly stage: Stage;
  readonly colours: Colours;
  readonly ascii: boolean;
  /** The size of the window at this moment. */
  readonly size: () => Size;
  /** Calls back whenever the window or something outside has changed; returns how to end that. */
  readonly watch: (redraw: () => void) => () => void;
}

/** The screen: each key goes to the stage, and what the stage shows goes to the terminal. */
export function App({ stage, colours, ascii, size, watch }: AppProps) {
  const [, setTurn] = useState(0);
  useEffect(() => watch(() => setTurn((turn) => turn + 1)), [watch]);
  useInput((input, key) => {
    for (const press of pressesOf(input, key)) stage.press(press, size());
    setTurn((turn) => turn + 1);
  });
  const lines = stage.lines(size()).map((line) => paint(ascii ? asciiLine(line) : line, colours));
  return (
    <Box flexDirection="column">
      {lines.map((line, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line of the screen is known by its row.
        <Text key={row} wrap="truncate">
          {line}
        </Text>
      ))}
    </Box>
  );
}

const NAMES: readonly (readonly [keyof Key, KeyName])[] = [
  ["upArrow", "up"],
  ["downArrow", "down"],
  ["leftArrow", "left"],
  ["rightArrow", "right"],
  ["pageUp", "page-up"],
  ["pageDown", "page-down"],
  ["home", "home"],
  ["end", "end"],
  ["return", "enter"],
  ["escape", "escape"],
  ["backspace", "backspace"],
  ["delete", "backspace"],
];

const CONTROLS: Readonly<Record<string, KeyName>> = {
  "\r": "enter",
  "\n": "enter",
  "\t": "tab",
  "\u007F": "backspace",
};

/** As many of the same key at once are a key held down, more are a paste. */
const MOST_REPEATED = 8;
/** What terminals put around a paste, as Ink hands it over. */
const PASTE_MARKS: readonly string[] = ["[200~", "[201~"];

/**
 * The keys in what Ink hands over: one named key, a key held down, or as one burst a text typed fast or pasted, which
 * keeps its line breaks and no other control characters.
 */
export function pressesOf(input: string, key: Key): readonly KeyPress[] {
  if (key.tab) return [{ name: key.shift ? "back-tab" : "tab", text: "", ctrl: false }];
  const named = NAMES.find(([flag]) => key[flag] === true);
  if (named) return [{ name: named[1], text: "", ctrl: false }];
  if (key.ctrl) return [{ name: "character", text: input, ctrl: true }];
  if (PASTE_MARKS.includes(input)) return [];
  const signs = [...input];
  const [first = ""] = signs;
  if (signs.length <= MOST_REPEATED && signs.every((sign) => sign === first)) return signs.flatMap(pressOf);
  const text = input.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]+/gu, " ");
  return [{ name: "burst", text, ctrl: false }];
}

function pressOf(sign: string): readonly KeyPress[] {
  const control = CONTROLS[sign];
  if (control) return [{ name: control, text: "", ctrl: false }];
  return /\p{Cc}/u.test(sign) ? [] : [{ name: "character", text: sign, ctrl: false }];
}
