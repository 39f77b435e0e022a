import { existsSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { ok, type Result } from "@tetrarch/engine";
import { reasonOf } from "../files/text-files.js";
import { EXIT, type Fault, fault } from "../report.js";
import { condense } from "../study/condense.js";
import { CONDENSED, condensedBytes, dealCodeAt, isCondensed } from "../study/condensed-study.js";
import { mergeLogs } from "../study/run-log.js";
import { fileFaults } from "../words/en/faults.js";
import { studyWords } from "../words/en/study.js";
import { studyFaults } from "../words/en/study-faults.js";
import { type CommandContext, warn } from "./context.js";
import { isSameFile, unwritable } from "./options.js";

/** `tetrarch study condense FILES… --out FILE.study`: what became of each deal, in about a byte. */
export async function condenseStudy(
  paths: readonly string[],
  { out }: { readonly out: string },
  context: CommandContext,
): Promise<Result<number, Fault>> {
  if (!isCondensed(out))
    return fault("usage", fileFaults.about(`--out ${out}`, studyFaults.nameEndsIn(CONDENSED)));
  if (existsSync(out) && !paths.some((path) => isSameFile(path, out))) {
    return fault("unwritable", fileFaults.about(out, fileFaults.isThere));
  }
  const hindrance = unwritable("--out", out);
  if (hindrance) return hindrance;
  const warnings: string[] = [];
  const condensed = await condense(paths, (message) => warnings.push(message));
  await warn(context, warnings);
  if (!condensed.ok) return condensed;
  const beside = `${out}.new`;
  try {
    writeFileSync(beside, condensedBytes(condensed.value), { flush: true });
    renameSync(beside, out);
    mergeLogs(paths, out);
  } catch (error) {
    return fault("unwritable", fileFaults.about(out, reasonOf(error)));
  } finally {
    rmSync(beside, { force: true });
  }
  const deals = condensed.value.effortAt.length;
  const [from, to] = [dealCodeAt(condensed.value, 0), dealCodeAt(condensed.value, deals - 1)];
  const text = studyWords.condensed(deals, from, to, statSync(out).size);
  await warn(context, [fileFaults.about(out, text)]);
  return ok(EXIT.fine);
}
