import { Box, Text } from "ink";
import { useEffect, useState } from "react";
import { asciiLine } from "./drawing/ascii.js";
import { type Colours, paint } from "./drawing/style.js";
import type { Size } from "./screen/layout.js";
import type { Stage } from "./stage.js";

export interface AppProps {
  readonly stage: Stage;
  readonly colours: Colours;
  readonly ascii: boolean;
  /** The size of the window at this moment. */
  readonly size: () => Size;
  /** Calls back whenever the window, or what the stage shows, has changed; returns how to end that. */
  readonly watch: (redraw: () => void) => () => void;
}

/** The screen: what the stage shows goes to the terminal. */
export function App({ stage, colours, ascii, size, watch }: AppProps) {
  const [, setTurn] = useState(0);
  useEffect(() => watch(() => setTurn((turn) => turn + 1)), [watch]);
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
