// The numbers of docs/paper, read from the files of results and from the pages that report them: none is written by hand.
import { createHash } from "node:crypto";

const WINNABILITY = "docs/winnability.md";
const MANIFEST = "research/results/results.manifest.json";

/** The games by the names that the tables of docs/winnability.md give them. */
const IDS = {
  "Tomb of Four Kings": "tomb-of-four-kings",
  "The King's Keys": "kings-keys",
  "Four Kingdoms": "four-kingdoms",
  "The Universe of the Four Gods": "four-gods",
  "Napoleon's Tomb": "napoleons-tomb",
};

/** The id of a game with that of its variant, from the name that a table gives both. */
function idOf(name) {
  const [, game, variant] = /^(.*?)(?: \((.+)\))?$/.exec(name);
  return variant === undefined ? IDS[game] : `${IDS[game]}-${variant}`;
}

/** The games by id. */
export const GAMES = Object.values(IDS);

/** Games whose nets were held against games and trained. */
const LEARNT = ["tomb-of-four-kings", "kings-keys", "four-kingdoms", "four-gods"];

const calibrationFile = (game) => `research/results/calibration-${game}.txt`;
const trainingFile = (game) => `research/notes/training/${game}.log`;

/** Tables that the paper shows as a page has them: the page, and the heading of a column that no earlier table of it has. */
const TABLES = {
  luck: ["docs/analysis.md", "mean luck"],
  errors: ["docs/analysis.md", "Four Gods"],
  shares: ["docs/insights.md", "luck of cards and rolls"],
  bounds: ["docs/evaluation.md", "bound"],
  speed: ["docs/speed.md", "solver, nodes/s"],
  bench: ["docs/benchmark.md", "luck off"],
  scatter: ["research/notes/improvement.md", "taken off"],
  trust: ["docs/benchmark.md", "with luck taken off"],
};

/**
 * All numbers of the paper, for its source to fill in.
 * @param read returns a file of the repository as text
 * @param effort by game, for each k the number of deals that took the solver 2^k − 1 to 2^(k+1) − 2 nodes
 * @param winRates by game the share of deals that the solver wins, from 0 to 1, with its 95 % interval
 */
export function paperNumbers(read, effort, winRates) {
  return {
    studies: studiesIn(read(WINNABILITY)),
    effort,
    winRates,
    calibration: byGame((game) => calibrationIn(read(calibrationFile(game)))),
    learning: byGame((game) => learningIn(read(trainingFile(game)))),
    data: dataIn(read),
    tables: Object.fromEntries(
      Object.entries(TABLES).map(([name, [page, heading]]) => [name, tableWith(read(page), heading, page)]),
    ),
  };
}

function byGame(numbersOf) {
  return Object.fromEntries(LEARNT.map((game) => [game, numbersOf(game)]));
}

/** By game (and variant) and player: the cells of both tables, shares in per cent. */
function studiesIn(page) {
  const [first = "", second = ""] = page.split("### On the same deals");
  const studies = {};
  for (const row of recordsIn(first)) {
    if (!row.won) continue;
    const game = idOf(row.game);
    const undecided = row.undecided === "–" ? null : row.undecided;
    const { deals, won, "mean nodes": nodes, "95 % interval": interval } = row;
    studies[game] = {
      ...studies[game],
      [row.player]: { deals, won: sharesIn(won), interval: sharesIn(interval), undecided, nodes },
    };
  }
  for (const { game, player, corrected, "95 % interval": interval } of recordsIn(second)) {
    const study = studies[idOf(game)]?.[player];
    if (study) study.corrected = { rate: sharesIn(corrected)[0], interval: sharesIn(interval) };
  }
  return studies;
}

function sharesIn(cell) {
  return [...cell.matchAll(/([\d.]+) %/g)].map(([, share]) => share);
}

/** What `npm run research -- calibrate` prints. */
function calibrationIn(text) {
  const points = [...text.matchAll(/f +([\d.]+) %, came +([\d.]+) ± +([\d.]+) %/g)].map(
    ([, forecast, came, error]) => ({ forecast: Number(forecast), came: Number(came), error: Number(error) }),
  );
  const all =
    /^all +calibration error +([\d.]+) points, of true chances +([\d.]+); Brier skill ([\d.]+), simple features ([\d.]+)/m;
  const [, error, chance, skill, simple] = all.exec(text) ?? [];
  const [, first, last] = /deals (\d+) to (\d+)/.exec(text) ?? [];
  return {
    deals: (Number(last) - Number(first) + 1).toLocaleString("en"),
    points,
    error,
    chance,
    skill,
    simple,
  };
}

/** The share of games won in each round of a training, and how they were played. */
function learningIn(text) {
  const rounds = text.matchAll(/^round (\d+): ([a-z-]+), .*?results ([\d.]+)/gm);
  return [...rounds].map(([, round, by, won]) => ({ round: Number(round), by, won: Number(won) }));
}

/** The first table of a page that has this heading: its head and rows, without marks of code and links. */
function tableWith(page, heading, path) {
  const table = tablesIn(page).find(([head]) => head.includes(heading));
  if (!table) throw new Error(`${path} has no table with a column "${heading}"`);
  const [head, , ...rows] = table;
  return { page: path, head, rows };
}

function recordsIn(page) {
  return tablesIn(page).flatMap(([head, , ...rows]) =>
    rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell]))),
  );
}

function tablesIn(page) {
  return page
    .split(/\n(?!\|)/)
    .map((block) => block.split("\n").filter((line) => line.startsWith("|")))
    .filter((lines) => lines.length > 2)
    .map((lines) => lines.map((line) => line.split("|").slice(1, -1).map(plainCell)));
}

function plainCell(cell) {
  return cell
    .trim()
    .replace(/`|\*\*/g, "")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}

/** A shorter piece of a file, such as "2.9", would be found in it wherever it stands. */
const LEAST_CONTEXT = 12;

/** Each `#fact("PATH", "WORDS", within: "MORE WORDS")` of the source that does not stand in that file, or is too short to be sure. */
export function unsupportedFacts(source, read) {
  return factsIn(source).filter(
    ({ path, words, within }) =>
      within.length < LEAST_CONTEXT ||
      !within.includes(words) ||
      !normal(read(path)).includes(normal(within)),
  );
}

/** The quotations of a source, in their order. */
export function factsIn(source) {
  return [...source.matchAll(/#?fact\(\s*"([^"]+)",\s*"([^"]+)"(?:,\s*within: "([^"]+)")?/g)].map(
    ([, path, words, within = words]) => ({ path, words, within }),
  );
}

function normal(text) {
  return text.replace(/[`*]/g, "").replace(/\s+/g, " ");
}

/** The files of data behind the numbers with their SHA-256, and how many studies the manifest lists with theirs. */
function dataIn(read) {
  const files = LEARNT.flatMap((game) => [calibrationFile(game), trainingFile(game)]);
  return {
    studies: JSON.parse(read(MANIFEST)).files.length,
    files: [MANIFEST, ...files].map((path) => ({ path, sha256: digestOf(read(path)) })),
  };
}

/** What PDF and page are made of; the page carries its digest, so that a test can tell whether it is up to date. */
const INPUTS = [
  ...["paper.typ", "template.typ", "references.bib", "numbers.json", "paper.css"].map(
    (name) => `docs/paper/${name}`,
  ),
  ...["paper.mjs", "paper/figures.mjs", "paper/package-lock.json"].map((name) => `research/${name}`),
];

export function inputsDigest(read) {
  return digestOf(INPUTS.map(read).join("\0"));
}

/** @param bytes a string or a buffer */
export function digestOf(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
