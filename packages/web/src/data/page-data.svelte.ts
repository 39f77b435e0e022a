import { onMount, untrack } from "svelte";
import type { PageName, PageParams } from "../ui/routes.js";
import type { BrowserStorage } from "./browser-storage.js";
import { reasonOf } from "./storage-reason.js";

/** What every page beside home and the tables is made from: the storage, and what its address says. */
export interface PageProps<Name extends PageName> {
  readonly storage: BrowserStorage;
  readonly params: PageParams<Name>;
}

/** The pages whose storage was mended since the app was opened: once is enough. */
const mended = new Set<PageName>();

/** What a page shows of the storage: read when it opens, and again whenever it is seen again, as another tab may have changed it. */
export class PageData<Data> {
  readonly #read: () => Promise<Data>;
  /** Undefined until it has been read. */
  current = $state.raw<Data>();
  /** Why it cannot be read; empty when it can. */
  trouble = $state("");
  /** What the page says of it; empty for nothing. */
  news = $state("");

  constructor(read: () => Promise<Data>) {
    this.#read = read;
  }

  readonly load = async (): Promise<void> => {
    try {
      this.current = await this.#read();
      this.trouble = "";
    } catch (error) {
      this.trouble = reasonOf(error);
    }
  };

  /** Changes what is stored and reads it again. Returns whether it could be done; else `failed` makes the news of the reason. */
  async change(act: () => Promise<unknown>, failed: (reason: string) => string): Promise<boolean> {
    try {
      await act();
      await this.load();
      return true;
    } catch (error) {
      this.news = failed(reasonOf(error));
      return false;
    }
  }

  /**
   * Reads the data while the component is there, and mends the storage after the first time.
   * @param mend puts back what the browser has lost; resolves to what the page says of it, undefined when nothing was lost
   */
  loadWhileShown(name: PageName, mend: () => Promise<string | undefined>): void {
    onMount(() => {
      void untrack(this.load).then(() => this.#mend(name, mend));
      const seen = () => {
        if (document.visibilityState === "visible") void this.load();
      };
      document.addEventListener("visibilitychange", seen);
      return () => document.removeEventListener("visibilitychange", seen);
    });
  }

  async #mend(name: PageName, mend: () => Promise<string | undefined>): Promise<void> {
    if (mended.has(name)) return;
    try {
      const news = await mend();
      mended.add(name);
      if (news === undefined) return;
      await this.load();
      if (news !== "") this.news = news;
    } catch {
      // The page says already that the storage cannot be used; otherwise the next visit mends it.
    }
  }
}
