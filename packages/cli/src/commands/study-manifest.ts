import { ok, type Result } from "@tetrarch/engine";
import { readText } from "../files/read-text.js";
import { EXIT, type Fault, fault } from "../report.js";
import { differencesFrom, isManifest, MANIFEST, manifestOf } from "../study/manifest.js";
import { fileFaults } from "../words/en/faults.js";
import { manifestWords } from "../words/en/study-faults.js";
import { type CommandContext, warn } from "./context.js";
import { unwritable, writeOut } from "./options.js";

/** `tetrarch study manifest FILES… --out FILE.manifest.json`: says what the files of studies are. */
export async function studyManifest(
  paths: readonly string[],
  { out }: { readonly out: string },
  context: CommandContext,
): Promise<Result<number, Fault>> {
  if (!isManifest(out))
    return fault("usage", fileFaults.about(`--out ${out}`, manifestWords.nameEndsIn(MANIFEST)));
  const hindrance = unwritable("--out", out);
  if (hindrance) return hindrance;
  const warnings: string[] = [];
  const manifest = await manifestOf(paths, out, (message) => warnings.push(message));
  await warn(context, warnings);
  if (!manifest.ok) return manifest;
  const written = writeOut(out, `${JSON.stringify(manifest.value, undefined, 2)}\n`);
  if (!written.ok) return written;
  await warn(context, [fileFaults.about(out, manifestWords.written(paths.length))]);
  return ok(EXIT.fine);
}

/** `tetrarch study check FILE.manifest.json`: prints each file that is not as the manifest has it. */
export async function checkManifest(path: string, context: CommandContext): Promise<Result<number, Fault>> {
  const text = await readText(path, context.stdin);
  if (!text.ok) return text;
  const found = await differencesFrom(text.value, path);
  if (!found.ok) return found;
  const { files, lines } = found.value;
  await context.stdout.write(lines.map((line) => `${line}\n`).join(""));
  await warn(context, [fileFaults.about(path, manifestWords.checked(files, lines.length))]);
  return ok(lines.length === 0 ? EXIT.fine : EXIT.wrongInput);
}
