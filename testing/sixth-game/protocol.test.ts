import { describe, expect, test } from "vitest";
import { Conversation } from "../../packages/protocol/test/conversation.js";
import { DEAL, TURN, WAY } from "./way-to-win.js";

describe("the sixth game in the protocol", () => {
  test("is listed after all others, by the same list that starts games", () => {
    const { games } = new Conversation().ask({ op: "hello" });
    expect((games as readonly unknown[]).at(-1)).toEqual({
      id: "nine-steps",
      title: "Nine Steps",
      variants: ["standard"],
    });
  });

  test("is played to a win, told by its own events, and written down", () => {
    const talk = new Conversation();
    const start = talk.ask({ op: "new", game: "nine-steps", deal: DEAL });
    expect(start).toMatchObject({ status: "playing", score: { text: "0/9" }, legal: [TURN] });
    expect(start.view).toMatchObject({
      piles: [{ id: "stock", cards: Array(9).fill("--") }, { id: "w", cards: [] }, {}, {}, {}, {}],
    });
    const end = talk.ask({ op: "play", moves: WAY });
    expect(end).toMatchObject({ status: "won", score: { text: "9/9" }, ply: WAY.length, legal: [] });
    expect(end.events).toContainEqual({ type: "moved", card: "9S", from: "c1", to: "s", left: 0, count: 9 });
    const { transcript } = talk.ask({ op: "transcript" });
    expect(new Conversation().ask({ op: "load", transcript })).toMatchObject({ status: "won" });
  });

  test("has deal codes of its own", () => {
    const { deal } = new Conversation().ask({ op: "new", game: "nine-steps" });
    expect(deal).toMatch(/^NS-\d+-\d$/);
    const talk = new Conversation();
    expect(talk.ask({ op: "new", game: "four-kingdoms", deal }).error?.code).toBe("bad-deal");
  });

  test("is lost where no move is left, and refuses what is not legal", () => {
    const talk = new Conversation();
    talk.ask({ op: "new", game: "nine-steps", deal: DEAL });
    expect(talk.ask({ op: "play", move: "w-s" }).error?.code).toBe("illegal-move");
    const moves = [...Array<string>(9).fill(TURN), "w-c1", "w-c2", "w-c3"];
    expect(talk.ask({ op: "play", moves })).toMatchObject({ status: "lost", score: { text: "0/9" } });
  });
});
