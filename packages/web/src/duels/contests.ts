import { findGameAmong, formatCardSetLabel, type Problem, type Result, variantsOf } from "@tetrarch/engine";
import {
  type Contest,
  challengeDeals,
  challengeFor,
  type GameRecord,
  mergedContest,
  type Place,
  parseGameRecord,
  readContest,
  sittingOf,
  withFinished,
  withTurn,
} from "@tetrarch/play";
import { attemptIn } from "../play/attempt.js";
import type { Database, Writing } from "../play/database.js";
import { FINISHED_STORES, rangeOfDeal } from "../play/finished-games.js";
import { finishedRecords } from "../play/finished-records.js";
import { answered } from "../play/patience.js";
import { restoreLost } from "../play/restore-lost.js";
import type { SecondCopy } from "../play/second-copy.js";
import { forgetCopies, putTombstones, removeTombstones } from "../play/tombstones.js";

/** Card sets of one's own are not played for in contests. */
const findGame = findGameAmong([]);

/** All contests that can be read. */
export interface ListedContests {
  /** The newest first. */
  readonly contests: readonly Contest[];
  /** How many records cannot be read. They are left as they are. */
  readonly unread: number;
}

/** A deal of a contest that is played here. */
export interface DealInContest {
  readonly contest: Contest;
  /** The place among the deals, from 0. */
  readonly game: number;
  /** The names of those who still have these cards to play, here or on other devices. */
  readonly playersToCome: readonly string[];
}

/** A contest as it is kept: one that can be read, but whose deals nobody here can lay, is not read either. */
export function readStored(value: unknown): Result<Contest, Problem> {
  const read = readContest(value);
  if (!read.ok) return read;
  const deals = challengeDeals(read.value.challenge, findGame);
  return deals.ok ? read : deals;
}

/** The card lists of the deals that one of a contest's players has. */
export function dealsOf({ challenge, contestants }: Contest, contestant: number): readonly string[] {
  const deals = challengeDeals(challengeFor(challenge, contestants[contestant]?.name ?? ""), findGame);
  if (!deals.ok) throw new Error(deals.error.message);
  return deals.value;
}

/** The card list that lies before somebody at a contest. */
export function dealOf(contest: Contest, { contestant, game }: Place): string | undefined {
  return dealsOf(contest, contestant)[game];
}

/** The card list that lies on the table for a contest now; undefined where nobody plays. */
function dealAtTable(contest: Contest): string | undefined {
  const sitting = sittingOf(contest);
  return sitting && dealOf(contest, sitting);
}

/**
 * The contests in this browser's database, with a second copy of each. Whoever reads one finds in it what was finished at the table meanwhile: it is taken
 * from the history, in one transaction. All methods may reject, with an Error for which `reasonOf` has words.
 */
export class Contests {
  readonly #database: Database;
  readonly #copies: SecondCopy;

  constructor(database: Database, copies: SecondCopy) {
    this.#database = database;
    this.#copies = copies;
  }

