import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  degreeOf,
  formatDeal,
  formatTranscript,
  games,
  identityOf,
  numberedDeal,
  parseDealCode,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import type { Model } from "../../src/play/model.js";
import { KnownDeals } from "../../src/play/saves/known-deals.js";
import { type Ran, tetrarch } from "../command-line.js";
import { keeperIn } from "./game-keeper-for-tests.js";
import { begun, files, home, slot } from "./saves-for-tests.js";

const CODE = "FK-11982-6";
const fourKingdoms = games.find(({ id }) => id === "four-kingdoms");
const fourGods = games.find(({ id }) => id === "four-gods");

function listOf(code: string, game = fourKingdoms): string {
  const number = game && parseDealCode(game.dealCode, code);
  if (!game || !number?.ok) throw new Error(code);
  return formatDeal(numberedDeal(game.pack, number.value));
}

function startOf(code: string): Session {
  const session = fourKingdoms && startSession(fourKingdoms, code);
  if (!session?.ok) throw new Error(code);
  return session.value;
}

function degree({ seat }: Model): string {
  return seat.seen.degree;
}

/** A command line of another process that keeps its things in the same place. */
function command(folder: string, ...args: readonly string[]): Promise<Ran> {
  return tetrarch(args, { known: new KnownDeals(folder) });
}

function played(folder: string, deal = CODE): Model {
  const keeper = keeperIn(folder);
  const model = keeper.act(begun(keeper, "four-kingdoms", deal), { type: "play", word: "deal" });
  keeper.close();
  return model;
}

const file = (folder: string) => join(folder, "known-deals.txt");

describe("C-10: a deal is known", () => {
  it("not before anything was done in it: dealt only, it is a first play again", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    expect(degree(begun(keeper))).toBe("first");
    expect(degree(begun(keeper))).toBe("first");
    expect(degree(played(folder))).toBe("first");
  });

  it.each([
    ["once a move was made", { type: "play", word: "deal" }],
    ["once it was resigned", { type: "resign" }],
  ] as const)("%s, by code and as a list, in another process too", (_, action) => {
    const folder = home();
    const keeper = keeperIn(folder);
    const first = keeper.act(begun(keeper), action);
    expect(degree(first)).toBe("first");
    keeper.close();
    for (const deal of [CODE, CODE.toLowerCase(), listOf(CODE)]) {
      expect(degree(begun(keeperIn(folder), "four-kingdoms", deal))).toBe("known");
    }
    expect(degree(begun(keeperIn(folder), "four-kingdoms", "FK-9-7"))).toBe("first");
  });

  it.each([
    ["solve", ["solve", CODE, "--nodes", "10"]],
    ["solve with the cards typed in", ["solve", "fk", "--deal", listOf(CODE), "--nodes", "10"]],
    ["solve for a program", ["solve", CODE, "--nodes", "10", "--json"]],
    ["deal", ["deal", CODE]],
    ["deal for a program", ["deal", CODE, "--json"]],
  ])("once its cards were shown: %s", async (_, args) => {
    const folder = home();
    expect((await command(folder, ...args)).code).toBe(0);
    expect(degree(begun(keeperIn(folder), "four-kingdoms", CODE))).toBe("known");
    expect(degree(begun(keeperIn(folder), "four-kingdoms", listOf(CODE)))).toBe("known");
  });

  it("once a transcript of it was replayed, or opened to be stepped through", async () => {
    const [replaying, opening] = [home(), home()];
    const path = join(replaying, "game.txt");
    writeFileSync(path, formatTranscript(played(home()).seat.session));
    expect((await command(replaying, "replay", path)).stdout).toContain("unaided");
    expect(degree(begun(keeperIn(replaying)))).toBe("known");
    const keeper = keeperIn(opening);
    expect(degree(keeper.lay({ ...startOf(CODE), honest: false }, undefined))).toBe("assisted");
    expect(degree(begun(keeper))).toBe("known");
  });

  it("in every variant and with other rolls beyond those of the game; other rolls make another deal", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const list = listOf("FG-8-8", fourGods);
    const model = begun(keeper, "four-gods", list);
    keeper.act(model, { type: "play", word: model.seat.seen.legal[0] ?? "" });
    const dealt = (deal: string, variant: string) => {
      const again = keeper.begin("four-gods", { deal, variant });
      return again.ok ? degree(again.value) : again.error.message;
    };
    expect(dealt("FG-8-8", "rescue")).toBe("known");
    expect(dealt(`${list} 4 4`, "standard")).toBe("known");
    const otherRoll = list.replace(/\d$/, (roll) => String((Number(roll) % 6) + 1));
    expect(dealt(otherRoll, "standard")).toBe("first");
  });

  it("whatever becomes of its games: deleting them makes nothing unknown", () => {
    const folder = home();
    played(folder);
    rmSync(join(folder, "saves"), { recursive: true });
    expect(degree(begun(keeperIn(folder)))).toBe("known");
  });

  it("when games of it were kept by a version that had no such notes", () => {
    const folder = home();
    played(folder);
    rmSync(file(folder));
    const other = keeperIn(folder);
    expect(degree(begun(other))).toBe("known");
    expect(degree(begun(other, "four-kingdoms", listOf(CODE)))).toBe("known");
  });
});

