import { type Kind, type Listing, type MergeResult, mergeAll } from "@tetrarch/play";
import { BrowserMirror } from "./mirror.js";
import { reasonOf } from "./storage-reason.js";

/** How the values of a kind lie in one text of `localStorage`. */
interface LocalForm<Value> {
  readonly key: string;
  readonly kind: Pick<Kind<Value>, "key" | "merge" | "read">;
  /** Reads a parsed text, to which anything may have happened; left out, it is a list of values. */
  read?(json: unknown): Listing<Value>;
  /** Turns values into what is written as JSON; left out, that is the list of values. */
  write?(values: readonly Value[]): unknown;
  /** Puts values in their order; left out, they stay in that in which they came. */
  sort?(values: readonly Value[]): readonly Value[];
  /** Store and key of the second copy of the whole text, where there is one. */
  readonly copy?: readonly [string, string];
  /** Tells the player that all of it cannot be read, or some. */
  unreadable(isAll: boolean): string;
  /** Tells the player that it cannot be saved. */
  unsaved(reason: string): string;
}

function readList<Value>({ read }: Pick<Kind<Value>, "read">, json: unknown): Listing<Value> {
  if (!Array.isArray(json)) return { values: [], unread: 1 };
  const values = json.flatMap((one: unknown) => {
    const value = read(one);
    return value.ok ? [value.value] : [];
  });
  return { values, unread: json.length - values.length };
}

/**
 * The values of one kind in this browser's `localStorage`, for pages that read them at once. Where nothing can be saved they hold
 * as long as the page is open.
 */
export class LocalCollection<Value> {
  readonly #form: Required<Pick<LocalForm<Value>, "read" | "write">> & LocalForm<Value>;
  readonly #mirror = new BrowserMirror();
  #values = $state.raw<readonly Value[]>([]);
  /** What the player has to be told of values that could not be read; empty for nothing. */
  news = $state("");
  /** Why the last change is only in this page; empty when it is saved. */
  trouble = $state("");

  constructor(form: LocalForm<Value>) {
    this.#form = { read: (json) => readList(form.kind, json), write: (values) => values, ...form };
    const { values, unread } = this.#stored();
    this.#values = this.#merged(values);
    addEventListener("storage", ({ key }) => {
      if (key === form.key) this.#values = this.#merged(this.#stored().values);
    });
    if (unread === 0) return;
    this.news = form.unreadable(values.length === 0);
    this.#save();
  }

  /** The values as this page knows them. */
  get values(): readonly Value[] {
    return this.#values;
  }

  /** The values, those that other tabs have added among them. */
  async list(): Promise<Listing<Value>> {
    return { values: this.#merged(this.#stored().values), unread: 0 };
  }

  /** Merges values, made here or imported, with those of this page and of other tabs. */
  merge(values: readonly Value[]): MergeResult<Value> {
    const { key } = this.#form.kind;
    const before = new Map(this.#merged(this.#stored().values).map((value) => [key(value), value]));
    this.#values = this.#merged([...before.values(), ...values]);
    const added = this.#values.filter((value) => !before.has(key(value)));
    const changed = this.#values.filter((value) => {
      const old = before.get(key(value));
      return old !== undefined && JSON.stringify(old) !== JSON.stringify(value);
    });
    if (added.length + changed.length > 0) this.#save();
    return { added, changed };
  }

  /** Brings the text and its second copy in step: the browser may have cleared one of them. */
  async mend(): Promise<void> {
    const { copy, read, write } = this.#form;
    if (!copy) return;
    const found = await this.#mirror.read(...copy);
    this.merge(read(found).values);
    if (this.#values.length > 0 && JSON.stringify(write(this.#values)) !== JSON.stringify(found))
      this.#copy();
  }

  #merged(values: readonly Value[]): readonly Value[] {
    const { kind, sort = (all) => all } = this.#form;
    return sort([...mergeAll(kind, [...this.#values, ...values]).values()]);
  }

  #stored(): Listing<Value> {
    let text: string | null = null;
    try {
      text = localStorage.getItem(this.#form.key);
    } catch {
      // Nothing is kept here.
    }
    try {
      return text === null ? { values: [], unread: 0 } : this.#form.read(JSON.parse(text));
    } catch {
      return { values: [], unread: 1 };
    }
  }

  #save(): void {
    const { key, write, unsaved } = this.#form;
    try {
      localStorage.setItem(key, JSON.stringify(write(this.#values)));
      this.trouble = "";
    } catch (error) {
      this.trouble = unsaved(reasonOf(error));
    }
    this.#copy();
  }

  #copy(): void {
    const { copy, write } = this.#form;
    if (copy) void this.#mirror.write(...copy, write(this.#values), Date.now());
  }
}
