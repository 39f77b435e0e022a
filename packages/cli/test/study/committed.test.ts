import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseDealCode } from "@tetrarch/engine";
import { agentsOf } from "@tetrarch/solver";
import {
  type DealOutcome,
  effortOf,
  outcomeIn,
  playerInWords,
  type Study,
  studyDeal,
} from "@tetrarch/solver/studies";
import { expect, test } from "vitest";
import { countOf, isLong, tellChecks } from "../../../../testing/counts.js";
import { gameOf } from "../../../../testing/game-of.js";
import { value } from "../../../../testing/value.js";
import { isCondensed, readCondensed } from "../../src/study/condensed-study.js";
import { differencesFrom } from "../../src/study/manifest.js";
import { identityOf } from "../../src/study/plan.js";
import { type Row, readRecords } from "../../src/study/read-records.js";

const folder = fileURLToPath(new URL("../../../../research/results", import.meta.url));
const names = readdirSync(folder).filter((name) => /\.(study|jsonl\.gz)$/.test(name));

test("the manifest is of these files", async () => {
  const path = join(folder, "results.manifest.json");
  const text = readFileSync(path, "utf8");
  const { files } = JSON.parse(text) as { readonly files: readonly { readonly path: string }[] };
  expect(files.map((file) => file.path).sort()).toEqual([...names].sort());
  expect(await differencesFrom(text, path)).toEqual({ ok: true, value: { files: names.length, lines: [] } });
});

/** Of a file of lines only the beginning is read. */
const MOST_RECORDS = 1000;

/** Their games take seconds each: studied again in `npm run test:long` only. */
const SLOW = /-(planner|rehearser|sampler)\./;

interface CommittedDeal {
  readonly number: number;
  readonly outcome: DealOutcome | undefined;
  readonly effort: number | undefined;
}

interface CommittedStudy {
  readonly study: Study;
  readonly deals: number;
  /** @param place from 0 */
  dealAt(place: number): CommittedDeal;
}

async function readCommitted(name: string): Promise<CommittedStudy> {
  const path = join(folder, name);
  if (isCondensed(name)) {
    const read = value(readCondensed(path));
    const { study, first, outcomes, outcomeAt, effortAt } = read;
    const dealAt = (place: number) => ({
      number: first + place,
      outcome: outcomes[outcomeAt[place] ?? -1],
      effort: effortAt[place],
    });
    return { study, deals: effortAt.length, dealAt };
  }
  const rows: Row[] = [];
  for await (const row of readRecords(path, () => {})) {
    if (!row.ok) throw new Error(row.error.message);
    rows.push(row.value);
    if (rows.length > MOST_RECORDS) break;
  }
  const dealAt = (place: number) => {
    const row = rows[place];
    if (!row) throw new Error(`${name} has no record ${place}`);
    const { dealNumber, record } = row;
    return { number: dealNumber, outcome: outcomeIn(record), effort: effortOf(record.nodes) };
  };
  if (!rows[0]) throw new Error(`${name} has no records`);
  return { study: rows[0].study, deals: rows.length, dealAt };
}

test.each(names)("%s names the version of its player, which plays today as it did then", async (name) => {
  const { study, deals, dealAt } = await readCommitted(name);
  const game = gameOf(study.game);
  const agents = agentsOf(game);
  if (!agents) throw new Error(`nobody plays ${study.game}`);
  expect(study.playerVersion).toBeGreaterThanOrEqual(1);
  // A player of another version may play otherwise; one that does needs another version.
  const here = { ...study, ...identityOf(agents, study.player) };
  if (playerInWords(here) !== playerInWords(study)) {
    expect(here.playerVersion).toBeGreaterThan(study.playerVersion ?? 0);
    return;
  }
  const count = SLOW.test(name) && !isLong ? 0 : countOf(100);
  for (let each = 0; each < count; each++) {
    const { number, outcome, effort } = dealAt(Math.floor(((each + 0.5) / count) * deals));
    const record = studyDeal(study, game, agents, number);
    expect([parseDealCode(game.dealCode, record.deal), outcomeIn(record), effortOf(record.nodes)]).toEqual([
      { ok: true, value: number },
      outcome,
      effort,
    ]);
  }
  tellChecks(1 + count, "players of committed studies, and deals studied again");
});
