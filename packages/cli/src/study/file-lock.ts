import { setTimeout } from "node:timers/promises";
import { ok, type Result } from "@tetrarch/engine";
import { type Lock, refreshLock, releaseLock, takeLock } from "../files/lock.js";
import { reasonOf } from "../files/text-files.js";
import { type Fault, fault } from "../report.js";
import { fileFaults } from "../words/en/faults.js";
import { studyFaults } from "../words/en/study-faults.js";

const MINUTE = 60_000;
/** A study's lock is refreshed every minute: one of another machine that is older than this is free. */
const MOST_REST = 10 * MINUTE;

/** A process that has just been killed needs a moment to be gone; milliseconds. */
const BETWEEN_ATTEMPTS = 100;
const ATTEMPTS = 20;

/** While a lock is waited for, milliseconds. */
const BETWEEN_LOOKS = 1000;

/**
 * Does work on a study's file that no other process may do at the same time.
 * @param waits called with the holder of the file before waiting; without it a held file is a failure
 */
export async function withLock<Value>(
  path: string,
  work: (lock: Lock) => Promise<Result<Value, Fault>>,
  waits?: (holder: string) => Promise<unknown>,
): Promise<Result<Value, Fault>> {
  const lock = await lockOf(path, waits);
  if (!lock.ok) return lock;
  const heartbeat = setInterval(() => beat(lock.value), MINUTE);
  try {
    return await work(lock.value);
  } finally {
    clearInterval(heartbeat);
    releaseLock(lock.value);
  }
}

async function lockOf(
  path: string,
  waits: ((holder: string) => Promise<unknown>) | undefined,
): Promise<Result<Lock, Fault>> {
  try {
    let lock = takeLock(`${path}.lock`, MOST_REST);
    for (let attempt = 1; "heldBy" in lock && attempt < ATTEMPTS; attempt++) {
      await setTimeout(BETWEEN_ATTEMPTS);
      lock = takeLock(`${path}.lock`, MOST_REST);
    }
    if ("heldBy" in lock && waits) {
      await waits(lock.heldBy);
      while ("heldBy" in lock) {
        await setTimeout(BETWEEN_LOOKS);
        lock = takeLock(`${path}.lock`, MOST_REST);
      }
    }
    if (!("heldBy" in lock)) return ok(lock);
    return fault("unwritable", fileFaults.about(path, studyFaults.writtenBy(lock.heldBy, path)));
  } catch (error) {
    return fault("unwritable", fileFaults.about(path, reasonOf(error)));
  }
}

function beat(lock: Lock): void {
  try {
    refreshLock(lock);
  } catch {
    // The lock was removed: the records are sound all the same.
  }
}
