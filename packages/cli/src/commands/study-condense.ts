import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { ok, type Result } from "@tetrarch/engine";
import { reasonOf } from "../files/text-files.js";
import { EXIT, type Fault, fault } from "../report.js";
import { condense } from "../study/condense.js";
import { CONDENSED, condensedBytes, dealCodeAt, isCondensed } from "../study/condensed-study.js";
import { mergeLogs } from "../study/run-log.js";
import type { CommandContext } from "./context.js";
import { isSameFile, unwritable } from "./options.js";

/** `tetrarch study condense FILES… --out FILE.study`: what became of each deal, in about a byte. */
export async function condenseStudy(
  paths: readonly string[],
  { out }: { readonly out: string },
  context: CommandContext,
): Promise<Result<number, Fault>> {
  if (!isCondensed(out))
    return fault("usage", `--out ${out}: the name of a condensed study ends in ${CONDENSED}`);
  if (existsSync(out) && !paths.some((path) => isSameFile(path, out))) {
    return fault("unwritable", `${out}: it is there already; to add to it, name it among the files too`);
  }
  const hindrance = unwritable("--out", out);
  if (hindrance) return hindrance;
  const warnings: string[] = [];
  const condensed = await condense(paths, (message) => warnings.push(message));
  for (const warning of warnings) await context.stderr.write(`tetrarch: ${warning}\n`);
  if (!condensed.ok) return condensed;
  const beside = `${out}.new`;
  try {
    writeFileSync(beside, condensedBytes(condensed.value), { flush: true });
    renameSync(beside, out);
    mergeLogs(paths, out);
  } catch (error) {
    return fault("unwritable", `${out}: ${reasonOf(error)}`);
  } finally {
    rmSync(beside, { force: true });
  }
  const deals = condensed.value.effortAt.length;
  const [from, to] = [dealCodeAt(condensed.value, 0), dealCodeAt(condensed.value, deals - 1)];
  const size = statSync(out).size.toLocaleString("en-GB");
  await context.stderr.write(`tetrarch: ${out}: ${deals} deals, ${from} to ${to}, ${size} bytes\n`);
  return ok(EXIT.fine);
}
