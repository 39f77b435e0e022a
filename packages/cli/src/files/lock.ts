import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { fileFaults } from "../words/en/faults.js";
import { withClaim } from "./claims.js";
import { formatOwner, parseOwner, stateOf, thisOwner } from "./lock-owner.js";

/** How long a lock of another machine is believed when nothing else is said: half a day, in milliseconds. */
const MOST_REST = 12 * 60 * 60 * 1000;

/** How often a lock is gone for that several processes want at this moment, and the longest pause between, milliseconds. */
const ATTEMPTS = 100;
const LONGEST_PAUSE = 10;

/** A file that says which running process uses something. */
export interface Lock {
  readonly path: string;
  readonly owner: string;
}

type Taken = Lock | { readonly heldBy: string };

/**
 * Takes a lock, also from a process that runs no more.
 *
 * A lock is written and replaced by a process with a claim on it alone (`withClaim`), and removed by its owner alone. So
 * the lock of a process that is gone is still the same when it is replaced. It comes to its place by a rename: whole.
 * @param rest how long a lock of another machine is believed since its last sign of life, in milliseconds. Whether its owner
 *   runs cannot be told from here; it looks before each write whether the lock is still its own (`isHeld`).
 * @returns the lock, or who holds it. Throws what the system says when the lock cannot be written.
 */
export function takeLock(path: string, rest = MOST_REST): Taken {
  for (let attempt = 1; ; attempt++) {
    const holder = holderOf(path, rest);
    if (holder !== undefined) return { heldBy: holder };
    const taken = withClaim(
      path,
      (claim) => isFresh(claim, rest),
      () => takeAlone(path, rest),
    );
    if (!("claimedBy" in taken)) return taken;
    if (attempt === ATTEMPTS) return { heldBy: fileFaults.process(taken.claimedBy.pid) };
    pause(Math.random() * Math.min(attempt, LONGEST_PAUSE));
  }
}

function takeAlone(path: string, rest: number): Taken {
  const holder = holderOf(path, rest);
  if (holder !== undefined) return { heldBy: holder };
  const owner = formatOwner(thisOwner());
  const beside = `${path}.new`;
  try {
    writeFileSync(beside, owner, { mode: 0o600 });
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  return { path, owner };
}

/** Stops this process for some milliseconds. */
function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** The process that holds a lock, as far as is known; undefined for none. */
export function holderOf(path: string, rest = MOST_REST): string | undefined {
  const owner = parseOwner(readOwner(path) ?? "");
  if (!owner) return undefined;
  switch (stateOf(owner)) {
    case "running":
      return fileFaults.process(owner.pid);
    case "unknown":
      return isFresh(path, rest) ? fileFaults.process(owner.pid, owner.host) : undefined;
    case "gone":
      return undefined;
  }
}

/** Shows others that the lock is in use. */
export function refreshLock({ path }: Lock): void {
  const now = new Date();
  utimesSync(path, now, now);
}

function isFresh(path: string, rest: number): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs < rest;
}

/** Whether a lock taken is still ours. */
export function isHeld(lock: Lock): boolean {
  return readOwner(lock.path) === lock.owner;
}

export function releaseLock(lock: Lock): void {
  if (isHeld(lock)) rmSync(lock.path, { force: true });
}

function readOwner(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
