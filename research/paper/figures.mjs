// The figures of docs/paper as SVG, drawn by Vega-Lite from the numbers of numbers.mjs: the same numbers give the same bytes.
import { parse, View } from "vega";
import { compile } from "vega-lite";

const NAMES = {
  "tomb-of-four-kings": "Tomb of Four Kings",
  "kings-keys": "The King's Keys",
  "four-kingdoms": "Four Kingdoms",
  "four-gods": "The Four Gods",
  "napoleons-tomb": "Napoleon's Tomb",
};
const ORDER = Object.values(NAMES);
const INK = "#222222";
const COLOURS = ["#9c2f2f", "#b7791f", "#2f6b4f", "#31598c", "#6b4a86"];

const CONFIG = {
  aria: false,
  background: "white",
  font: "Libertinus Serif",
  view: { stroke: null },
  axis: {
    labelFontSize: 11,
    titleFontSize: 11,
    titleFontWeight: "normal",
    labelColor: INK,
    titleColor: INK,
    domainColor: INK,
    tickColor: INK,
    gridColor: "#e4e4e4",
    tickSize: 4,
  },
  legend: { labelFontSize: 11, labelLimit: 0, title: null, labelColor: INK, symbolStrokeWidth: 1.5 },
  header: { labelFontSize: 11, title: null, labelColor: INK },
};

/** The figures by name. */
export async function drawFigures(numbers) {
  const specs = {
    "win-rates": winRates(numbers),
    effort: effort(numbers),
    calibration: calibration(numbers),
    learning: learning(numbers),
  };
  const drawn = Object.entries(specs).map(async ([name, spec]) => [name, await svgOf(spec)]);
  return Object.fromEntries(await Promise.all(drawn));
}

async function svgOf(spec) {
  const runtime = parse(compile({ ...spec, config: CONFIG }).spec);
  const view = new View(runtime, { renderer: "none" });
  const svg = await view.toSVG();
  view.finalize();
  return `${svg}\n`;
}

const BEST = ["evaluator", "rehearser", "planner"];
const KINDS = ["random", "greedy", "sampler", "strongest fair player", "proved bound", "all cards known"];

/** What each player wins of each game, beside what can be won. */
function winRates({ studies, tables }) {
  const values = Object.keys(NAMES).flatMap((game) =>
    Object.entries(studies[game]).map(([player, study]) => {
      const kind = BEST.includes(player) ? "strongest fair player" : player;
      const rate = Number(study.corrected?.rate ?? study.won[0]);
      return { game: NAMES[game], kind: player === "thoughtful" ? "all cards known" : kind, rate };
    }),
  );
  const { head, rows } = tables.bounds;
  const [game, bound, how] = ["game", "bound", "how"].map((heading) => head.indexOf(heading));
  const bounds = rows
    .filter((row) => row[how] !== "open cards")
    .map((row) => ({ game: row[game], kind: "proved bound", rate: Number.parseFloat(row[bound]) }));
  return {
    width: 330,
    height: { step: 30 },
    data: { values: [...values, ...bounds] },
    encoding: {
      y: {
        field: "game",
        type: "nominal",
        sort: ORDER,
        title: null,
        axis: { grid: true, ticks: false, labelPadding: 9 },
      },
      x: { field: "rate", type: "quantitative", scale: { domain: [0, 100] }, title: "deals won, %" },
      shape: {
        field: "kind",
        sort: KINDS,
        scale: {
          domain: KINDS,
          range: ["cross", "diamond", "square", "circle", "triangle-left", "stroke"],
        },
      },
      color: { field: "kind", sort: KINDS, scale: { domain: KINDS, range: ["#777777", ...COLOURS] } },
    },
    layer: [
      {
        transform: [{ filter: "datum.kind !== 'all cards known'" }],
        mark: { type: "point", filled: true, size: 70, opacity: 1 },
      },
      {
        transform: [{ filter: "datum.kind === 'all cards known'" }],
        mark: { type: "point", shape: "stroke", angle: 90, size: 260, strokeWidth: 2, opacity: 1 },
      },
    ],
  };
}

