// Makes docs/winnability.md, its pictures and docs/deals.md from the files in results/, their manifest, and the table of win
// rates in README. Run by run.mjs.
import { execFileSync } from "node:child_process";
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildCommand, bundled, root, run } from "../scripts/steps.mjs";
import { splitStudies, withShortLists } from "./report/short-pages.mjs";
import { winRateTable, withTable } from "./report/win-rates.mjs";

const RESULTS = join("research", "results");

const shortest = readdirSync(join(root, RESULTS)).find((name) => name.endsWith("-shortest.txt"));
const kept = shortest === undefined ? undefined : join(root, RESULTS, shortest);
const searched = kept === undefined ? undefined : searchedIn(kept);
if (kept === undefined || searched === undefined) {
  console.error(
    kept === undefined
      ? "research/results has no *-shortest.txt: npm run research -- shortest --keep research/results/tomb-of-four-kings-shortest.txt"
      : `${kept} is not of deals from 1 on, one after another, behind a line that says how it was made`,
  );
  process.exit(2);
}

buildCommand();
const files = readdirSync(join(root, RESULTS))
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
  files.filter((name) => !(isTwice(name) && name.endsWith(ending))).map((name) => join(RESULTS, name));
const page = ["--out", join("docs", "winnability.md"), "--plots", join("docs", "winnability")];
tetrarch("study", "report", ...without(".jsonl.gz"), ...page);
const manifest = ["--out", join(RESULTS, "results.manifest.json")];
tetrarch("study", "manifest", ...files.map((name) => join(RESULTS, name)), ...manifest);
const allDeals = join("research", "notes", "deals.md");
tetrarch("study", "list", ...without(".study"), "--out", allDeals);

const found = execFileSync(process.execPath, [
  await bundled("..", "research", "shortest.ts"),
  ...["--deals", `1..${searched}`, "--keep", kept],
]);
const lead =
  "Proved by a search of everything (`npm run research -- shortest`) in Tomb of Four Kings; of the other games none is known.";
const lines = String(found).trimEnd().split("\n");
const section = ["", "## The longest shortest wins", lead, ...lines].join("\n\n").slice(1);
appendFileSync(join(root, allDeals), `${section}\n`);
writeFileSync(join(root, "docs", "deals.md"), withShortLists(readFileSync(join(root, allDeals), "utf8"), 5));

const winnability = join(root, "docs", "winnability.md");
const { page: short, studies } = splitStudies(readFileSync(winnability, "utf8"));
writeFileSync(winnability, short);
const heading =
  "# Notes: the studies behind the win rates\n\nBehind [the table](../../docs/winnability.md).\n\n";
writeFileSync(join(root, "research", "notes", "studies.md"), `${heading}${studies.join("\n")}\n`);

const table = winRateTable(readFileSync(join(root, "docs", "winnability.md"), "utf8"));
const readme = join(root, "README.md");
writeFileSync(readme, withTable(readFileSync(readme, "utf8"), table));

/** How many deals a file that `npm run research -- shortest` has kept is of, from 1 on; undefined where it is of others. */
function searchedIn(path) {
  const [heading, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  const isInOrder = lines.every((line, index) => line.startsWith(`${index + 1} `));
  return heading.startsWith("0 ") && lines.length > 0 && isInOrder ? lines.length : undefined;
}
