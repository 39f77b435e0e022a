// `npm run research -- NAME …`: runs one of the programs of this folder; without a name it lists them.
import { existsSync, readFileSync } from "node:fs";
import { bundled, install, run } from "../scripts/steps.mjs";

const PROGRAMS = {
  train: "trains the net of a game: GAME",
  judge: "measures what an analysis of a game goes by: GAME, sigma GAME, errors GAME …",
  calibrate: "holds the chances that a net predicts against what happened: GAME",
  compare: "plays fair players on the same deals, with paired differences: GAME",
  field: "measures the levels of a game's field on the same deals: GAME",
  bound: "finds how often the best fair player can win at most: GAME",
  shortest: "finds the deals of Tomb of Four Kings whose shortest win is the longest",
  difficulty: "prints where the thirds of easy, medium and hard deals lie",
  balance: "prints win rates with the card set of the Four Gods, card by card",
  insights: "prints the tables behind docs/insights.md: TABLE GAME",
  puzzles: "finds puzzles and writes the sets that are shipped: GAME …",
  measure: "measures all tables anew that rest on the net of a game: GAME",
  paper: "builds docs/paper as PDF and HTML from results/ and the pages that report them",
  report: "writes docs/winnability.md, docs/deals.md and the win rates of README from results/",
};

const [name, ...args] = process.argv.slice(2);
if (name === undefined || !Object.hasOwn(PROGRAMS, name)) {
  console.error("usage: npm run research -- NAME …");
  for (const [each, purpose] of Object.entries(PROGRAMS)) console.error(`  ${each.padEnd(11)}${purpose}`);
  process.exit(name === undefined ? 0 : 2);
}
if (args.includes("--help") || args.includes("-h")) {
  console.log(helpOf(name));
  process.exit(0);
}
install();
if (name === "report" || name === "paper") await import(`./${name}.mjs`);
else if (name === "measure") await measureTables(args);
else run(process.execPath, [await bundled("..", "research", `${name}.ts`), ...args]);

/** What the program's file says of it and of its options, at its top. */
function helpOf(name) {
  const url = (ending) => new URL(`./${name}.${ending}`, import.meta.url);
  const source = readFileSync(existsSync(url("ts")) ? url("ts") : url("mjs"), "utf8");
  const [, comment] = /^\/\*\*\n(.*?)\n? \*\//s.exec(source) ?? [];
  if (!comment) return `npm run research -- ${name}: ${PROGRAMS[name]}`;
  return comment.replaceAll(/^ \* ?/gm, "");
}

async function measureTables([game]) {
  const { measure, TABLES } = await import("./measure.mjs");
  if (!Object.hasOwn(TABLES, game ?? "")) {
    console.error(`usage: npm run research -- measure GAME, GAME one of ${Object.keys(TABLES).join(", ")}`);
    process.exit(2);
  }
  await measure(game);
}