describe("C-10: a game in play", () => {
  it("keeps its degree when it is taken up again", () => {
    const folder = home();
    expect(degree(played(folder))).toBe("first");
    expect(degree(played(folder))).toBe("known");
    const keeper = keeperIn(folder);
    const degrees = keeper.list().saved.map(({ session }) => degreeOf(session));
    expect(degrees.toSorted()).toEqual(["first", "known"]);
    expect(readFileSync(slot(folder), "utf8")).toContain('[Honest "yes"]');
    expect(readFileSync(slot(folder, 2), "utf8")).toContain('[Honest "no"]');
  });

  it("counts as helped when its cards were shown meanwhile, and is told so", async () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = keeper.act(begun(keeper), { type: "play", word: "deal" });
    await command(folder, "solve", CODE, "--nodes", "10");
    const next = keeper.act(model, { type: "play", word: "deal" });
    expect(degree(next)).toBe("assisted");
    expect(next.notice).toContain("shown meanwhile");
    keeper.close();
    const resumed = played(home());
    expect(degree(resumed)).toBe("first");
  });

  it("is of a known deal when another game of it was begun meanwhile", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = keeper.act(begun(keeper), { type: "play", word: "deal" });
    expect(degree(model)).toBe("first");
    const other = keeperIn(folder);
    other.act(begun(other), { type: "play", word: "deal" });
    expect(degree(keeper.act(model, { type: "resign" }))).toBe("known");
  });

  it("that was dealt before, and whose cards were shown before its first move, is of a known deal", async () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = begun(keeper);
    await command(folder, "deal", CODE);
    expect(degree(keeper.act(model, { type: "play", word: "deal" }))).toBe("known");
  });
});

describe("the file of known deals", () => {
  const identity = identityOf(startOf(CODE));
  const isKnown = (folder: string) => new KnownDeals(folder).notesOn(identity).notes.length > 0;

  it("shows no card, and has a line a note", () => {
    const folder = home();
    const known = new KnownDeals(folder);
    known.learn([identity], "begun");
    known.learn([identity], "shown");
    expect(known.notesOn(identity)).toEqual({ notes: ["begun", "shown"], trouble: undefined });
    expect(readFileSync(file(folder), "utf8")).toMatch(/^\n[\w-]{43} begun\n\n[\w-]{43} shown\n$/);
  });

  it("loses no note after one that a crash has cut short, at whatever letter", () => {
    const folder = home();
    const other = `${identity} other`;
    new KnownDeals(folder).learn([other], "begun");
    const whole = readFileSync(file(folder));
    for (let length = 0; length < whole.length; length++) {
      writeFileSync(file(folder), whole.subarray(0, length));
      const known = new KnownDeals(folder);
      expect(known.learn([identity], "shown")).toBeUndefined();
      expect(known.notesOn(identity)).toEqual({ notes: ["shown"], trouble: undefined });
    }
  });

  it("is read whatever else has come into it", () => {
    const folder = home();
    new KnownDeals(folder).learn([identity], "shown");
    appendFileSync(file(folder), Buffer.from([0, 255, 254, 10, 13, 195, 40, 10]));
    appendFileSync(file(folder), "x".repeat(100_000));
    new KnownDeals(folder).learn(["another"], "begun");
    expect(isKnown(folder)).toBe(true);
    expect(new KnownDeals(folder).notesOn("another").notes).toEqual(["begun"]);
  });

  it("is asked every time: what another process notes counts at once", () => {
    const folder = home();
    const known = new KnownDeals(folder);
    expect(known.notesOn(identity).notes).toEqual([]);
    new KnownDeals(folder).learn([identity], "begun");
    expect(known.notesOn(identity).notes).toEqual(["begun"]);
  });

  it("that cannot be written is told of, and the process remembers", () => {
    const folder = home();
    mkdirSync(file(folder));
    const keeper = keeperIn(folder);
    const model = begun(keeper);
    expect(model.notice).toMatch(/cannot be read from .*known-deals\.txt: there is a folder/);
    const next = keeper.act(model, { type: "play", word: "deal" });
    expect(next.notice).toMatch(/cannot be kept in .*known-deals\.txt: there is a folder/);
    expect(degree(next)).toBe("first");
    expect(degree(begun(keeper))).toBe("known");
  });

  it("is left alone without a home", () => {
    const known = new KnownDeals(undefined);
    expect(known.learn([identity], "shown")).toBeUndefined();
    expect(known.notesOn(identity).notes).toEqual(["shown"]);
    expect(files(".")).not.toContain("known-deals.txt");
  });
});
