import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findGameAmong, formatSave, identityOf, legalWords, playWord, startSession } from "@tetrarch/engine";
import { type ArchiveEntry, formatHistory, type GameRecord, readHistory } from "@tetrarch/play";
import { expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { value } from "../../../../testing/value.js";
import { KnownDeals } from "../../src/play/saves/known-deals.js";
import { tetrarch } from "../command-line.js";
import { KEYS, keeperIn, keptIn, playTwo, RESIGN, recorded } from "../play/history-for-tests.js";
import { begun, home } from "../play/saves-for-tests.js";

/** A command line of a player whose games lie in a folder. */
function run(folder: string, ...args: readonly string[]) {
  return tetrarch(args, keptIn(folder));
}

test("tells the statistics, unaided first plays apart, and the latest games", async () => {
  const folder = home();
  playTwo(folder);
  const { stdout, code } = await run(folder, "history");
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Four Kingdoms\n {2}unaided first plays: 0 of 1 won, best 0\/52, mean 0.0\n/);
  expect(stdout).toMatch(/\n[0-9a-f]{8} {2}2026-11-21 {2}resigned .* 1 move .*FK-11982-6 +unaided\n/);
  for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(80);
  const one = await run(folder, "history", "kk", "--last", "0", "--json");
  expect(JSON.parse(one.stdout)).toMatchObject({ statistics: [{ game: "kings-keys" }], games: [] });
  expect((await run(home(), "history")).stdout).toBe("No game has been finished yet.\n");
  expect(await run(folder, "history", "chess")).toMatchObject({ code: 2 });
  expect(await run(folder, "history", "--last", "many")).toMatchObject({ code: 2 });
});

test("exported and imported elsewhere it is the same, and no game counts twice; its deals are known ones there", async () => {
  const [here, there] = [home(), home()];
  playTwo(here);
  const file = join(here, "games.jsonl");
  expect((await run(here, "history", "export", "--out", file)).stdout).toBe(
    `2 games and 2 lines of what is kept besides written to ${file}\n`,
  );
  expect(readFileSync(file, "utf8")).toBe((await run(here, "history", "export")).stdout);
  expect(readHistory(readFileSync(file, "utf8"), findGameAmong([]))).toMatchObject({
    value: { games: recorded(here), refused: [] },
  });
  const imported = async () => (await run(there, "history", "import", file)).stdout.split("\n");
  const besides =
    "2 lines of marks, fresh starts, series, duels, settled debts, lessons, puzzles, card sets, known deals, games in play or settings;";
  expect(await imported()).toEqual(["2 games added, 0 known already", `${besides} 2 new here`, ""]);
  expect(await imported()).toEqual(["0 games added, 2 known already", `${besides} 0 new here`, ""]);
  expect((await run(there, "history", "export")).stdout).toBe(readFileSync(file, "utf8"));
  expect(recorded(there)).toEqual(recorded(here));
  const keeper = keeperIn(there);
  keeper.act(begun(keeper), RESIGN);
  expect(
    recorded(there)
      .map(({ degree }) => degree)
      .sort(),
  ).toEqual(["first", "first", "known"]);
});

test("imported again it writes nothing, unless its deals could not be noted before", async () => {
  const [here, there] = [home(), home()];
  playTwo(here);
  const file = join(here, "games.jsonl");
  await run(here, "history", "export", "--out", file);
  const notes = join(there, "known-deals.txt");
  mkdirSync(notes);
  expect((await run(there, "history", "import", file)).stderr).toMatch(/cannot be kept/);
  rmSync(notes, { recursive: true });
  await run(there, "history", "import", file);
  const noted = readFileSync(notes, "utf8");
  expect(noted.match(/ begun$/gm)).toHaveLength(2);
  await run(there, "history", "import", file);
  expect(readFileSync(notes, "utf8")).toBe(noted);
});

test("after its own file was deleted, an import of what was exported doubles no game", async () => {
  const folder = home();
  playTwo(folder);
  const file = join(folder, "games.jsonl");
  await run(folder, "history", "export", "--out", file);
  rmSync(join(folder, "history.jsonl"));
  expect((await run(folder, "history", "import", file)).stdout).toMatch(/^0 games added, 2 known already\n/);
  expect(recorded(folder)).toHaveLength(2);
});

test("names the lines that it cannot take, and refuses what is no history", async () => {
  const folder = home();
  playTwo(folder);
  const text = formatHistory(recorded(folder));
  const broken = text.replace("\n", "\nno game\n");
  const other = home();
  const imported = await tetrarch(["history", "import", "-"], {
    ...keptIn(other),
    input: broken,
  });
  expect(imported.stdout).toBe(
    '2 games added, 0 known already\nline 2: it is not JSON, it begins with "no game"\n',
  );
  const file = join(folder, "file.txt");
  writeFileSync(file, text.replace('"version":1', '"version":2'));
  expect(await run(other, "history", "import", file)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/line 1: a newer Tetrarch has written this file/),
  });
  expect(await run(other, "history", "import", join(folder, "none"))).toMatchObject({ code: 2 });
});

