import { legalWords, type Session } from "@tetrarch/engine";
import type { Hint } from "@tetrarch/play";
import { expect, test } from "vitest";
import { after, startOf } from "../../../../testing/sessions.js";
import { fourGodsTable } from "../games/four-gods/table.js";
import { tombTable } from "../games/tomb-of-four-kings/table.js";
import type { SolverClient } from "../solver-client/solver-client.js";
import type { AnyTable } from "../table/model.js";
import { Hints } from "./hints.svelte.js";

type GameOfHints = ConstructorParameters<typeof Hints>[0];
type Changeable = { -readonly [Member in keyof GameOfHints]: GameOfHints[Member] };

/** A game in which hints may be asked for; without more to it they are free of warnings, and none comes. */
function gameAt(session: Session, table: unknown, more: Partial<GameOfHints> = {}): Changeable {
  return {
    solver: {} as SolverClient,
    session,
    view: session.game.view(session.now.state),
    legal: legalWords(session),
    place: { table: table as AnyTable },
    autoplay: { offer: () => undefined },
    isOurs: true,
    helpCost: undefined,
    say: () => undefined,
    refuse: () => undefined,
    warns: () => false,
    countHint: () => Promise.reject(new Error("nothing is to be counted")),
    ...more,
  };
}

/** A solver that knows one hint. */
function solverWith(hint: Hint): SolverClient {
  const answer = Promise.resolve({ type: "hint", hint } as const);
  return { ask: () => ({ answer, cancel: () => undefined }) } as unknown as SolverClient;
}

/** What is said when a hint is asked for after these moves of the Tomb, and whether the player was warned of its price. */
function hintAfter(...moves: readonly string[]) {
  const session = moves.reduce(after, startOf("tomb-of-four-kings", 1));
  const said: string[] = [];
  let warnings = 0;
  const say = (text: string) => void said.push(text);
  const warns = () => {
    warnings++;
    return true;
  };
  new Hints(gameAt(session, tombTable, { say, refuse: say, warns })).ask();
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

test("FG-4: where nothing is known of either card a hint says so, and costs nothing", () => {
  let session = startOf("four-gods", 2);
  while (!legalWords(session).every((word) => /^p\d[LR]$/.test(word)))
    session = after(session, legalWords(session)[0] ?? "");
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const warns = () => {
    throw new Error("a free hint has no price");
  };
  new Hints(gameAt(session, fourGodsTable, { say, refuse: say, warns })).ask();
  expect(said).toEqual(["Both cards are hidden: either will do. This game stays “Unaided”."]);
});

test("C-10: a hint that is asked for again in the same position is said again, and not counted twice", async () => {
  const session = startOf("tomb-of-four-kings", 1);
  const hint = { word: "delve", plan: [], equals: [], worse: [], hopeless: false } as unknown as Hint;
  const said: string[] = [];
  let counted = 0;
  const game = gameAt(session, tombTable, {
    solver: solverWith(hint),
    legal: ["delve", "play"],
    say: (text) => void said.push(text),
    countHint: async () => {
      counted++;
      return true;
    },
  });
  const hints = new Hints(game);
  hints.ask();
  await expect.poll(() => hints.word).toBe("delve");
  hints.ask();
  expect(counted).toBe(1);
  expect(said.at(-1)).toBe(said.at(-2));
  hints.movedOn();
  hints.ask();
  await expect.poll(() => counted).toBe(2);
});

test("the plan of a hint goes on as long as its moves are made, also after one was taken back, and is left by others", async () => {
  const start = startOf("tomb-of-four-kings", 1);
  const plan = ["delve", "play", "delve"];
  const hint = { word: "delve", plan, equals: [], worse: [], hopeless: false } as unknown as Hint;
  const game = gameAt(start, tombTable, {
    solver: solverWith(hint),
    legal: ["delve", "play"],
    countHint: () => Promise.resolve(true),
  });
  const hints = new Hints(game);
  hints.ask();
  await expect.poll(() => hints.ahead).toEqual(plan);
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
  // Taken back, its move is the main one again.
  expect(standAt(second)).toEqual([false, ["delve"], "delve"]);
});

test("C-11: a hint on the way of a plan is the plan's next move, and no new search", async () => {
  const start = startOf("tomb-of-four-kings", 1);
  const plan = ["delve", "play", "delve"];
  const hint = { word: "delve", plan, equals: [], worse: [], hopeless: false } as unknown as Hint;
  let searches = 0;
  let counted = 0;
  const solver = solverWith(hint);
  const game = gameAt(start, tombTable, {
    solver: {
      ask: (question: Parameters<SolverClient["ask"]>[0]) => {
        searches++;
        return solver.ask(question);
      },
    } as SolverClient,
    legal: ["delve", "play"],
    countHint: async () => ++counted > 0,
  });
  const hints = new Hints(game);
  hints.ask();
  await expect.poll(() => hints.ahead).toEqual(plan);
  game.session = after(start, "delve");
  hints.movedOn();
  hints.ask();
  await expect.poll(() => counted).toBe(2);
  expect([searches, hints.word, hints.ahead]).toEqual([1, "play", ["play", "delve"]]);
});
