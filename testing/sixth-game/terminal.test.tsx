import { rmSync } from "node:fs";
import { games } from "@tetrarch/engine";
import { cleanup, render } from "ink-testing-library";
import { afterEach, describe, expect, it } from "vitest";
import { startMenu } from "../../packages/cli/src/play/menu.js";
import { App } from "../../packages/cli/src/play/screen/app.js";
import { KeyReader } from "../../packages/cli/src/play/screen/key-reader.js";
import { ScreenController, type ScreenState } from "../../packages/cli/src/play/screen/screen-controller.js";
import { emptyHome, keeperIn } from "../../packages/cli/test/play/game-keeper-for-tests.js";
import { DEAL, WAY } from "./way-to-win.js";

const SIZE = { columns: 80, rows: 24 };
const homes: string[] = [];

afterEach(() => {
  cleanup();
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

/** The program on a screen: the menu, or a deal of the sixth game. */
function onScreen(deal?: string) {
  const home = emptyHome();
  homes.push(home);
  const keeper = keeperIn(home);
  let redraw = () => {};
  let state: ScreenState = { kind: "menu", menu: startMenu(keeper.list(), keeper.today()) };
  if (deal !== undefined) {
    keeper.saves.markSeen("nine-steps");
    const begun = keeper.begin("nine-steps", { deal });
    if (!begun.ok) throw new Error(begun.error.message);
    state = { kind: "game", model: begun.value };
  }
  const nothing = () => {};
  const controller = new ScreenController(state, {
    keeper,
    rules: new Map(),
    ownCardSet: undefined,
    onQuit: nothing,
    onSuspend: nothing,
  });
  const watch = (callback: () => void) => {
    redraw = callback;
    return nothing;
  };
  const screen = render(
    <App controller={controller} colours="none" ascii={false} size={() => SIZE} watch={watch} />,
  );
  const reader = new KeyReader();
  return {
    text: () => screen.lastFrame() ?? "",
    async keys(...inputs: readonly string[]) {
      for (const input of inputs) {
        for (const key of [...reader.read(Buffer.from(input)), ...reader.nothingFollowed()])
          controller.press(key, SIZE);
      }
      const frames = screen.frames.length;
      redraw();
      while (screen.frames.length === frames) await new Promise((resolve) => setImmediate(resolve));
      return screen.lastFrame() ?? "";
    },
  };
}

describe("the sixth game in the terminal", () => {
  it("stands in the menu after all others, with its story, and is begun from there", async () => {
    const menu = onScreen();
    const number = String(games.length);
    expect(menu.text()).toContain(`${number} Nine Steps`);
    const page = await menu.keys(number, "\r");
    expect(page).toContain("Nine Steps");
  });

  it("is drawn by its own table, and told in its own words", async () => {
    const screen = onScreen(DEAL);
    expect(screen.text()).toMatch(/\[stock\].*░░░ 9 to come/);
    expect(await screen.keys(" ")).toContain("The ace of spades is turned; eight cards left.");
    expect(screen.text()).toMatch(/w .*A♠/);
  });

  it("says why a word is refused", async () => {
    const screen = onScreen(DEAL);
    await screen.keys(" ", " ", " ");
    expect(await screen.keys(":", "w-s\r")).toContain("the next step has to be one higher");
  });

  it("is played to a win by typed words", async () => {
    const screen = onScreen(DEAL);
    for (const word of WAY) await screen.keys(":", `${word}\r`);
    expect(screen.text()).toMatch(/Won.*the loft is yours.*Score 9\/9, after 22 moves/s);
  });
});
