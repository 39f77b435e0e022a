import { spawn } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { formatTranscript, type Session } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { describe, expect, it } from "vitest";
import { expectSame } from "../../../../testing/same.js";
import { value } from "../../../../testing/value.js";
import { holderOf, takeLock } from "../../src/files/lock.js";
import { stateHome } from "../../src/play/saves/state-home.js";
import { keeperIn, savesIn } from "./game-keeper-for-tests.js";
import { GAME_IDS, randomGame, startOf } from "./games-for-tests.js";
import { begun, files, home, slot } from "./saves-for-tests.js";

describe("saving", () => {
  it("has every move on disk when the move is done", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    let model = begun(keeper);
    expect(existsSync(slot(folder))).toBe(false);
    for (const word of ["deal", "t7-castle", "deal"]) {
      model = keeper.act(model, { type: "play", word });
      expect(readFileSync(slot(folder), "utf8")).toBe(formatTranscript(model.seat.session));
    }
    expect(files(join(folder, "saves"))).toEqual(["four-kingdoms-1.lock", "four-kingdoms-1.txt"]);
  });

  it("writes beside and renames: what a crash leaves half written is never read", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    keeper.act(begun(keeper), { type: "play", word: "deal" });
    keeper.close();
    writeFileSync(`${slot(folder)}.new`, "[Game ");
    const { saved, troubles } = savesIn(folder).list();
    expect(troubles).toEqual([]);
    expect(saved.map(({ session }) => session.now.number)).toEqual([1]);
  });

  it.each(GAME_IDS)("takes up a game of %s where it was, with what was taken back", (gameId) => {
    const folder = home();
    const keeper = keeperIn(folder);
    const sessions = randomGame(startOf(gameId, 5), 9, 12);
    let model = begun(keeper, gameId, sessions[0]?.deal);
    for (const { now } of sessions.slice(1, -1)) model = keeper.act(model, { type: "play", word: now.word });
    model = keeper.act(model, { type: "undo" });
    keeper.close();
    const [found] = savesIn(folder).list().saved;
    const session = found?.session as Session;
    expect(session.now.state).toEqual(model.seat.session.now.state);
    expect(session.honest).toBe(false);
    expect(session.undone?.ply.word).toBe(model.seat.session.undone?.ply.word);
    expect(session.undone?.next).toBeUndefined();
  });

  it("puts a finished game away, whole, and frees its slot", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const model = keeper.act(keeper.act(begun(keeper), { type: "play", word: "deal" }), { type: "resign" });
    expect(model.keptAt).toBe(join(folder, "finished", "four-kingdoms-2026-11-21T120000-1.txt"));
    expect(readFileSync(model.keptAt ?? "", "utf8")).toBe(formatTranscript(model.seat.session));
    expect(existsSync(slot(folder))).toBe(false);
    const undone = keeper.act(model, { type: "undo" });
    expect(undone.keptAt).toBeUndefined();
    expect(readFileSync(slot(folder), "utf8")).toContain('[Result "*"]');
  });

  it("puts away a finished game that a crash left in its slot", () => {
    const folder = home();
    mkdirSync(join(folder, "saves"), { recursive: true });
    writeFileSync(slot(folder), '[Game "four-kingdoms"]\n[Deal "FK-11982-6"]\n[Result "resigned"]\n\ndeal\n');
    expect(savesIn(folder).list()).toEqual({ saved: [], broken: [], troubles: [] });
    expect(files(join(folder, "saves"))).toEqual([]);
    expect(files(join(folder, "finished"))).toHaveLength(1);
  });

  it("keeps a card set of the player's own beside the game", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    const cardSet = JSON.stringify({ ...builtInCardSet, name: "My own", version: "7" });
    const model = value(keeper.begin("four-gods", { deal: "FG-42-0", cardSet }));
    keeper.act(model, { type: "play", word: "take:p2" });
    keeper.close();
    const { saved, troubles } = savesIn(folder).list();
    expect(troubles).toEqual([]);
    expect(saved[0]?.session.game.cardSet).toEqual({ name: "My own", version: "7" });
    rmSync(join(folder, "saves", "four-gods-1.cards.json"));
    expect(savesIn(folder).list().troubles[0]).toMatch(/My own 7.*It is kept as .*\.broken-1\.$/);
  });
});

