import { readdirSync } from "node:fs";
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
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { gameOf } from "../../../../testing/game-of.js";
import { isCondensed, readCondensed } from "../../src/study/condensed-study.js";
import { identityOf } from "../../src/study/player-identity.js";
import { readRecords } from "../../src/study/read-records.js";

const folder = fileURLToPath(new URL("../../../../studies", import.meta.url));
const names = readdirSync(folder).filter((name) => /\.(study|jsonl\.gz)$/.test(name));

interface Kept {
  readonly study: Study;
  /** The number of a deal in the midst of the file, what became of it, and its effort class. */
  readonly deal: number;
  readonly outcome: DealOutcome | undefined;
  readonly effort: number | undefined;
}

/** @param part of the file's deals that lie before it, 0 to 1 */
async function keptIn(name: string, part: number): Promise<Kept> {
  const path = join(folder, name);
  if (isCondensed(name)) {
    const read = readCondensed(path);
    if (!read.ok) throw new Error(read.error.message);
    const { study, first, outcomes, outcomeAt, effortAt } = read.value;
    const place = Math.floor(part * effortAt.length);
    const outcome = outcomes[outcomeAt[place] ?? -1];
    return { study, deal: first + place, outcome, effort: effortAt[place] };
  }
  const rows = [];
  for await (const row of readRecords(path, () => {})) {
    if (!row.ok) throw new Error(row.error.message);
    rows.push(row.value);
    if (rows.length > 1000) break;
  }
  const row = rows[Math.floor(part * rows.length)];
  if (!row) throw new Error(`${name} has no records`);
  const { study, dealNumber, record } = row;
  return { study, deal: dealNumber, outcome: outcomeIn(record), effort: effortOf(record.nodes) };
}

test.each(names)("%s names the version of its player, which plays today as it did then", async (name) => {
  let checks = 0;
  const count = countOf(100);
  for (let each = 0; each < count; each++) {
    const { study, deal, outcome, effort } = await keptIn(name, (each + 0.5) / count);
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
    const record = studyDeal(study, game, agents, deal);
    expect([parseDealCode(game.dealCode, record.deal), outcomeIn(record), effortOf(record.nodes)]).toEqual([
      { ok: true, value: deal },
      outcome,
      effort,
    ]);
    checks++;
  }
  tellChecks(checks, "deals of committed studies, studied again");
});
