import { beforeEach, expect, test } from "vitest";
import { sessionOf } from "./app.js";
import { byTap } from "./hands.js";
import { GAME } from "./kept-game.js";
import { Stage } from "./stage.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

/** What the browser answers when it is asked to keep what is here, and whether it has promised that before. */
interface Answers {
  readonly before: boolean | "cannot be asked";
  readonly asked: boolean;
}

/** From the next page on the browser answers so, and counts how often it is asked. */
async function answering(answers: Answers): Promise<void> {
  await stage.page.addInitScript(({ before, asked }) => {
    let isPromised = before;
    sessionStorage.setItem("asked", sessionStorage.getItem("asked") ?? "0");
    StorageManager.prototype.persisted = () =>
      isPromised === "cannot be asked" ? Promise.reject(new TypeError("no")) : Promise.resolve(isPromised);
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem("asked", String(Number(sessionStorage.getItem("asked")) + 1));
      isPromised = asked;
      return Promise.resolve(asked);
    };
  }, answers);
}

function timesAsked(): Promise<number> {
  return stage.page.evaluate(() => Number(sessionStorage.getItem("asked")));
}

/** What the settings tell of it. */
async function told(): Promise<string> {
  await stage.open("");
  await stage.page.getByRole("button", { name: "Settings", exact: true }).click();
  const note = stage.page.getByText("Your games are kept in this browser and nowhere else.", {
    exact: false,
  });
  return note.innerText();
}

/** Plays two moves; each is on the disk before anything else is asked. */
async function play(): Promise<void> {
  const start = sessionOf(GAME, 8);
  await stage.play(byTap, await stage.play(byTap, start, "deal"), "deal");
}

const NO_PROMISE = "It has made no promise: when it runs out of room it may clear them.";

test.each([
  [true, "It has promised not to clear them by itself."],
  [false, NO_PROMISE],
])(
  "the browser is asked once, with the first move that is kept, and its answer told as it is: %s",
  async (asked, words) => {
    await answering({ before: false, asked });
    await stage.open("");
    await stage.page.locator(".doors").waitFor();
    await stage.openDeal(sessionOf(GAME, 8));
    await stage.settle();
    // There is nothing yet that it would be asked for.
    expect(await timesAsked()).toBe(0);
    await play();
    await expect.poll(timesAsked).toBe(1);
    expect(await told()).toContain(words);
    expect(await timesAsked()).toBe(1);
  },
);

test("a browser that has promised it before is not asked again", async () => {
  await answering({ before: true, asked: false });
  await stage.openDeal(sessionOf(GAME, 8));
  await play();
  expect(await told()).toContain("It has promised not to clear them by itself.");
  expect(await timesAsked()).toBe(0);
});

test("where it cannot be asked, that is told", async () => {
  await answering({ before: "cannot be asked", asked: false });
  await stage.openDeal(sessionOf(GAME, 8));
  await play();
  expect(await told()).toContain("It cannot be asked for a promise to keep them.");
  expect(await timesAsked()).toBe(0);
});
