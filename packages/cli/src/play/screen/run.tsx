import { render } from "ink";
import { parseMarkdown } from "../../content/markdown.js";
import { terminalText } from "../../content/terminal-text.js";
import { App } from "../app.js";
import type { Desk } from "../desk.js";
import type { Colours } from "../drawing/style.js";
import type { Opening } from "../index.js";
import { Stage } from "../stage.js";
import { hearSignals } from "./signals.js";
import { TerminalSheet } from "./terminal.js";

export interface ScreenOptions {
  readonly desk: Desk;
  /** The rules in Markdown, by game id. */
  readonly rules: ReadonlyMap<string, string>;
  readonly ownCardSet: string | undefined;
  readonly opening: Opening;
  readonly ascii: boolean;
  readonly colours: Colours;
}

const RULES_COLUMNS = 74;

/** Plays on the whole screen until the player quits. Returns the exit code. */
export async function playOnScreen(options: ScreenOptions): Promise<number> {
  const sheet = new TerminalSheet(process.stdout);
  let code = 0;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const stage = new Stage(options.opening, {
    desk: options.desk,
    rules: readable(options.rules),
    ownCardSet: options.ownCardSet,
    onQuit: end,
  });
  const deaf = hearSignals(process, {
    end: (number) => {
      code = number;
      options.desk.close();
      end();
    },
    stop: () => {
      sheet.suspend();
      process.stdin.setRawMode(false);
      process.kill(process.pid, "SIGSTOP");
    },
    goOn: () => {
      // A shell may have changed the terminal meanwhile: only a change is passed on to it.
      process.stdin.setRawMode(false);
      process.stdin.setRawMode(true);
      sheet.resume();
    },
  });
  sheet.enter();
  const ink = render(
    <App
      stage={stage}
      colours={options.colours}
      ascii={options.ascii}
      size={() => sheet.size}
      watch={(redraw) => {
        sheet.on("resize", redraw);
        return () => sheet.off("resize", redraw);
      }}
    />,
    {
      // Ink hands over whole pictures when debugging; the sheet writes only what differs, and never clears what the
      // terminal keeps for scrolling back.
      stdout: sheet as unknown as NodeJS.WriteStream,
      debug: true,
      exitOnCtrlC: false,
      patchConsole: false,
      isScreenReaderEnabled: false,
    },
  );
  try {
    // Ink ends by itself only when drawing has failed.
    await Promise.race([ended, ink.waitUntilExit()]);
  } finally {
    sheet.leave();
    ink.unmount();
    options.desk.close();
    deaf();
  }
  process.stdout.write(farewell(stage));
  return code;
}

function readable(rules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const page = { columns: RULES_COLUMNS, colour: false };
  return new Map([...rules].map(([id, markdown]) => [id, terminalText(parseMarkdown(markdown), page)]));
}

/** What stays on the terminal: what became of the game. */
function farewell(stage: Stage): string {
  return stage
    .end()
    .map((line) => `${line}\n`)
    .join("");
}