  async list(): Promise<ListedContests> {
    const database = await answered(this.#database.open());
    const values: readonly unknown[] = await database.getAll("contests");
    const contests = values.flatMap((value) => {
      const read = readStored(value);
      return read.ok ? [read.value] : [];
    });
    const current = await Promise.all(
      contests.map((contest) => (sittingOf(contest) ? this.#change(contest.id, (one) => one) : contest)),
    );
    const byAge = current.sort((one, other) => other.madeAt - one.madeAt);
    return { contests: byAge, unread: values.length - contests.length };
  }

  /** Whether somebody sat down to a deal for a contest, and what came of it is not in the contest yet (TK-30). */
  async waitsFor(game: string, deal: string): Promise<boolean> {
    const { contests } = await this.list();
    return contests.some((contest) => contest.challenge.game === game && dealAtTable(contest) === deal);
  }

  /** Tells of a deal the names of those at this screen who still have to play it: nobody may show here what is hidden in it. */
  async playersToCome(): Promise<(game: string, deal: string) => readonly string[]> {
    const { contests } = await this.list();
    const left = contests.flatMap((contest) =>
      contest.contestants.flatMap(({ kind, name, entries }, contestant) =>
        kind === "here"
          ? dealsOf(contest, contestant)
              .filter((_, place) => !entries[place])
              .map((deal) => ({ game: contest.challenge.game, deal, name }))
          : [],
      ),
    );
    return (game, deal) =>
      left.filter((one) => one.game === game && one.deal === deal).map(({ name }) => name);
  }

  /** The latest contest of which a deal is one here; undefined for none. */
  async contestOfDeal(id: string, deal: string): Promise<DealInContest | undefined> {
    const { contests } = await this.list();
    const found = contests.flatMap((contest) => {
      if (contest.challenge.game !== id) return [];
      const decks = contest.contestants.map((_, place) => dealsOf(contest, place));
      const isHere = contest.contestants.map(
        ({ kind }, place) => kind === "here" && decks[place]?.includes(deal),
      );
      const game = decks[isHere.indexOf(true)]?.indexOf(deal) ?? -1;
      if (game < 0) return [];
      const toCome = contest.contestants.filter(
        ({ kind, entries }, place) =>
          (kind === "here" || kind === "away") && !entries[game] && decks[place]?.[game] === deal,
      );
      return [{ contest, game, playersToCome: toCome.map(({ name }) => name) }];
    });
    const [latest] = found;
    return latest && { ...latest, playersToCome: found.flatMap(({ playersToCome }) => playersToCome) };
  }

  async add(contest: Contest): Promise<void> {
    await this.#database.write(["contests", "tombstones"], async (writing) => {
      await writing.objectStore("contests").add(contest, contest.id);
      await removeTombstones(writing, "contests", [contest.id]);
    });
    this.#copy(contest);
  }

  /**
   * Adds contests from elsewhere. One that is here already gets whatever more was done in the other. All of it is done, or nothing.
   * @returns how many are new here, or further than they were
   */
  async merge(contests: readonly Contest[]): Promise<number> {
    const stores = ["contests", ...FINISHED_STORES, "tombstones"] as const;
    const news = await this.#database.write(stores, async (writing) => {
      const store = writing.objectStore("contests");
      const taken: Contest[] = [];
      for (const contest of contests) {
        const value: unknown = await store.get(contest.id);
        const kept = readStored(value);
        // What cannot be read may be a newer version's.
        if (value !== undefined && !kept.ok) continue;
        // Whose turn it is may change by it: first comes what was finished in the turn until now.
        const merged = kept.ok ? mergedContest(await withPlayed(writing, kept.value), contest) : contest;
        if (kept.ok && merged === kept.value) continue;
        await store.put(merged, contest.id);
        await removeTombstones(writing, "contests", [contest.id]);
        taken.push(merged);
      }
      return taken;
    });
    for (const contest of news) this.#copy(contest);
    return news.length;
  }

  /** The contest, changed on the disk; another tab may have changed it before. */
  change(id: string, act: (contest: Contest) => Contest): Promise<Contest> {
    return this.#change(id, act);
  }

  /** Sits somebody down to a deal, with what there is of it here: none of that is this turn's game. */
  sitDown(id: string, place: Place): Promise<Contest> {
    const act = async (contest: Contest, writing: Writing) => {
      const { records } = await finishedOf(writing, contest, dealOf(contest, place) ?? "");
      const game = await writing.objectStore("games").get(contest.challenge.game);
      const onTable = attemptIn(game)?.id;
      const before = records.map((record) => record.id);
      return withTurn(contest, place, Date.now(), { before, ...(onTable !== undefined && { onTable }) });
    };
    return this.#change(id, act, ["contests", "games", ...FINISHED_STORES]);
  }

  async delete(id: string): Promise<void> {
    await this.#database.write(["contests", "tombstones"], async (writing) => {
      await putTombstones(writing, "contests", [id]);
      await writing.objectStore("contests").delete(id);
    });
    void forgetCopies(this.#database, this.#copies, "contests", [id]);
  }

  /**
   * Brings store and second copies in step: a contest that only one of them has is put into the other.
   * @returns how many the store had lost
   */
  async mend(): Promise<number> {
    const { restored, uncopied } = await restoreLost(this.#database, this.#copies, {
      kind: "contests",
      stores: ["contests"],
      read: async (id) => {
        const read = readStored(await this.#copies.newest("contests", id));
        return read.ok && read.value.id === id ? read.value : undefined;
      },
      put: (writing, id, contest) => writing.objectStore("contests").put(contest, id),
    });
    const database = await this.#database.open();
    for (const id of uncopied) {
      const read = readStored(await database.get("contests", id));
      if (read.ok) this.#copy(read.value);
    }
    return restored;
  }

  #copy(contest: Contest): void {
    const isKept = async () => (await (await this.#database.open()).count("contests", contest.id)) > 0;
    void this.#copies.write("contests", contest.id, Date.now(), contest, isKept);
  }

  async #change(
    id: string,
    act: (contest: Contest, writing: Writing) => Contest | Promise<Contest>,
    stores: Parameters<Database["write"]>[0] = ["contests", ...FINISHED_STORES],
  ): Promise<Contest> {
    const { changed, isNew } = await this.#database.write(stores, async (writing) => {
      const store = writing.objectStore("contests");
      const stored = readStored(await store.get(id));
      if (!stored.ok) throw new Error("what is kept of it cannot be read");
      const changed = await act(await withPlayed(writing, stored.value), writing);
      const isNew = changed !== stored.value;
      if (isNew) await store.put(changed, id);
      return { changed, isNew };
    });
    if (isNew) this.#copy(changed);
    return changed;
  }
}

/** The contest with the game of the one who is at the table, when it is over. */
async function withPlayed(writing: Writing, contest: Contest): Promise<Contest> {
  const deal = dealAtTable(contest);
  if (deal === undefined) return contest;
  const { records, orders } = await finishedOf(writing, contest, deal);
  return withFinished(contest, deal, records, orders);
}

/** The finished games of a deal, in all variants, which have the same cards; by their ids, in which order they were finished. */
async function finishedOf(
  writing: Writing,
  { challenge: { game: id } }: Contest,
  deal: string,
): Promise<{ readonly records: readonly GameRecord[]; readonly orders: ReadonlyMap<string, number> }> {
  const game = findGame(id, undefined);
  if (!game.ok) return { records: [], orders: new Map() };
  const set = game.value.cardSet && formatCardSetLabel(game.value.cardSet);
  const records: GameRecord[] = [];
  const orders = new Map<string, number>();
  for (const variant of variantsOf(game.value.options)) {
    const range = rangeOfDeal({ game: id, variant, deal, cardSet: set });
    // What the contest takes over has to be read with it again.
    records.push(...(await finishedRecords(writing, range)).filter((record) => parseGameRecord(record).ok));
    for (const { id, order } of await writing.objectStore("finished").getAll(range))
      if (typeof order === "number") orders.set(id, order);
  }
  return { records, orders };
}
