import { EventEmitter } from "node:events";
import { render } from "ink";
import { parseMarkdown } from "../../content/markdown.js";
import { terminalText } from "../../content/terminal-text.js";
import type { Colours } from "../drawing/style.js";
import type { GameKeeper } from "../game-keeper.js";
import type { KeyPress } from "../keys.js";
import type { Opening } from "../opening.js";
import { App } from "./app.js";
import { Keyboard } from "./keyboard.js";
import { ScreenController } from "./screen-controller.js";
import { Signals } from "./signals.js";
import { TerminalSheet } from "./terminal.js";

export interface ScreenOptions {
  readonly keeper: GameKeeper;
  /** The rules in Markdown, by game id. */
  readonly rules: ReadonlyMap<string, string>;
  readonly ownCardSet: string | undefined;
  readonly opening: Opening;
  readonly ascii: boolean;
  readonly colours: Colours;
}

const RULES_COLUMNS = 74;
/** What the controller shows may have changed. */
const CHANGED = "changed";
/** The exit code of a program whose terminal is no more, the same as for the signal that tells it. */
const TERMINAL_GONE = 129;

/** Plays on the whole screen until the player quits. Returns the exit code. */
export async function playOnScreen(options: ScreenOptions): Promise<number> {
  const sheet = new TerminalSheet(process.stdout);
  const changes = new EventEmitter();
  let code = 0;
  let quit = () => {};
  const ended = new Promise<void>((resolve) => {
    quit = resolve;
  });
  const controller = new ScreenController(options.opening, {
    keeper: options.keeper,
    rules: readable(options.rules),
    ownCardSet: options.ownCardSet,
    onQuit: quit,
    // Windows has no such thing.
    onSuspend: () => process.platform !== "win32" && signals.stopJob(),
  });
  const end = (number: number) => {
    code = number;
    controller.end();
    quit();
  };
  const hear = (keys: readonly KeyPress[]) => {
    for (const key of keys) controller.press(key, sheet.size);
    changes.emit(CHANGED);
  };
  const keyboard = new Keyboard(process.stdin, hear, () => end(TERMINAL_GONE));
  const signals = new Signals(process, {
    end,
    suspend() {
      sheet.suspend();
      keyboard.release();
    },
    resume() {
      // First the keys: in the background the system stops the program here, before anything is drawn.
      keyboard.retake();
      sheet.resume();
    },
  });
  sheet.enter();
  keyboard.open();
  const ink = render(
    <App
      controller={controller}
      colours={options.colours}
      ascii={options.ascii}
      size={() => sheet.size}
      watch={(redraw) => {
        sheet.on("resize", redraw);
        changes.on(CHANGED, redraw);
        return () => {
          sheet.off("resize", redraw);
          changes.off(CHANGED, redraw);
        };
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
    keyboard.close();
    ink.unmount();
    options.keeper.close();
    signals.ignore();
  }
  process.stdout.write(farewell(controller));
  // Where there is no terminal to be set right, Node ends with a failed assertion; this ends as the signal would have.
  if (code === TERMINAL_GONE && process.platform !== "win32") process.kill(process.pid, "SIGHUP");
  return code;
}

function readable(rules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const page = { columns: RULES_COLUMNS, colour: false };
  return new Map([...rules].map(([id, markdown]) => [id, terminalText(parseMarkdown(markdown), page)]));
}

/** What stays on the terminal: what became of the game. */
function farewell(controller: ScreenController): string {
  return controller
    .end()
    .map((line) => `${line}\n`)
    .join("");
}
