// Builds docs/paper: its numbers from the files of results, its figures, then PDF and HTML from one source. Run by run.mjs.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { buildCommand, root } from "../scripts/steps.mjs";
import { digestOf, GAMES, inputsDigest, paperNumbers, unsupportedFacts } from "./paper/numbers.mjs";

const folder = join(root, "docs", "paper");
const tools = join(root, "research", "paper");
const read = (path) => readFileSync(join(root, path), "utf8");

if (!existsSync(join(tools, "node_modules"))) {
  console.log("Installing what the paper is set with (Typst, Vega-Lite; 75 MB, once) …");
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  if (spawnSync("npm", args, { cwd: tools, stdio: "inherit" }).status !== 0) process.exit(1);
}
buildCommand();

const unsupported = unsupportedFacts(read("docs/paper/paper.typ"), read);
for (const { path, words } of unsupported) console.error(`paper.typ: "${words}" does not stand in ${path}`);
if (unsupported.length > 0) process.exit(1);
const numbers = paperNumbers(read, ...resultsOfSolver());
writeFileSync(join(folder, "numbers.json"), `${JSON.stringify(numbers, undefined, 1)}\n`);

const { drawFigures } = await import("./paper/figures.mjs");
const { NodeCompiler } = createRequire(join(tools, "package.json"))("@myriaddreamin/typst-ts-node-compiler");
const compiler = NodeCompiler.create({ workspace: folder });
for (const [name, svg] of Object.entries(await drawFigures(numbers)))
  compiler.mapShadow(join(folder, `${name}.svg`), Buffer.from(svg));
const source = (target) => ({ mainFilePath: join(folder, "paper.typ"), inputs: { target } });
const pages = withoutErrors(compiler.compile(source("pdf")));
const pdf = compiler.pdf(pages, { creationTimestamp: 0 });
writeFileSync(join(folder, "paper.pdf"), pdf);
const page = withoutErrors(compiler.tryHtml(source("html")));
writeFileSync(join(folder, "index.html"), pageWith(page.title(), page.body()));
console.log("Built docs/paper/paper.pdf and docs/paper/index.html");

/** By game, for each class of effort the number of deals that the solver has settled with it; and by game the share that it wins. */
function resultsOfSolver() {
  const studies = GAMES.map((game) => join(root, "research", "results", `${game}-thoughtful.study`));
  const command = join(root, "packages", "cli", "dist", "tetrarch.js");
  const report = execFileSync(process.execPath, [command, "study", "report", ...studies, "--json"]);
  return ["nodesByPower", "winRate"].map((field) =>
    Object.fromEntries(JSON.parse(String(report)).studies.map((study) => [study.game, study[field]])),
  );
}

function withoutErrors(compiled) {
  if (compiled.hasError()) {
    compiled.printErrors();
    process.exit(1);
  }
  return compiled.result;
}

/** A page that needs no other file. */
function pageWith(title, body) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="inputs" content="${inputsDigest(read)}">
<meta name="pdf" content="${digestOf(pdf)}">
<title>${title}</title>
<style>
${read("docs/paper/paper.css")}</style>
</head>
${body}
</html>
`;
}
