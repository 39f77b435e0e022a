import { mkdirSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { formatDealCode, helpInGame, type Session } from "@tetrarch/engine";
import { beginPuzzle, loadPuzzles } from "@tetrarch/play/puzzles";
import { afterEach, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { after, startOf } from "../../../../testing/sessions.js";
import { value } from "../../../../testing/value.js";
import { findingHint } from "../../src/play/inquiries/hint.js";
import { playAhead } from "../../src/play/inquiries/moves-ahead.js";
import { PlainController } from "../../src/play/plain/plain-controller.js";
import { keeperIn } from "./game-keeper-for-tests.js";
import { begun, home, slot } from "./saves-for-tests.js";
import { onScreen as screenOf } from "./screen-for-tests.js";

const ESCAPE = "\u001B";
const homes: string[] = [];
afterEach(() => {
  for (const folder of homes.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const code = (id: string, number: number) => formatDealCode(gameOf(id).dealCode, number);

function onScreen(game: string, number: number) {
  const screen = screenOf({ game, deal: code(game, number), size: { columns: 80, rows: 24 } });
  homes.push(screen.home);
  const text = () => stripVTControlCharacters(screen.text());
  const keys = (...inputs: readonly string[]) => stripVTControlCharacters(screen.keys(...inputs));
  return { controller: screen.controller, text, keys };
}

function lineByLine(game: string, number: number) {
  const keeper = keeperIn(home());
  const opening = { kind: "game", model: begun(keeper, game, code(game, number)), troubles: [] } as const;
  const controller = new PlainController({ keeper, rules: new Map(), ownCardSet: undefined, opening });
  controller.open();
  return async (line: string) => {
    const said = controller.hear(line);
    return [...said, ...((await controller.later()) ?? [])].join("\n");
  };
}

test("on the screen a hint says first what it costs, then a move and why, and counts (C-10)", async () => {
  const screen = onScreen("napoleons-tomb", 7);
  expect(screen.keys("H")).toMatch(/Hints mark this game as helped\.\s+Show the hint\? {2}y yes/);
  expect(screen.keys("n")).toContain("move 0 · unaided");
  expect(screen.keys("H")).toContain("Esc stops it.");
  expect(screen.keys(ESCAPE)).toContain("Stopped.");
  await screen.controller.settled;
  expect(screen.text()).toContain("move 0 · unaided");
  screen.keys("H");
  await screen.controller.settled;
  expect(screen.text()).toContain("move 0 · with help");
  expect(screen.text()).toMatch(/Hint: r1-f \(reserve 1 to its corner\)\. It can go home\./);
  // What was made as it said is counted, too.
  screen.keys(..."r1-f", "\r", "x", "y");
  expect(screen.text()).toMatch(/With help: 1 hint\. All the moves followed a hint\./);
});

test("line by line too; a chance is told where it is known, and no help is counted for the only move", async () => {
  expect(await lineByLine("tomb-of-four-kings", 4)("hint")).toMatch(
    /^This is the only move: delve \(delve: turn 1/,
  );
  const hear = lineByLine("kings-keys", 5);
  expect(await hear("hint")).toBe("Hints mark this game as helped. Say hint again for the hint.");
  const hint = await hear("hint");
  expect(hint).toMatch(
    /Thinking …\nHint: \w+-\w+ \(.*Chance to close all sixteen books: about [\d.]+ %\..* The chance is that of a strong program\./,
  );
  expect(hint.match(/Hint:/g)).toHaveLength(1);
  expect(await hear("score")).toContain("with help");
});

/** The hint that the terminal gives. */
function hintFor(session: Session, ahead?: readonly string[]) {
  const search = findingHint(session, ahead ?? []);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

test("where nothing can be gained no move is advised: the next one is not counted as a hint's", () => {
  const words =
    "a1-a4 a4-c3 a3-d1 b1-d2 c3-a4 d1-b3 d3-c1 d2-a1x2 a1-c4x2 b3-d1 a4-c3 d4-c3 d2-d1 c4-a1x2 a1-c4x2 c3-b4x2 c1-d4 a3-b3 a1-a3 b4-c3x2 c4-a3x2 a1-b3";
  expect(hintFor(words.split(" ").reduce(after, startOf("kings-keys", 4)))).toEqual({
    paragraphs: ["No hint: nothing can be gained here any more. You can resign."],
  });
});

test("the plan of a hint is played move by move, goes on after one made by hand, and all of it counts as the hint's", async () => {
  expect(onScreen("napoleons-tomb", 7).keys("P")).toContain("There is no plan: ask for a hint.");
  expect(await lineByLine("napoleons-tomb", 7)("plan")).toContain("There is no plan: ask for a hint.");
  const keeper = keeperIn(home());
  const model = begun(keeper, "napoleons-tomb", code("napoleons-tomb", 7));
  const hinted = keeper.act(model, { type: "hinted", text: "so", ahead: ["r1-f", "t2-f", "s-w1"] });
  const first = keeper.act(hinted, { type: "play", word: "r1-f" });
  const played = playAhead(keeper, first);
  expect([played.seat.seen.number, played.notice]).toEqual([3, "The plan is done. Ask for a hint to go on."]);
  expect(played.news.length).toBeGreaterThanOrEqual(2);
  expect(helpInGame(keeper.act(played, { type: "resign" }).seat.session)).toContain(
    "All the moves followed a hint.",
  );
  // Left by another move it is no plan any more.
  const left = keeper.act(first, { type: "play", word: "s-w2" });
  expect(playAhead(keeper, left).notice).toMatch(/There is no plan/);
});

test("a plan waits where a move could not be saved, which is said; told of it, the player goes on", () => {
  const folder = home();
  const keeper = keeperIn(folder);
  const hinted = keeper.act(begun(keeper), { type: "hinted", text: "so", ahead: ["deal", "deal", "deal"] });
  mkdirSync(`${slot(folder)}.new`);
  const stopped = playAhead(keeper, hinted);
  expect([stopped.seat.seen.number, stopped.ahead, stopped.unsaved]).toEqual([1, ["deal", "deal"], true]);
  expect(stopped.notice).toMatch(/^Not saved to .*: there is a folder where a file should be\./);
  const played = playAhead(keeper, stopped);
  expect([played.seat.seen.number, played.notice]).toEqual([3, "The plan is done. Ask for a hint to go on."]);
});

test("where a move of the plan is refused, it is said why", () => {
  const keeper = keeperIn(home());
  const hinted = keeper.act(begun(keeper), { type: "hinted", text: "so", ahead: ["deal", "nonsense"] });
  const stopped = playAhead(keeper, hinted);
  expect(stopped.seat.seen.number).toBe(1);
  expect(stopped.notice).toContain("nonsense");
});

test("in the middle of a plan a hint is its next move, and the plan goes on", () => {
  const keeper = keeperIn(home());
  const model = begun(keeper, "napoleons-tomb", code("napoleons-tomb", 7));
  const ahead = ["r1-f", "t2-f", "s-w1"];
  const hinted = keeper.act(model, { type: "hinted", text: "so", ahead });
  const first = keeper.act(hinted, { type: "play", word: "r1-f" });
  expect(hintFor(first.seat.session, first.ahead)).toEqual({
    paragraphs: [expect.stringMatching(/^Hint: t2-f \(.*\)\. It is the next move of the plan\.$/)],
    ahead: ["t2-f", "s-w1"],
  });
  // Where nothing was played yet the hint is given once more with its reason.
  expect(hintFor(hinted.seat.session, ahead).paragraphs[0]).toContain("It can go home.");
});

test("the last moves are played by the same key when nothing is left to decide, and not before", async () => {
  const [puzzle] = (await loadPuzzles("four-kingdoms"))?.puzzles ?? [];
  const begunPuzzle = puzzle && beginPuzzle(gameOf("four-kingdoms"), puzzle);
  if (!begunPuzzle?.ok) throw new Error("no puzzle");
  const keeper = keeperIn(home());
  const way = puzzle?.ways[0] ?? [];
  const last = way.slice(0, -3).reduce(after, begunPuzzle.value.start);
  expect(playAhead(keeper, keeper.lay(begunPuzzle.value.start, undefined)).notice).toMatch(
    /There is no plan/,
  );
  const played = playAhead(keeper, keeper.lay(last, undefined));
  expect(played.seat.seen.outcome.status).toBe("won");
  expect(played.news.length).toBeGreaterThanOrEqual(3);
});

test("it is said when a move has left nothing but moves back and forth", async () => {
  const words =
    "a1-a4 a4-c3 a3-d1 b1-d2 c3-a4 d1-b3 d3-c1 d2-a1x2 a1-c4x2 b3-d1 a4-c3 d4-c3 d2-d1 c4-a1x2 a1-c4x2 c3-b4x2 c1-d4 a3-b3 a1-a3 b4-c3x2 c4-a3x2 a1-b3";
  const hear = lineByLine("kings-keys", 4);
  const said: string[] = [];
  for (const word of words.split(" ")) said.push(await hear(word));
  expect(said.filter((text) => text.includes("No more progress is possible"))).toHaveLength(1);
});

test("a hint to an empty place says that any will do, and does not list them", () => {
  let session = startOf("napoleons-tomb", 7);
  let hint = hintFor(session);
  while (!hint.ahead?.[0]?.startsWith("s-")) {
    session = after(session, hint.ahead?.[0] ?? "");
    hint = hintFor(session);
  }
  expect(hint.paragraphs[0]).toContain("Any empty one will do.");
  expect(hint.paragraphs[0]).not.toMatch(/; s-|Many other/);
});

test("at the end: could it have been won, how, and the links to share it", async () => {
  const screen = onScreen("four-gods", 3);
  screen.keys("x", "y");
  expect(screen.text()).toMatch(
    /3 Could this have been won\?\s+4 How programs play this deal\s+5 Analyse it\s+6 Share it/,
  );
  screen.keys("3");
  await screen.controller.settled;
  expect(screen.text()).toMatch(
    /Yes, if all hidden cards are known: in \d+ moves\.\s+You resigned a game that could still be won\./,
  );
  expect(screen.keys(ESCAPE)).toContain("4 The way, step by step");
  expect(screen.keys("7")).toMatch(/The deal alone, for others to play:/);
  screen.keys(ESCAPE);
  expect(screen.keys("4")).toMatch(/The way of \d+ moves is here: y plays the next one/);
  expect(screen.keys("y")).toContain("move 1 · with help");
});

test("line by line at the end, and not before", async () => {
  const hear = lineByLine("four-gods", 3);
  expect(await hear("winnable")).toBe("winnable is for a game that is over.");
  await hear("resign");
  expect(await hear("resign")).toContain(
    "winnable (could this have been won?), field (how programs play this deal), analyse, share",
  );
  expect(await hear("way")).toBe("No way is known yet: say winnable first.");
  expect(await hear("winnable")).toMatch(/Yes, if all hidden cards are known.*Say way to step through it\./s);
  expect(await hear("analyse")).toMatch(/The Universe of the Four Gods, deal FG-3-\d: 0 moves, resigned/);
  expect(await hear("share")).toMatch(/^The whole game, for others to watch:.*\n[0-9A-Za-z]{10,}\n/);
  expect(await hear("way")).toContain("redo plays the next one");
  expect(await hear("redo")).not.toContain("no move");
});

test("of a game of a duel by link nothing is told that others may still have to play", async () => {
  const keeper = keeperIn(home());
  const model = value(keeper.begin("four-gods", { deal: code("four-gods", 3), origin: "contest" }));
  const opening = { kind: "game", model: model, troubles: [] } as const;
  const controller = new PlainController({ keeper, rules: new Map(), ownCardSet: undefined, opening });
  controller.open();
  for (const line of ["resign", "resign"]) controller.hear(line);
  for (const line of ["winnable", "field", "analyse"])
    expect(controller.hear(line).join()).toMatch(/others may still have its cards to play/);
});
