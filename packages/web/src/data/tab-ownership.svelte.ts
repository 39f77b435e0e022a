import { reportBug } from "../ui/report-bug.js";
import { lockGame, type TabLock } from "./tab-lock.js";

/** Where the game on the table stands with the other tabs. */
export type Ownership = "opening" | "ours" | "other-tab";

/** A game that this tab is given: it may be lost again before it is read. */
export interface OwnershipGrant {
  /** Whether it is still this tab's. */
  readonly isValid: boolean;
  /** It lies on the table: from now on it can be played here. */
  accept(): void;
}

/** Who plays the game in this tab. */
export interface OwnershipHandler {
  /** This tab is given the game: it reads it, lays it on the table and accepts it. */
  takeUp(given: OwnershipGrant): Promise<void>;
  /**
   * Another tab has the game, or has just taken it from this one: shows what that one plays.
   * @param isLooking whether the table is still shown
   */
  lookOn(isLooking: () => boolean): Promise<void>;
  /** Nothing of this tab's may be written any more. */
  letGo(): void;
  /** The game is this tab's again, as the one that had it has let go of it. */
  returned(): void;
}

/**
 * Whether this tab or another may play a game. One of them does at a time; the others wait for it while the player looks at
 * them, as it may be closed, or crash.
 */
export class TabOwnership {
  readonly #game: string;
  readonly #holder: OwnershipHandler;
  #lock: TabLock | undefined;
  /** The waiting for a game that another tab has. */
  #waiting: AbortController | undefined;
  #closed = false;

  state = $state<Ownership>("opening");
  /** Whether this tab was given the game last, and could not lay it on the table. */
  hasFailed = $state(false);

  /** @param game its id */
  constructor(game: string, holder: OwnershipHandler) {
    this.#game = game;
    this.#holder = holder;
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** Whether the game may be played here now. */
  get isOurs(): boolean {
    return this.state === "ours" && !this.#closed;
  }

  /** Asks for the game; where another tab has it, it is taken from that one only when it is to be. Rejects where the game cannot be laid on the table. */
  async open(takeOver: boolean): Promise<void> {
    this.#stopWaiting();
    const lock = await this.#ask(takeOver ? "at any rate" : "free now");
    if (lock) await this.#takeUp(lock);
    else await this.#lookOn();
    this.#wait();
  }

  /** Another tab has taken the game over, be it while it was still being taken up here. */
  lost(): void {
    const lock = this.#lock;
    this.#lock = undefined;
    lock?.release();
    this.#holder.letGo();
    if (this.state !== "other-tab") void this.#lookOn().catch(reportBug);
    this.#wait();
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting();
    document.removeEventListener("visibilitychange", this.#seen);
  }

  /** Another tab may have the game now. Called when what was to be written is on its way. */
  release(): void {
    this.#lock?.release();
  }

  /** The right to play here; undefined when there is none to be had. */
  async #ask(
    when: "free now" | "free at last" | "at any rate",
    signal?: AbortSignal,
  ): Promise<TabLock | undefined> {
    const onlost = (lost: TabLock) => {
      if (this.#lock === lost) this.lost();
    };
    const lock = await lockGame({ game: this.#game, when, onlost, ...(signal && { signal }) });
    // The player may have left meanwhile, and then it would stay locked.
    if (!this.#closed && !signal?.aborted) return lock;
    lock?.release();
    return undefined;
  }

  async #takeUp(lock: TabLock): Promise<void> {
    this.#lock = lock;
    const isValid = () => !this.#closed && this.#lock === lock;
    this.hasFailed = false;
    try {
      await this.#holder.takeUp({
        get isValid() {
          return isValid();
        },
        accept: () => {
          this.state = "ours";
        },
      });
    } catch (error) {
      lock.release();
      this.hasFailed = true;
      throw error;
    }
  }

  async #lookOn(): Promise<void> {
    if (this.#closed) return;
    this.state = "other-tab";
    await this.#holder.lookOn(() => this.state === "other-tab" && !this.#closed);
  }

  /** A visible tab gets the game as soon as the tab that has it lets go of it, or has crashed. */
  #wait(): void {
    if (this.#closed || this.state !== "other-tab" || document.visibilityState !== "visible") return;
    this.#stopWaiting();
    const waiting = new AbortController();
    this.#waiting = waiting;
    void this.#ask("free at last", waiting.signal)
      .then(async (lock) => {
        if (!lock) return;
        await this.#takeUp(lock);
        if (this.isOurs) this.#holder.returned();
      })
      .catch(reportBug);
  }

  #stopWaiting(): void {
    this.#waiting?.abort();
    this.#waiting = undefined;
  }

  /** A hidden tab waits for nothing, or it would take games away from the one that is looked at. */
  readonly #seen = () => {
    if (document.visibilityState === "visible") this.#wait();
    else this.#stopWaiting();
  };
}