test("keeps what else a file holds, each once, and writes it again as it came", async () => {
  const other = home();
  const entries: readonly ArchiveEntry[] = [
    { kind: "lessons", lessons: { game: "kings-keys", levels: ["keys"] } },
    { kind: "remark", remark: { id: "a".repeat(32), star: { value: true, at: 5 } } },
    { kind: "start", start: { game: "kings-keys", since: { value: 7, at: 8 } } },
  ];
  const text = formatHistory([], entries);
  const [, line] = text.split("\n");
  const importFile = () => tetrarch(["history", "import", "-"], { ...keptIn(other), input });
  const input = [text.trim(), '{"kind":"dream"}', line].join("\n");
  expect((await importFile()).stdout.split("\n")).toEqual([
    "0 games added, 0 known already",
    "4 lines of marks, fresh starts, series, duels, settled debts, lessons, puzzles, card sets, known deals, games in play or settings; 3 new here",
    "1 line of a newer Tetrarch passed over",
    "",
  ]);
  const written = readFileSync(join(other, "keepsakes.jsonl"), "utf8");
  expect((await importFile()).stdout).toContain("; 0 new here");
  expect(readFileSync(join(other, "keepsakes.jsonl"), "utf8")).toBe(written);
  expect((await run(other, "history", "export")).stdout).toBe(text);
});

