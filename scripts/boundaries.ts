/**
 * Who may import whom: packages, rooms of the web app, layers in engine, solver and command. All imports count: of types,
 * in components, and of modules that are loaded later. `only` is all that a file may import besides its own folder.
 */
export interface Rule {
  readonly files: RegExp;
  readonly only?: RegExp;
  readonly never?: RegExp;
  readonly why: string;
}

const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  play: ["engine"],
  solver: ["engine"],
  protocol: ["engine", "solver"],
  web: ["engine", "solver", "play", "protocol"],
  cli: ["engine", "solver", "play", "protocol"],
};

/** A room of the web app may import those after it. A page is a room of its own. */
const WEB_ROOMS = [
  ["app"],
  ["pages"],
  ["game-frame"],
  ["games"],
  ["table"],
  ["data", "solver-client"],
  ["offline"],
  ["ui"],
  ["words"],
];

export const RULES: readonly Rule[] = [
  ...Object.entries(PACKAGES).map(([name, others]) => ({
    files: new RegExp(`^packages/${name}/src/`),
    // The format of the licences' file is written by the builds and read by the app.
    only: new RegExp(
      `^(?:packages/(?:${name}/|(?:${others.join("|") || "-"})/src/)|scripts/licence-file\\.mjs$)`,
    ),
    why: `The package ${name} imports ${others.join(", ") || "no other"}.`,
  })),
  {
    files: /^packages\//,
    never: /^(?:research|art)\//,
    why: "The product imports neither research nor art.",
  },
  { files: /^art\//, only: /^art\//, why: "Art imports nothing else." },
  ...WEB_ROOMS.flatMap((rooms, level) =>
    rooms.map((room) => ({
      files: new RegExp(`^packages/web/src/${room}/`),
      never: new RegExp(
        `^packages/web/src/(?!(?:${[room, ...WEB_ROOMS.slice(level + 1).flat()].join("|")})/)`,
      ),
      why: `The rooms of the web app: ${WEB_ROOMS.map((together) => together.join(", ")).join(" → ")}.`,
    })),
  ),
  {
    files: /^packages\/web\/src\/pages\/([^/]+)\//,
    never: /^packages\/web\/src\/pages\/(?!$1\/)/,
    why: "A page imports no other page.",
  },
  { files: /^packages\/web\/src\/table\//, never: /^packages\/(?!web\/)/, why: "The table knows no rules." },
  {
    files: /^packages\/engine\/src\/core\//,
    only: /^packages\/engine\/src\/core\//,
    why: "The core knows no game.",
  },
  {
    files: /^packages\/engine\/src\/games\/([^/]+)\//,
    only: /^packages\/engine\/src\/(?:core|games\/$1)\//,
    why: "A game knows only itself and the core.",
  },
  {
    files: /^packages\/engine\/src\/(?:core|games|narration)\//,
    never: /^packages\/engine\/src\/[^/]+\.ts$/,
    why: "The lists of games stand above the games and their words.",
  },
  {
    files: /^packages\/engine\/src\/narration\/[^/]+$/,
    never: /^packages\/engine\/src\/games\//,
    why: "The contract of narration is the same for every game.",
  },
  {
    files: /^packages\/engine\/src\/narration\/en\/.*\/messages\.ts$/,
    never: /\/table\.ts$/,
    why: "A page that shows a story does not load the words of its table.",
  },
  {
    files: /^packages\/engine\/src\/(?!(?:index|knowledge-registry)\.ts)/,
    never: /^packages\/engine\/src\/public\//,
    why: "The public faces are for other packages, and for the registry: what comes by them, bundlers load where it is needed.",
  },
  {
    files: /^packages\/solver\/src\/(search|evaluation)\//,
    only: /^packages\/(?:engine|solver\/src\/$1)\//,
    why: "Search and evaluation know no game and no player.",
  },
  {
    files: /^packages\/solver\/src\/players\//,
    only: /^packages\/(?:engine|solver\/src\/(?:players|search))\//,
    why: "Players know no game.",
  },
  {
    files: /^packages\/solver\/src\/games\/([^/]+)\//,
    only: /^packages\/(?:engine\/|solver\/src\/(?:games\/$1|evaluation|search|players)\/|solver\/src\/(?:agents|play-out-evaluator|solver)\.ts)/,
    why: "A game knows only itself and what all games share.",
  },
  {
    files: /^packages\/solver\/src\/(?:studies|analysis)\//,
    never: /^packages\/solver\/src\/(?:games\/|registry\.ts|index\.ts)/,
    why: "Studies and analyses get a game from their caller.",
  },
  {
    files: /^packages\/solver\/src\/(?:agents|difficulty|solver|winnable)\.ts$/,
    never: /^packages\/solver\/src\/(?:games\/|registry\.ts|index\.ts|studies\/)/,
    why: "Only the registry knows the games.",
  },
  {
    files: /^packages\/cli\/src\/study\//,
    never: /^packages\/cli\/src\/(?:commands|play|content)\//,
    why: "Studies know no command and no game in play.",
  },
  {
    files: /^packages\/cli\/src\/(?:content|files)\//,
    never: /^packages\/cli\/src\/(?:commands|play|study)\//,
    why: "Files and texts know no reader.",
  },
  {
    files: /^packages\/cli\/src\/play\//,
    never: /^packages\/cli\/src\/(?:commands|study)\//,
    why: "A game in play knows no command and no study.",
  },
  {
    files: /^packages\/cli\/src\/play\/drawing\//,
    only: /^packages\/cli\/src\/play\/drawing\//,
    why: "Drawing knows no game.",
  },
  {
    files: /^packages\/cli\/src\/play\/(screen|plain)\//,
    never: /^packages\/cli\/src\/play\/(?!$1\/)(?:screen|plain)\//,
    why: "The screen and the plain lines do not import each other.",
  },
  {
    files: /^packages\/cli\/src\/play\/(?:tables|saves)\//,
    never: /^packages\/cli\/src\/play\/(?:screen|plain)\//,
    why: "Tables and saved games know neither the screen nor the plain lines.",
  },
  {
    files: /^packages\/cli\/src\/words\//,
    never: /^packages\/cli\/src\/(?:commands|play|study|content|files)\//,
    why: "Words know no command, no game in play and no file.",
  },
];
