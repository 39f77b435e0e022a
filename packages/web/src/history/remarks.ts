import { identityOfFinished, type Remark, readRemark, remarksTogether } from "@tetrarch/play";
import type { Database, ListedGame } from "../play/database.js";
import { answered } from "../play/patience.js";
import { restoreLost } from "../play/restore-lost.js";
import type { SecondCopy } from "../play/second-copy.js";
import { removeTombstones } from "../play/tombstones.js";

/** All that is set beside games. */
export interface ListedRemarks {
  /** By the finished game's id. */
  readonly remarks: ReadonlyMap<string, Remark>;
  /** How many records cannot be read. They are left as they are. */
  readonly unread: number;
}

/**
 * What is set beside finished games in this browser's database, with a second copy of each. All methods may reject, with an
 * Error for which `reasonOf` has words.
 */
export class Remarks {
  readonly #database: Database;
  readonly #copies: SecondCopy;

  constructor(database: Database, copies: SecondCopy) {
    this.#database = database;
    this.#copies = copies;
  }

  async list(): Promise<ListedRemarks> {
    const database = await answered(this.#database.open());
    const values: readonly unknown[] = await database.getAll("remarks");
    const all = values.flatMap(readable);
    return {
      remarks: new Map(all.map((remark) => [remark.id, remark] as const)),
      unread: values.length - all.length,
    };
  }

  /** What is set beside a game, changed on the disk; another tab may have changed it before, or deleted the game. */
  async change(game: ListedGame, act: (remark: Remark) => Remark): Promise<void> {
    const { id } = game;
    const changed = await this.#database.write(["remarks", "finished", "tombstones"], async (writing) => {
      if ((await writing.objectStore("finished").count(identityOfFinished(game))) === 0)
        throw new Error("the game has been deleted");
      const store = writing.objectStore("remarks");
      const [kept = { id }] = readable(await store.get(id));
      const remark = act(kept);
      await store.put(remark, id);
      await removeTombstones(writing, "remarks", [id]);
      return remark;
    });
    this.#copy(changed);
  }

  /**
   * Adds remarks from elsewhere. All of it is done, or nothing.
   * @returns how many changed something here
   */
  async merge(remarks: readonly Remark[]): Promise<number> {
    const news = await this.#database.write(["remarks", "tombstones"], async (writing) => {
      const store = writing.objectStore("remarks");
      const taken: Remark[] = [];
      for (const remark of remarks) {
        const value: unknown = await store.get(remark.id);
        const [kept] = readable(value);
        // What cannot be read may be a newer version's.
        if (value !== undefined && !kept) continue;
        const together = kept ? remarksTogether(kept, remark) : remark;
        if (kept && isSame(kept, together)) continue;
        await store.put(together, remark.id);
        taken.push(together);
      }
      await removeTombstones(
        writing,
        "remarks",
        taken.map(({ id }) => id),
      );
      return taken;
    });
    for (const remark of news) this.#copy(remark);
    return news.length;
  }

  /** Brings store and second copies in step: a remark that only one of them has is put into the other. */
  async mend(): Promise<void> {
    const { uncopied } = await restoreLost(this.#database, this.#copies, {
      kind: "remarks",
      stores: ["remarks"],
      read: async (id) => {
        const [remark] = readable(await this.#copies.newest("remarks", id));
        return remark?.id === id ? remark : undefined;
      },
      put: (writing, id, remark) => writing.objectStore("remarks").put(remark, id),
    });
    const { remarks } = await this.list();
    for (const id of uncopied) {
      const remark = remarks.get(id);
      if (remark) this.#copy(remark);
    }
  }

  #copy(remark: Remark): void {
    const isKept = async () => (await (await this.#database.open()).count("remarks", remark.id)) > 0;
    void this.#copies.write("remarks", remark.id, setAt(remark), remark, isKept);
  }
}

function readable(stored: unknown): readonly Remark[] {
  const read = readRemark(stored);
  return read.ok ? [read.value] : [];
}

/** When anything of it was set last. */
function setAt({ star, hidden, note }: Remark): number {
  return Math.max(0, ...[star, hidden, note].flatMap((part) => part?.at ?? []));
}

function isSame(one: Remark, other: Remark): boolean {
  return (["star", "hidden", "note"] as const).every(
    (part) => one[part]?.value === other[part]?.value && one[part]?.at === other[part]?.at,
  );
}