test("C-10: a deal that was only shown is known wherever its line comes; a game in play and settings are kept", async () => {
  const [shown, other, third] = [home(), home(), home()];
  const session = value(startSession(gameOf("kings-keys"), KEYS));
  const identity = identityOf(session);
  new KnownDeals(shown).learn([identity], "shown");
  const lines = (await run(shown, "history", "export")).stdout;
  expect(lines).not.toContain(identity.slice(-20));
  const begunOne = value(playWord(session, legalWords(session)[0] ?? ""));
  const entries: readonly ArchiveEntry[] = [
    {
      kind: "in-play",
      inPlay: { game: "kings-keys", text: formatSave(begunOne), savedAt: 5 },
    },
    { kind: "known", known: { by: { identity }, how: "told", since: 5 } },
    { kind: "settings", settings: { changedAt: 5, choices: { bigIndex: true } } },
  ];
  const text = formatHistory([], entries);
  await tetrarch(["history", "import", "-"], { ...keptIn(other), input: lines });
  expect(new KnownDeals(other).notesOn(identity).notes).toEqual(["shown"]);
  await tetrarch(["history", "import", "-"], { ...keptIn(third), input: text });
  expect(new KnownDeals(third).notesOn(identity).notes).toEqual(["told"]);
  const exported = (await run(third, "history", "export")).stdout;
  for (const [index, line] of text.split("\n").entries())
    if (index > 0 && !line.includes('"in-play"')) expect(exported).toContain(line);
  expect(exported).toMatch(/"kind":"in-play","inPlay":\{"game":"kings-keys","text":".*; degree: known\\n"/);
  // Told of there, shown here: both count, and nothing is added twice.
  await tetrarch(["history", "import", "-"], { ...keptIn(third), input: lines });
  await tetrarch(["history", "import", "-"], { ...keptIn(third), input: lines });
  expect(new KnownDeals(third).notesOn(identity).notes).toEqual(["told", "shown"]);
});

test("C-10: notes on a deal rise and never fall by what is imported; that games in play go by file is said", async () => {
  const folder = home();
  const start = value(startSession(gameOf("kings-keys"), KEYS));
  const played = value(playWord(start, legalWords(start)[0] ?? ""));
  const known = new KnownDeals(folder);
  const by = { identity: identityOf(start) };
  const imported = async (...entries: readonly ArchiveEntry[]) =>
    tetrarch(["history", "import", "-"], { ...keptIn(folder), input: formatHistory([], entries) });
  known.learn([by.identity], "begun");
  for (const [how, notes] of [
    ["told", ["begun", "told"]],
    ["found", ["begun", "told"]],
    ["begun", ["begun", "told"]],
  ] as const) {
    await imported({ kind: "known", known: { by, how } });
    expect(known.notesOn(by.identity).notes).toEqual(notes);
  }
  expect((await run(folder, "history", "export")).stdout).toContain('"how":"told"');
  const inPlay = { game: "kings-keys", text: formatSave(played), savedAt: 5 };
  expect((await imported({ kind: "in-play", inPlay })).stdout).toMatch(
    /1 game in play: can be resumed: tetrarch play lists it, as one of a known deal\n/,
  );
  expect((await run(folder, "history", "export")).stderr).toMatch(
    /^tetrarch: 1 game in play goes on wherever the file is imported, and counts there as one of a known deal\n$/,
  );
  expect((await run(folder, "history", "export", "--help")).stdout).toMatch(/each as\s+one of a known deal/);
});

test("leaves out lines of its own file that are damaged, and says how many", async () => {
  const folder = home();
  playTwo(folder);
  const path = join(folder, "history.jsonl");
  writeFileSync(path, `${readFileSync(path, "utf8")}{"format":1,"id":\n`);
  const { stdout } = await run(folder, "history");
  expect(stdout).toMatch(/^1 line of the history cannot be read.\n/);
  expect(recorded(folder)).toHaveLength(2);
  writeFileSync(join(folder, "keepsakes.jsonl"), 'null\n7\n"words"\n[]\n{}\n');
  const left = "6 lines could not be read and are not in the file\n";
  const whole = await run(folder, "history", "export");
  expect(whole.stderr).toBe(`tetrarch: ${left}`);
  expect(readHistory(whole.stdout, findGameAmong([]))).toMatchObject({
    ok: true,
    value: { games: recorded(folder), refused: [] },
  });
  const file = join(folder, "games.jsonl");
  expect((await run(folder, "history", "export", "--out", file)).stdout).toContain(`${file}\n${left}`);
  expect(readFileSync(file, "utf8")).toBe(whole.stdout);
});

test("of a game that gets an earlier end by an import it is said so", async () => {
  const folder = home();
  playTwo(folder);
  const [last, first] = recorded(folder);
  if (!last || !first) throw new Error("two games were played");
  const imported = (...games: readonly GameRecord[]) =>
    tetrarch(["history", "import", "-"], { ...keptIn(folder), input: formatHistory(games) });
  expect((await imported({ ...last, endedAt: last.endedAt + 1 }, first)).stdout).toBe(
    "0 games added, 2 known already\n",
  );
  expect((await imported({ ...last, endedAt: last.endedAt - 1 }, first)).stdout).toBe(
    "0 games added, 2 known already\n1 game was replaced by an earlier end of it\n",
  );
  const earlier = [last, first].map((game) => ({ ...game, endedAt: game.endedAt - 2 }));
  expect((await imported(...earlier)).stdout).toBe(
    "0 games added, 2 known already\n2 games were replaced by an earlier end of them\n",
  );
  expect(recorded(folder)).toEqual(earlier);
});

test("a finished game opens by the beginning of its id or as latest, one that was imported too", async () => {
  const [here, there] = [home(), home()];
  playTwo(here);
  const file = join(here, "games.jsonl");
  await run(here, "history", "export", "--out", file);
  await run(there, "history", "import", file);
  for (const folder of [here, there]) {
    const [latest, before] = recorded(folder);
    const shown = await run(folder, "history", "show", "latest");
    expect(shown.stdout).toContain(`${latest?.id.slice(0, 8)}  2026-11-21`);
    expect(shown.stdout).toContain("No move was played.");
    const named = before?.id.slice(0, 6) ?? "";
    expect((await run(folder, "history", "show", named)).stdout).toMatch(/\n\ndeal\n/);
    expect((await run(folder, "replay", named)).stdout).toMatch(
      /^Four Kingdoms, deal FK-11982-6\n1 move, resi/,
    );
    expect((await run(folder, "link", named)).stdout).toMatch(/^Four Kingdoms, deal FK-11982-6: resigned/);
    expect((await run(folder, "analyse", named, "--nodes", "100")).stdout).toMatch(/^move 1 /m);
  }
  expect(await run(here, "replay", "abcd")).toMatchObject({ code: 2 });
  expect(await run(home(), "analyse", "latest")).toMatchObject({
    code: 2,
    stderr: "tetrarch: no game has been finished yet\n",
  });
});

test("a game in play goes by file to another machine and back, each move once (C-10)", async () => {
  const [here, there] = [home(), home()];
  const move = async (from: string, to: string) => {
    const input = (await run(from, "history", "export")).stdout;
    return (await tetrarch(["history", "import", "-"], { ...keptIn(to), input })).stdout;
  };
  const playOn = (folder: string, ...words: readonly string[]) => {
    const keeper = keeperIn(folder);
    const [saved] = keeper.list().saved;
    let model = saved ? keeper.resume(saved) : begun(keeper);
    if (typeof model === "string") throw new Error(model);
    for (const word of words) model = keeper.act(model, { type: "play", word });
    keeper.close();
    return model.seat.session;
  };
  playOn(here, "deal");
  expect(await move(here, there)).toContain("1 game in play: can be resumed");
  expect(await move(here, there)).toContain("1 game in play: was here before");
  const known = playOn(there, "deal");
  expect([known.now.number, known.honest, known.known]).toEqual([2, true, true]);
  expect(await move(there, here)).toContain("1 game in play: was here with fewer moves, and goes on");
  const back = playOn(here);
  expect([back.now.number, back.honest]).toEqual([2, true]);
  const keeper = keeperIn(here);
  const [saved] = keeper.list().saved;
  const model = saved && keeper.resume(saved);
  if (typeof model !== "object") throw new Error("it cannot be resumed");
  keeper.act(model, RESIGN);
  keeper.close();
  expect(await move(there, here)).toContain("1 game in play: has come to an end here, which counts");
  expect(keeperIn(here).list().saved).toEqual([]);
});
