import { findGameAmong, formatCardSetLabel, unwrap, variantsOf } from "@tetrarch/engine";
import {
  Collection,
  type Contest,
  challengeDeals,
  challengeFor,
  freshGameId,
  type GameRecord,
  gameOfChallenge,
  KINDS,
  type Listing,
  type Payment,
  type Place,
  parseGameRecord,
  pendingDeals,
  type RunningDebt,
  runningDebts,
  sittingOf,
  type Transaction,
  withFinished,
  withTurn,
} from "@tetrarch/play";
import { freshRandom } from "../ui/random.js";
import * as words from "../words/en/data.js";
import { attemptIn } from "./attempt.js";
import type { BrowserStorage } from "./browser-storage.js";
import type { Database } from "./database.js";
import { FINISHED_STORES, finishedIn, rangeOfDeal } from "./finished-games.js";
import type { BrowserMirror } from "./mirror.js";

/** A challenge with cards of one's own holds them itself. */
const findGame = findGameAmong([]);

/** A deal of a contest that is played here. */
export interface DealInContest {
  readonly contest: Contest;
  /** The place among the deals, from 0. */
  readonly game: number;
  /** The names of those who still have these cards to play, here or on other devices. */
  readonly pendingPlayers: readonly string[];
}

/** The names of those at this screen who still have to play a deal of a game: nothing of its cards may be told before. */
export type PendingPlayers = (game: string, deal: string) => readonly string[];

/** Reads the contests once, for any number of games. Rejects, with an Error for which `reasonOf` has words. */
export function pendingPlayers({
  database,
  copies,
}: Pick<BrowserStorage, "database" | "copies">): Promise<PendingPlayers> {
  return new Contests(database, copies).pendingPlayers();
}

/** Reads a stored contest; undefined where it cannot be read, or where its deals cannot be laid. */
function readStored(value: unknown): Contest | undefined {
  const read = KINDS.contest.read(value);
  return read.ok && challengeDeals(read.value.challenge, findGame).ok ? read.value : undefined;
}

/** The card lists of the deals that one of a contest's players has. */
export function dealsOf({ challenge, contestants }: Contest, contestant: number): readonly string[] {
  return unwrap(challengeDeals(challengeFor(challenge, contestants[contestant]?.name ?? ""), findGame));
}

/** The card list of a player's deal in a contest. */
export function dealOf(contest: Contest, { contestant, game }: Place): string | undefined {
  return dealsOf(contest, contestant)[game];
}

/** The card list that lies on the table for a contest now; undefined while no one is at the table. */
function dealAtTable(contest: Contest): string | undefined {
  const sitting = sittingOf(contest);
  return sitting && dealOf(contest, sitting);
}

/**
 * The contests in this browser's database, with second copies. Reading one takes the game that was finished at its table
 * meanwhile from the history, in one transaction.
 */
export class Contests extends Collection<Contest> {
  constructor(database: Database, mirror: BrowserMirror) {
    super(
      database,
      {
        kind: KINDS.contest,
        store: "contests",
        with: FINISHED_STORES,
        read: readStored,
        // Whose turn it is may change by a merge: first comes what was finished in the turn until now.
        current: (contest, transaction) => withPlayed(transaction, contest),
        changedAt: Date.now,
        now: Date.now,
      },
      mirror,
    );
  }

  /** All contests as they stand now, the newest first. */
  override async list(): Promise<Listing<Contest>> {
    const { values, unread } = await super.list();
    const current = await Promise.all(
      values.map((contest) => (sittingOf(contest) ? this.changeOf(contest.id, (one) => one) : contest)),
    );
    return { values: current.sort((a, b) => b.madeAt - a.madeAt), unread };
  }

  /** Whether a player has begun a deal for a contest that does not have its result yet (TK-30). */
  async waitsFor(game: string, deal: string): Promise<boolean> {
    const { values: contests } = await this.list();
    return contests.some((contest) => contest.challenge.game === game && dealAtTable(contest) === deal);
  }

  /** Who of those at this screen still has to play a deal. */
  async pendingPlayers(): Promise<PendingPlayers> {
    const { values: contests } = await this.list();
    const left = pendingDeals(contests, findGame);
    return (game, deal) =>
      left.filter((one) => one.game === game && one.deal === deal).map(({ name }) => name);
  }

