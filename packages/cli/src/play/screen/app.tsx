import { Box, Text } from "ink";
import { useEffect, useState } from "react";
import { asciiLine } from "../drawing/ascii.js";
import { type Colours, paint } from "../drawing/style.js";
import type { Size } from "./layout.js";
import type { ScreenController } from "./screen-controller.js";

export interface AppProps {
  readonly controller: ScreenController;
  readonly colours: Colours;
  readonly ascii: boolean;
  /** The size of the window at this moment. */
  readonly size: () => Size;
  /** Calls back whenever the window, or what the controller shows, has changed; returns how to end that. */
  readonly watch: (redraw: () => void) => () => void;
}

/** The screen: what the controller shows goes to the terminal. */
export function App({ controller, colours, ascii, size, watch }: AppProps) {
  const [, setTurn] = useState(0);
  useEffect(() => watch(() => setTurn((turn) => turn + 1)), [watch]);
  const lines = controller.lines(size()).map((line) => paint(ascii ? asciiLine(line) : line, colours));
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
