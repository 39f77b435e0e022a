import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { formatSave, games, outcomeOf, type Session } from "@tetrarch/engine";
import { holderOf, isHeld, type Lock, refreshLock, releaseLock, takeLock } from "../../files/lock.js";
import {
  isSystemError,
  MOST_BYTES,
  makeFolder,
  namesIn,
  readWhole,
  reasonOf,
  writeWhole,
} from "../../files/text-files.js";
import { savesWords } from "../../words/en/saves.js";
import { type Attempt, finishedAttemptPath, markUnsaved, readAttempt, writeAttempt } from "./attempt-file.js";
import { type BrokenSave, setAsideIn } from "./broken.js";
import { aside, cardSetPath, lockPath, readSave } from "./save-file.js";

/** A place for one game in play: a file, and a lock so that no second terminal writes there. */
export interface Slot {
  readonly game: string;
  readonly number: number;
  readonly lock: Lock;
  /** The text of the card set, kept beside the game where it is not the built-in one. */
  readonly cardSet: string | undefined;
}

export interface SavedGame {
  readonly game: string;
  readonly number: number;
  readonly path: string;
  readonly session: Session;
  readonly cardSet: string | undefined;
  /** When it was last saved, in milliseconds. */
  readonly savedAt: number;
  /** The process that plays it now, if one does. */
  readonly heldBy: string | undefined;
  /** What its record needs besides the game; undefined where that is not known. */
  readonly attempt: Attempt | undefined;
}

export interface SavedGameList {
  /** The games that can be resumed, the latest first. */
  readonly saved: readonly SavedGame[];
  /** Those that cannot, and that no terminal plays. */
  readonly broken: readonly BrokenSave[];
  /** What was wrong with some of them, each a sentence. */
  readonly troubles: readonly string[];
}

/** What became of an attempt to write: where it is, or what went wrong, as a sentence. */
export type Written = { readonly path: string } | { readonly trouble: string };

/**
 * The folder of saved games. Each game in play has a numbered slot of its own, so that neither a second terminal nor
 * a new game ever overwrites another. Nothing here throws for what a disk may do: troubles come back as sentences.
 */
export class Saves {
  readonly home: string | undefined;
  readonly #now: () => Date;

  constructor(home: string | undefined, now: () => Date) {
    this.home = home;
    this.#now = now;
  }