  /** The latest contest of which a deal is one here; undefined for none. */
  async contestOfDeal(id: string, deal: string): Promise<DealInContest | undefined> {
    const { values: contests } = await this.list();
    const found = contests.flatMap((contest) => {
      if (contest.challenge.game !== id) return [];
      const decks = contest.contestants.map((_, place) => dealsOf(contest, place));
      const isHere = contest.contestants.map(
        ({ kind }, place) => kind === "here" && decks[place]?.includes(deal),
      );
      const game = decks[isHere.indexOf(true)]?.indexOf(deal) ?? -1;
      if (game < 0) return [];
      const pending = contest.contestants.filter(
        ({ kind, entries }, place) =>
          (kind === "here" || kind === "away") && !entries[game] && decks[place]?.[game] === deal,
      );
      return [{ contest, game, pendingPlayers: pending.map(({ name }) => name) }];
    });
    const [latest] = found;
    return latest && { ...latest, pendingPlayers: found.flatMap(({ pendingPlayers }) => pendingPlayers) };
  }

  async add(contest: Contest): Promise<void> {
    await this.merge([contest]);
  }

  /** Changes a contest on the disk, where another tab may have changed it before. */
  changeOf(
    id: string,
    act: (contest: Contest, transaction: Transaction) => Contest | Promise<Contest>,
    more: readonly string[] = [],
  ): Promise<Contest> {
    return this.change(
      id,
      (contest, transaction) => {
        if (!contest) throw new Error(words.unreadableContest);
        return act(contest, transaction);
      },
      more,
    );
  }

  /** Sits a player down to a deal. What there is of the deal here is not this turn's game. */
  sitDown(id: string, place: Place): Promise<Contest> {
    const act = async (contest: Contest, transaction: Transaction) => {
      const { records } = await finishedOf(transaction, contest, dealOf(contest, place) ?? "");
      const onTable = attemptIn(await transaction.get("games", contest.challenge.game))?.id;
      const before = records.map((record) => record.id);
      return withTurn(contest, place, Date.now(), { before, ...(onTable !== undefined && { onTable }) });
    };
    return this.changeOf(id, act, ["games"]);
  }
}

/** The debts that were settled, in this browser's database, with second copies. A payment is never changed and never deleted. */
export class Payments extends Collection<Payment> {
  readonly #database: Database;

  constructor(database: Database, mirror: BrowserMirror) {
    super(database, { kind: KINDS.payment, store: "payments", now: Date.now }, mirror);
    this.#database = database;
  }

  /**
   * Settles a debt, unless it has changed since it was shown: in another tab a game may have ended, or the same debt been settled.
   * @returns whether it was settled
   */
  async settle(debt: RunningDebt): Promise<boolean> {
    const payment: Payment = { id: freshGameId(freshRandom), at: Date.now(), ...debt };
    const isSettled = await this.#database.write(["contests", "payments"], async (transaction) => {
      const contests = await transaction.values("contests");
      const payments = await transaction.values("payments");
      const debts = runningDebts(
        contests.flatMap((stored) => readStored(stored) ?? []),
        payments.flatMap((stored) => this.read(stored, "") ?? []),
      );
      if (!debts.some((now) => JSON.stringify(now) === JSON.stringify(debt))) return false;
      await transaction.put("payments", payment.id, payment);
      return true;
    });
    if (isSettled) void this.copy(payment);
    return isSettled;
  }
}

/** The contest with the game of the one who is at the table, when it is over. */
async function withPlayed(transaction: Transaction, contest: Contest): Promise<Contest> {
  const deal = dealAtTable(contest);
  if (deal === undefined) return contest;
  const { records, orders } = await finishedOf(transaction, contest, deal);
  return withFinished(contest, deal, records, orders);
}

/** The finished games of a deal, in all variants, which have the same cards; by their ids, in which order they were finished. */
async function finishedOf(
  transaction: Transaction,
  { challenge }: Contest,
  deal: string,
): Promise<{ readonly records: readonly GameRecord[]; readonly orders: ReadonlyMap<string, number> }> {
  const game = gameOfChallenge(challenge, findGame);
  if (!game.ok) return { records: [], orders: new Map() };
  const set = game.value.cardSet && formatCardSetLabel(game.value.cardSet);
  const records: GameRecord[] = [];
  const orders = new Map<string, number>();
  for (const variant of variantsOf(game.value.options)) {
    const range = rangeOfDeal({ game: challenge.game, variant, deal, cardSet: set });
    // What the contest takes over has to be read with it again.
    for (const { record, order } of await finishedIn(transaction, ...range)) {
      if (order !== undefined) orders.set(record.id, order);
      if (parseGameRecord(record).ok) records.push(record);
    }
  }
  return { records, orders };
}
