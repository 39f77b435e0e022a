import { findGameAmong, formatCardSetLabel, type Problem, type Result } from "@tetrarch/engine";
import {
  type Contest,
  challengeDeals,
  type GameRecord,
  identityOfFinished,
  parseGameRecord,
  readContest,
  withFinished,
} from "@tetrarch/play";
import type { Database, Writing } from "../play/database.js";
import { FINISHED_STORES } from "../play/finished-games.js";
import { answered } from "../play/patience.js";

/** Card sets of one's own are not played for in contests. */
const findGame = findGameAmong([]);

/** All contests that can be read. */
export interface ListedContests {
  /** The newest first. */
  readonly contests: readonly Contest[];
  /** How many records cannot be read. They are left as they are. */
  readonly unread: number;
}

/** A contest as it is kept: one that can be read, but whose deals nobody here can lay, is not read either. */
function readStored(value: unknown): Result<Contest, Problem> {
  const read = readContest(value);
  if (!read.ok) return read;
  const deals = challengeDeals(read.value.challenge, findGame);
  return deals.ok ? read : deals;
}

/** The card lists of a contest's deals. */
export function dealsOf({ challenge }: Contest): readonly string[] {
  const deals = challengeDeals(challenge, findGame);
  if (!deals.ok) throw new Error(deals.error.message);
  return deals.value;
}

/**
 * The contests in this browser's database. Whoever reads one finds in it what was finished at the table meanwhile: it is taken
 * from the history, in one transaction. All methods may reject, with an Error for which `reasonOf` has words.
 */
export class Contests {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async list(): Promise<ListedContests> {
    const database = await answered(this.#database.open());
    const values: readonly unknown[] = await database.getAll("contests");
    const contests = values.flatMap((value) => {
      const read = readStored(value);
      return read.ok ? [read.value] : [];
    });
    const current = await Promise.all(
      contests.map((contest) => (contest.turn ? this.#change(contest.id, (one) => one) : contest)),
    );
    const byAge = current.sort((one, other) => other.madeAt - one.madeAt);
    return { contests: byAge, unread: values.length - contests.length };
  }

  add(contest: Contest): Promise<void> {
    return this.#database.write(["contests"], async (writing) => {
      await writing.objectStore("contests").add(contest, contest.id);
    });
  }

  /** The contest, changed on the disk; another tab may have changed it before. */
  change(id: string, act: (contest: Contest) => Contest): Promise<Contest> {
    return this.#change(id, act);
  }

  delete(id: string): Promise<void> {
    return this.#database.write(["contests"], (writing) => writing.objectStore("contests").delete(id));
  }

  #change(id: string, act: (contest: Contest) => Contest): Promise<Contest> {
    return this.#database.write(["contests", ...FINISHED_STORES], async (writing) => {
      const store = writing.objectStore("contests");
      const stored = readStored(await store.get(id));
      if (!stored.ok) throw new Error("what is kept of it cannot be read");
      const current = await withPlayed(writing, stored.value);
      const changed = act(current);
      if (changed !== stored.value) await store.put(changed, id);
      return changed;
    });
  }
}

/** The contest with the game of the one who is at the table, when it is over. */
async function withPlayed(writing: Writing, contest: Contest): Promise<Contest> {
  const { turn } = contest;
  const deal = turn && dealsOf(contest)[turn.game];
  if (deal === undefined) return contest;
  return withFinished(contest, deal, await finishedOf(writing, contest, deal));
}

/** The finished games of a deal. */
async function finishedOf(
  writing: Writing,
  { challenge: { game: id, variant } }: Contest,
  deal: string,
): Promise<readonly GameRecord[]> {
  const game = findGame(id, undefined);
  if (!game.ok) return [];
  const set = game.value.cardSet && formatCardSetLabel(game.value.cardSet);
  const first = identityOfFinished({ game: id, variant, deal, cardSet: set, id: "" });
  const range = IDBKeyRange.bound(first, `${first}g`);
  const [listed, moves] = await Promise.all([
    writing.objectStore("finished").getAll(range),
    writing.objectStore("moves").getAll(range),
  ]);
  return listed.flatMap(({ moves: _, ...finished }, index) => {
    const words = moves[index] ? moves[index].split(" ") : [];
    const record = parseGameRecord({ format: 1, ...finished, words });
    return record.ok ? [record.value] : [];
  });
}
