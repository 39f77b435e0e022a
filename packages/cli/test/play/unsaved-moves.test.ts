import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { degreeOf, legalWords } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import type { GameKeeper } from "../../src/play/game-keeper.js";
import type { Model } from "../../src/play/model.js";
import { keeperIn } from "./game-keeper-for-tests.js";
import { begun, home, slot } from "./saves-for-tests.js";

function play(keeper: GameKeeper, from: Model, moves: number): Model {
  let model = from;
  for (let played = 0; played < moves; played++) {
    const [word = ""] = legalWords(model.seat.session);
    model = keeper.act(model, { type: "play", word });
  }
  return model;
}

/** The saved game, taken up by a process of its own. */
function resumed(folder: string): { readonly keeper: GameKeeper; readonly model: Model } {
  const keeper = keeperIn(folder);
  const [saved] = keeper.list().saved;
  const model = saved && keeper.resume(saved);
  if (model === undefined || typeof model === "string") throw new Error("nothing was saved");
  return { keeper, model };
}

/** With a folder in its place the save cannot be written, as on a full disk. */
function fill(folder: string): void {
  mkdirSync(`${slot(folder)}.new`);
}

function makeRoom(folder: string): void {
  rmSync(`${slot(folder)}.new`, { recursive: true });
}

describe("C-10: moves that were shown and could not be saved", () => {
  it("have been seen when the game stands before them again, and for ever", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const saved = play(keeper, begun(keeper), 1);
    fill(folder);
    const seen = play(keeper, saved, 10);
    expect([seen.unsaved, degreeOf(seen.seat.session)]).toEqual([true, "first"]);
    keeper.close();
    makeRoom(folder);
    const again = resumed(folder);
    expect(again.model.seat.session.now.number).toBe(1);
    expect(degreeOf(again.model.seat.session)).toBe("assisted");
    expect(again.model.notice).toMatch(/could not be saved. You have seen what they showed/);
    play(again.keeper, again.model, 1);
    again.keeper.close();
    expect(degreeOf(resumed(folder).model.seat.session)).toBe("assisted");
  });

  it("cost nothing where they are saved later", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const saved = play(keeper, begun(keeper), 1);
    fill(folder);
    const seen = play(keeper, saved, 3);
    makeRoom(folder);
    play(keeper, seen, 1);
    keeper.close();
    const { model } = resumed(folder);
    expect([model.seat.session.now.number, degreeOf(model.seat.session)]).toEqual([5, "first"]);
  });

  it("are marked in a file that has the room for it already", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const saved = play(keeper, begun(keeper), 1);
    const path = join(folder, "attempts", "four-kingdoms-1.json");
    const before = readFileSync(path, "utf8").length;
    fill(folder);
    play(keeper, saved, 2);
    expect(readFileSync(path, "utf8")).toContain('"moves":3');
    expect(readFileSync(path, "utf8")).toHaveLength(before);
  });
});