describe("several games and several terminals", () => {
  it("a new game takes a slot of its own, and the other stays", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    keeper.act(begun(keeper), { type: "play", word: "deal" });
    keeper.act(begun(keeper, "four-kingdoms", "FK-42-5"), { type: "play", word: "deal" });
    keeper.close();
    const deals = savesIn(folder)
      .list()
      .saved.map(({ session }) => session.deal);
    expect(deals.toSorted()).toEqual(["FK-11982-6", "FK-42-5"]);
    expect(keeperIn(folder).fitting("four-kingdoms", { deal: "fk-11982-6" })?.session.deal).toBe(
      "FK-11982-6",
    );
    expect(keeperIn(folder).fitting("four-kingdoms", { deal: "FK-9-1" })).toBeUndefined();
    expect(keeperIn(folder).fitting("kings-keys", {})).toBeUndefined();
  });

  it("a game that another running process plays is neither taken up nor overwritten", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    keeper.act(begun(keeper), { type: "play", word: "deal" });
    keeper.close();
    const other = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
    try {
      const lock = join(folder, "saves", "four-kingdoms-1.lock");
      writeFileSync(lock, ownerOf(other.pid as number));
      const saves = savesIn(folder);
      const [held] = saves.list().saved;
      expect(held?.heldBy).toBe(`process ${other.pid}`);
      const second = keeperIn(folder);
      expect(second.fitting("four-kingdoms", {})).toBeUndefined();
      expect(held && second.resume(held)).toMatch(/is being played in another terminal/);
      const before = readFileSync(slot(folder), "utf8");
      second.act(begun(second, "four-kingdoms", "FK-42-5"), { type: "play", word: "deal" });
      expect(readFileSync(slot(folder), "utf8")).toBe(before);
      expect(readFileSync(slot(folder, 2), "utf8")).toContain("FK-42-5");
    } finally {
      other.kill("SIGKILL");
    }
  });

  it("the lock of a process that runs no more is nobody's", () => {
    const lock = join(home(), "a.lock");
    writeFileSync(lock, `999999999 0 ${hostname()}`);
    expect(holderOf(lock)).toBeUndefined();
    expect(takeLock(lock)).toMatchObject({ path: lock });
    writeFileSync(lock, "what is this");
    expect(holderOf(lock)).toBeUndefined();
  });

  it("the lock of another machine is believed for half a day since its last sign of life", () => {
    const lock = join(home(), "a.lock");
    writeFileSync(lock, "512 0 elsewhere.example");
    expect(holderOf(lock)).toBe("process 512 on elsewhere.example");
    const yesterday = new Date(Date.now() - 13 * 60 * 60 * 1000);
    utimesSync(lock, yesterday, yesterday);
    expect(holderOf(lock)).toBeUndefined();
    expect(takeLock(lock)).toMatchObject({ path: lock });
  });

  it("a transcript goes through a link, and leaves the link a link", () => {
    const folder = home();
    const [target, link] = [join(folder, "target.txt"), join(folder, "link.txt")];
    writeFileSync(target, "old");
    symlinkSync(target, link);
    const keeper = keeperIn(folder, link);
    expect(
      keeper.transcript.writeRequested(begun(keeper, "four-kingdoms", "FK-42-5").seat.session),
    ).toBeUndefined();
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, "utf8")).toContain("FK-42-5");
  });

  it.runIf(process.platform === "linux")("a process number given out again is told by its start", () => {
    const lock = join(home(), "a.lock");
    writeFileSync(lock, `${process.pid} 1 ${hostname()}`);
    expect(holderOf(lock)).toBeUndefined();
    writeFileSync(lock, ownerOf(process.pid));
    expect(holderOf(lock)).toBe(`process ${process.pid}`);
  });
});

/** What a process writes into its lock. */
function ownerOf(pid: number): string {
  const stat = process.platform === "linux" ? readFileSync(`/proc/${pid}/stat`, "utf8") : "";
  const start = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
  return `${pid} ${start || "0"} ${hostname()}`;
}

