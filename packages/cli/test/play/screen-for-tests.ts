import { value } from "../../../../testing/value.js";
import { type Paint, paint } from "../../src/play/drawing/style.js";
import type { Exercise } from "../../src/play/exercises/exercise.js";
import { startMenu } from "../../src/play/menu.js";
import { exerciseModel } from "../../src/play/screen/exercise-screen.js";
import { KeyReader } from "../../src/play/screen/key-reader.js";
import type { Size } from "../../src/play/screen/layout.js";
import { ScreenController } from "../../src/play/screen/screen-controller.js";
import type { ScreenState } from "../../src/play/screen/screen-state.js";
import { emptyHome, keeperIn } from "./game-keeper-for-tests.js";

export interface Setting extends Partial<Paint> {
  /** The id of the game in play; the menu without it. */
  readonly game?: string;
  readonly deal?: string | undefined;
  /** In place of a game. */
  readonly exercise?: Exercise;
  readonly size?: Size;
}

/** The program on a screen, with a home of its own that whoever starts it removes. */
export function onScreen({
  game,
  deal,
  exercise,
  size = { columns: 80, rows: 24 },
  colours = "none",
  ascii = false,
}: Setting) {
  const home = emptyHome();
  const keeper = keeperIn(home);
  let quit = false;
  let suspended = 0;
  let window = size;
  let state: ScreenState = { kind: "menu", menu: startMenu(keeper.list(), keeper.today()) };
  if (game !== undefined) {
    keeper.saves.markSeen(game);
    const begun = value(keeper.begin(game, { deal }));
    state = { kind: "game", model: begun };
  }
  if (exercise) state = { kind: "game", model: exerciseModel(exercise, exercise.open()) };
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
  const reader = new KeyReader();
  const text = () =>
    controller
      .lines(window)
      .map((line) => paint(line, { colours, ascii }))
      .join("\n");
  return {
    home,
    text,
    /** Types keys; returns what the screen shows then. */
    keys(...inputs: readonly string[]) {
      for (const input of inputs) {
        for (const key of [...reader.read(Buffer.from(input)), ...reader.nothingFollowed()])
          controller.press(key, window);
      }
      return text();
    },
    resize(to: Size) {
      window = to;
      return text();
    },
    hasQuit: () => quit,
    suspensions: () => suspended,
    controller,
  };
}
