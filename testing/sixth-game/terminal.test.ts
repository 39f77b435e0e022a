import { rmSync } from "node:fs";
import { games } from "@tetrarch/engine";
import { afterEach, describe, expect, it } from "vitest";
import { onScreen as screenOf } from "../../packages/cli/test/play/screen-for-tests.js";
import { DEAL, WAY } from "./way-to-win.js";

const homes: string[] = [];

afterEach(() => {
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true });
});

/** The program on a screen: the menu, or a deal of the sixth game. */
function onScreen(deal?: string) {
  const screen = screenOf(deal === undefined ? {} : { game: "nine-steps", deal });
  homes.push(screen.home);
  return screen;
}

describe("the sixth game in the terminal", () => {
  it("stands in the menu after all others, with its story, and is begun from there", () => {
    const menu = onScreen();
    const number = String(games.length);
    expect(menu.text()).toContain(`${number} Nine Steps`);
    const page = menu.keys(number, "\r");
    expect(page).toContain("Nine Steps");
  });

  it("is drawn by its own table, and told in its own words", () => {
    const screen = onScreen(DEAL);
    expect(screen.text()).toMatch(/\[stock\].*░░░ 9 cards/);
    expect(screen.keys(" ")).toContain("The ace of spades is turned up; eight cards left.");
    expect(screen.text()).toMatch(/w .*A♠/);
  });

  it("says why a word is refused", () => {
    const screen = onScreen(DEAL);
    screen.keys(" ", " ", " ");
    expect(screen.keys(":", "w-s\r")).toContain("the next step has to be one higher");
  });

  it("is played to a win by typed words", () => {
    const screen = onScreen(DEAL);
    for (const word of WAY) screen.keys(":", `${word}\r`);
    expect(screen.text()).toMatch(/Won.*the loft is yours.*Score 9\/9, after 22 moves/s);
  });
});
