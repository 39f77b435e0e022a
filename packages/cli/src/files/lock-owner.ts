import { createHash } from "node:crypto";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process, as a lock names it. */
export interface LockOwner {
  readonly pid: number;
  /** When it started, in the kernel's ticks, which tells it from a later process of the same number; "0" where the system does not tell. */
  readonly start: string;
  /** The name of its machine, for people. */
  readonly host: string;
  /** Where its number counts: see `ownPlace`. Locks of version 0.2 have `pid:[4026531836]` there, or nothing. */
  readonly place: string | undefined;
}

/** Whether an owner still runs; `unknown` of another machine, and of a container that numbers its own processes. */
export type OwnerState = "running" | "gone" | "unknown";

/** The kernel's own numbering of processes, which no container has. */
const FIRST_NUMBERING = "4026531836";

/** This process, as its locks name it. */
export function thisOwner(): LockOwner {
  return { pid: process.pid, start: startTime(process.pid), host: hostname(), place: ownPlace() };
}

/** An owner as one line, without a line break: number, start, machine, place. */
export function formatOwner({ pid, start, host, place }: LockOwner): string {
  return [pid, start, host, place].join(" ").trimEnd();
}

/** The owner that a line names; undefined when it is no such line. */
export function parseOwner(text: string): LockOwner | undefined {
  const match = /^(\d+) (\d+) (\S*)(?: (\S+))?$/.exec(text);
  if (!match) return undefined;
  const [, pid, start = "", host = "", place] = match;
  return { pid: Number(pid), start, host, place };
}

export function stateOf(owner: LockOwner): OwnerState {
  if (isNumberedHere(owner))
    return isRunning(owner.pid) && startTime(owner.pid) === owner.start ? "running" : "gone";
  return hasEndedWithItsMachine(owner) ? "gone" : "unknown";
}

/** Whether an owner's number counts for this process, too. */
function isNumberedHere({ host, place }: LockOwner): boolean {
  if (place === ownPlace()) return true;
  const isOld = place === undefined || place === `pid:[${numbering()}]`;
  return isOld && host === hostname();
}

/** Whether this very machine has been started again since. */
function hasEndedWithItsMachine({ host, place }: LockOwner): boolean {
  const [theirs, ours] = [place?.split("-") ?? [], ownPlace().split("-")];
  const isSameMachine =
    host === hostname() && theirs.length === 3 && ours.length === 3 && theirs[2] === ours[2];
  // In a container the machine's names may be those of the image it was made from.
  return (
    isSameMachine && theirs[0] === FIRST_NUMBERING && ours[0] === FIRST_NUMBERING && theirs[1] !== ours[1]
  );
}

let place: string | undefined;

/**
 * Whose numbering of processes, since which start of the machine, which machine: three words joined by `-`. Containers may
 * share a host name and a disk, and so may machines. Where the system does not tell, one word made of the host's name.
 */
export function ownPlace(): string {
  place ??= findPlace();
  return place;
}

function findPlace(): string {
  const boot = firstText("/proc/sys/kernel/random/boot_id");
  if (boot === undefined) return hashed(hostname());
  const machine = firstText("/etc/machine-id", "/var/lib/dbus/machine-id") ?? hostname();
  return [numbering(), hashed(boot), hashed(machine)].join("-");
}

/** The number in `pid:[4026531836]`; empty where the system does not tell. */
function numbering(): string {
  try {
    return /\d+/.exec(readlinkSync("/proc/self/ns/pid"))?.[0] ?? "";
  } catch {
    return "";
  }
}

function firstText(...paths: readonly string[]): string | undefined {
  for (const path of paths) {
    try {
      const text = readFileSync(path, "utf8").trim();
      if (text !== "") return text;
    } catch {
      // The next one may be there.
    }
  }
  return undefined;
}

/** Enough to tell machines apart; their own ids are not for others to read. */
function hashed(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

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
