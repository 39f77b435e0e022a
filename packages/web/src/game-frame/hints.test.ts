import { legalWords, type Session } from "@tetrarch/engine";
import type { Hint } from "@tetrarch/play";
import { expect, test, vi } from "vitest";
import { after, startOf } from "../../../../testing/sessions.js";
import { tombTable } from "../games/tomb-of-four-kings/table.js";
import type { SolverClient } from "../solver-client/solver-client.js";
import type { AnyTable } from "../table/model.js";
import { Hints } from "./hints.svelte.js";

/** What is said when a hint is asked for after these moves of the Tomb, and whether the player was warned of its price. */
function hintAfter(...moves: readonly string[]) {
  const session = moves.reduce(after, startOf("tomb-of-four-kings", 1));
  const said: string[] = [];
  let warnings = 0;
  const hints = new Hints({
    solver: {} as SolverClient,
    session,
    view: session.game.view(session.now.state),
    legal: legalWords(session),
    place: { table: tombTable as AnyTable },
    autoplay: { offer: () => undefined },
    isOurs: true,
    helpCosts: [],
    say: (text) => void said.push(text),
    refuse: (text) => void said.push(text),
    warns: () => {
      warnings++;
      return true;
    },
    countHint: () => Promise.reject(new Error("nothing is to be given")),
  });
  hints.ask();
  return { said, warnings, count: legalWords(session).length };
}

test("C-10: where only one move is possible a hint says so, and costs nothing", () => {
  expect(hintAfter()).toEqual({
    said: ["Only one move is possible: Enter the tomb. This game stays “Unaided”."],
    warnings: 0,
    count: 1,
  });
  const { said, warnings, count } = hintAfter("delve", "play");
  expect(count).toBeGreaterThan(1);
  expect([said, warnings]).toEqual([[], 1]);
});

test("the plan of a hint goes on as long as its moves are made, also after one was taken back, and is left by others", async () => {
  const start = startOf("tomb-of-four-kings", 1);
  const plan = ["delve", "play", "delve"];
  const hint = { word: "delve", plan, equals: [], worse: [], hopeless: false } as unknown as Hint;
  const answer = Promise.resolve({ type: "hint", hint } as const);
  const game = {
    solver: { ask: () => ({ answer, cancel: () => undefined }) } as unknown as SolverClient,
    session: start,
    legal: ["delve", "play"],
    view: start.game.view(start.now.state),
    place: { table: tombTable as AnyTable },
    autoplay: { offer: () => undefined },
    isOurs: true,
    helpCosts: [],
    say: () => undefined,
    refuse: () => undefined,
    warns: () => false,
    countHint: () => Promise.resolve(true),
  };
  const hints = new Hints(game);
  hints.ask();
  await vi.waitFor(() => expect(hints.ahead).toEqual(plan));
  const standAt = (session: Session) => {
    game.session = session;
    hints.movedOn();
    return [hints.leavesPlan(), hints.ahead, hints.word] as const;
  };
  const first = after(start, "delve");
  const second = after(first, "play");
  const other = legalWords(second).find((word) => word !== "delve") ?? "";
  expect(standAt(first)).toEqual([false, ["play", "delve"], "play"]);
  expect(standAt(start)).toEqual([false, plan, "delve"]);
  expect(standAt(after(second, other))).toEqual([true, [], undefined]);
  expect(standAt(first)).toEqual([false, [], undefined]);
});
