import { dealOfNumber, games, resign, type Session, startSession } from "@tetrarch/engine";
import { identityOfFinished, recordOf } from "@tetrarch/play";
import { type Analysis, evaluatorVersionOf, GRADING_VERSION } from "@tetrarch/solver/analysis";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { MemoryMirror, MemoryStore } from "../../../../play/test/memory-store.js";
import type { BrowserStorage } from "../../data/browser-storage.js";
import type { Question } from "./coach-data.js";

const GAME = "four-kingdoms";

beforeAll(() => {
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("addEventListener", () => undefined);
  // The manifests of all games have icons that only the built app has.
  const load = async () => ({ place: {} });
  vi.doMock("../../games/registry.js", () => ({ manifests: [{ id: GAME, load }] }));
});

afterAll(() => {
  vi.doUnmock("../../games/registry.js");
  vi.unstubAllGlobals();
  vi.resetModules();
});

function resigned(): Session {
  const game = games.find(({ id }) => id === GAME);
  const start = game && startSession(game, dealOfNumber(game, 17));
  const end = start?.ok ? resign(start.value) : start;
  if (!end?.ok) throw new Error("no game");
  return end.value;
}

/** A storage with one finished game and its analysis. */
async function storageWith(analysis?: Analysis) {
  const database = new MemoryStore();
  const record = recordOf(resigned(), "a".repeat(32), { endedAt: 1, origin: "random" });
  if (!record) throw new Error("no record");
  const { words, format: _, ...listed } = record;
  const finished = { ...listed, moves: words.length };
  const key = identityOfFinished(record);
  await database.write([], async (transaction) => {
    await transaction.put("finished", key, finished);
    await transaction.put("moves", key, words.join(" "));
    if (analysis) await transaction.put("analyses", key, analysis);
  });
  const cards = { finder: async () => () => ({ ok: true, value: resigned().game }) };
  const storage = { database, copies: new MemoryMirror(), cards } as unknown as BrowserStorage;
  return { storage, database, finished };
}

/** The analysis of a game without decisions, by a judge of some version, with grades of some version. */
function analysisBy(version: number, grading: number | undefined): Analysis {
  const by = { player: "evaluator", version, nodes: 0, sigma: 0, grading };
  const account = { deal: 0, luck: 0, choice: 0, result: 0 };
  return { game: GAME, variant: "standard", by, plies: [], final: true, account } as unknown as Analysis;
}

test("the coach asks of analyses by the present judge alone, and offers to make those of an earlier one again", async () => {
  const { readCoachData } = await import("./coach-data.js");
  const present = evaluatorVersionOf(GAME) ?? 0;
  const countsOf = async (version: number, grading: number | undefined = GRADING_VERSION) => {
    const { storage } = await storageWith(analysisBy(version, grading));
    const { analysed, unanalysed } = await readCoachData(storage);
    return [analysed, unanalysed];
  };
  expect(await countsOf(present)).toEqual([1, 0]);
  expect(await countsOf(present - 1)).toEqual([0, 1]);
  expect(await countsOf(present, GRADING_VERSION - 1)).toEqual([0, 1]);
});

test("a question that cannot be opened is told why, and asked once it can be", async () => {
  const { CoachExercise } = await import("./coach-session.svelte.js");
  const { storage, database, finished } = await storageWith();
  const question = {
    id: finished.id,
    ply: 0,
    finished,
    analysis: { ply: 0, moves: [] },
  } as unknown as Question;
  const read = vi.spyOn(database, "read").mockRejectedValueOnce(new Error("no disk"));
  const gate = { allows: async () => true, question: undefined, trouble: "" };
  const session = new CoachExercise(storage, gate as never, [question]);
  await vi.waitUntil(() => session.trouble !== "");
  expect([session.trouble, session.current, session.isOver]).toEqual(["no disk", undefined, false]);
  await session.next();
  expect(read).toHaveBeenCalledTimes(2);
  expect([session.trouble, session.current?.question, session.number]).toEqual(["", question, 1]);
  await session.next();
  expect([session.current, session.isOver]).toEqual([undefined, true]);
});