describe("what is wrong with a save is said, and nothing is lost", () => {
  it.each([
    ["not a transcript", "hello", /is not a header/],
    [
      "an illegal move",
      '[Game "four-kingdoms"]\n[Deal "FK-11982-6"]\n\nt1-t2\n',
      /line 4, move 1: t1-t2 is not legal/,
    ],
    ["another game's", '[Game "kings-keys"]\n[Deal "KK-42-9"]\n', /it is a game of The King's Keys/],
    ["a newer version's", '[Game "four-kingdoms"]\n[Deal "FK-11982-6"]\n[Format "2"]\n', /Format/],
    ["over-large", `; ${"x".repeat(1_000_001)}`, /it is larger than 1000000 bytes/],
    ["cut off", '[Game "four-kingdoms"]\n[Deal "FK-11982', /is not a header/],
    ["empty", "", /the header Game is missing/],
    ["not a text", Buffer.from([0xff, 0xfe, 0x00, 0x80]), /not valid|not a text/],
  ])("%s", (_, content, reason) => {
    const folder = home();
    mkdirSync(join(folder, "saves"), { recursive: true });
    writeFileSync(slot(folder), content);
    const { saved, troubles } = savesIn(folder).list();
    expect(saved).toEqual([]);
    expect(troubles).toHaveLength(1);
    expect(troubles[0]).toMatch(reason);
    expect(troubles[0]).toContain(`It is kept as ${slot(folder)}.broken-1.`);
    expectSame(readFileSync(`${slot(folder)}.broken-1`), Buffer.from(content));
    expect(savesIn(folder).list().troubles).toEqual([]);
    writeFileSync(slot(folder), content);
    savesIn(folder).list();
    expect(existsSync(`${slot(folder)}.broken-2`)).toBe(true);
  });

  it("a folder where a file should be", () => {
    const folder = home();
    mkdirSync(slot(folder), { recursive: true });
    expect(savesIn(folder).list().troubles[0]).toMatch(/it is not a file.*broken-1/);
  });
});

describe("where nothing can be saved", () => {
  it("a place that is no folder: said once, and the game goes on", () => {
    const folder = home();
    const file = join(folder, "file");
    writeFileSync(file, "");
    const keeper = keeperIn(join(file, "state"));
    let model = begun(keeper);
    expect(model.notice).toMatch(
      /^Games cannot be saved in .*: there is a file where a folder should be\. You can play on\.$/,
    );
    for (const word of ["deal", "deal"]) {
      model = keeper.act(model, { type: "play", word });
      expect(model.notice).toBeUndefined();
    }
    expect(model.seat.session.now.number).toBe(2);
  });

  it("no home at all", () => {
    const model = begun(keeperIn(undefined));
    expect(model.notice).toMatch(/There is no home directory/);
    expect(savesIn(undefined).list()).toEqual({ saved: [], broken: [], troubles: [] });
  });

  it("a disk that fails while playing: said once, and written again when it works", () => {
    const folder = home();
    const keeper = keeperIn(folder);
    let model = keeper.act(begun(keeper), { type: "play", word: "deal" });
    // A folder in the place of the file that is written makes writing fail, for every user.
    mkdirSync(`${slot(folder)}.new`);
    model = keeper.act(model, { type: "play", word: "deal" });
    expect(model.notice).toMatch(/^Not saved to .*You can play on\.$/);
    expect(readFileSync(slot(folder), "utf8")).toMatch(/\ndeal\n$/);
    model = keeper.act(model, { type: "play", word: "deal" });
    expect(model.notice).toBeUndefined();
    rmSync(`${slot(folder)}.new`, { recursive: true });
    keeper.act(model, { type: "play", word: "deal" });
    expect(readFileSync(slot(folder), "utf8")).toMatch(/\ndeal deal deal deal\n$/);
  });

  it("a transcript that cannot be written says so", () => {
    const keeper = keeperIn(home(), "/nowhere/at/all.txt");
    const model = begun(keeper);
    expect(
      keeper.transcript.write(model.seat.session, keeper.transcript.nameFor(model.seat.session), "keep"),
    ).toEqual({
      trouble: expect.stringMatching(/cannot be written to .*: there is no such place\./),
      exists: false,
    });
  });
});

describe("where saves are kept", () => {
  const none = { env: {}, platform: "linux", home: undefined } as const;

  it("follows the system, and TETRARCH_HOME before all", () => {
    expect(stateHome({ ...none, home: "/home/a" })).toBe("/home/a/.local/state/tetrarch");
    expect(stateHome({ ...none, home: "/home/a", env: { XDG_STATE_HOME: "/x" } })).toBe("/x/tetrarch");
    expect(stateHome({ ...none, home: "/home/a", env: { XDG_STATE_HOME: "x" } })).toBe(
      "/home/a/.local/state/tetrarch",
    );
    expect(stateHome({ ...none, home: "/Users/a", platform: "darwin" })).toBe(
      "/Users/a/Library/Application Support/tetrarch",
    );
    expect(stateHome({ ...none, platform: "win32", env: { LOCALAPPDATA: "L" } })).toBe(join("L", "tetrarch"));
    expect(stateHome({ ...none, env: { TETRARCH_HOME: "/t" } })).toBe("/t");
    expect(stateHome(none)).toBeUndefined();
  });
});
