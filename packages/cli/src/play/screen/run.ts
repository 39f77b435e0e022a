import { parseMarkdown, terminalText } from "../../content/markdown.js";
import { type Paint, paint } from "../drawing/style.js";
import type { GameKeeper } from "../game-keeper.js";
import type { KeyPress } from "../keys.js";
import type { Opening } from "../menu.js";
import type { SettingName, Settings } from "../saves/settings-file.js";
import { Keyboard } from "./keyboard.js";
import { ScreenController } from "./screen-controller.js";
import { Signals } from "./signals.js";
import { TerminalScreen } from "./terminal.js";

export interface ScreenOptions extends Paint {
  readonly keeper: GameKeeper;
  /** The rules in Markdown, by game id. */
  readonly rules: ReadonlyMap<string, string>;
  readonly ownCardSet: string | undefined;
  readonly opening: Opening;
  /** What is set, for the menu's page of settings. */
  readonly settings?: Settings;
  /** The text that a command prints. */
  readonly textOf?: (args: readonly string[]) => string;
}

/** How the screen was left: for good, with the exit code; for a command that takes its place; or to change a setting. */
export type ScreenLeft =
  | { readonly code: number }
  | { readonly talk: readonly string[] }
  | { readonly setting: SettingName };

const RULES_COLUMNS = 74;
/** The exit code of a program whose terminal is no more, the same as for the signal that tells it. */
const TERMINAL_GONE = 129;

/** Plays on the whole screen until the player quits or asks for a command. */
export async function playOnScreen(options: ScreenOptions): Promise<ScreenLeft> {
  let code = 0;
  let left: ScreenLeft | undefined;
  let quit = () => {};
  let fail = (_error: unknown) => {};
  const ended = new Promise<void>((resolve, reject) => {
    quit = resolve;
    fail = reject;
  });
  const controller = new ScreenController(options.opening, {
    keeper: options.keeper,
    rules: readable(options.rules),
    ownCardSet: options.ownCardSet,
    onQuit: quit,
    ...(options.settings && { settings: options.settings }),
    ...(options.textOf && { textOf: options.textOf }),
    onTalk: (args) => {
      left = { talk: args };
      quit();
    },
    onSetting: (setting) => {
      left = { setting };
      quit();
    },
    // Windows has no such thing.
    onSuspend: () => process.platform !== "win32" && signals.stopJob(),
    onChange: () => draw(),
    onFail: (error) => fail(error),
  });
  const end = (number: number) => {
    code = number;
    controller.end();
    quit();
  };
  const draw = () => {
    try {
      screen.show(controller.lines(screen.size).map((line) => paint(line, options)));
    } catch (error) {
      fail(error);
    }
  };
  const screen = new TerminalScreen(process.stdout, draw);
  const hear = (keys: readonly KeyPress[]) => {
    for (const key of keys) controller.press(key, screen.size);
    draw();
  };
  const keyboard = new Keyboard(process.stdin, hear, () => end(TERMINAL_GONE));
  const signals = new Signals(process, {
    end,
    suspend() {
      screen.suspend();
      keyboard.release();
    },
    resume() {
      // First the keys: in the background the system stops the program here, before anything is drawn.
      keyboard.retake();
      screen.resume();
    },
  });
  screen.enter();
  keyboard.open();
  draw();
  try {
    await ended;
  } finally {
    screen.leave();
    keyboard.close();
    options.keeper.close();
    signals.ignore();
  }
  process.stdout.write(
    controller
      .end()
      .map((line) => `${line}\n`)
      .join(""),
  );
  // Where there is no terminal to be set right, Node ends with a failed assertion; this ends as the signal would have.
  if (code === TERMINAL_GONE && process.platform !== "win32") process.kill(process.pid, "SIGHUP");
  return left ?? { code };
}

function readable(rules: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const page = { columns: RULES_COLUMNS, colour: false };
  return new Map([...rules].map(([id, markdown]) => [id, terminalText(parseMarkdown(markdown), page)]));
}
