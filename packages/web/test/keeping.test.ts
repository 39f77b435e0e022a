import { beforeEach, expect, test } from "vitest";
import { sessionOf } from "./app.js";
import { byTap } from "./input.js";
import { GAME } from "./kept-game.js";
import { Stage } from "./stage.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

/** What the browser answers when it is asked to keep what is here, and whether it has promised that before. */
interface Answers {
  readonly before: boolean | "cannot be asked";
  readonly answer: boolean;
}

/** From the next page on the browser answers so, and counts how often it is asked. */
async function answering(answers: Answers): Promise<void> {
  await stage.page.addInitScript(({ before, answer }) => {
    let isPromised = before;
    sessionStorage.setItem("requests", sessionStorage.getItem("requests") ?? "0");
    StorageManager.prototype.persisted = () =>
      isPromised === "cannot be asked" ? Promise.reject(new TypeError("no")) : Promise.resolve(isPromised);
    StorageManager.prototype.persist = () => {
      sessionStorage.setItem("requests", String(Number(sessionStorage.getItem("requests")) + 1));
      isPromised = answer;
      return Promise.resolve(answer);
    };
  }, answers);
}

function requestCount(): Promise<number> {
  return stage.page.evaluate(() => Number(sessionStorage.getItem("requests")));
}

/** What the settings tell of it. */
async function storageNote(): Promise<string> {
  await stage.open("");
  await stage.page.getByRole("button", { name: "Settings", exact: true }).click();
  const note = stage.page.getByText("Your games are saved in this browser and nowhere else.", {
    exact: false,
  });
  return note.innerText();
}

/** Plays two moves; each is on the disk before anything else is asked. */
async function play(): Promise<void> {
  const start = sessionOf(GAME, 8);
  await stage.play(byTap, await stage.play(byTap, start, "deal"), "deal");
}

const NO_PROMISE = "This browser may delete them to free space.";

test.each([
  [true, "It does not delete them by itself."],
  [false, NO_PROMISE],
])(
  "the browser is asked once, with the first move that is kept, and its answer told as it is: %s",
  async (answer, words) => {
    await answering({ before: false, answer });
    await stage.open("");
    await stage.page.locator(".doors").waitFor();
    await stage.openDeal(sessionOf(GAME, 8));
    await stage.settle();
    // There is nothing yet that it would be asked for.
    expect(await requestCount()).toBe(0);
    await play();
    await expect.poll(requestCount).toBe(1);
    expect(await storageNote()).toContain(words);
    expect(await requestCount()).toBe(1);
  },
);

test("a browser that has promised it before is not asked again", async () => {
  await answering({ before: true, answer: false });
  await stage.openDeal(sessionOf(GAME, 8));
  await play();
  expect(await storageNote()).toContain("It does not delete them by itself.");
  expect(await requestCount()).toBe(0);
});

test("where it cannot be asked, that is told", async () => {
  await answering({ before: "cannot be asked", answer: false });
  await stage.openDeal(sessionOf(GAME, 8));
  await play();
  expect(await storageNote()).toContain("It cannot say whether it may delete them.");
  expect(await requestCount()).toBe(0);
});