  /** Every saved game. One that is found broken is set aside under another name. */
  list(): SavedGameList {
    const saved: SavedGame[] = [];
    const broken: BrokenSave[] = [];
    const troubles: string[] = [];
    for (const { game, number } of this.#slotFiles()) {
      const read = this.#read(game, number);
      if ("trouble" in read) {
        troubles.push(read.trouble);
        if (read.unreadable) broken.push(read.unreadable);
      } else if (read.heldBy === undefined && outcomeOf(read.session).status !== "playing")
        troubles.push(...this.#settle(read));
      else saved.push(read);
    }
    if (this.home !== undefined) broken.push(...setAsideIn(this.#folder("saves"), readSave));
    const latestFirst = (a: { savedAt: number }, b: { savedAt: number }) => b.savedAt - a.savedAt;
    return { saved: saved.sort(latestFirst), broken: broken.sort(latestFirst), troubles };
  }

  /**
   * Deletes a saved game for ever, unless it has been played on since it was listed.
   * @returns why it is still there
   */
  discard(saved: SavedGame): string | undefined {
    const slot = this.#take(saved.game, saved.number, saved.cardSet);
    if ("heldBy" in slot) return slot.trouble;
    const now = this.#read(saved.game, saved.number);
    const same = "session" in now && formatSave(now.session) === formatSave(saved.session);
    if (same) return this.#discarded(slot, saved.path, cardSetPath(saved.path));
    if (!("trouble" in slot)) this.release(slot);
    return savesWords.changedMeanwhile;
  }

  /** Deletes what is left of a broken one for ever. Returns why it is still there. */
  discardBroken({ game, path, cardSet }: BrokenSave): string | undefined {
    const number = Number(/-(\d+)\.txt$/.exec(path)?.[1] ?? 0);
    // One that was set aside is no slot.
    if (number === 0) return this.#discarded(undefined, path, cardSet);
    const slot = this.#take(game, number, undefined);
    return "heldBy" in slot ? slot.trouble : this.#discarded(slot, path, cardSet);
  }

  /** Deletes files. On a full disk there is no room for a lock, and there games are deleted all the more. */
  #discarded(
    slot: Slot | { readonly trouble: string } | undefined,
    ...paths: readonly string[]
  ): string | undefined {
    try {
      for (const path of paths) rmSync(path, { force: true });
      return undefined;
    } catch (error) {
      return savesWords.notDeleted(reasonOf(error));
    } finally {
      if (slot && !("trouble" in slot)) this.release(slot);
    }
  }

  /**
   * A saved game's slot, and the game as it is saved at this moment. When another process plays it, `heldBy` says
   * which; other troubles only mean that it cannot be saved any further.
   */
  reclaim(
    saved: SavedGame,
  ):
    | { readonly slot: Slot; readonly session: Session }
    | { readonly trouble: string; readonly heldBy?: string } {
    const slot = this.#take(saved.game, saved.number, saved.cardSet);
    if ("trouble" in slot) return slot;
    const read = this.#read(saved.game, saved.number);
    return { slot, session: "trouble" in read ? saved.session : read.session };
  }

  /** A slot for a new game; undefined when nothing can be saved. */
  claim(game: string, cardSet: string | undefined): Slot | { readonly trouble: string } {
    if (this.home === undefined) {
      return { trouble: savesWords.noHome };
    }
    for (let number = 1; ; number++) {
      if (existsSync(this.#path(game, number))) continue;
      const slot = this.#take(game, number, cardSet);
      if ("heldBy" in slot) continue;
      if ("trouble" in slot) return slot;
      // Another process may have saved a game there and ended before the lock was ours.
      if (!existsSync(this.#path(game, number))) return this.#emptied(slot);
      this.release(slot);
    }
  }

  /** Writes the game to its slot, at once and whole. */
  keep(slot: Slot, session: Session): Written {
    const path = this.#path(slot.game, slot.number);
    try {
      makeFolder(this.#folder("saves"));
      if (!isHeld(slot.lock) && "heldBy" in takeLock(slot.lock.path)) {
        return { trouble: savesWords.playedByOther(path) };
      }
      const text = formatSave(session);
      if (Buffer.byteLength(text) > MOST_BYTES) return { trouble: savesWords.tooLarge(MOST_BYTES) };
      if (slot.cardSet !== undefined) this.#keepCardSet(cardSetPath(path), slot.cardSet);
      writeWhole(path, text);
      refreshLock(slot.lock);
      return { path };
    } catch (error) {
      return { trouble: savesWords.notSaved(path, reasonOf(error)) };
    }
  }

  /** Moves a finished game from its slot to the finished ones, with what tells it from all others. */
  finish(slot: Slot, session: Session, attempt: Attempt | undefined = this.attempt(slot)): Written {
    const path = this.#path(slot.game, slot.number);
    const target = this.#freeTarget(slot);
    try {
      makeFolder(this.#folder("finished"));
      if (slot.cardSet !== undefined) this.#keepCardSet(cardSetPath(target), slot.cardSet);
      if (attempt) this.#keepAttemptIn(this.#finishedAttemptPath(target), attempt);
      writeWhole(target, formatSave(session));
      if (isHeld(slot.lock)) this.#clear(path);
      return { path: target };
    } catch (error) {
      return { trouble: savesWords.notFinished(target, reasonOf(error)) };
    }
  }

  /** Takes a game back from the finished ones, once it is in play again and saved in its slot. */
  unfinish(path: string): void {
    try {
      this.#clear(path);
      rmSync(this.#finishedAttemptPath(path), { force: true });
    } catch {
      // At worst it stays there as it once was finished.
    }
  }

  /** What tells the game in a slot from all others; undefined where that is not known. */
  attempt(slot: Slot): Attempt | undefined {
    return readAttempt(this.#attemptPath(slot));
  }

  keepAttempt(slot: Slot, attempt: Attempt): void {
    this.#keepAttemptIn(this.#attemptPath(slot), attempt);
  }

  /** Marks beside the game how far it was played, where it could not be saved: the mark has room of its own. */
  markUnsaved(slot: Slot, { now, honest }: Session): void {
    try {
      markUnsaved(this.#attemptPath(slot), { moves: now.number, honest });
    } catch {
      // The same failure is reported for the game itself.
    }
  }

  #keepAttemptIn(path: string, attempt: Attempt): void {
    try {
      makeFolder(this.#folder("attempts"));
      writeAttempt(path, attempt);
    } catch {
      // The same failure is reported for the game itself.
    }
  }

  #attemptPath({ game, number }: Pick<Slot, "game" | "number">): string {
    return join(this.#folder("attempts"), `${game}-${number}.json`);
  }

  #finishedAttemptPath(path: string): string {
    return finishedAttemptPath(this.home ?? "", basename(path));
  }

  release(slot: Slot): void {
    try {
      releaseLock(slot.lock);
    } catch {
      // A lock left behind counts no more once this process has ended.
    }
  }

  /** Whether the explanation of a game has been shown before. */
  hasSeen(game: string): boolean {
    return this.home !== undefined && existsSync(join(this.#folder("seen"), game));
  }

  markSeen(game: string): void {
    if (this.home === undefined) return;
    try {
      makeFolder(this.#folder("seen"));
      writeFileSync(join(this.#folder("seen"), game), "");
    } catch {
      // At worst the explanation is shown once more.
    }
  }

  #folder(name: "saves" | "finished" | "seen" | "attempts"): string {
    return join(this.home ?? "", name);
  }

  #path(game: string, number: number): string {
    return join(this.#folder("saves"), `${game}-${number}.txt`);
  }

  /** A name among the finished games that none of them has, even when two of a slot ended in one second. */
  #freeTarget({ game, number }: Slot): string {
    const stamp = this.#now().toISOString().slice(0, 19).replaceAll(":", "");
    const base = join(this.#folder("finished"), `${game}-${stamp}-${number}`);
    if (!existsSync(`${base}.txt`)) return `${base}.txt`;
    let again = 2;
    while (existsSync(`${base}-${again}.txt`)) again++;
    return `${base}-${again}.txt`;
  }

  #slotFiles(): readonly { readonly game: string; readonly number: number }[] {
    if (this.home === undefined) return [];
    const names = namesIn(this.#folder("saves"));
    const found: { game: string; number: number }[] = [];
    for (const { id: game } of games) {
      for (const name of names) {
        const number = name.startsWith(`${game}-`)
          ? /^([1-9]\d{0,5})\.txt$/.exec(name.slice(game.length + 1))
          : null;
        if (number) found.push({ game, number: Number(number[1]) });
      }
    }
    return found;
  }

  #read(
    game: string,
    number: number,
  ): SavedGame | { readonly trouble: string; readonly unreadable: BrokenSave | undefined } {
    const path = this.#path(game, number);
    const heldBy = holderOf(lockPath(path));
    try {
      const read = readSave(game, path, cardSetPath(path));
      const attempt = readAttempt(this.#attemptPath({ game, number }));
      return { game, number, path, ...read, savedAt: statSync(path).mtimeMs, heldBy, attempt };
    } catch (error) {
      const reason = reasonOf(error);
      const wrong = savesWords.notResumed(path, reason);
      // What another process plays, or what the system only will not let us read, may be perfectly sound.
      const stays = heldBy !== undefined || isSystemError(error);
      if (!stays) return { trouble: `${wrong} ${aside(path)}`, unreadable: undefined };
      const unreadable = { game, path, cardSet: cardSetPath(path), reason, savedAt: 0 };
      return { trouble: wrong, unreadable: heldBy === undefined ? unreadable : undefined };
    }
  }

  /** A finished game still in its slot: the program ended between writing it to one place and removing the other. */
  #settle(saved: SavedGame): readonly string[] {
    const slot = this.#take(saved.game, saved.number, saved.cardSet);
    if ("trouble" in slot) return [slot.trouble];
    const finished = this.finish(slot, saved.session);
    this.release(slot);
    return "trouble" in finished ? [finished.trouble] : [];
  }

  #take(
    game: string,
    number: number,
    cardSet: string | undefined,
  ): Slot | { readonly trouble: string; readonly heldBy?: string } {
    const path = this.#path(game, number);
    try {
      makeFolder(this.#folder("saves"));
      const lock = takeLock(lockPath(path));
      if (!("heldBy" in lock)) return { game, number, lock, cardSet };
      return { trouble: savesWords.heldBy(lock.heldBy), heldBy: lock.heldBy };
    } catch (error) {
      return { trouble: savesWords.folderFailed(this.home, reasonOf(error)) };
    }
  }

  /** A slot without what is left of a game that was there before. */
  #emptied(slot: Slot): Slot | { readonly trouble: string } {
    const path = cardSetPath(this.#path(slot.game, slot.number));
    try {
      rmSync(path, { force: true });
      rmSync(this.#attemptPath(slot), { force: true });
      return slot;
    } catch (error) {
      this.release(slot);
      return { trouble: savesWords.inTheWay(path, reasonOf(error)) };
    }
  }

  #clear(path: string): void {
    rmSync(path, { force: true });
    rmSync(cardSetPath(path), { force: true });
  }

  #keepCardSet(path: string, text: string): void {
    if (!existsSync(path) || readWhole(path) !== text) writeWhole(path, text);
  }
}
