// `npm run report`: makes docs/winnability.md, its pictures and docs/deals.md from the result files in studies/, and the
// tables of win rates in README and docs/insights.md.
import { execFileSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildCommand, bundled, install, root, run } from "./steps.mjs";
import { winRateTable, withTable } from "./win-rates.mjs";

const shortest = readdirSync(join(root, "studies")).find((name) => name.endsWith("-shortest.txt"));
const kept = shortest === undefined ? undefined : join(root, "studies", shortest);
const searched = kept === undefined ? undefined : searchedIn(kept);
if (kept === undefined || searched === undefined) {
  console.error(
    kept === undefined
      ? "studies/ has no *-shortest.txt: npm run shortest -- --keep studies/tomb-of-four-kings-shortest.txt"
      : `${kept} is not of deals from 1 on, one after another, behind a line that says how it was made`,
  );
  process.exit(2);
}

install();
buildCommand();
const files = readdirSync(join(root, "studies"))
  .filter((name) => /\.(jsonl\.gz|study)$/.test(name))
  .sort();
const tetrarch = (...args) =>
  run(process.execPath, [join(root, "packages", "cli", "dist", "tetrarch.js"), ...args]);
/**
 * Where a study is there twice, the condensed one has more deals, and the lines have lengths, which only the list of
 * deals tells of.
 */
const isTwice = (name) =>
  files.includes(name.replace(/\.(jsonl\.gz|study)$/, ".study")) &&
  files.includes(name.replace(/\.(jsonl\.gz|study)$/, ".jsonl.gz"));
const without = (ending) =>
  files.filter((name) => !(isTwice(name) && name.endsWith(ending))).map((name) => join("studies", name));
const page = ["--out", join("docs", "winnability.md"), "--plots", join("docs", "winnability")];
tetrarch("study", "report", ...without(".jsonl.gz"), ...page);
tetrarch("study", "list", ...without(".study"), "--out", join("docs", "deals.md"));

const found = execFileSync(process.execPath, [
  await bundled("solver", "studies", "shortest-wins.ts"),
  ...["--deals", `1..${searched}`, "--keep", kept],
]);
const lead =
  "Proved by a search of everything (`npm run shortest`) in Tomb of Four Kings; of the other games none is known.";
const lines = String(found).trimEnd().split("\n");
const section = ["", "## The longest shortest wins", lead, ...lines].join("\n\n").slice(1);
appendFileSync(join(root, "docs", "deals.md"), `${section}\n`);

const table = winRateTable(readFileSync(join(root, "docs", "winnability.md"), "utf8"));
for (const path of ["README.md", join("docs", "insights.md")]) {
  writeFileSync(join(root, path), withTable(readFileSync(join(root, path), "utf8"), table));
}

/** How many deals a file that `npm run shortest` has kept is of, from 1 on; undefined where it is of others. */
function searchedIn(path) {
  const [heading, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  const isInOrder = lines.every((line, index) => line.startsWith(`${index + 1} `));
  return heading.startsWith("0 ") && lines.length > 0 && isInOrder ? lines.length : undefined;
}