/** The share of deals that the solver has settled with so many nodes. */
function effort({ effort: counts, studies }) {
  const values = Object.entries(counts).flatMap(([game, byPower]) => {
    const all = Number(studies[game].thoughtful.deals.replaceAll(",", ""));
    let settled = 0;
    return Object.entries(byPower)
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([power, count]) => {
        settled += count;
        return { game: NAMES[game], nodes: 2 ** (Number(power) + 1) - 2, share: (100 * settled) / all };
      });
  });
  return {
    width: 330,
    height: 170,
    data: { values },
    mark: { type: "line", strokeWidth: 1.5 },
    encoding: {
      x: {
        field: "nodes",
        type: "quantitative",
        scale: { type: "log", domain: [4, 2e7], nice: false },
        axis: { values: [10, 100, 1e3, 1e4, 1e5, 1e6, 1e7], format: "~s" },
        title: "nodes",
      },
      y: { field: "share", type: "quantitative", title: "deals settled, %" },
      color: { field: "game", sort: ORDER, scale: { domain: ORDER, range: COLOURS } },
      strokeDash: {
        field: "game",
        sort: ORDER,
        scale: {
          domain: ORDER,
          range: [
            [1, 0],
            [6, 2],
            [2, 2],
            [8, 2, 2, 2],
            [1, 1],
          ],
        },
      },
    },
  };
}

/** What the evaluations forecast, beside how often it came, with two standard errors each way. */
function calibration({ calibration: byGame }) {
  const values = Object.entries(byGame).flatMap(([game, { points }]) =>
    points.map(({ forecast, came, error }) => ({
      game: NAMES[game],
      forecast,
      came,
      low: came - 2 * error,
      high: came + 2 * error,
      ideal: forecast,
    })),
  );
  const axis = { type: "quantitative", scale: { domain: [0, 100] }, axis: { values: [0, 50, 100] } };
  return {
    data: { values },
    facet: { column: { field: "game", sort: ORDER, header: { labelFontSize: 11 } } },
    spacing: 14,
    spec: {
      width: 96,
      height: 96,
      encoding: { x: { ...axis, field: "forecast", title: "forecast, %" } },
      layer: [
        {
          mark: { type: "line", color: "#999999", strokeWidth: 1 },
          encoding: { y: { ...axis, field: "ideal", title: "came, %" } },
        },
        {
          mark: { type: "rule", color: COLOURS[0] },
          encoding: { y: { ...axis, field: "low" }, y2: { field: "high" } },
        },
        {
          mark: { type: "point", filled: true, size: 14, opacity: 1, color: COLOURS[0] },
          encoding: { y: { ...axis, field: "came" } },
        },
      ],
    },
  };
}

/** The share of training games won, round by round. */
function learning({ learning: byGame }) {
  const values = Object.entries(byGame).flatMap(([game, rounds]) =>
    rounds.map(({ round, by, won }) => ({ game: NAMES[game], round, by, won: 100 * won })),
  );
  const stages = ["rules", "net", "one-ply"];
  return {
    data: { values },
    facet: { column: { field: "game", sort: ORDER, header: { labelFontSize: 11 } } },
    spacing: 14,
    resolve: { scale: { x: "independent", y: "independent" } },
    spec: {
      width: 92,
      height: 96,
      mark: { type: "point", filled: true, size: 14, opacity: 1 },
      encoding: {
        x: { field: "round", type: "quantitative", title: "round", axis: { tickCount: 4 } },
        y: {
          field: "won",
          type: "quantitative",
          title: "won, %",
          scale: { zero: false },
          axis: { tickCount: 4 },
        },
        color: {
          field: "by",
          sort: stages,
          scale: { domain: stages, range: [COLOURS[1], COLOURS[3], COLOURS[0]] },
          legend: { orient: "bottom" },
        },
      },
    },
  };
}
