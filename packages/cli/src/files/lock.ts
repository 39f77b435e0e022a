import { existsSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";

/** How long a lock of another machine is believed when nothing else is said: half a day, in milliseconds. */
const MOST_REST = 12 * 60 * 60 * 1000;

/** A file that says which running process uses something. */
export interface Lock {
  readonly path: string;
  readonly owner: string;
}

/**
 * Takes a lock, also from a process that runs no more.
 * @param rest how long a lock of another machine is believed since its last sign of life, in milliseconds
 * @returns the lock, or who holds it. Throws what the system says when the lock cannot be written.
 */
export function takeLock(path: string, rest = MOST_REST): Lock | { readonly heldBy: string } {
  const owner = ownerText(process.pid);
  for (;;) {
    try {
      writeFileSync(path, owner, { flag: "wx", mode: 0o600 });
      return { path, owner };
    } catch (error) {
      if (!isExisting(error)) {
        // On a full disk the file is made, and then there is no room for what is to stand in it.
        if (existsSync(path)) rmSync(path, { force: true });
        throw error;
      }
    }
    const holder = holderOf(path, rest);
    if (holder !== undefined) return { heldBy: holder };
    rmSync(path, { force: true });
  }
}

/** Who holds a lock: a process that still runs, as far as can be told; undefined when nobody does. */
export function holderOf(path: string, rest = MOST_REST): string | undefined {
  const owner = readOwner(path);
  const match = /^(\d+) (\d+) (\S*)(?: (\S+))?$/.exec(owner ?? "");
  if (!match) return undefined;
  const [, pid, start, host, numbering] = match;
  // Whether a process of another machine runs cannot be told, nor of a container that numbers its own, so it is
  // believed for as long as it may be at play. A machine may also have changed its name since.
  if (host !== hostname() || (numbering ?? processNumbering()) !== processNumbering()) {
    return isFresh(path, rest) ? `process ${pid} on ${host}` : undefined;
  }
  return isRunning(Number(pid)) && startTime(Number(pid)) === start ? `process ${pid}` : undefined;
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

/**
 * Process number, start time (so that another process that got the number later is told apart), machine and, where the
 * system tells, whose numbering of processes it is: containers may share a host name and a disk.
 */
function ownerText(pid: number): string {
  return `${pid} ${startTime(pid)} ${hostname()} ${processNumbering()}`.trimEnd();
}

/** `pid:[4026531836]`; empty where the system does not tell. */
function processNumbering(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

/** When a process started, in the kernel's ticks; 0 where the system does not tell. */
function startTime(pid: number): string {
  return statFields(pid)[19] ?? "0";
}

/** What the kernel says of a process, from its state on, where it says anything. */
function statFields(pid: number): readonly string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, second, is in brackets and may itself have blanks and brackets; the state is field 3.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

function isRunning(pid: number): boolean {
  // One that has ended but that its parent has not asked after yet (a zombie) still has a number.
  if (/^[ZX]$/.test(statFields(pid)[0] ?? "")) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it runs.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readOwner(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EEXIST";
}
