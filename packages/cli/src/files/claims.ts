import { randomUUID } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type LockOwner, ownPlace, stateOf, thisOwner } from "./lock-owner.js";

/**
 * Does work on a path that no other process does at the same time, or says which process stands in its way. Returns at once.
 *
 * Each process makes a claim first, a file whose name no other ever has, then looks for claims of others. Of two
 * processes, the one that looked first and found itself alone had its claim there before the other looked, and takes it away
 * after its work only; so the other finds it, and both never work at once. They may both find each other, and neither works.
 * A claim says in its name who made it, so it is whole as soon as it is there. That of a process that is gone never means
 * anything again: it can be removed at any moment by any process. No hard links and no exclusive renames are needed.
 * @param isFresh whether the owner of a file of which nothing else is known is still to be believed
 */
export function withClaim<Value>(
  path: string,
  isFresh: (path: string) => boolean,
  work: () => Value,
): Value | { readonly claimedBy: LockOwner } {
  const { pid, start } = thisOwner();
  const mine = `${path}.${pid}-${start}-${ownPlace()}.${randomUUID().slice(0, 8)}.claim`;
  writeFileSync(mine, "", { flag: "wx", mode: 0o600 });
  try {
    const other = otherClaim(path, mine, isFresh);
    return other ? { claimedBy: other } : work();
  } finally {
    rmSync(mine, { force: true });
  }
}

/** The owner of a claim on the path that is not ours; those that mean nothing any more are removed. */
function otherClaim(path: string, mine: string, isFresh: (path: string) => boolean): LockOwner | undefined {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const claim = join(folder, name);
    const owner = name === basename(mine) ? undefined : claimant(name, basename(path));
    if (!owner) continue;
    const state = stateOf(owner);
    if (state === "running" || (state === "unknown" && isFresh(claim))) return owner;
    rmSync(claim, { force: true });
  }
  return undefined;
}

/** Whose claim on a file a name in its folder is; undefined when it is none. */
function claimant(name: string, claimed: string): LockOwner | undefined {
  if (!name.startsWith(`${claimed}.`)) return undefined;
  const match = /^(\d+)-(\d+)-([\da-f-]+)\.[\da-f]+\.claim$/.exec(name.slice(claimed.length + 1));
  if (!match) return undefined;
  const [, pid, start = "", place] = match;
  return { pid: Number(pid), start, host: "", place };
}
